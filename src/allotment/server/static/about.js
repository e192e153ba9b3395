// What a piece is: said to whoever rests the pointer on it, presses it long, reaches it with the keyboard
// or asks in vain.
import { ask, capital, hit } from './dom.js';
import { rests } from './stage.js';

/** @import { AboutPiece, Piece } from './messages.d.ts' */
/** @import { Bubble } from './page.d.ts' */
/** @import { Stage } from './stage.js' */

/** @typedef {{ clientX: number, clientY: number }} Point */

const REST = 650; // milliseconds the pointer rests before a piece speaks
const HOLD = 500; // of a finger

export class About {
  timer = 0;
  /** @type {Element | null | undefined} */
  shown = null; // the piece whose words go with the pointer
  /** @type {PointerEvent | null} */
  pressed = null; // of a mouse that rests since: it asks for nothing, whatever comes to lie under it
  /** @type {Promise<AboutPiece[]> | null} */
  known = null;

  /**
   * @param {Stage} stage
   * @param {string} address
   * @param {{ bubble: Bubble, hush: () => void }} says
   */
  constructor(stage, address, { bubble, hush }) {
    this.stage = stage;
    this.address = address;
    this.bubble = bubble;
    this.hush = hush;
  }

  /**
   * From now on it is said what a piece is.
   * @param {Event | null} event the first that somebody rested on one with, unless that is over
   * @param {number} ago milliseconds since then
   */
  listen(event, ago) {
    const { root } = this.stage;
    this.react(root);
    if (!event) return;
    const touch = event instanceof PointerEvent && event.pointerType === 'touch';
    if (touch && event.type === 'pointerdown') this.later(event, HOLD - ago);
    else if (!touch && event.type !== 'pointerdown') this.later(event, REST);
  }

  react(/** @type {HTMLElement} */ root) {
    const mouse = (/** @type {PointerEvent} */ event) => {
      if (this.pressed && !rests(this.pressed, event)) this.pressed = null;
      return event.pointerType === 'mouse' && !this.pressed;
    };
    root.addEventListener('pointerover', (event) => mouse(event) && this.later(event, REST));
    root.addEventListener(
      'pointermove',
      (event) => {
        if (!mouse(event)) return;
        if (this.shown && !within(event, this.shown)) this.stop();
        if (!this.shown) this.later(event, REST);
      },
      { passive: true },
    );
    root.addEventListener('pointerdown', (event) => {
      if (event.pointerType === 'touch') this.later(event, HOLD);
      else {
        this.stop();
        this.pressed = event;
      }
    });
    root.addEventListener('focusin', (event) => hit(event, ':focus-visible') && this.later(event, REST));
    for (const type of ['pointerup', 'pointercancel', 'focusout']) {
      root.addEventListener(type, () => clearTimeout(this.timer));
    }
  }

  /** @param {Event} event @param {number} wait */
  later(event, wait) {
    clearTimeout(this.timer);
    const piece = hit(event, '.piece, .stage'); // some pieces lie there for the eyes only
    if (!piece || document.body.classList.contains('choosing')) return;
    const { key = '' } = piece.dataset;
    this.timer = setTimeout(() => this.say(key, event), wait);
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = 0;
    if (this.shown) this.hush();
    this.shown = null;
  }

  /**
   * The piece itself, or what lies at the same spot and has more to say: what lies under it, a part of it.
   * @param {string} key
   * @param {Event | null} event
   */
  at(key, event) {
    const own = this.stage.pieces.get(key)?.data;
    const there = own ? [own] : [];
    if (!(event instanceof PointerEvent)) return there;
    const near = [...this.stage.pieces.values()]
      .filter(
        ({ data, element }) => data.label && (!own || data.region === own.region) && within(event, element),
      )
      .map(({ data }) => data)
      .sort((a, b) => b.layer - a.layer);
    return [...near, ...there];
  }

  /**
   * Resolves to whether anything was said.
   * @param {string} key
   * @param {Event | null} event
   */
  async say(key, event, more = '') {
    this.known ??= ask('GET', this.address).then(
      (answer) => answer.pieces,
      () => [],
    );
    const known = await this.known;
    const found = (/** @type {Piece} */ piece) => known.find((one) => speaksOf(one, piece));
    const there = this.at(key, event);
    const piece = there.find(found) || there.at(-1);
    if (!piece?.label) return false;
    const element = this.stage.element(piece.key);
    if (event && !element?.checkVisibility()) return false; // the page has gone on to something else
    const what = found(piece);
    const words = [capital(piece.label), what?.text, more].filter(Boolean);
    this.bubble(element, words.map((part) => part?.replace(/\.?$/, '.')).join(' '), what?.rule);
    this.shown = event ? element : null;
    return true;
  }
}

/** @param {Point} point @param {Element} element */
function within(point, element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const { clientX: x, clientY: y } = point;
  return x >= left && x <= right && y >= top && y <= bottom;
}

/**
 * Is this what is known of the piece? By its key (with * and ?), and by kind and label where it names them.
 * @param {AboutPiece} one
 * @param {Pick<Piece, "key" | "kind" | "label">} piece
 */
export function speaksOf(one, piece) {
  const pattern = one.key.replaceAll('*', '.*').replaceAll('?', '.');
  if (!new RegExp(`^${pattern}$`).test(piece.key)) return false;
  if (one.kind && !piece.kind?.split(' ').includes(one.kind)) return false;
  return !one.label || Boolean(piece.label?.includes(one.label));
}
