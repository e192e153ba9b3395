// House rules: a slider for each number of the box that a table may change.
import { ask, el } from './dom.js';
import { t } from './words.js';

const WAIT = 250; // milliseconds of rest before the server is asked whether the numbers go together

/** Sliders for a game's numbers. `changed(values)` hears of every change; `values` are those that differ from the box. */
export class House {
  constructor(game, given, changed) {
    Object.assign(this, { game, changed, timer: 0, asked: 0 });
    this.rows = game.house.map((number) => this.row(number, given[number.name]));
    this.problem = el('p.problem', { role: 'alert', hidden: true });
    this.reset = el('button.btn.small', { type: 'button', onclick: () => this.printed() }, t('house-reset'));
    this.element = el(
      'div.house',
      {},
      this.rows.map(({ element }) => element),
      this.problem,
      this.reset,
    );
    for (const row of this.rows) this.mark(row);
    if (Object.keys(this.values).length) this.check();
  }

  row(number, given) {
    const id = `house-${number.name}`;
    const value = Math.min(number.high, Math.max(number.low, Number.parseInt(given ?? number.box, 10))) || 0;
    const input = el('input', {
      type: 'range',
      id,
      min: number.low,
      max: number.high,
      step: 1,
      value,
      'aria-describedby': `${id}-box`,
    });
    const shown = el('output', { for: id });
    const box = el('small', { id: `${id}-box` });
    const rule = el(
      'a',
      { href: `/rules/${this.game.slug}#${number.rule}`, target: '_blank', rel: 'noopener' },
      t('the-rule'),
    );
    const element = el(
      'div.number',
      {},
      el('label', { for: id }, number.says),
      input,
      shown,
      el('p.small', {}, box, ' ', rule),
    );
    const found = { number, input, shown, box, element };
    input.addEventListener('input', () => this.moved(found));
    return found;
  }

  mark({ number, input, shown, box, element }) {
    const own = Number(input.value) !== number.box;
    shown.value = input.value;
    box.textContent = own
      ? t('house-instead', { number: number.box })
      : t('house-as-printed', { low: number.low, high: number.high });
    element.classList.toggle('own', own);
    this.reset.hidden = !Object.keys(this.values).length;
  }

  moved(row) {
    this.mark(row);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(), WAIT);
    this.changed(this.values);
  }

  printed() {
    for (const row of this.rows) row.input.value = row.number.box;
    this.rows.forEach((row) => this.mark(row));
    this.check();
    this.changed(this.values);
    this.rows[0]?.input.focus();
  }

  /** By name, those that differ from the box. */
  get values() {
    return Object.fromEntries(
      this.rows
        .filter(({ number, input }) => Number(input.value) !== number.box)
        .map(({ number, input }) => [number.name, Number(input.value)]),
    );
  }

  /** What two numbers forbid together is said at once, as the game says it. Resolves to whether all is well. */
  async check() {
    const turn = (this.asked += 1);
    let why = '';
    try {
      why = (await ask('POST', `/api/games/${this.game.slug}/check`, { options: { house: this.values } }))
        .why;
    } catch (error) {
      why = error.message;
    }
    if (turn !== this.asked) return !why; // asked again meanwhile
    this.problem.hidden = !why;
    this.problem.textContent = why;
    return !why;
  }
}
