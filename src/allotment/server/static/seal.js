// The check of a sealed game's luck, draw by draw, done here. Loaded when somebody asks for it.
import { hex } from './noted.js';
import { t } from './words.js';

/** @import { Seal, SealCheck } from './messages.d.ts' */
/** @import { Noted } from './noted.js' */

// ---- BLAKE2b, as in RFC 7693, with key and personalisation; a word of 64 bits is two numbers, low one first

const IV = new Uint32Array([
  0xf3bcc908, 0x6a09e667, 0x84caa73b, 0xbb67ae85, 0xfe94f82b, 0x3c6ef372, 0x5f1d36f1, 0xa54ff53a, 0xade682d1,
  0x510e527f, 0x2b3e6c1f, 0x9b05688c, 0xfb41bd6b, 0x1f83d9ab, 0x137e2179, 0x5be0cd19,
]);
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
// prettier-ignore
const MIX = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
];
const BLOCK = 128;

/**
 * Adds a word to v[a].
 * @param {Uint32Array} v
 * @param {number} a
 * @param {number} low
 * @param {number} high
 */
function add(v, a, low, high) {
  const sum = v[a] + low;
  v[a + 1] += high + (sum >= 2 ** 32 ? 1 : 0);
  v[a] = sum;
}

/**
 * v[d] ^= v[a], then turned to the right by so many bits.
 * @param {Uint32Array} v
 * @param {number} d
 * @param {number} a
 * @param {number} by
 */
function turn(v, d, a, by) {
  const low = v[d] ^ v[a];
  const high = v[d + 1] ^ v[a + 1];
  if (by === 32) [v[d], v[d + 1]] = [high, low];
  else if (by === 63) [v[d], v[d + 1]] = [(low << 1) | (high >>> 31), (high << 1) | (low >>> 31)];
  else [v[d], v[d + 1]] = [(low >>> by) | (high << (32 - by)), (high >>> by) | (low << (32 - by))];
}

/**
 * Takes one block of the bytes into the state.
 * @param {Uint32Array} state
 * @param {Uint8Array} bytes
 * @param {number} at
 * @param {number} count bytes up to the end of the block
 * @param {boolean} last
 */
function compress(state, bytes, at, count, last) {
  const m = new Uint32Array(32);
  const end = Math.min(bytes.length, at + BLOCK);
  for (let place = at; place < end; place += 1) {
    m[(place - at) >> 2] |= bytes[place] << (8 * ((place - at) & 3));
  }
  const v = new Uint32Array(32);
  v.set(state);
  v.set(IV, 16);
  v[24] ^= count;
  if (last) [v[28], v[29]] = [~v[28], ~v[29]];
  for (let round = 0; round < 12; round += 1) {
    const order = SIGMA[round % 10];
    for (let step = 0; step < 8; step += 1) {
      const [a, b, c, d] = MIX[step].map((word) => 2 * word);
      const [x, y] = [2 * order[2 * step], 2 * order[2 * step + 1]];
      add(v, a, v[b], v[b + 1]);
      add(v, a, m[x], m[x + 1]);
      turn(v, d, a, 32);
      add(v, c, v[d], v[d + 1]);
      turn(v, b, c, 24);
      add(v, a, v[b], v[b + 1]);
      add(v, a, m[y], m[y + 1]);
      turn(v, d, a, 16);
      add(v, c, v[d], v[d + 1]);
      turn(v, b, c, 63);
    }
  }
  for (let word = 0; word < 16; word += 1) state[word] ^= v[word] ^ v[word + 16];
}

/**
 * The digest of some bytes, so many bytes long.
 * @param {Uint8Array} bytes
 * @param {number} size
 * @param {{ key?: Uint8Array, person?: string }} [keyed]
 */
export function blake2b(bytes, size, { key = new Uint8Array(), person = '' } = {}) {
  const head = new Uint8Array(64);
  head.set([size, key.length, 1, 1]);
  head.set(new TextEncoder().encode(person), 48);
  const state = IV.slice();
  head.forEach((byte, at) => (state[at >> 2] ^= byte << (8 * (at & 3))));
  const before = key.length ? BLOCK : 0;
  const all = new Uint8Array(before + bytes.length);
  all.set(key);
  all.set(bytes, before);
  let at = 0;
  for (; all.length - at > BLOCK; at += BLOCK) compress(state, all, at, at + BLOCK, false);
  compress(state, all, at, all.length, true);
  return Uint8Array.from({ length: size }, (_, place) => state[place >> 2] >>> (8 * (place & 3)));
}

/** @param {string} text @param {string} person */
const digest = (text, person) => blake2b(new TextEncoder().encode(text), 32, { person });

// ---- the luck, drawn again

/** @typedef {["number", number, number]} NumberAsked */
/** @typedef {["order", unknown[]]} OrderAsked */
/** @typedef {["some", unknown[], number]} SomeAsked */
/** @typedef {["pick", number[], unknown[]]} PickAsked */
/** @typedef {NumberAsked | OrderAsked | SomeAsked | PickAsked} Asked */

export class Chance {
  count = 0;

  constructor(/** @type {Uint8Array} */ key) {
    this.key = key;
  }

  below(/** @type {number} */ n) {
    const counter = new Uint8Array(8);
    new DataView(counter.buffer).setBigUint64(0, BigInt(this.count++));
    const [a, b, c, d] = blake2b(counter, 4, { key: this.key });
    return Math.floor(((((a << 24) | (b << 16) | (c << 8) | d) >>> 0) * n) / 2 ** 32);
  }

  shuffled(/** @type {number} */ size) {
    const items = Array.from({ length: size }, (_, at) => at);
    for (let last = size - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [items[last], items[other]] = [items[other], items[last]];
    }
    return items;
  }

  draw(/** @type {Asked} */ asked) {
    if (asked[0] === 'number') return asked[1] + this.below(asked[2] - asked[1] + 1);
    if (asked[0] === 'order') return this.shuffled(asked[1].length).map((at) => asked[1][at]);
    if (asked[0] === 'some') {
      const chosen = new Set(this.shuffled(asked[1].length).slice(0, asked[2]));
      return asked[1].filter((_, at) => chosen.has(at));
    }
    const [, counts, names] = asked;
    let ticket = this.below(counts.reduce((sum, count) => sum + count, 0));
    let out = 0;
    while (ticket >= counts[out]) ticket -= counts[out++];
    return names[out];
  }
}

/** @param {unknown} a @param {unknown} b */
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The same data with its names in order.
 * @param {unknown} value
 * @returns {unknown}
 */
export function sorted(value) {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}

/**
 * Does a finished game's luck fit what was noted before it? "" if it does, else what does not.
 * @param {SealCheck & { seal: Seal }} report
 * @param {{ id: string, options: object, game: { slug: string } }} info
 * @param {Noted} noted
 */
export function misfit(report, info, noted) {
  const { secret, commitment, seal, tape = [] } = report;
  const { terms, names, nonces } = seal;
  if (noted.commitment && noted.commitment !== commitment) return t('misfit-noted');
  const agreed = [info.game.slug, JSON.stringify(sorted(info.options)), info.id].join('\n');
  if (terms !== agreed) return t('misfit-terms');
  if (hex(digest(`${secret}\n${terms}`, 'allotment-seal2')) !== commitment) return t('misfit-secret');
  if (noted.nonce && !nonces.includes(noted.nonce)) return t('misfit-nonce');
  const chance = new Chance(
    digest([secret, terms, JSON.stringify(names), JSON.stringify(nonces)].join('\n'), 'allotment-deal'),
  );
  const wrong = tape.findIndex(([asked, came]) => !same(chance.draw(/** @type {Asked} */ (asked)), came));
  return wrong < 0 ? '' : t('misfit-draw', { draw: wrong + 1 });
}
