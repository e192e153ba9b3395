// House rules: a slider for each number of the box that a table may change.
import { ask, button, el, message } from './dom.js';
import { t } from './words.js';

/** @import { Game, HouseNumber } from './messages.d.ts' */

/** @typedef {ReturnType<House["row"]>} Row */

const WAIT = 250; // milliseconds of rest before the server is asked whether the numbers go together

/** The number that an address asks for, within what the box allows. */
export function given(/** @type {HouseNumber} */ { box, low, high }, /** @type {string} */ asked = '') {
  const wished = Number.parseInt(asked || String(box), 10);
  return Math.min(high, Math.max(low, wished)) || 0;
}

export class House {
  timer = 0;
  asked = 0;

  /**
   * Sliders for a game's numbers.
   * @param {Game} game
   * @param {Record<string, string>} wished by name, as the address has them
   * @param {() => void} changed hears of every change
   */
  constructor(game, wished, changed) {
    this.game = game;
    this.changed = changed;
    this.rows = game.house.map((number) => this.row(number, wished[number.name]));
    this.problem = el('p.problem', { role: 'alert', hidden: true });
    this.reset = button('.small', () => this.printed(), t('house-reset'));
    const rows = this.rows.map(({ element }) => element);
    this.element = el('div.house', {}, rows, this.problem, this.reset);
    for (const row of this.rows) this.mark(row);
    if (Object.keys(this.values).length) this.check();
  }

  /** @param {HouseNumber} number @param {string} [wished] */
  row(number, wished) {
    const id = `house-${number.name}`;
    const range = { type: 'range', min: number.low, max: number.high, step: 1 };
    const value = given(number, wished);
    const input = el('input', { ...range, id, value, 'aria-describedby': `${id}-box` });
    const shown = el('output', { for: id });
    const box = el('small', { id: `${id}-box` });
    const href = `/rules/${this.game.slug}#${number.rule}`;
    const rule = el('a', { href, target: '_blank', rel: 'noopener' }, t('the-rule'));
    const label = el('label', { for: id }, number.says);
    const element = el('div.number', {}, label, input, shown, el('p.small', {}, box, ' ', rule));
    const found = { number, input, shown, box, element };
    input.addEventListener('input', () => this.moved(found));
    return found;
  }

  mark(/** @type {Row} */ { number, input, shown, box, element }) {
    const own = Number(input.value) !== number.box;
    shown.value = input.value;
    box.textContent = own
      ? t('house-instead', { number: number.box })
      : t('house-as-printed', { low: number.low, high: number.high });
    element.classList.toggle('own', own);
    this.reset.hidden = !Object.keys(this.values).length;
  }

  moved(/** @type {Row} */ row) {
    this.mark(row);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(), WAIT);
    this.changed();
  }

  printed() {
    for (const row of this.rows) row.input.value = String(row.number.box);
    this.rows.forEach((row) => this.mark(row));
    this.check();
    this.changed();
    this.rows[0]?.input.focus();
  }

  /** By name, those that differ from the box. */
  get values() {
    const own = this.rows.filter(({ number, input }) => Number(input.value) !== number.box);
    return Object.fromEntries(own.map(({ number, input }) => [number.name, Number(input.value)]));
  }

  /** What two numbers forbid together is said at once, as the game says it. Resolves to whether it's fine. */
  async check() {
    const turn = (this.asked += 1);
    let why;
    try {
      const options = { house: this.values };
      ({ why } = await ask('POST', `/api/games/${this.game.slug}/check`, { options }));
    } catch (error) {
      why = message(error);
    }
    if (turn !== this.asked) return !why; // asked again meanwhile
    this.problem.hidden = !why;
    this.problem.textContent = why;
    return !why;
  }
}
