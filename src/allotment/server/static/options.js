// A game's options as data: what may be chosen, for how many seats, and when one applies. No elements.

/** @import { Option } from './messages.d.ts' */

/** @typedef {string | number | boolean} Value */

const FEW = 9; // numbers that are offered one by one

/**
 * The values of an option, each with its word; none for what has no few values.
 * @param {Pick<Option, "type" | "choices" | "seat" | "low" | "high" | "values">} option
 * @param {(kind: string) => string} t
 * @param {(name: string) => string} words a name as words, where it has none
 */
export function choices({ type, choices: named, seat, low, high, values = {} }, t, words) {
  /** @type {[Value, string][]} */
  const found = named.map((one) => [one, values[one] || (one === 'random' ? t('random') : words(one))]);
  if (seat && !named.includes('random')) found.unshift(['random', t('random')]); // the server draws the lot
  if (type === 'boolean') {
    found.push([true, values.true || t('yes')], [false, values.false || t('no')]);
  }
  if (type.includes('integer') && high - low <= FEW) {
    for (let value = low; value <= high; value += 1) found.push([value, String(value)]);
  }
  return found;
}

/**
 * May this value be chosen with so many seats?
 * @param {Pick<Option, "seats">} option
 * @param {Value} value
 * @param {number} count
 */
export function allowed({ seats = {} }, value, count) {
  const [low, high] = seats[String(value)] ?? seats[''] ?? [1, 99];
  return low <= count && count <= high;
}

/**
 * Is everything chosen that this option needs to apply?
 * @param {Pick<Option, "needs">} option
 * @param {(name: string) => Value | undefined} chosen
 */
export function fulfilled({ needs = {} }, chosen) {
  return Object.entries(needs).every(([name, wanted]) => wanted.includes(chosen(name)));
}
