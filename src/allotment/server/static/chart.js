// Points over time, drawn: a line per seat, its shape where it ends.
import { el, shapeOf, svg } from './dom.js';
import { t } from './words.js';

/** @import { Result } from './messages.d.ts' */
/** @import { Table } from './page.d.ts' */

const STEPS = [2, 5, 10, 20, 50, 100];
const LINES = 7; // of a grid, at most
const APART = 15; // units between two names
const TURNS = 12; // of which the number is written, at most
const NAME = 11; // letters of a name beside its line
const LETTER = 7.8; // units that a letter of it takes at most, on average
const MARK = 17; // units of the mark before it

/** A name that is too long to stand beside its line ends in dots. */
export const shortened = (/** @type {string} */ name) =>
  name.length > NAME ? `${name.slice(0, NAME - 1).trimEnd()}…` : name;

/**
 * What a grid of so many points is ruled with: a step, and its lines.
 * @param {number} least
 * @param {number} most
 * @param {number} [room] how many lines there may be; where that is enough, one for each
 */
export function ruled(least, most, room = LINES) {
  const each = room > LINES && most - least < room ? 1 : 0;
  const step = each || STEPS.find((size) => (most - least) / size <= room) || 200;
  const lines = [];
  for (let points = Math.ceil(least / step) * step; points <= most; points += step) lines.push(points);
  return lines;
}

/**
 * How far along the turns a move lies, each of them as wide as any other: the first begins at 0.
 * @param {number[]} turns the moves at which they begin
 * @param {number} move
 * @param {number} of
 */
export function alongTurns(turns, move, of) {
  const turn = Math.max(
    0,
    turns.findLastIndex((begun) => begun <= move),
  );
  const [begun = 0, next = Math.max(of, begun + 1)] = turns.slice(turn, turn + 2);
  return turn + Math.min(1, (move - begun) / (next - begun || 1));
}

/**
 * Where names stand, which would cover each other where lines end close together: moved down, in order.
 * @param {number[]} heights
 */
export function spread(heights) {
  const order = heights.map((_, place) => place).sort((a, b) => heights[a] - heights[b]);
  const found = [...heights];
  order.forEach((place, number) => {
    const above = number ? found[order[number - 1]] + APART : 0;
    found[place] = Math.max(heights[place], above);
  });
  return found;
}

/** @param {Table & { result: Result }} table @param {boolean} timed there are no turns */
export function chart({ result, seats, history }, timed) {
  const { scores } = result;
  const over = [...result.over_time, scores];
  const [w, h, left, top] = [innerWidth < 720 ? 380 : 720, 268, 34, 10];
  const names = seats.map(({ seat, name }) => `${shortened(name)} ${scores[seat]}`);
  const beside = MARK + LETTER * Math.max(...names.map((name) => name.length));
  const [wide, high] = [w - left - beside, h - 46];
  const right = left + wide;
  const most = Math.max(10, ...over.flat());
  const least = Math.min(0, ...over.flat());
  const turns = timed ? [] : history.turns;
  const of = over.length - 1;
  const far = (/** @type {number} */ move) => (turns.length ? alongTurns(turns, move, of) : move);
  const x = (/** @type {number} */ move) => left + (wide * far(move)) / Math.max(1, far(of));
  const y = (/** @type {number} */ points) => top + high - (high * (points - least)) / (most - least);
  const at = (/** @type {number} */ one) => one.toFixed(1);

  const grid = ruled(least, most).map((points) => {
    const label = `<text x="${left - 6}" y="${at(y(points) + 4)}" text-anchor="end">${points}</text>`;
    return `<path class="grid" d="M${left} ${at(y(points))}H${right}"/>${label}`;
  });
  const numbers = ruled(1, turns.length, TURNS).map((turn) => {
    const middle = (x(turns[turn - 1]) + x(turns[turn] ?? of)) / 2;
    return `<text x="${at(middle)}" y="${h - 20}" text-anchor="middle">${turn}</text>`;
  });
  const along = timed ? t('time-axis') : t('turn-axis');
  const axis = `<text x="${left + wide / 2}" y="${h - 4}" text-anchor="middle">${along}</text>`;
  const labels = spread(seats.map(({ seat }) => y(scores[seat])));
  const lines = seats.map(({ seat }, place) => {
    const points = over.map((row, move) => `${at(x(move))} ${at(y(row[seat]))}`);
    const mark = `x="${right - 7}" y="${at(y(scores[seat]) - 7)}" width="14" height="14"`;
    const safe = new Option(names[place]).innerHTML;
    const where = `x="${right + 13}" y="${at(labels[place] + 4)}"`;
    const label = `<text class="name" ${where}>${safe}</text>`;
    const line = `<path class="line" d="M${points.join('L')}"/><use href="#ui-${shapeOf(seat)}" ${mark}/>`;
    return `<g data-seat="${seat}">${line}${label}</g>`;
  });
  const drawn = svg([...grid, ...numbers, axis, ...lines].join(''), `0 0 ${w} ${h}`);
  drawn.removeAttribute('aria-hidden');
  drawn.setAttribute('role', 'img');
  const said = seats.map(({ seat, name }) => `${name} ${scores[seat]}`).join(', ');
  drawn.setAttribute('aria-label', `${t('over-time')}: ${said}`);
  return el('section.chart.card', {}, el('h3', {}, t('over-time')), drawn);
}
