// Around the board: seats, history bar, the calls for one's turn.
import { $, badge, button, el, icon, maybe, shape } from './dom.js';
import { setting } from './settings.js';
import { t } from './words.js';

/** @import { Seat } from './messages.d.ts' */
/** @import { ShownOffer, Table } from './page.d.ts' */
/** @import { Stage } from './stage.js' */

/**
 * What the buttons on the seats' cards do; `cause` finds the piece that a seat's points come from; `then` has
 * the points at the moment that is looked back at.
 * @typedef {object} SeatHands
 * @property {(seat: number) => void} propose
 * @property {() => void} back
 * @property {(seat: number) => void} tally
 * @property {(seat: number) => HTMLElement | undefined} cause
 * @property {Map<number, number> | null} then
 */

const LONG = 8; // letters that a line beside a score has room for

/** @type {Map<number, { sum: string, score: number }>} */
const written = new Map(); // what the cards show: they are written again when that changes
let fitted = ''; // how wide the scores were when what stands beside them was measured

/**
 * @param {Table} table
 * @param {Stage} stage
 * @param {SeatHands} hands
 */
export function seats(table, stage, hands) {
  const list = $('seats');
  if (list.children.length !== table.seats.length) {
    const cards = table.seats.map(({ seat }) => el('li.seat.card', { 'data-seat': seat }));
    list.replaceChildren(...cards);
    written.clear();
  }
  table.seats.forEach((seat, number) => {
    const own = table.you.seats.includes(seat.seat);
    const points = hands.then?.get(seat.seat) ?? seat.score;
    const sum = JSON.stringify([seat, own, table.stage, table.proposal, table.you.watching, points]);
    const before = written.get(seat.seat);
    if (before?.sum === sum) return;
    const score = card(list.children[number], table, seat, own, points, hands);
    written.set(seat.seat, { sum, score: seat.score });
    const won = before && !hands.then ? seat.score - before.score : 0;
    if (won) stage.motion?.rise(score, won, hands.cause(seat.seat));
  });
  const lent = table.seats.find(({ seat, absent }) => absent && table.you.seats.includes(seat));
  $('lent').hidden = !lent || table.stage !== 'playing';
  if (lent) $('lentsays').textContent = t('lent', { name: lent.name });
  $('takeback').onclick = hands.back;
  list.classList.toggle('drawn', 'seat-0' in stage.sizes);
  const wide = String(table.seats.map(({ score }) => String(score).length));
  if (fitted !== wide) stage.fit();
  fitted = wide;
}

/**
 * Writes the card of a seat; returns its score.
 * @param {Element} home
 * @param {Table} table
 * @param {Seat} seat
 * @param {boolean} own
 * @param {number} points
 * @param {SeatHands} hands
 */
function card(home, table, seat, own, points, { propose, back, tally }) {
  const gone = seat.kind === 'person' && !seat.connected && !own;
  home.classList.toggle('turn', seat.turn);
  home.classList.toggle('away', gone);
  const name = seat.name || t('open-seat');
  const scored = {
    type: 'button',
    title: t('if-now'),
    'aria-label': t('points-of', { name, points }),
    onclick: () => tally(seat.seat),
  };
  const score = el('button.score.num', scored, String(points));
  const kept = home.querySelector('.stage') ?? el('div.stage', { 'data-region': `seat-${seat.seat}` });
  const room = home.querySelector('.room') ?? el('div.room', {}, kept);
  const who = el(named(name), {}, name, el('small', {}, about(seat, own)));
  const parts = [shape(seat.seat), badge(seat), who, score, room];
  if (seat.facts.length) parts.push(el('dl', {}, seat.facts.map(fact)));
  if (gone && table.stage === 'playing' && !table.you.watching && !table.proposal) {
    parts.push(button('.small', () => propose(seat.seat), t('let-bot')));
  }
  if (own && seat.absent) parts.push(button('.small', back, t('take-back')));
  if (seat.fallback) parts.push(el('p.fallback', {}, icon('why'), t('fallback')));
  const focused = document.activeElement && home.querySelector('.score') === document.activeElement;
  home.replaceChildren(...parts);
  if (focused) score.focus();
  return score;
}

/** A name's element: a part that is too long for a line is written smaller. @param {string} name */
const named = (name) => (name.split(/[\s-]/).some((part) => part.length > LONG) ? 'div.who.long' : 'div.who');

function fact(/** @type {string[]} */ [label, value, holds]) {
  return el(holds ? 'div.holds' : 'div', {}, el('dt', {}, label), el('dd', {}, value));
}

/** @param {Seat} seat @param {boolean} own */
function about(seat, own) {
  if (seat.kind === 'open') return t('anyone');
  const level = t(`level-${seat.level}`);
  if (seat.absent) return t('bot-for', { level, name: seat.absent });
  if (seat.kind === 'bot') return t('bot', { level });
  const here = t(seat.connected ? 'here' : 'away');
  return `${own ? t('you') : here}${seat.clock ? `, ${clock(seat.clock)}` : ''}`;
}

export const clock = (/** @type {number} */ ms) =>
  `${Math.floor(ms / 60000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;

/** The button says why there is nothing to take back. */
export function undoable(/** @type {Table["undo"]} */ { moves, why }) {
  const undo = $('undo');
  undo.dataset.word ??= undo.title;
  undo.setAttribute('aria-disabled', String(!moves));
  undo.title = moves || !why ? undo.dataset.word : `${t('nothing-back')} ${why}`;
}

/**
 * Says something above the board: its heading goes up to the first colon. False: that was said already.
 * @param {string} said
 * @param {HTMLElement[] | false} ways buttons that stand before it
 */
export function above(said, ways) {
  const home = $('status');
  const sum = JSON.stringify([said, Boolean(ways)]);
  if (home.dataset.sum === sum) return false; // what was opened stays open
  home.dataset.sum = sum;
  const cut = said.indexOf(':') + 1;
  const shown = el('span', {}, el('b', {}, said.slice(0, cut)), said.slice(cut));
  const box = el('span.said', {}, ways || [], shown);
  home.replaceChildren(box);
  if (shown.scrollHeight > shown.clientHeight + 2) box.append(unfolding(box));
  return true;
}

/** A move that is pointed at. @param {ShownOffer} offer @param {boolean} armed @param {string} story */
export function inWords({ say: { title, line: words } }, armed, story) {
  if (armed && story) return `${t('confirms')} ${story}`; // its title stands on its button
  const does = story || `${words || t('this-move')}.`;
  return `${armed ? `${t('tap-again')} ` : ''}${title}: ${does}`;
}

/** The button that opens a status longer than its box, and closes it again. */
function unfolding(/** @type {Element} */ box) {
  const open = () => whole.setAttribute('aria-expanded', String(box.classList.toggle('open')));
  const whole = button('.whole', open, t('status-more'));
  whole.setAttribute('aria-expanded', 'false');
  return whole;
}

/** What else can be done with the moment that is shown. @param {(HTMLElement | false)[] | false} ways */
export function onward(ways) {
  maybe('onward')?.remove();
  if (ways) $('range').before(el('p', { id: 'onward' }, ways));
}

/**
 * The bar under the log: which stop of how many is shown, and which move led there.
 * @param {{ at: number, of: number }} stop
 * @param {number | null} move null: the table as it is
 */
export function history({ at, of }, move) {
  const live = move === null;
  const place = t('move-of', { at, of });
  $('range').max = String(of);
  $('range').value = String(at);
  $('range').setAttribute('aria-valuetext', place);
  $('place').textContent = place;
  $('live').classList.toggle('past', !live);
  $('live').disabled = live;
  const word = $('live').lastChild;
  if (word) word.textContent = t(live ? 'is-live' : 'is-past');
  for (const name of ['first', 'turn-back', 'back']) $(`go-${name}`).disabled = at <= 0;
  for (const name of ['on', 'turn-on', 'live']) $(`go-${name}`).disabled = live;
  const lines = $('lines');
  for (const row of lines.querySelectorAll('[data-move]')) {
    row.classList.toggle('lit', row.getAttribute('data-move') === String(move));
  }
  /** @type {HTMLElement | null} */
  const there = lines.querySelector('.lit');
  if (!there?.offsetParent) return;
  const down = there.getBoundingClientRect().top - lines.getBoundingClientRect().top;
  lines.scrollTop += down - lines.clientHeight / 2;
}

/** Your turn: title, favicon, a soft sound if wanted, a notification if allowed and the page is hidden. */
export class Call {
  mine = false;

  /** @param {string} title @param {string} base */
  constructor(title, base) {
    this.title = title;
    this.base = base;
  }

  /** @param {boolean} mine @param {string} sentence */
  set(mine, sentence) {
    const called = t('your-turn-title', { game: this.title });
    document.title = mine ? called : `${this.title}: Allotment`;
    const sign = document.querySelector('link[rel="icon"]');
    sign?.setAttribute('href', `${this.base}/favicon${mine ? '-turn' : ''}.svg`);
    if (mine && !this.mine) {
      if (setting('sound') === 'on') sounds();
      if (document.hidden && globalThis.Notification?.permission === 'granted') {
        const favicon = `${this.base}/favicon-turn.svg`;
        const note = new Notification(called, { body: sentence, tag: location.pathname, icon: favicon });
        note.onclick = () => focus();
      }
    }
    this.mine = mine;
  }
}

/** Without a connection there is no sound, and nothing else is wrong. */
const sounds = () =>
  import('./chime.js').then(
    ({ chime }) => chime(),
    () => {},
  );
