// Small helpers for making elements. Nothing here knows the table.
import { t } from './words.js';

export const $ = (id) => document.getElementById(id);
const SHAPES = ['circle', 'diamond', 'square', 'triangle', 'star', 'cross'];

/** el('button.btn', {title: 'x', onclick: f}, 'text', child) */
export function el(name, given = {}, ...inside) {
  const [tag, ...kinds] = name.split('.');
  const made = document.createElement(tag);
  if (kinds.length) made.className = kinds.join(' ');
  for (const [key, value] of Object.entries(given)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...inside.flat().filter((part) => part !== null && part !== undefined && part !== false));
  return made;
}

export function svg(markup, box, kind = '') {
  const holder = document.createElement('template');
  holder.innerHTML = `<svg viewBox="${box}" class="${kind}" aria-hidden="true">${markup}</svg>`;
  return holder.content.firstChild;
}

export const icon = (name, kind = 'i', box = '0 0 100 100') => svg(`<use href="#ui-${name}"/>`, box, kind);
export const symbol = (name, kind = 'i') => svg(`<use href="#${name}"/>`, '0 0 100 100', kind);
export const shape = (seat) => icon(`seat-${SHAPES[seat % 6]}`, 'shape');
export const badge = (seat) =>
  icon(
    seat.kind === 'bot' ? `bot-${botIcon(seat.level)}` : seat.kind === 'open' ? 'seat-open' : 'person',
    'badge',
  );
export const botIcon = (level) =>
  ['seedling', 'sprout', 'gardener', 'head-gardener'].includes(level) ? level : 'gardener';
export const words = (name) => name.replaceAll(/[_-]/g, ' ').replace(/^./, (c) => c.toUpperCase());

export async function ask(method, path, body) {
  const sent =
    body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(path, { method, ...sent });
  const said = await answer.json().catch(() => ({ why: t('unreadable') }));
  if (!answer.ok) throw new Error(said.why || t('answered', { status: String(answer.status) }));
  return said;
}

export function problem(error) {
  const line = $('problem');
  if (!line) return;
  const said = error.message || String(error);
  line.textContent = `${said[0].toUpperCase()}${said.slice(1)}${/[.!?]$/.test(said) ? '' : '.'}`;
  line.hidden = false;
  line.scrollIntoView({ block: 'nearest' });
}

/** The form that takes a recovery code: the code alone says which table to go to. */
export function recovering(form) {
  form?.addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      location.href = `/t/${(await ask('POST', '/api/recover', { code: $('code').value })).id}`;
    } catch (error) {
      problem(error);
    }
  });
}

const base = () => document.body.dataset.static;

/** A style sheet that only some moments need, once: over those that came with the page, or under all but the first. */
export function styled(name, over) {
  const there = document.querySelector(`link[data-late="${name}"]`);
  if (there) return there.loaded;
  const link = el('link', { rel: 'stylesheet', href: `${base()}/${name}.css`, 'data-late': name });
  link.loaded = new Promise((done) => ['load', 'error'].forEach((type) => link.addEventListener(type, done)));
  if (over) document.head.append(link);
  else document.querySelector('link[href$="/base.css"]').after(link);
  return link.loaded;
}

/** Symbols of the frame that did not come with the page. */
let drawing = null;
export const drawn = () => (drawing ??= draw().catch(() => (drawing = null)));

async function draw() {
  const text = await (await fetch(`${base()}/ui.svg`)).text();
  const sheet = document.querySelector('.sheets');
  for (const symbol of svg(text, '0 0 1 1').querySelectorAll('symbol'))
    if (!$(symbol.id)) sheet.append(symbol);
}

/** The button that turns day into night. */
export function themed(button) {
  const root = document.documentElement;
  const night = () =>
    (root.dataset.theme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) ===
    'dark';
  const show = () => {
    button.replaceChildren(
      icon(night() ? 'sun' : 'moon'),
      el('span.word', {}, night() ? t('light') : t('dark')),
    );
    button.title = night() ? t('light') : t('dark');
  };
  button.addEventListener('click', () => {
    root.dataset.theme = night() ? 'light' : 'dark';
    localStorage.setItem('theme', root.dataset.theme);
    show();
  });
  show();
}

export async function copy(text, button) {
  await navigator.clipboard?.writeText(text).catch(() => {});
  const before = [...button.childNodes];
  button.replaceChildren(icon('check'), t('copied'));
  setTimeout(() => button.replaceChildren(...before), 1500);
}
