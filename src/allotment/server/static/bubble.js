// Why not: a bubble beside a piece, with the rule a click away.
import { $, el, hit, sentence } from './dom.js';
import { setting } from './settings.js';
import { t, worded } from './words.js';

/** @import { About } from './about.js' */
/** @import { Choice } from './choice.js' */
/** @import { Bubble, ShownOffer } from './page.d.ts' */
/** @import { Stage } from './stage.js' */

const LASTS = 7000; // milliseconds
let timer = 0;
let bound = false; // it is about a piece

/** @returns {Bubble} */
export function bubbling(/** @type {string} */ rules, /** @type {() => void} */ hush) {
  return (beside, words, rule, button, stays) => {
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
    // without a connection that will do
    if (beside) import('./pointed.js').then(({ place }) => place(box, beside)).catch(() => {});
    clearTimeout(timer);
    // what can be clicked is read first
    if (!stays) timer = setTimeout(hush, rule || button ? 3 * LASTS : LASTS);
  };
}

/** Hides what was said; a table that goes on hides only what was said of a piece. */
export function unbubble(all = true) {
  if (all || bound) $('whynot').hidden = true;
}

/**
 * What pieces are: that comes when somebody first reaches for one; without a connection, at a later try.
 * @param {Stage} stage
 * @param {string} address
 * @param {ConstructorParameters<typeof About>[2]} says
 */
export function explaining(stage, address, says) {
  /** @type {Promise<About | null> | null} */
  let about = null;
  const known = () =>
    (about ??= import('./about.js').then(
      (found) => new found.About(stage, address, says),
      () => (about = null),
    ));
  const reached = new AbortController();
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    const reach = async (/** @type {Event} */ event) => {
      const touch = event instanceof PointerEvent && event.pointerType === 'touch';
      // a finger comes over a piece right before it comes down on it, which is what counts
      if (!hit(event, '.piece, .stage') || (touch && type === 'pointerover')) return;
      const since = performance.now();
      /** @type {PointerEvent | null} */
      let lifted = null;
      const lift = (/** @type {PointerEvent} */ up) => (lifted = up);
      for (const end of /** @type {const} */ (['pointerup', 'pointercancel'])) {
        addEventListener(end, lift, { once: true });
      }
      const found = await known();
      if (!found || reached.signal.aborted) return;
      reached.abort();
      found.pressed = touch ? null : lifted;
      found.listen(lifted ? null : event, performance.now() - since);
    };
    document.body.addEventListener(type, reach, { signal: reached.signal });
  }
  return known;
}

/**
 * The assistant for beginners: it comes where the setting asks for it; without a connection, at a later try.
 * @param {Choice} choice
 * @param {Stage} stage
 * @param {Bubble} bubble
 * @returns {(offer: ShownOffer) => boolean} whether it said that a move gives something away
 */
export function assisting(choice, stage, bubble) {
  /** @type {((offer: ShownOffer) => boolean) | null} */
  let warns = null;
  const assist = async () => {
    if (warns || setting('warn') !== 'on') return;
    const here = Promise.all([import('./warn.js'), worded('warn')]);
    const [found] = await here.catch(() => [null]);
    warns ??= found && found.warning(choice, stage, bubble);
  };
  assist();
  addEventListener('change', assist);
  return (offer) => setting('warn') === 'on' && Boolean(warns?.(offer));
}
