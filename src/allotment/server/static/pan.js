// A board larger than its room: it scrolls, a small map shows where one is, and it comes to where something
// happens.

/** @import { Stage } from './stage.js' */

/** @typedef {{ wide: number, high: number }} Size */

/**
 * How the board lies on its map: pixels of the map per pixel of the board, and where the board's corner is.
 * The piece "map-room" says which part of the map's region the board is drawn in.
 * @param {Size} board in pixels
 * @param {Size} map in pixels
 * @param {[number, number]} units the map's region
 * @param {[number, number]} room the part that the board is drawn in, in units
 */
export function charted(board, map, units, room) {
  const scale = Math.min(
    (map.wide * room[0]) / units[0] / board.wide,
    (map.high * room[1]) / units[1] / board.high,
  );
  return {
    scale,
    left: (map.wide - board.wide * scale) / 2,
    top: (map.high - board.high * scale) / 2,
  };
}

/** Corners of the board for its map, the first that is free. */
const CORNERS = ['right top', 'left top', 'right bottom', 'left bottom'];
const AWAY = 6; // pixels from the edge of the board
const EDGE = 14; // pixels
const SETTLED = 150; // milliseconds after the last scroll

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/**
 * Which corner of a room is free of all targets for something of a size; the one it is in, if that is.
 * @param {Box} room
 * @param {Size} size
 * @param {Box[]} targets
 * @param {string} now
 */
export function freeCorner(room, { wide, high }, targets, now) {
  const free = (/** @type {string} */ corner) => {
    const left = corner.startsWith('left') ? room.left : room.right - wide;
    const top = corner.endsWith('top') ? room.top : room.bottom - high;
    return targets.every(
      (one) => one.right <= left || one.left >= left + wide || one.bottom <= top || one.top >= top + high,
    );
  };
  return [now, ...CORNERS].find((corner) => CORNERS.includes(corner) && free(corner)) ?? '';
}

/** @param {Box} one @param {Box} room @param {number} edge that may stick out */
export const within = (one, room, edge) =>
  one.left >= room.left - edge &&
  one.right <= room.right + edge &&
  one.top >= room.top - edge &&
  one.bottom <= room.bottom + edge;

const middleOf = (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ size) =>
  from - to + size / 2;

class Pan {
  still = matchMedia('(prefers-reduced-motion: reduce)');
  frame = document.createElement('i');
  focus = '';
  asked = '';

  /**
   * @param {Stage} stage
   * @param {HTMLElement} region the board's
   * @param {HTMLElement} board its room
   * @param {HTMLElement} map the map's region
   * @param {HTMLElement} hand the room of the hand
   */
  constructor(stage, region, board, map, hand) {
    this.stage = stage;
    this.region = region;
    this.board = board;
    this.map = map;
    this.hand = hand;
    this.frame.className = 'here';
    const chart = map.parentElement ?? map;
    chart.append(this.frame);
    chart.addEventListener('click', (event) => this.clicked(event, chart.getBoundingClientRect()));
    let timer = 0;
    const scrolled = () => {
      this.here();
      clearTimeout(timer);
      timer = setTimeout(() => this.aside(), SETTLED);
    };
    board.addEventListener('scroll', scrolled, { passive: true });
    // what scrolls can be reached with the keyboard
    for (const box of [board, hand, stage.room('shelf-a')]) if (box) box.tabIndex = 0;
  }

  charted(/** @type {Size} */ map) {
    const { offsetWidth: wide, offsetHeight: high } = this.region;
    const units = this.stage.sizes.map;
    const [, , w, h] = this.stage.pieces.get('map-room')?.data.at ?? [0, 0, ...units];
    return charted({ wide, high }, map, units, [w, h]);
  }

  /** The part of the map that the board shows. */
  here() {
    const { board, region, map } = this;
    const { offsetWidth: w, offsetHeight: h, offsetLeft: x, offsetTop: y } = region;
    const over = w > board.clientWidth + 8 || h > board.clientHeight + 8;
    document.body.classList.toggle('roams', over);
    if (!over || !w) return;
    const { scale, left, top } = this.charted({ wide: map.clientWidth, high: map.clientHeight });
    Object.assign(this.frame.style, {
      left: `${Math.max(0, board.scrollLeft - x) * scale + left}px`,
      top: `${Math.max(0, board.scrollTop - y) * scale + top}px`,
      width: `${Math.min(w, board.clientWidth) * scale}px`,
      height: `${Math.min(h, board.clientHeight) * scale}px`,
    });
  }

  /** The map covers nothing that may be touched: it lies in a free corner, or not at all. */
  aside() {
    const { board } = this;
    const chart = this.map.parentElement ?? this.map;
    const { width: wide, height: high } = chart.getBoundingClientRect();
    const { left, top, right, bottom } = board.getBoundingClientRect();
    const under = top + parseFloat(getComputedStyle(board).paddingTop); // below what lies over its top
    const pieces = [...board.querySelectorAll('.piece:is(.can, .may, .chosen, .asked)')];
    const targets = pieces.map((one) => one.getBoundingClientRect());
    const room = { left: left + AWAY, top: under + AWAY, right: right - AWAY, bottom: bottom - AWAY };
    if (this.whole(room)) {
      chart.dataset.corner = '';
      return;
    }
    chart.dataset.corner = freeCorner(room, { wide, high }, targets, chart.dataset.corner ?? '');
  }

  /** Does a room show all that lies on the board, but for an edge? */
  whole(/** @type {Box} */ room) {
    const pieces = [...this.board.querySelectorAll('.piece:not(.ground)')];
    const boxes = pieces.map((one) => one.getBoundingClientRect()).filter(({ width }) => width);
    return boxes.every((one) => within(one, room, EDGE));
  }

  /** @param {number} x @param {number} y @param {boolean} soft */
  go(x, y, soft) {
    const { board } = this;
    const behavior = soft && !this.still.matches ? 'smooth' : 'instant';
    board.scrollTo({ left: x - board.clientWidth / 2, top: y - board.clientHeight / 2, behavior });
  }

  /** @param {MouseEvent} event @param {DOMRect} box */
  clicked(event, box) {
    const { scale } = this.charted({ wide: box.width, high: box.height });
    const x = (event.clientX - box.left - box.width / 2) / scale + this.region.offsetWidth / 2;
    const y = (event.clientY - box.top - box.height / 2) / scale + this.region.offsetHeight / 2;
    this.go(x, y, true);
  }

  /** Comes to where something happens, and to the beginning of the hand when that asks for something else. */
  follow() {
    this.here();
    this.aside();
    const { board, hand } = this;
    // a lesson leads the eye itself
    const led = (/** @type {Element} */ box) => box.querySelector('.piece.asked');
    const wanted = board.querySelector('.piece.focus');
    const wider = this.region.offsetWidth > board.clientWidth;
    const focus = wanted ? `${wanted.getAttribute('data-key')} ${wider}` : '';
    if (wanted && focus !== this.focus && !led(board)) {
      const [room, box] = [board.getBoundingClientRect(), wanted.getBoundingClientRect()];
      const pad = parseFloat(getComputedStyle(board).paddingTop) / 2;
      const x = board.scrollLeft + middleOf(box.left, room.left, box.width);
      const y = board.scrollTop + middleOf(box.top, room.top, box.height) - pad;
      this.go(x, y, this.focus !== '');
      this.focus = focus;
    }
    const asked = this.first();
    if (asked !== this.asked && !led(hand)) hand.scrollLeft = 0;
    this.asked = asked;
  }

  /** The first piece in the upper half of the hand: what is asked lies there. */
  first() {
    const half = (this.stage.sizes.hand?.[1] ?? 0) / 2;
    for (const piece of this.hand.querySelectorAll('.piece')) {
      const key = piece.getAttribute('data-key') ?? '';
      if ((this.stage.pieces.get(key)?.data.at[1] ?? half) < half) return key;
    }
    return '';
  }
}

/** What is called whenever the stage has changed. */
export function pan(/** @type {Stage} */ stage) {
  const [region, map] = [stage.region('board'), stage.region('map')];
  const [board, hand] = [stage.room('board'), stage.room('hand')];
  if (!region || !map || !board || !hand) return () => {};
  const panned = new Pan(stage, region, board, map, hand);
  return () => panned.follow();
}
