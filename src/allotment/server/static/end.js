// The end: who won, the score pad as on paper, points over time, what decided it, and what next.
import { $, ask, button, el, icon, maybe, message, sentence, shape, styled } from './dom.js';
import { unbubble } from './bubble.js';
import { chart } from './chart.js';
import { note, nonce, noted } from './noted.js';
import { pad } from './pad.js';
import { listed, t } from './words.js';

/** @import { Decisive, Info, LogLine, Result, SealCheck, TableInfo } from './messages.d.ts' */
/** @import { Ask, Point, Table } from './page.d.ts' */
/** @import { Reviewed } from './review.js' */

/** @typedef {Table & { result: Result }} Ended */

/**
 * What the end may do with the table: show a moment, leave for the board, ask the server, point at a move.
 * @typedef {object} Ways
 * @property {(move: number) => void} look
 * @property {() => void} leave
 * @property {Ask} ask
 * @property {Point} point
 * @property {(shown: (at: number | null) => void) => void} follow
 * @property {() => number[]} stops the moments one walks along
 * @property {(move: number) => void} fork plays on from a moment
 * @property {(move: number) => void} share offers a moment, or the whole game, as files
 */

const MOST_TOLD = 3; // lines of a move

let read = { page: 0, main: 0 }; // how far down the page was

/** @type {Promise<Reviewed> | null} */
let reviewing = null; // once it was asked for

/**
 * @param {Table} table
 * @param {TableInfo} info
 * @param {Ways} ways
 */
export function ended(table, info, ways) {
  const { leave } = ways;
  const { result } = table;
  if (!result) return;
  const over = { ...table, result };
  const sides = sidesOf(over, info.game.real_time);
  document.body.classList.add('end');
  let main = maybe('endview');
  if (!main) {
    unbubble();
    main = el('main.endview', { id: 'endview', 'aria-label': t('the-end') });
    document.body.append(main);
    addEventListener('scroll', () => noteRead(), true);
  }
  main.replaceChildren(
    el('div.col', {}, verdict(over, info, ways), after(over, info, ways), sealed(over, info)),
    el(
      'div.col.mid',
      {},
      pad(sides.seats, sides.pad, sides.scores, t('score-pad')),
      chart({ ...over, seats: sides.seats }, info.game.real_time),
    ),
    el('div.col', {}, info.game.real_time ? null : decided(over, ways), last(leave)),
  );
  reviewing?.then((found) => found.show());
  scrollTo(0, read.page); // where it was left for the board
  main.scrollTop = read.main;
}

/** How far down one reads. */
function noteRead() {
  if (document.body.classList.contains('end')) read = { page: scrollY, main: $('endview').scrollTop };
}

/**
 * Who the score pad tells apart: the seats, or one team.
 * @param {Pick<Ended, "seats" | "result">} table
 * @param {boolean} together
 */
export function sidesOf({ seats, result: { pad: lines, scores } }, together) {
  if (!together || seats.length < 2) return { seats, pad: lines, scores };
  const first = lines.map((line) => ({ ...line, points: line.points.slice(0, 1) }));
  return { seats: [{ ...seats[0], name: t('team') }], pad: first, scores: scores.slice(0, 1) };
}

/** @param {Ended} table @param {TableInfo} info @param {Ways} ways */
function verdict(table, info, ways) {
  const { winners, scores, ended: why } = table.result;
  const together = info.game.real_time;
  const tied = winners.length === 1 && scores.length > 1 && !lead(scores, winners) && info.ties;
  const played = t('moves-played', { moves: ways.stops().length - 1 });
  const says = [tied, sentence(why), played].filter(Boolean).join(' ');
  return el(
    'section.verdict.card',
    { 'data-seat': winners[0] ?? null },
    humble(table.result) ? icon('bot-seedling', 'prize') : icon('prize', 'prize', '0 0 300 204'),
    el('h2', {}, won(table, together)),
    el('p', {}, says),
  );
}

/** Has nobody won anything? @param {Pick<Result, "scores" | "reached">} result */
export const humble = ({ scores, reached }) => Boolean(reached) && Math.max(...scores) <= 0;

/** @param {Ended} table @param {boolean} together */
function won({ result, seats, you }, together) {
  const { scores, winners, reached } = result;
  const rank = reached ? `: ${reached}` : '';
  if (scores.length === 1) return `${t('you-scored', { points: scores[0] })}${rank}`;
  if (together) return `${t('together', { points: scores[0] })}${rank}`;
  if (!winners.length) return t('nobody');
  const names = listed(winners.map((seat) => seats[seat].name));
  if (winners.length > 1) return t(winners.length === scores.length ? 'all-win' : 'share', { names });
  const own = you.seats.length === 1 && you.seats[0] === winners[0];
  return t(own ? 'you-win' : 'wins', { name: names, lead: lead(scores, winners) });
}

/**
 * By how many points the winner is ahead.
 * @param {number[]} scores
 * @param {number[]} winners
 */
export function lead(scores, winners) {
  const best = scores[winners[0]];
  const rest = scores.filter((_, seat) => !winners.includes(seat));
  return best - Math.max(...(rest.length ? rest : [best]));
}

/** @param {Ended} table @param {TableInfo} info @param {Ways} ways */
function after(table, info, ways) {
  const first = info.onward ? '' : '.first';
  const again = button(first, () => rematch(again, info.id, false), icon('rematch'), t('rematch'));
  again.id = 'rematch';
  const on = button('.first', () => rematch(on, info.id, true), icon('play'), info.onward);
  on.id = 'onto';
  const file = `${info.game.slug}-${info.id}.txt`;
  const record = { href: `/api/tables/${info.id}/record`, download: file, id: 'export' };
  return el(
    'section.after',
    {},
    table.you.seats.length && info.onward ? on : null,
    table.you.seats.length ? again : null,
    reviewed(table, info, ways),
    button('', () => ways.share(table.history.of), icon('link'), t('to-share')),
    el('a.btn', record, icon('export'), t('export')),
    el('a.btn', { href: '/' }, icon('shelf'), t('another')),
  );
}

/** The button that has the game reviewed. @param {Ended} table @param {TableInfo} info @param {Ways} ways */
function reviewed(table, info, ways) {
  const made = button('.wide', () => review(made, table, info, ways), icon('lens'), t('review'));
  made.id = 'review';
  return made;
}

/**
 * @param {HTMLButtonElement} asked
 * @param {Ended} table
 * @param {TableInfo} info
 * @param {Ways} ways
 */
async function review(asked, table, info, ways) {
  asked.hidden = true;
  reviewing ??= Promise.all([import('./review.js'), styled('review', true)]).then(
    ([{ Reviewed: Made }]) => new Made(table, info, ways),
  );
  const found = await reviewing;
  found.show();
  found.ask();
}

/** @param {HTMLButtonElement} again @param {string} id @param {boolean} onward */
async function rematch(again, id, onward) {
  again.disabled = true;
  try {
    const sent = nonce();
    /** @type {Info} */
    const next = await ask('POST', `/api/tables/${id}/rematch`, { nonce: sent, onward });
    note(next, sent);
    location.href = `/t/${next.id}`;
  } catch (error) {
    again.replaceChildren(message(error));
  }
}

const short = (/** @type {string} */ hex) => `${hex.slice(0, 4)} ${hex.slice(4, 8)} … ${hex.slice(-4)}`;

/** @param {Ended} table @param {TableInfo} info */
function sealed(table, info) {
  if (table.luck !== 'sealed') {
    const why = el('div', {}, el('b.serif', {}, t('no-seal')), el('p.quiet', {}, t(table.luck)));
    return el('section.sealed.card', {}, why);
  }
  const says = el('p.quiet', {}, `${t('sealed-before')} `, el('code', {}, short(table.commitment)));
  const check = button('', () => checked(info, says, check), t('check'));
  check.id = 'check';
  const words = el('div', {}, el('b.serif', {}, t('fair')), says, check);
  return el('section.sealed.card', {}, icon('seal'), words);
}

/**
 * Draws everything again, here, and says whether it fits.
 * @param {TableInfo} info
 * @param {HTMLElement} says
 * @param {HTMLElement} check
 */
async function checked(info, says, check) {
  try {
    /** @type {SealCheck} */
    const report = await ask('GET', `/api/tables/${info.id}/check`);
    const before = noted(info.id);
    const { seal, draws, ok } = report;
    const { misfit } = await import('./seal.js');
    const here = seal ? misfit({ ...report, seal }, info, before) : '';
    const why = ok ? here : report.why;
    const sure = before.commitment ? 'checked-noted' : 'checked';
    const fits = t(seal ? sure : 'server-checked', { draws });
    const code = el('code', {}, short(report.secret || report.commitment || ''));
    says.replaceChildren(`${why ? t('misfit', { why }) : fits} `, code);
    check.remove();
  } catch (error) {
    says.textContent = message(error);
  }
}

/**
 * What to tell of a move's lines: the first, and what brought its seat points. What they say adds up, or
 * `rest` is true.
 * @param {LogLine[]} lines
 * @param {Pick<Decisive, "seat" | "gain">} move
 */
export function telling(lines, { seat, gain }) {
  const points = (/** @type {LogLine} */ line) =>
    line.seat === seat && typeof line.args?.points === 'number' ? line.args.points : 0;
  const first = lines.filter((line, number) => !number || points(line));
  const shown = first.concat(lines.filter((line) => !first.includes(line))).slice(0, MOST_TOLD);
  const sum = shown.reduce((before, line) => before + points(line), 0);
  const texts = lines.filter((line) => shown.includes(line)).map((line) => line.text);
  return { texts, rest: sum !== gain && lines.some(points) };
}

/** What was told of a move. @param {Table} table @param {Decisive} one */
function told(table, one) {
  const { texts, rest } = telling(
    table.log.filter((line) => line.move === one.move),
    one,
  );
  if (rest) texts.push(t('move-in-all', { gain: signed(one.gain) }));
  return texts.join(' ') || one.text;
}

/** @param {Ended} table @param {Ways} ways */
function decided(table, ways) {
  const leaps = table.result.decisive.filter((one) => one.move < table.history.of);
  const moves = [...final(table), ...leaps.map((one) => leap(table, one, ways))];
  const found = moves.length ? el('ol.moves', {}, moves) : el('p.quiet', {}, t('close-all'));
  return el('section.decided', {}, el('h2', {}, t('decided')), found);
}

const signed = (/** @type {number} */ points) => (points > 0 ? `+${points}` : `−${-points}`);

/** Play on from before a move: for the rows of moments. @param {Ways} ways @param {number} move */
export const onFrom = (ways, move) =>
  button('.small.from', () => ways.fork(move - 1), icon('play'), t('fork'));

/** @param {Table} table @param {Decisive} one @param {Ways} ways */
function leap(table, one, ways) {
  const go = (/** @type {MouseEvent} */ event) => {
    event.preventDefault();
    ways.look(one.move);
  };
  const link = el(
    'a',
    { href: `?at=${one.move}`, onclick: go },
    shape(one.seat),
    el('b', {}, table.seats[one.seat].name),
    el('b.flag', {}, signed(one.gain)),
    el('span', {}, t('move-told', { move: one.move, told: told(table, one) })),
  );
  return el('li', { 'data-seat': one.seat }, link, onFrom(ways, one.move));
}

/**
 * What the last move brought each seat, or cost it, most first; seats that it brought nothing are left out.
 * @param {Pick<Result, "scores" | "over_time">} result
 */
export function lastGains({ scores, over_time: over }) {
  const before = over.at(-2) ?? over.at(-1) ?? [];
  return scores
    .map((score, seat) => ({ seat, gain: score - before[seat] }))
    .filter(({ gain }) => gain !== 0)
    .sort((a, b) => b.gain - a.gain);
}

function final(/** @type {Ended} */ { result, seats }) {
  const gains = lastGains(result);
  if (!gains.length || seats.length < 2) return [];
  const each = gains.map(({ seat, gain }) =>
    el('span', { 'data-seat': seat }, shape(seat), ` ${seats[seat].name} ${signed(gain)}`),
  );
  const prize = icon('prize', 'shape', '0 0 300 204');
  const most = el('b.flag', {}, signed(gains[0].gain));
  return [
    el('li.final', {}, el('a', { href: '#endview' }, prize, el('b', {}, t('last-move')), most, ...each)),
  ];
}

function last(/** @type {() => void} */ leave) {
  const look = button('', () => leave(), icon('watch'), t('look'));
  look.id = 'final';
  const says = el('p.quiet.small', {}, t('step-through'));
  return el('section.last.card', {}, el('h3', {}, t('final-board')), says, look);
}
