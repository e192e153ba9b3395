// Small helpers for making elements. Nothing here knows the table.
import { t } from './words.js';

/** @import { ById, Given, Inside, Made, MaybeById } from './page.d.ts' */

/** @type {ById} */
// @ts-expect-error: the page brings what is asked for by `$`; what it may not bring is asked for by `maybe`
export const $ = (id) => document.getElementById(id);
/** @type {MaybeById} */
export const maybe = $;
const SHAPES = ['circle', 'diamond', 'square', 'triangle', 'star', 'cross'];

/**
 * el('button.btn', {title: 'x', onclick: f}, 'text', child)
 * @template {string} Name
 * @param {Name} name
 * @param {Given} given
 * @param {Inside[]} inside
 * @returns {Made<Name>}
 */
export function el(name, given = {}, ...inside) {
  const [tag, ...kinds] = name.split('.');
  const made = document.createElement(tag);
  if (kinds.length) made.className = kinds.join(' ');
  for (const [key, value] of Object.entries(given)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') made.addEventListener(key.slice(2), (event) => value(event));
    else made.setAttribute(key, value === true ? '' : String(value));
  }
  for (const part of inside.flat()) {
    if (part !== null && part !== undefined && part !== false) made.append(part);
  }
  // @ts-expect-error: an element of that tag, whose name TypeScript cannot follow through `split`
  return made;
}

/**
 * A button that does something.
 * @param {string} kind its classes: ".first"
 * @param {() => unknown} act
 * @param {Inside[]} inside
 */
export const button = (kind, act, ...inside) =>
  el(`button.btn${kind}`, { type: 'button', onclick: act }, ...inside);

/**
 * @param {string} markup
 * @param {string} box
 * @returns {SVGSVGElement}
 */
export function svg(markup, box, kind = '') {
  const holder = document.createElement('template');
  holder.innerHTML = `<svg viewBox="${box}" class="${kind}" aria-hidden="true">${markup}</svg>`;
  // @ts-expect-error: the line above put it there
  return holder.content.firstChild;
}

export const icon = (/** @type {string} */ name, kind = 'i', box = '0 0 100 100') =>
  svg(`<use href="#ui-${name}"/>`, box, kind);
export const symbol = (/** @type {string} */ name, kind = 'i') =>
  svg(`<use href="#${name}"/>`, '0 0 100 100', kind);
export const shapeOf = (/** @type {number} */ seat) => `seat-${SHAPES[seat % 6]}`;
export const shape = (/** @type {number} */ seat) => icon(shapeOf(seat), 'shape');

/** @param {{ kind: string, level?: string }} seat */
export function badge({ kind, level = '' }) {
  if (kind === 'bot') return icon(`bot-${botIcon(level)}`, 'badge');
  return icon(kind === 'open' ? 'seat-open' : 'person', 'badge');
}

export const botIcon = (/** @type {string} */ level) =>
  ['seedling', 'sprout', 'gardener', 'head-gardener'].includes(level) ? level : 'gardener';
export const words = (/** @type {string} */ name) => capital(name.replaceAll(/[_-]/g, ' '));
export const capital = (/** @type {string} */ text) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The element a selector finds at or around what an event happened to. */
export const hit = (/** @type {Event} */ event, /** @type {string} */ selector) =>
  event.target instanceof Element ? /** @type {HTMLElement | null} */ (event.target.closest(selector)) : null;

/** The middle of a box, as two numbers. */
export const middle = (/** @type {{ left: number, top: number, width: number, height: number }} */ box) => [
  box.left + box.width / 2,
  box.top + box.height / 2,
];

export const message = (/** @type {unknown} */ error) =>
  (error instanceof Error && error.message) || String(error);

/** Data that the page carries for its scripts; whoever reads it says what it is. @returns {any} */
export const carried = (/** @type {string} */ id) => JSON.parse(maybe(id)?.textContent ?? 'null');

/**
 * Asks the server; whoever asks says what the answer is.
 * @param {"GET" | "POST"} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
export async function ask(method, path, body) {
  const sent = body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(path, { method, ...sent });
  const said = await answer.json().catch(() => ({ why: t('unreadable') }));
  if (!answer.ok) throw new Error(said.why || t('answered', { status: String(answer.status) }));
  return said;
}

/** With a capital, and a full stop where there is none. */
export const sentence = (/** @type {string} */ said) => `${capital(said)}${/[.!?]$/.test(said) ? '' : '.'}`;

const base = () => document.body.dataset.static;
/** @type {Map<string, Promise<Event>>} */
const styles = new Map();

/**
 * A style sheet that only some moments need, once: over those of the page, or under all but the first.
 * @param {string} name
 * @param {boolean} over
 */
export function styled(name, over) {
  const there = styles.get(name);
  if (there) return there;
  const link = el('link', { rel: 'stylesheet', href: `${base()}/${name}.css` });
  const loaded = new Promise((/** @type {(event: Event) => void} */ done) => {
    for (const type of ['load', 'error']) link.addEventListener(type, done);
  });
  styles.set(name, loaded);
  if (over) document.head.append(link);
  else document.querySelector('link[href$="/base.css"]')?.after(link);
  return loaded;
}

/** @type {Promise<void> | null} */
let drawing = null;
/** Symbols of the frame that did not come with the page. */
export const drawn = () =>
  (drawing ??= draw().catch(() => {
    drawing = null;
  }));

async function draw() {
  const text = await (await fetch(`${base()}/ui.svg`)).text();
  const sheet = document.querySelector('.sheets');
  for (const one of svg(text, '0 0 1 1').querySelectorAll('symbol')) if (!maybe(one.id)) sheet?.append(one);
}

/** Is it a finger that clicks? */
export const byTouch = (/** @type {MouseEvent} */ event) =>
  (event instanceof PointerEvent && event.pointerType === 'touch') || matchMedia('(pointer: coarse)').matches;
