// The score pad, as on paper: at the end, and at any moment before it.
import { el, shape } from './dom.js';
import { t } from './words.js';

/** @import { PadLine, Seat, TableInfo, TallyAnswer } from './messages.d.ts' */
/** @import { Table } from './page.d.ts' */

/** The most of a row, where one seat alone has it. */
export function best(/** @type {number[]} */ row) {
  const top = Math.max(...row);
  return row.length > 1 && row.filter((points) => points === top).length === 1 ? top : null;
}

/**
 * @param {Seat[]} seats
 * @param {PadLine[]} lines
 * @param {number[]} totals
 * @param {string} caption
 */
export function pad(seats, lines, totals, caption, { rules = '', mark = -1 } = {}) {
  const said = (/** @type {number} */ points) => String(points).replace('-', '−');
  const cells = (/** @type {number[]} */ row) =>
    row.map((points) => el('td', { class: points === best(row) ? 'best' : null }, said(points)));
  const label = (/** @type {PadLine} */ line) =>
    rules
      ? el('a', { href: `${rules}#${line.rule}`, target: '_blank', rel: 'noopener' }, line.label)
      : line.label;
  const heads = seats.map(({ seat, name }) =>
    el('th', { scope: 'col', 'data-seat': seat, class: seat === mark ? 'mark' : null }, shape(seat), name),
  );
  const rows = lines.map((line) =>
    el('tr', {}, el('th', { scope: 'row' }, label(line)), ...cells(line.points)),
  );
  return el(
    'div.pad',
    {},
    el(
      'table',
      {},
      el('caption', {}, caption),
      el('thead', {}, el('tr', {}, el('td'), ...heads)),
      el('tbody', {}, rows),
      el('tfoot', {}, el('tr', {}, el('th', { scope: 'row' }, t('total')), ...cells(totals))),
    ),
  );
}

/**
 * What the seats would score if it ended at this moment.
 * @param {Table} table
 * @param {TableInfo} info
 * @param {TallyAnswer} answer
 * @param {number} seat
 */
export function tallied(table, info, { at, pad: lines, totals }, seat) {
  const now = at === table.history.of;
  const ifSo = now ? t('if-now') : t('if-then', { at });
  const caption = table.result && now ? t('score-pad') : ifSo;
  return pad(table.seats, lines, totals, caption, { rules: info.rules, mark: seat });
}
