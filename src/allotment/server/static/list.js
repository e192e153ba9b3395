// The list of moves: a button for each that what is chosen may become. Many are put together and folded.
import { $, button, el, symbol } from './dom.js';
import { t } from './words.js';

/** @import { Choice } from './choice.js' */
/** @import { ShownOffer } from './page.d.ts' */

/** @typedef {ShownOffer[]} Group moves on one card: they differ in their last word only */

export const MOST = 12; // lines of moves, and marks on the board, that are shown unasked
const BEST = 4; // of many moves, those that score and are listed first

/**
 * What comes first: what is armed, what a lesson asks for, what scores most.
 * @param {ShownOffer[]} offers
 * @param {ShownOffer | null} armed
 * @param {Set<string>} asked
 */
export function ranked(offers, armed, asked) {
  const rank = (/** @type {ShownOffer} */ offer) =>
    Number(offer === armed) * 2 + Number(asked.has(offer.text) || Boolean(offer.row));
  return offers.toSorted((a, b) => rank(b) - rank(a) || (b.points || 0) - (a.points || 0));
}

/**
 * Moves of one title are a group; those whose lines are alike belong to pieces that are not: one for each.
 * @param {ShownOffer[]} offers
 * @returns {Group[]}
 */
export function grouped(offers) {
  const titled = [...Map.groupBy(offers, (offer) => offer.say.title).values()];
  return titled.flatMap((group) => {
    const alike = new Set(group.map((offer) => offer.say.line)).size < group.length;
    return alike ? [...Map.groupBy(group, (offer) => offer.path[0]).values()] : [group];
  });
}

/**
 * Many groups: the best of them, then those of each sort together, folded where there is no room for all.
 * @param {Group[]} groups
 * @param {(offer: ShownOffer) => boolean} first what is among the best whatever it scores
 * @param {(offer: ShownOffer) => string} sort
 * @returns {{ word: string, groups: Group[], folded: boolean }[]} those without a word come first
 */
export function sections(groups, first, sort) {
  if (groups.length <= MOST) return [{ word: '', groups, folded: false }];
  const best = groups.filter(([offer]) => (offer.points || 0) > 0 || first(offer)).slice(0, BEST);
  const rest = groups.filter((group) => !best.includes(group));
  const sorts = [...Map.groupBy(rest, ([offer]) => sort(offer))];
  let room = MOST - best.length - sorts.length;
  const plain = new Set();
  for (const [word, many] of sorts.toSorted(([, a], [, b]) => a.length - b.length)) {
    if (many.length - 1 > room) continue;
    plain.add(word);
    room -= many.length - 1;
  }
  const sorted = sorts.map(([word, many]) => ({ word, groups: many, folded: !plain.has(word) }));
  return [{ word: '', groups: best, folded: false }, ...sorted];
}

export const signed = (/** @type {number} */ points) =>
  points > 0 ? `+${points}` : String(points).replace('-', '−');

const picture = (/** @type {string} */ icon) =>
  icon && document.getElementById(icon) ? symbol(icon, 'pic') : null;

/** As it is read aloud. @param {string} title @param {string} line @param {Element | null} flag */
const spoken = (title, line, flag) => [title, line, flag?.textContent].filter(Boolean).join(', ');

export class List {
  /** @type {Set<string>} */
  open = new Set(); // sorts that are unfolded

  /** @param {Choice} choice @param {Record<string, string>} sorts by what notation begins with */
  constructor(choice, sorts) {
    this.choice = choice;
    this.sorts = sorts;
    $('list').addEventListener('keydown', (event) => this.walk(event));
  }

  /** The buttons one can walk to. */
  buttons() {
    return [...$('list').querySelectorAll('button')].filter((one) => !one.closest('li[hidden]'));
  }

  /**
   * What the list asks to confirm: the only move that is left, if the rest of it can be touched nowhere else.
   * @param {ShownOffer | null} left
   * @param {ShownOffer | null} only
   */
  alone(left, only) {
    const { stage, paths, chosen } = this.choice;
    return left && stage.hides(this.choice.alike(paths.left(left, chosen))) ? left : only;
  }

  /** Draws the list. Returns the button that the focus was on, as it is now, if the list had the focus. */
  show(/** @type {ShownOffer[]} */ fits) {
    const { offers, pending, armed, asked, chosen } = this.choice;
    if (pending) asked.clear(); // a hint was for the move before
    const single = (/** @type {ShownOffer[]} */ all) => all.filter(({ row }) => !row).length;
    const of = single(offers);
    const counted = fits.length < of ? t('moves-of', { fits: single(fits), of }) : t('moves', { count: of });
    $('count').textContent = fits.length ? counted : ''; // none while one looks back
    $('offers').hidden = !of;
    const all = [...$('list').querySelectorAll('button')];
    const was = all.findIndex((one) => one === document.activeElement);
    const text = all[was]?.dataset.text;
    const rows = this.rows(grouped(ranked(pending ? [pending] : fits, armed, asked)));
    const back = button('', () => this.choice.drop(), t('put-back'));
    // once more on the same spot makes what is armed
    if (chosen.length) rows.splice(armed ? 1 : 0, 0, el('li.drop', {}, back));
    $('list').replaceChildren(...rows);
    $('list').scrollLeft = 0;
    const buttons = this.buttons();
    const same = text ? buttons.find((one) => one.dataset.text === text) : undefined;
    const now = was < 0 ? undefined : (same ?? buttons[Math.min(was, buttons.length - 1)]);
    this.stop(now ?? buttons[0]);
    return { held: was >= 0, now };
  }

  /** One tab stop in the whole list. */
  stop(/** @type {HTMLElement | undefined} */ at) {
    for (const one of $('list').querySelectorAll('button')) one.tabIndex = one === at ? 0 : -1;
  }

  /** Arrows go on inside. */
  walk(/** @type {KeyboardEvent} */ event) {
    const steps = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, Home: -Infinity, End: Infinity };
    const step = new Map(Object.entries(steps)).get(event.key);
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
    const buttons = this.buttons();
    const at = buttons.findIndex((one) => one === document.activeElement);
    const to = buttons[Math.max(0, Math.min(buttons.length - 1, at + step))];
    event.preventDefault();
    event.stopPropagation();
    if (!to) return;
    this.stop(to);
    to.focus();
  }

  rows(/** @type {Group[]} */ groups) {
    const { armed, asked } = this.choice;
    const row = (/** @type {Group} */ group) =>
      el('li', {}, group.length > 1 ? this.several(group) : this.button(group[0]));
    const first = (/** @type {ShownOffer} */ offer) =>
      offer === armed || asked.has(offer.text) || Boolean(offer.row);
    const sort = (/** @type {ShownOffer} */ offer) => this.sorts[offer.text.split(' ')[0]] ?? offer.say.title;
    return sections(groups, first, sort).flatMap(({ word, groups: many, folded }) => {
      const rows = many.map(row);
      return folded ? [this.fold(word, many.flat().length, rows), ...rows] : rows;
    });
  }

  /**
   * One line for many, which unfolds.
   * @param {string} word
   * @param {number} count
   * @param {HTMLElement[]} rows
   */
  fold(word, count, rows) {
    const show = () => {
      const open = this.open.has(word);
      head.setAttribute('aria-expanded', String(open));
      for (const row of rows) row.hidden = !open;
    };
    const toggle = () => {
      if (!this.open.delete(word)) this.open.add(word);
      show();
    };
    const named = el('b', {}, `${word}\u00a0…`);
    const head = button('.all', toggle, named, el('span.num', {}, t('moves', { count })));
    show();
    return el('li.fold', {}, head);
  }

  handled(/** @type {ShownOffer} */ offer) {
    const { choice } = this;
    const point = () => choice.point(offer);
    const leave = () => choice.point(choice.armed);
    const asks = (/** @type {PointerEvent} */ event) => choice.rests(event) || point();
    return {
      type: 'button',
      'data-text': offer.text,
      onclick: (/** @type {MouseEvent} */ event) => choice.press(offer, event),
      onpointerenter: asks,
      onpointermove: asks,
      onpointerleave: leave,
      onfocus: () => (choice.typed || !choice.quiet) && point(), // not where it goes after a click
      onblur: leave,
    };
  }

  /** What an offer brings, on a flag; null where no offer brings anything. */
  flag(/** @type {ShownOffer} */ { points, say: { gain } }) {
    if (gain) return el('b.flag.gain', {}, points ? `${signed(points)}, ${gain}` : gain);
    if (points) return el('b.flag', {}, signed(points));
    const others = points === 0 && this.choice.offers.some((other) => other.points);
    return others ? el('b.flag.zero', {}, signed(0)) : null;
  }

  button(/** @type {ShownOffer} */ offer) {
    const { pending, armed } = this.choice;
    const { title, line, icon } = offer.say;
    const told = armed === offer ? t('tap-again') : line;
    const said = pending ? t('sending') : told;
    const flag = this.flag(offer);
    const given = { ...this.handled(offer), 'aria-label': spoken(title, said, flag) };
    const made = el('button.offer', given, picture(icon), el('b', {}, title), el('span', {}, said), flag);
    made.classList.toggle('pending', pending === offer);
    return this.marked(made, offer);
  }

  /** @param {HTMLElement} made @param {ShownOffer} offer */
  marked(made, offer) {
    made.classList.toggle('armed', this.choice.armed === offer);
    made.classList.toggle('asked', this.choice.asked.has(offer.text));
    return made;
  }

  /** Moves that differ in their last word only: one card, a small button for each. */
  several(/** @type {Group} */ group) {
    const { title, icon } = group[0].say;
    const brief = (/** @type {ShownOffer} */ { say }) => say.brief ?? say.line;
    const same = new Set(group.map(brief)).size < group.length; // where they differ is not left out
    const small = group.map((offer) => {
      const flag = this.flag(offer);
      const given = { ...this.handled(offer), 'aria-label': spoken(title, offer.say.line, flag) };
      const says = el('span', {}, same ? offer.say.line : brief(offer));
      return this.marked(el('button.offer.sub', given, says, flag), offer);
    });
    return el('div.several', {}, picture(icon), el('b', {}, title), el('div.subs', {}, small));
  }
}
