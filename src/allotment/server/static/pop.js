// The small dialogue under the top bar: one at a time.
import { $, button, el, hit } from './dom.js';
import { t } from './words.js';

/** @type {Element | null} */
let from = null; // what had the focus before
/** @type {number | null} */
let tallied = null; // the seat whose score pad is shown

/** The seat whose score pad the dialogue shows now. */
export const shownTally = () => ($('pop').hidden ? null : tallied);

/**
 * Shows a dialogue under the top bar; null closes it.
 * @param {string | null} label
 * @param {HTMLElement[]} inside
 */
export function pop(label, ...inside) {
  const box = $('pop');
  const same = !box.hidden && box.getAttribute('aria-label') === label; // drawn anew: the focus stays
  if (!same) from = document.activeElement;
  const held = box.contains(document.activeElement);
  box.hidden = label === null;
  tallied = null;
  if (label === null) {
    if (held && from instanceof HTMLElement && from.isConnected) from.focus();
    return;
  }
  box.setAttribute('aria-label', label);
  box.replaceChildren(...inside);
  /** @type {HTMLElement | null} */
  const first = box.querySelector('button, a, input');
  if (!same || held) first?.focus();
}

/**
 * The first tap beside a dialogue closes it, and does nothing else. A score pad stays while one plays.
 * @param {() => boolean} may
 * @param {() => void} close
 */
export function closeBeside(may, close) {
  const beside = (/** @type {Event} */ event) => {
    if ($('pop').hidden || shownTally() !== null || !may() || hit(event, '.pop, .ibtn, .score')) return;
    event.stopPropagation();
    event.preventDefault();
    if (event.type === 'click') close();
  };
  addEventListener('pointerdown', beside, true);
  addEventListener('click', beside, true);
}

export const closing = () => button('', () => pop(null), t('close'));

/**
 * The score pad of a moment, in the dialogue.
 * @param {HTMLElement} sheet
 * @param {number} seat
 */
export function popTally(sheet, seat) {
  pop(t('if-now'), sheet, el('div.row', {}, closing()));
  tallied = seat;
}
