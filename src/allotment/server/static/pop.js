// The small dialogues: one under the top bar, and the curtain.
import { $, badge, button, el, hit, icon } from './dom.js';
import { t, worded } from './words.js';

/** @import { Table, Tell } from './page.d.ts' */

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

/** @type {Promise<typeof import('./menu.js')> | null} */
let menus = null;

/**
 * Shows the menu or the list of keys, which come with their words; without the line, at a later try.
 * @param {(found: typeof import('./menu.js')) => void} show
 */
export function dialogue(show) {
  menus ??= Promise.all([import('./menu.js'), worded('menu')]).then(([found]) => found);
  menus.then(show, () => (menus = null));
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

/**
 * Where several people share a screen: whoever is next lifts it.
 * @param {Table['curtain']} who
 * @param {Tell} say
 */
export function curtain(who, say) {
  const cloth = $('curtain');
  cloth.hidden = !who;
  if (!who || cloth.dataset.seat === String(who.seat)) return;
  const { seat, name } = who;
  cloth.dataset.seat = String(seat);
  const sit = () => {
    delete cloth.dataset.seat;
    say('sit', { seat });
  };
  const lift = button('.first', sit, icon('check'), t('i-am', { name }));
  const head = el('h2', {}, t('your-turn-now', { name }));
  cloth.replaceChildren(
    el('div.card', {}, badge({ kind: 'person' }), head, el('p', {}, t('look-away')), lift),
  );
  lift.focus();
}
