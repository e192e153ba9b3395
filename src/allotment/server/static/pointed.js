// Needed once somebody points at something: where a bubble has room, the way that a piece would walk.
import { svg } from './dom.js';

/** @import { Stage } from './stage.js' */

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

/**
 * Where a bubble stands beside a piece: above it, below or at a side, wherever it covers least of the others.
 * @param {Box} near
 * @param {[wide: number, high: number]} size
 * @param {Box[]} others
 * @param {[wide: number, high: number]} room
 * @returns {[left: number, top: number]}
 */
export function placed(near, [wide, high], others, [all, tall]) {
  const within = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ most) =>
    Math.max(8, Math.min(most - size - 8, at));
  const x = within(near.left + near.width / 2 - wide / 2, wide, all);
  const y = within(near.top + near.height / 2 - high / 2, high, tall);
  /** @type {[left: number, top: number, fits: boolean][]} */
  const spots = [
    [x, near.top - high - 8, near.top > high + 70],
    [x, near.top + near.height + 8, near.top + near.height + high + 16 < tall],
    [near.left - wide - 8, y, near.left > wide + 16],
    [near.left + near.width + 8, y, near.left + near.width + wide + 16 < all],
  ];
  const covered = (/** @type {number} */ left, /** @type {number} */ top) =>
    others.reduce((sum, { left: ox, top: oy, width, height }) => {
      const across = Math.min(left + wide, ox + width) - Math.max(left, ox);
      const down = Math.min(top + high, oy + height) - Math.max(top, oy);
      return sum + Math.max(0, across) * Math.max(0, down);
    }, 0);
  const fitting = spots.filter(([, , fits]) => fits);
  const best = fitting.map(([left, top]) => covered(left, top));
  const [left, top] = fitting[best.indexOf(Math.min(...best))] ?? [x, within(spots[1][1], high, tall)];
  return [left, top];
}

/** @param {HTMLElement} box @param {Element} beside */
export function place(box, beside) {
  const others = [...document.querySelectorAll('.piece:is(.can, .may, .card)')].filter(
    (one) => one !== beside,
  );
  const { width, height } = box.getBoundingClientRect();
  const boxes = others.map((one) => one.getBoundingClientRect());
  const near = beside.getBoundingClientRect();
  const [left, top] = placed(near, [width, height], boxes, [innerWidth, innerHeight]);
  Object.assign(box.style, { left: `${left}px`, top: `${top}px` });
}

/**
 * A way from piece to piece of one region, with an arrow at its end.
 * @param {Stage} stage
 * @param {string[]} keys
 * @param {Element[]} pinned what goes when something else is pointed at
 * @param {() => boolean} shown is it still pointed at?
 */
export function walk(stage, keys, pinned, shown) {
  const pieces = keys.flatMap((key) => stage.pieces.get(key)?.data ?? []);
  const region = pieces[0] && stage.region(pieces[0].region);
  if (pieces.length < 2 || !region || !shown()) return;
  const [w, h] = stage.sizes[pieces[0].region];
  const spots = pieces.map(({ at: [x, y, wide, high] }) => `${x + wide / 2},${y + high / 2}`).join(' ');
  const arrow = '<path d="M0 0L8 4L0 8z" fill="var(--glow)"/>';
  const size = 'viewBox="0 0 8 8" refX="5" refY="4" markerWidth="4" markerHeight="4"';
  const stroke = `<polyline points="${spots}" fill="none" stroke-linecap="round"`;
  const dots = 'stroke="var(--glow)" stroke-width="3.5" stroke-dasharray="1 7" marker-end="url(#arrow)"';
  const drawn = svg(
    `<defs><marker id="arrow" ${size} orient="auto">${arrow}</marker></defs>` +
      `${stroke} stroke="var(--ink)" stroke-width="6" opacity=".55"/>${stroke} ${dots}/>`,
    `0 0 ${w} ${h}`,
    'walk',
  );
  region.append(drawn);
  pinned.push(drawn);
}
