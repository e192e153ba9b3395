// The stage: scenes of keyed pieces as elements. A piece keeps its element as long as it keeps its key, so
// whatever moves glides; what changes its region, appears or goes is flown from and to where it came from.
import { el, middle, svg } from './dom.js';

/** @import { Piece, Scene, SceneChange } from './messages.d.ts' */
/** @import { Motion } from './motion.js' */

/** @typedef {Piece & { lent?: boolean }} Data `lent`: shown only while a move is pointed at */
/** @typedef {{ element: HTMLElement, data: Data, since?: number }} Shown `since`: when it came there */
/** @typedef {{ key: string, piece: HTMLElement, ghost: HTMLElement, rect: DOMRect }} Dropped */

const MUCH = 0.78; // a board that would have to be smaller than this part of its room's width scrolls instead

const STILL = 4; // pixels

const kinds = (/** @type {string | undefined} */ kind) => (kind ?? '').split(' ').filter(Boolean);

/** Is a word among the kinds of a piece? */
export const isOf = (/** @type {Piece | undefined} */ piece, /** @type {string} */ kind) =>
  kinds(piece?.kind).includes(kind);

/**
 * What turns the pieces that are shown into a whole scene.
 * @param {Iterable<string>} shown their keys
 * @param {Scene} scene
 * @returns {SceneChange}
 */
export function changeTo(shown, { regions, pieces }) {
  const keys = new Set(pieces.map(({ key }) => key));
  return { regions, changed: pieces, gone: [...shown].filter((key) => !keys.has(key)) };
}

/**
 * The place of each piece in the story: its own key, or what lies at the same spot, counted from 0.
 * @param {string[]} told the keys of what happened, in their order
 * @param {(key: string) => Piece | undefined} piece
 * @returns {(piece: Piece) => number}
 */
export function order(told, piece) {
  /** @type {Map<string, number>} */
  const places = new Map();
  let next = 0;
  const lies = (/** @type {Piece} */ { region, at: [x, y] }) => `${region} ${x} ${y}`;
  for (const key of told) {
    const known = piece(key);
    const where = known ? lies(known) : key;
    const place = places.get(where) ?? next++;
    places.set(where, place);
    places.set(key, place);
  }
  return (one) => places.get(one.key) ?? places.get(lies(one)) ?? 0;
}

/**
 * How far what slides has to be kept from its new place so that nothing moves under a finger.
 * @param {Piece[]} changed
 * @param {(key: string) => Piece | undefined} known
 * @param {[number, number]} before
 * @returns {[number, number]}
 */
export function slipped(changed, known, before) {
  for (const { key, kind, cell, at } of changed) {
    const old = known(key);
    if (!cell || !kinds(kind).includes('slides') || String(old?.cell) !== String(cell)) continue;
    return old ? [old.at[0] - at[0], old.at[1] - at[1]] : before;
  }
  return before;
}

/**
 * A piece where it is kept.
 * @template {Piece} Kept
 * @param {Kept} piece
 * @param {[number, number]} slip
 * @returns {Kept}
 */
function kept(piece, [x, y]) {
  if ((!x && !y) || !isOf(piece, 'slides')) return piece;
  return { ...piece, at: [piece.at[0] + x, piece.at[1] + y, piece.at[2], piece.at[3]] };
}

/**
 * Pixels per unit: a board fits its room, and scrolls where it would be much smaller than that is wide.
 * @param {[number, number]} size of the board, in units
 * @param {[number, number]} room in pixels
 * @param {boolean} tall
 * @param {boolean} [whole] it never scrolls
 */
export function boardUnit([w, h], [wide, high], tall, whole = false) {
  const unit = wide / w;
  const fits = Math.min(unit, high / h);
  return !whole && fits < unit * MUCH ? Math.max(fits, unit * (tall ? 1 : 0.5)) : fits;
}

/**
 * Does a pointer rest where it was? A hand is never quite still, and a click is told in whole pixels only.
 * @param {MouseEvent} before
 * @param {MouseEvent} now
 */
export const rests = (before, now) =>
  Math.hypot(now.clientX - before.clientX, now.clientY - before.clientY) < STILL;

export class Stage {
  /** @type {Map<string, Shown>} */
  pieces = new Map();
  /** @type {Scene["regions"]} */
  sizes = {};
  layout = '';
  /** @type {Dropped | null} */
  dropped = null; // a piece that lies where it was dropped, until the move is heard
  /** @type {[key: string, data: Data | undefined][]} */
  lent = [];
  /** @type {{ key: string, coat: Element } | null} */
  dressed = null;
  /** @type {Promise<() => void> | null} */
  panned = null;
  held = () => false; // does somebody touch the board, or have a piece of it chosen?
  /** @type {[number, number]} */
  slip = [0, 0]; // how far what slides is kept from where it will lie
  /** @type {Motion | null} */
  motion = null;
  still = matchMedia('(prefers-reduced-motion: reduce)');

  constructor(/** @type {HTMLElement} */ root) {
    this.root = root;
    this.watch = new ResizeObserver(() => this.fit());
    this.watch.observe(document.body);
    const room = this.room('board');
    if (room) this.watch.observe(room);
  }

  /** Milliseconds that a step takes; 0: nothing moves. */
  pace() {
    return this.still.matches ? 0 : Number(localStorage.getItem('pace') ?? 250);
  }

  /** How pieces move: it comes after the first picture, and only to those who want to see it. */
  async move() {
    const { Motion: Moving } = await import('./motion.js');
    this.motion = new Moving(this);
  }

  /** @returns {HTMLElement | null} */
  region(/** @type {string} */ name) {
    return this.root.querySelector(`[data-region="${name}"]`);
  }

  /** The box of the page that a region lies in. */
  room(/** @type {string} */ name) {
    return this.region(name)?.parentElement;
  }

  element(/** @type {string | undefined} */ key) {
    return this.pieces.get(key ?? '')?.element;
  }

  /** Can none of these be seen, as seats in another tab? */
  hides(/** @type {string[]} */ keys) {
    return keys.every((key) => !this.element(key)?.checkVisibility());
  }

  /** The key of a piece, or where it has no name of its own, of the one it stands for. */
  named(/** @type {string} */ key) {
    const { label, like = '' } = this.pieces.get(key)?.data ?? {};
    return !label && this.pieces.has(like) ? like : key;
  }

  /** A whole scene: what is not in it goes. */
  show(/** @type {Scene} */ scene) {
    if (this.layout !== scene.layout) {
      this.clear();
      this.sizes = {};
    }
    this.layout = scene.layout;
    this.settle();
    this.change(changeTo(this.pieces.keys(), scene));
  }

  clear() {
    for (const { element } of this.pieces.values()) element.remove();
    this.pieces.clear();
    this.root.querySelectorAll('[data-region] > [role="grid"]').forEach((grid) => grid.remove());
  }

  /**
   * @param {SceneChange} change
   * @param {string[]} told keys of what happened: a chain is shown one piece after the other
   */
  change({ regions, changed = [], gone = [] }, told = []) {
    const pace = this.pieces.size ? this.pace() : 0;
    if (this.pace() && !this.motion) this.move();
    this.root.style.setProperty('--pace', `${pace}ms`);
    const known = (/** @type {string} */ key) => this.pieces.get(key)?.data;
    const turn = order(told, known);
    const late = (/** @type {Piece} */ piece) => turn(piece) * pace;
    const leaving = gone.flatMap((key) => this.pieces.get(key) ?? []);
    const moves = pace ? this.motion?.before(changed, leaving, late) : undefined;
    this.land();
    Object.assign(this.sizes, regions);
    if (regions) this.fit();
    this.keep(changed);
    for (const { element, data } of leaving) {
      element.remove();
      this.pieces.delete(data.key);
    }
    for (const piece of changed) this.put(kept(piece, this.slip), pace, late(piece));
    for (const bare of ['row', 'grid']) {
      this.root.querySelectorAll(`.bare[role="${bare}"]:empty`).forEach((empty) => empty.remove());
    }
    if (moves) this.motion?.after(moves, told, pace);
    if (this.sizes.map) this.roam();
  }

  /** @param {Data} piece @param {number} pace @param {number} late milliseconds until its turn */
  put(piece, pace, late = 0) {
    let shown = this.pieces.get(piece.key);
    const old = shown?.data;
    if (!shown) {
      shown = { element: el('div.piece', { 'data-key': piece.key }), data: piece };
      this.pieces.set(piece.key, shown);
    }
    const { element } = shown;
    if (old && (old.at[0] !== piece.at[0] || old.at[1] !== piece.at[1])) shown.since = performance.now();
    this.draw(element, piece, old, pace, late);
    if (old?.kind !== piece.kind) {
      element.classList.remove(...kinds(old?.kind));
      element.classList.add(...kinds(piece.kind));
    }
    lay(element, piece);
    if (old?.region !== piece.region || String(old.cell) !== String(piece.cell)) {
      this.home(piece)?.append(element);
    }
    describe(element, piece);
    shown.data = piece;
  }

  /**
   * @param {HTMLElement} element
   * @param {Piece} piece
   * @param {Piece | undefined} old
   * @param {number} pace
   * @param {number} late
   */
  draw(element, { drawing, at: [, , w, h] }, old, pace, late) {
    if (old?.drawing === drawing && old.at[2] === w && old.at[3] === h) return;
    const drawn = svg(drawing, `0 0 ${w} ${h}`);
    const was = element.firstElementChild;
    if (was) was.replaceWith(drawn);
    else element.append(drawn);
    if (was && late) this.motion?.linger(element, was, late, pace);
  }

  /** Its region, or its row of an ARIA grid there. The wrappers have no box of their own. */
  home(/** @type {Piece} */ piece) {
    const region = this.region(piece.region);
    if (!piece.cell || !region) return region;
    const [name, row] = piece.cell;
    let grid = region.querySelector(`[data-grid-of="${name}"]`);
    if (!grid) {
      grid = el('div.bare', { role: 'grid', 'data-grid-of': name, 'aria-label': name });
      region.append(grid);
    }
    let line = grid.querySelector(`[data-row-of="${row}"]`);
    if (!line) {
      line = el('div.bare', { role: 'row', 'data-row-of': row });
      const later = [...grid.children].find((other) => Number(other.getAttribute('data-row-of')) > row);
      grid.insertBefore(line, later ?? null);
    }
    return line;
  }

  /**
   * A mark above a piece, wherever that lies: not inside it, where what lies on the piece would hide it.
   * @param {string} key
   * @param {HTMLElement} mark
   */
  pin(key, mark) {
    const piece = this.pieces.get(key)?.data;
    if (!piece) return null;
    // The corner of its box is no part of a piece that lies askew or is round.
    const askew = Boolean(piece.turn && piece.turn % 90) || isOf(piece, 'plot');
    const pin = el(askew ? 'div.pin.askew' : 'div.pin', { 'aria-hidden': 'true' }, mark);
    spot(pin, piece);
    this.region(piece.region)?.append(pin);
    inside(mark);
    return pin;
  }

  /** Pieces as a move would leave them, while it is pointed at; none: as they are. */
  lend(/** @type {Piece[]} */ pieces) {
    for (const [key, data] of this.lent) {
      if (!this.pieces.get(key)?.data.lent) continue; // it has changed meanwhile
      if (data) this.put(data, 0);
      else {
        this.element(key)?.remove();
        this.pieces.delete(key);
      }
    }
    this.lent = pieces.map((piece) => [piece.key, this.pieces.get(piece.key)?.data]);
    for (const piece of pieces) this.put({ ...kept(piece, this.slip), lent: true }, 0);
  }

  /** Under a hand nothing slides. */
  keep(/** @type {Piece[]} */ changed) {
    if (this.held()) this.slip = slipped(changed, (key) => this.pieces.get(key)?.data, this.slip);
    else this.settle();
  }

  /** Nobody touches the board any more: what was kept in its place goes where it belongs. */
  settle() {
    const [x, y] = this.slip;
    if (!x && !y) return;
    this.lend([]);
    this.slip = [0, 0];
    for (const { data } of this.pieces.values()) this.put(kept(data, [-x, -y]), this.pace());
  }

  /**
   * Shows one piece as another shows it (a tile as it is turned); without names as it is.
   * @param {string} [key]
   * @param {string} [like]
   */
  dress(key, like) {
    const worn = this.element(like)?.firstElementChild;
    if (this.dressed && (this.dressed.key !== key || !worn)) {
      this.dressed.coat.remove();
      this.dressed = null;
    }
    const element = this.element(key);
    if (!worn || !element || !key) return;
    this.dressed?.coat.remove();
    const coat = /** @type {Element} */ (worn.cloneNode(true));
    coat.setAttribute('class', 'coat');
    element.append(coat);
    this.dressed = { key, coat };
    const held = this.root.querySelector('.ghost.held');
    held?.replaceChildren(...[...element.children].map((one) => one.cloneNode(true)));
  }

  /**
   * A likeness of a piece above the page, of its size and turned as it is, its middle where `box` has it.
   * @param {HTMLElement} element
   * @param {DOMRect} box
   * @param {string} kind
   * @param {[number, number]} size
   */
  ghost(element, box, kind, [w, h] = [element.offsetWidth, element.offsetHeight]) {
    const ghost = /** @type {HTMLElement} */ (element.cloneNode(true));
    ghost.className = kind;
    for (const name of ['data-key', 'tabindex', 'role', 'aria-label', 'aria-pressed']) {
      ghost.removeAttribute(name);
    }
    ghost.setAttribute('aria-hidden', 'true');
    const [x, y] = middle(box);
    Object.assign(ghost.style, { left: `${x - w / 2}px`, top: `${y - h / 2}px`, zIndex: '', transition: '' });
    Object.assign(ghost.style, { width: `${w}px`, height: `${h}px` });
    document.body.append(ghost);
    return ghost;
  }

  /** A piece that was dragged and dropped is no longer in the hand. */
  land() {
    this.dropped?.ghost.remove();
    this.dropped?.piece.classList.remove('lifted');
    this.dropped = null;
  }

  /** Units to pixels: the board fits its room, the hand and the seats' cards fill their width. */
  fit() {
    document.body.classList.toggle('no-hand', !this.sizes.hand);
    document.body.classList.toggle('shelved', 'shelf-a' in this.sizes);
    for (const [name, size] of Object.entries(this.sizes)) {
      const region = this.region(name);
      const room = region?.parentElement;
      if (!region || !room) continue;
      const unit = this.unit(name, size, room);
      if (!(unit > 0)) continue;
      region.style.setProperty('--u', `${unit.toFixed(4)}px`);
      region.style.width = `${(size[0] * unit).toFixed(2)}px`;
      region.style.height = `${(size[1] * unit).toFixed(2)}px`;
    }
    if (this.sizes.map) this.roam();
  }

  /**
   * Pixels per unit of a region: within `--least` and `--most`, measures of the game itself.
   * @param {string} name
   * @param {[number, number]} size
   * @param {HTMLElement} room
   */
  unit(name, size, room) {
    const style = getComputedStyle(room);
    const tall = this.layout === 'tall';
    const wide = room.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const high = room.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    const beside = tall ? 2 : 1.2;
    const unit =
      name === 'board'
        ? boardUnit(size, [wide, high], tall, style.getPropertyValue('--whole') !== '')
        : Math.min(wide / size[0], name === 'hand' ? 1.55 : beside);
    const limit = (/** @type {string} */ of) => parseFloat(style.getPropertyValue(of));
    return Math.min(Math.max(unit, limit('--least') || 0), limit('--most') || Infinity);
  }

  /** A board with a map is larger than its room. */
  async roam() {
    this.panned ??= import('./pan.js').then(({ pan }) => pan(this));
    (await this.panned)();
  }

  /** @param {string} kind @param {Iterable<string>} keys */
  mark(kind, keys) {
    const wanted = new Set(keys);
    for (const [key, { element }] of this.pieces) element.classList.toggle(kind, wanted.has(key));
    if (kind !== 'lit') return;
    for (const card of this.root.querySelectorAll('.seat')) {
      card.classList.toggle(kind, wanted.has(`seat-${card.getAttribute('data-seat')}`));
    }
  }

  /**
   * The focusable piece nearest in a direction; inside a grid its neighbour.
   * @param {HTMLElement} element
   * @param {number} dx
   * @param {number} dy
   * @returns {HTMLElement | null | undefined}
   */
  toward(element, dx, dy) {
    const { grid, row, column } = element.dataset;
    if (grid) {
      const cell = `[data-row="${Number(row) + dy}"][data-column="${Number(column) + dx}"]`;
      /** @type {HTMLElement | null} */
      const next = this.root.querySelector(`[data-grid="${grid}"]${cell}`);
      if (next) return next;
    }
    const others = [...this.pieces.values()]
      .map((one) => one.element)
      .filter((other) => other !== element && other.hasAttribute('tabindex'));
    const centre = (/** @type {Element} */ one) => middle(one.getBoundingClientRect());
    return others[nearest(centre(element), others.map(centre), [dx, dy])];
  }
}

/**
 * Which of some spots one comes to next in a direction: sideways is farther than ahead. -1: none.
 * @param {number[]} from
 * @param {number[][]} spots
 * @param {[number, number]} direction
 */
export function nearest([x, y], spots, [dx, dy]) {
  let best = -1;
  let least = Infinity;
  spots.forEach(([ox, oy], number) => {
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (along > 4 && along + 2.5 * aside < least) [best, least] = [number, along + 2.5 * aside];
  });
  return best;
}

/** Where it lies, for the style sheet. @param {HTMLElement} element @param {Piece} piece */
function spot({ style }, { at }) {
  ['--x', '--y', '--w', '--h'].forEach((name, number) => style.setProperty(name, String(at[number])));
}

/** And how. @param {HTMLElement} element @param {Piece} piece */
function lay(element, piece) {
  spot(element, piece);
  element.style.setProperty('--turn', `${piece.turn || 0}deg`);
  element.style.zIndex = String(piece.layer);
}

/** What it is to somebody who doesn't see it. @param {HTMLElement} element @param {Piece} piece */
function describe(element, { label, cell }) {
  if (label) {
    element.setAttribute('aria-label', label);
    element.removeAttribute('aria-hidden');
  } else element.setAttribute('aria-hidden', 'true');
  if (cell) {
    const [grid, row, column] = cell;
    Object.assign(element.dataset, { grid, row, column });
  }
  if (!element.hasAttribute('aria-pressed')) element.setAttribute('role', role(label, cell));
}

/** @param {string | undefined} label @param {Piece["cell"]} cell */
export function role(label, cell) {
  if (cell) return 'gridcell';
  return label ? 'img' : 'presentation';
}

/** A mark is never cut by the edge of what it lies in. */
function inside(/** @type {HTMLElement} */ mark) {
  const room = mark.closest('[data-region]')?.parentElement?.getBoundingClientRect();
  if (!room?.width) return;
  const { left, right, top, bottom } = mark.getBoundingClientRect();
  const x = shift(left, right, room.left + 2, room.right - 2);
  const y = shift(top, bottom, room.top + 2, room.bottom - 2);
  Object.assign(mark.style, { marginLeft: `${x}px`, marginRight: `${-x}px` });
  Object.assign(mark.style, { marginTop: `${y}px`, marginBottom: `${-y}px` });
}

/**
 * How far a line has to go to lie within another; where both ends stick out, its beginning counts.
 * @param {number} low
 * @param {number} high
 * @param {number} least
 * @param {number} most
 */
export const shift = (low, high, least, most) => Math.max(least - low, Math.min(0, most - high));
