// The log: what happened, line by line. Lines show the pieces they speak of, and lead to their moment.
import { $, el, icon, shape, symbol } from './dom.js';
import { t } from './words.js';

/** @import { LogLine } from './messages.d.ts' */
/** @import { ShownLine, Table } from './page.d.ts' */
/** @import { Stage } from './stage.js' */

const MOST = 6; // pictures in a line

/** @type {ShownLine[]} */
const shown = [];

/**
 * What a line speaks of: the names of pieces, with the numbers that belong to a name.
 * @param {unknown} value
 * @param {boolean} within is it part of a name?
 * @returns {string[]}
 */
export function named(value, within = false) {
  if (Array.isArray(value)) return value.flatMap((one) => named(one, within));
  if (!value || typeof value !== 'object') return within ? [String(value)] : [];
  const { title, args } = /** @type {{ title?: string, args?: object }} */ (value);
  const inner = Object.values(args ?? (title ? {} : value)).flatMap((one) => named(one, Boolean(title)));
  return title ? [title, ...inner] : inner;
}

/** Lines that are alike are the same small step: of one seat and kind, about the same pieces and dice. */
export const likeness = (/** @type {LogLine} */ { seat, kind, args, drawings }) =>
  JSON.stringify([seat, kind, named(args), drawings]);

/** The round that a line belongs to, counted from 1; 0: before the first. */
export const roundOf = (/** @type {number} */ move, /** @type {number[]} */ starts) =>
  move > 0 ? starts.filter((start) => start < move).length : 0;

/**
 * Where a line stands after another: which headings come before it, and how many steps are folded into it.
 * @param {LogLine} line
 * @param {Pick<ShownLine, "line" | "round" | "like" | "times"> | undefined} before
 * @param {number[]} starts
 */
export function placed(line, before, starts) {
  const round = roundOf(line.move, starts);
  const like = likeness(line);
  const opening = !line.move && !before;
  const begins = round > 0 && round !== before?.round;
  const again = before && !opening && !begins && line.move > before.line.move && like === before.like;
  return { round, like, opening, begins, times: again ? before.times + 1 : 1 };
}

/**
 * How many of the lines that are shown still stand.
 * @param {{ line: LogLine }[]} old
 * @param {LogLine[]} lines
 */
export function standing(old, lines) {
  const gone = old.findIndex(({ line }, number) => line !== lines[number]);
  return gone < 0 ? old.length : gone;
}

/**
 * Lines that are new are added; after an undo those that no longer stand are taken off.
 * @param {Table} table
 * @param {Stage} stage
 * @param {(move: number) => void} look
 * @param {string} rules
 */
export function log(table, stage, look, rules) {
  const list = $('lines');
  const down = list.scrollHeight - list.scrollTop - list.clientHeight < 60;
  for (const { rows } of shown.splice(standing(shown, table.log))) rows.forEach((one) => one.remove());
  for (const line of table.log.slice(shown.length)) {
    const before = shown.at(-1);
    const { opening, begins, ...place } = placed(line, before, table.history.rounds);
    const own = row(line, stage, look, rules);
    const rows = [own];
    if (begins) rows.unshift(el('li.round', {}, t('round', { round: place.round })));
    if (opening) rows.unshift(el('li.round', {}, t('opening')));
    if (place.times > 1) {
      before?.rows.at(-1)?.classList.add('folded');
      own.append(unfold(own, place.times));
    }
    list.append(...rows);
    shown.push({ line, rows, ...place });
  }
  shown.at(-1)?.rows.at(-1)?.classList.remove('folded'); // what was folded under a line that was taken back
  list.querySelector('.now')?.classList.remove('now');
  list.lastElementChild?.classList.add('now');
  if (down) list.scrollTop = list.scrollHeight;
}

/**
 * The steps that were folded under this line come out, and go back in.
 * @param {Element} own
 * @param {number} count
 */
function unfold(own, count) {
  const word = t('unfold', { count });
  const given = { type: 'button', 'aria-expanded': 'false', title: word, 'aria-label': word };
  const made = el('button.times', given, `×${count}`);
  made.addEventListener('click', () => {
    const open = made.getAttribute('aria-expanded') === 'false';
    made.setAttribute('aria-expanded', String(open));
    let one = own.previousElementSibling;
    while (one?.classList.contains('folded')) {
      one.classList.toggle('open', open);
      one = one.previousElementSibling;
    }
  });
  return made;
}

/**
 * @param {LogLine} line
 * @param {Stage} stage
 * @param {(move: number) => void} look
 * @param {string} rules
 */
function row(line, stage, look, rules) {
  const { move, seat, keys, text, rule } = line;
  const light = () => stage.mark('lit', keys);
  const dim = () => stage.mark('lit', []);
  const go = (/** @type {MouseEvent} */ event) => {
    event.preventDefault();
    look(move);
  };
  const given = { href: `?at=${move}`, onclick: go, onfocus: light, onblur: dim };
  const link = el('a', { ...given, onpointerenter: light, onpointerleave: dim });
  const drawn = (line.drawings ?? []).slice(0, MOST).map((id) => symbol(id, 'pic'));
  const pics = drawn.length ? el('span.pics', { 'aria-hidden': 'true' }, drawn) : null;
  const mark = move ? el('span') : icon('shelf', 'shape'); // of what nobody did: none
  link.append(seat >= 0 ? shape(seat) : mark, el('span', {}, text, pics));
  const word = t('the-rule');
  const rulebook = { href: `${rules}#${rule}`, target: '_blank', rel: 'noopener', title: word };
  const why = rule ? el('a.why', { ...rulebook, 'aria-label': word }, icon('rules')) : null;
  return el('li', { 'data-seat': seat >= 0 ? seat : null, 'data-move': move }, link, why);
}
