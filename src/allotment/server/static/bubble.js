// Why not: a bubble beside a piece, with the rule a click away.
import { $, el, sentence } from './dom.js';
import { t } from './words.js';

/** @import { Bubble } from './page.d.ts' */

const LASTS = 7000; // milliseconds
let timer = 0;
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
