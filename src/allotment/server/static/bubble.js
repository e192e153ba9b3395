// Why not: a bubble beside a piece, with the rule a click away.
import { $, el, sentence, shape } from './dom.js';
import { t } from './words.js';

/** @import { LogLine } from './messages.d.ts' */
/** @import { Bubble } from './page.d.ts' */

const LASTS = 7000; // milliseconds
const MOMENTS = 4; // lines of what is said large
let timer = 0;
let moments = 0;
let bound = false; // it is about a piece

/** @returns {Bubble} */
export function bubbling(/** @type {string} */ rules, /** @type {() => void} */ hush) {
  return (beside, words, rule, button) => {
    if (!words) return;
    const box = $('whynot');
    const link = { href: `${rules}#${rule}`, target: '_blank', rel: 'noopener' };
    const more = rule ? el('a', link, t('the-rule')) : (button ?? '');
    $('whysays').replaceChildren(`${sentence(words)} `, more);
    box.hidden = false;
    bound = Boolean(beside);
    const { left, width, top, bottom } = (beside ?? $('status')).getBoundingClientRect();
    const { width: wide, height: high } = box.getBoundingClientRect();
    const middle = left + width / 2 - wide / 2;
    box.style.left = `${Math.max(8, Math.min(innerWidth - wide - 8, middle))}px`;
    box.style.top = `${top > high + 70 ? top - high - 8 : bottom + 8}px`;
    clearTimeout(timer);
    timer = setTimeout(hush, rule || button ? 3 * LASTS : LASTS); // what can be clicked is read first
  };
}

/** Hides what was said; a table that goes on hides only what was said of a piece. */
export function unbubble(all = true) {
  if (all || bound) $('whynot').hidden = true;
}

/** What nobody may miss where all act at once: said large over the board, and gone again by itself. */
export function moment(/** @type {LogLine[]} */ lines) {
  if (!lines.length) return;
  const said = $('moment');
  const before = said.hidden ? [] : [...said.children];
  const words = lines.map(({ seat, text }) => {
    const whose = seat >= 0 ? seat : null;
    return el('p', { 'data-seat': whose }, whose === null ? '' : shape(whose), el('span', {}, text));
  });
  said.replaceChildren(...[...before, ...words].slice(-MOMENTS));
  said.hidden = false;
  clearTimeout(moments);
  moments = setTimeout(() => (said.hidden = true), 2500 + 900 * lines.length);
}
