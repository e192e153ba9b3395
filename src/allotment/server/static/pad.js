// The score pad, as on paper: at the end, and at any moment before it.
import { el, shape } from './dom.js';
import { t } from './words.js';

export function pad(seats, lines, totals, caption, { rules = '', mark = -1 } = {}) {
  const best = (row) => {
    const top = Math.max(...row);
    return row.length > 1 && row.filter((points) => points === top).length === 1 ? top : null;
  };
  const cells = (row) =>
    row.map((points) => el('td', { class: points === best(row) ? 'best' : null }, String(points)));
  const label = (line) =>
    rules
      ? el('a', { href: `${rules}#${line.rule}`, target: '_blank', rel: 'noopener' }, line.label)
      : line.label;
  return el(
    'div.pad',
    {},
    el(
      'table',
      {},
      el('caption', {}, caption),
      el(
        'thead',
        {},
        el(
          'tr',
          {},
          el('td'),
          seats.map((seat) =>
            el(
              'th',
              { scope: 'col', 'data-seat': seat.seat, class: seat.seat === mark ? 'mark' : null },
              shape(seat.seat),
              seat.name,
            ),
          ),
        ),
      ),
      el(
        'tbody',
        {},
        lines.map((line) => el('tr', {}, el('th', { scope: 'row' }, label(line)), cells(line.points))),
      ),
      el('tfoot', {}, el('tr', {}, el('th', { scope: 'row' }, t('total')), cells(totals))),
    ),
  );
}

/** What the seats would score if it ended at this moment. */
export function tallied(table, info, { at, pad: lines, totals }, seat) {
  const now = at === table.history.of;
  const caption = table.result && now ? t('score-pad') : now ? t('if-now') : t('if-then', { at });
  return pad(table.seats, lines, totals, caption, { rules: info.rules, mark: seat });
}
