// The rules: search them, and find the paragraph of a rule.
import { $, hit, maybe } from './dom.js';
import './home.js';

const article = document.querySelector('article') ?? document.body;
const field = $('search');
/** @type {HTMLElement[]} */
const parts = [...document.querySelectorAll('article section')].filter((one) => one instanceof HTMLElement);
const text = (/** @type {Node} */ node) => node.textContent?.toLowerCase() ?? '';
const depth = (/** @type {HTMLElement} */ part) => Number(part.dataset.depth);

/** Every place in the text where the words stand, as ranges. */
function places(/** @type {string} */ words) {
  const found = [];
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('svg, footer')) continue;
    for (let at = text(node).indexOf(words); at >= 0; at = text(node).indexOf(words, at + words.length)) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + words.length);
      found.push(range);
    }
  }
  return found;
}

/** How often the words were found. */
function counted(/** @type {number} */ count) {
  const { none = '', one = '', many = '' } = field.dataset;
  if (count < 2) return count ? one : none;
  return many.replace('{n}', String(count));
}

/** Sections without the words are hidden; a section's chapter keeps its heading. */
function search() {
  const words = field.value.trim().toLowerCase();
  for (const part of parts) part.hidden = false;
  const ranges = words.length > 1 ? places(words) : [];
  globalThis.CSS?.highlights?.set('found', new Highlight(...ranges));
  $('found').textContent = '';
  if (words.length < 2) return;
  $('found').textContent = counted(ranges.length);
  const holds = new Set(ranges.map((range) => range.startContainer.parentElement?.closest('section')));
  for (const part of parts) part.hidden = !holds.has(part);
  for (const part of parts.filter((one) => holds.has(one))) {
    let at = parts.indexOf(part);
    while (at > 0 && depth(parts[at]) > 2) at -= 1;
    if (depth(parts[at]) === 2) parts[at].hidden = false;
  }
  if (ranges.length) scrollTo({ top: 0 });
}

function clear() {
  field.value = '';
  search();
}

field.addEventListener('input', search);
field.addEventListener('search', search);
field.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && field.value) clear();
});
document.querySelector('.chapters')?.addEventListener('click', (event) => {
  if (hit(event, 'a')) clear();
});
addEventListener('keydown', (event) => {
  if (event.key !== '/' || hit(event, 'input')) return;
  event.preventDefault();
  field.focus();
});

// What players need not know (how positions are written, say) stands in the specification alone.
function seek() {
  const rule = decodeURIComponent(location.hash.slice(1));
  const { pathname } = location;
  if (!/^[A-Z]{2}-[A-Z]+-\d+$/.test(rule) || maybe(rule) || pathname.endsWith('/specification')) return;
  location.replace(`${pathname}/specification#${rule}`);
}
addEventListener('hashchange', seek);
seek();

/** The way back leads to the table one came from, also after other pages of rules. */
function wayBack() {
  const { origin, pathname, search: query } = new URL(document.referrer || location.href);
  const from = pathname.startsWith('/rules/') || origin !== location.origin ? null : pathname + query;
  if (from) sessionStorage.setItem('from', from);
  const table = sessionStorage.getItem('from');
  const [way, words] = [document.querySelector('.top a'), document.querySelector('main')?.dataset.back ?? ''];
  if (!table?.startsWith('/t/') || !way) return;
  way.setAttribute('href', table);
  way.setAttribute('title', words);
  way.querySelector('.hide')?.replaceChildren(words);
}
wayBack();
