// The rules: search them, and find the paragraph of a rule.
import { $ } from './dom.js';
import './home.js';

const field = $('search');
const parts = [...document.querySelectorAll('article section')];
const text = (node) => node.textContent.toLowerCase();

/** Every place in the text where the words stand, as ranges. */
function places(words) {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector('article'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement.closest('svg, footer')) continue;
    for (let at = text(node).indexOf(words); at >= 0; at = text(node).indexOf(words, at + words.length)) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + words.length);
      found.push(range);
    }
  }
  return found;
}

/** Sections without the words are hidden; a section's chapter keeps its heading. */
function search() {
  const words = field.value.trim().toLowerCase();
  for (const part of parts) part.hidden = false;
  const ranges = words.length > 1 ? places(words) : [];
  globalThis.CSS?.highlights?.set('found', new Highlight(...ranges));
  $('found').textContent = '';
  if (words.length < 2) return;
  const { none, one, many } = field.dataset;
  $('found').textContent = ranges.length
    ? ranges.length === 1
      ? one
      : many.replace('{n}', ranges.length)
    : none;
  const holds = new Set(ranges.map((range) => range.startContainer.parentElement.closest('section')));
  for (const part of parts) part.hidden = !holds.has(part);
  for (const part of holds) {
    let at = parts.indexOf(part);
    while (at > 0 && parts[at].dataset.depth > 2) at -= 1;
    if (parts[at].dataset.depth === '2') parts[at].hidden = false;
  }
  if (ranges.length) scrollTo({ top: 0 });
}

field.addEventListener('input', search);
field.addEventListener('search', search);
field.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && field.value) {
    field.value = '';
    search();
  }
});
document.querySelector('.chapters').addEventListener('click', (event) => {
  if (!event.target.closest('a')) return;
  field.value = '';
  search();
});
addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.closest('input')) return;
  event.preventDefault();
  field.focus();
});

// What players need not know (how positions are written, say) stands in the specification alone.
function seek() {
  const rule = decodeURIComponent(location.hash.slice(1));
  if (/^[A-Z]{2}-[A-Z]+-\d+$/.test(rule) && !$(rule) && !location.pathname.endsWith('/specification'))
    location.replace(`${location.pathname}/specification#${rule}`);
}
addEventListener('hashchange', seek);
seek();
