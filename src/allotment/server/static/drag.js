// Dragging: the other way to click a path. A piece that begins some offer is lifted, what it may be dropped
// on glows, and a drop is a choice of both. Dropped anywhere else it goes back to where it lay. Pointer
// events: mouse, pen, touch.
import { hit } from './dom.js';

/** @import { Choice } from './choice.js' */
/** @import { Stage } from './stage.js' */

/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box */
/** @typedef {[x: number, y: number]} Point */
/** @typedef {{ key: string, piece: HTMLElement, id: number, from: Point, at: Point }} Pressed */
/** @typedef {Pressed & { ghost: HTMLElement, before: string[] }} Held */

const FAR = 6; // pixels after which a press is a drag
const NEAR = 18; // a target this close to the pointer counts: fingers are not exact
const EDGE = 44; // nearer than this to its edge the board scrolls along
const STEP = 9; // pixels that it scrolls in a frame

/** How far a point is from a box; 0 inside. @param {Point} point @param {Box} box */
export function away([x, y], { left, right, top, bottom }) {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/**
 * The box nearest to a point, if one is near.
 * @template Key
 * @param {Point} point
 * @param {[Key, Box][]} boxes
 * @returns {Key | null}
 */
export function closest(point, boxes) {
  /** @type {Key | null} */
  let best = null;
  let least = NEAR;
  for (const [key, box] of boxes) {
    const far = away(point, box);
    if (far < least) [best, least] = [key, far];
  }
  return best;
}

/**
 * How far the board scrolls along in a frame while something is held there.
 * @param {Point} point
 * @param {Box} box
 * @returns {Point}
 */
export function pull([x, y], { left, right, top, bottom }) {
  if (x <= left || x >= right || y <= top - EDGE || y >= bottom + EDGE) return [0, 0];
  /** @param {number} low @param {number} high @param {number} at */
  const along = (low, high, at) => Number(at > high - EDGE && at >= low + EDGE) - Number(at < low + EDGE);
  return [along(left, right, x) * STEP, along(top, bottom, y) * STEP];
}

export class Drag {
  /** @type {Pressed | null} */
  pressed = null;
  /** @type {Held | null} */
  held = null;
  ended = false; // the click that a browser makes of a drag's end is none

  /** @param {Stage} stage @param {Choice} choice */
  constructor(stage, choice) {
    this.stage = stage;
    this.choice = choice;
    const { root } = stage;
    root.addEventListener('pointerdown', (event) => this.press(event));
    root.addEventListener('pointermove', (event) => this.move(event));
    root.addEventListener('pointerup', (event) => this.release(event));
    root.addEventListener('pointercancel', () => this.back());
    root.addEventListener('dragstart', (event) => hit(event, '.piece') && event.preventDefault());
    addEventListener('keydown', (event) => event.key === 'Escape' && this.back());
    root.addEventListener('click', (event) => this.ended && event.stopImmediatePropagation(), true);
  }

  press(/** @type {PointerEvent} */ event) {
    this.ended = false;
    const piece = hit(event, '.piece');
    const key = piece?.dataset.key ?? '';
    if (this.pressed || !event.isPrimary || event.button || !piece || !this.choice.grips(key)) return;
    /** @type {Point} */
    const at = [event.clientX, event.clientY];
    this.pressed = { key, piece, id: event.pointerId, from: at, at };
  }

  move(/** @type {PointerEvent} */ event) {
    const { pressed } = this;
    if (!pressed || event.pointerId !== pressed.id) return;
    pressed.at = [event.clientX, event.clientY];
    const [x, y] = [pressed.at[0] - pressed.from[0], pressed.at[1] - pressed.from[1]];
    if (!this.held && Math.hypot(x, y) > FAR) this.lift(pressed);
    if (!this.held) return;
    this.held.at = pressed.at;
    this.held.ghost.style.translate = `${x}px ${y}px`;
    this.aim(this.held);
  }

  lift(/** @type {Pressed} */ pressed) {
    const before = this.choice.chosen;
    if (!this.choice.lift(pressed.key)) {
      this.forget();
      return;
    }
    this.ended = true;
    const { piece, id } = pressed;
    const ghost = this.stage.ghost(piece, piece.getBoundingClientRect(), 'ghost held');
    this.held = { ...pressed, ghost, before };
    piece.classList.add('lifted');
    this.stage.root.classList.add('dragging');
    this.stage.root.setPointerCapture(id);
    this.scroll();
  }

  /** The piece under the pointer (or just beside it) that the held one may be dropped on. */
  target(/** @type {Held} */ { key, at }) {
    const wanted = this.choice.drops(key);
    for (const found of document.elementsFromPoint(...at)) {
      const under = found.closest('.piece')?.getAttribute('data-key') ?? '';
      if (wanted.has(under)) return under;
    }
    /** @type {[string, DOMRect][]} */
    const boxes = [];
    for (const other of wanted) {
      const box = this.stage.element(other)?.getBoundingClientRect();
      if (box?.width) boxes.push([other, box]);
    }
    return closest(at, boxes);
  }

  aim(/** @type {Held} */ held) {
    const target = this.target(held);
    this.stage.mark('over', target ? [target] : []);
    this.choice.hover(target);
  }

  release(/** @type {PointerEvent} */ event) {
    const { pressed, held } = this;
    if (!pressed || event.pointerId !== pressed.id) return;
    this.unclick();
    const target = held && this.target(held);
    if (held && !target) {
      this.back();
      return;
    }
    this.forget();
    if (!held || !target) return;
    held.piece.classList.add('lifted');
    this.stage.dropped = { ...held, rect: held.ghost.getBoundingClientRect() };
    this.choice.rest = event;
    this.choice.put(target);
  }

  unclick() {
    setTimeout(() => (this.ended = false), 60);
  }

  /** Back to where it lay; what was chosen before is chosen again. */
  back() {
    const { held } = this;
    this.unclick();
    if (!this.pressed) return;
    this.forget();
    if (!held) return;
    const { piece, ghost, before } = held;
    this.choice.unlift(before);
    piece.classList.add('lifted');
    const frames = [{ translate: ghost.style.translate }, { translate: '0 0' }];
    const home = ghost.animate(frames, { duration: this.stage.pace(), easing: 'ease-out' });
    home.finished.finally(() => {
      ghost.remove();
      piece.classList.remove('lifted');
    });
  }

  forget() {
    this.pressed?.piece.classList.remove('lifted');
    this.pressed = null;
    this.held = null;
    this.stage.root.classList.remove('dragging');
    this.stage.mark('over', []);
  }

  /** A board taller than its room comes along while a piece is held at its edge. */
  scroll() {
    const { held } = this;
    const board = this.stage.room('board');
    if (!held || !board) return;
    const { scrollLeft, scrollTop } = board;
    board.scrollBy(...pull(held.at, board.getBoundingClientRect()));
    if (scrollLeft !== board.scrollLeft || scrollTop !== board.scrollTop) this.aim(held);
    requestAnimationFrame(() => this.scroll());
  }
}
