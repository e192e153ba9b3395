// What is said large over the board.
import { $, el, shape } from './dom.js';
import { t } from './words.js';

/** @import { LogLine } from './messages.d.ts' */
/** @import { Table } from './page.d.ts' */

const MOMENTS = 7; // lines
let moments = 0;
let called = -1; // the seat that was called to the screen last

/** What nobody may miss where all act at once: said large over the board, and gone again by itself. */
export function moment(/** @type {Pick<LogLine, 'seat' | 'text'>[]} */ lines) {
  if (!lines.length) return;
  const said = $('moment');
  const before = said.hidden ? [] : [...said.children];
  const words = lines.map(({ seat, text }) => {
    const whose = seat >= 0 ? seat : null;
    return el('p', { 'data-seat': whose }, whose === null ? '' : shape(whose), el('span', {}, text));
  });
  said.replaceChildren(...[...before, ...words].slice(-MOMENTS));
  said.hidden = false;
  said.onpointerdown = () => clearTimeout(moments); // who scrolls it reads it
  said.onclick = () => (said.hidden = true);
  clearTimeout(moments);
  moments = setTimeout(() => (said.hidden = true), 2500 + 900 * lines.length);
}

/** Where several people share a screen and nothing is hidden, whoever is next is called. */
export function handOver(/** @type {Table} */ { seats, you, curtain }) {
  if (you.seats.length < 2 || !seats[you.seat]?.turn) return;
  const text = t('your-turn-now', { name: seats[you.seat].name });
  if (called >= 0 && called !== you.seat && !curtain) moment([{ seat: you.seat, text }]);
  called = you.seat;
}
