// The page of puzzles: what this browser has solved, and a table for the one that was asked for.
import { $, ask, maybe } from './dom.js';
import { problem, themed } from './forms.js';
import { solvedOf } from './solved.js';
import { t } from './words.js';

/** @import { Info } from './messages.d.ts' */

themed($('theme'));
for (const list of document.querySelectorAll('ul[data-game]')) {
  if (!(list instanceof HTMLElement)) continue;
  const solved = solvedOf(list.dataset.game ?? '');
  for (const link of list.querySelectorAll('a')) {
    if (!solved.has(Number(link.dataset.number))) continue;
    link.classList.add('solved');
    link.setAttribute('aria-label', t('puzzle-solved', { what: link.getAttribute('aria-label') ?? '' }));
  }
}

/** A table with this puzzle: the one where it waits to be solved, or a new one. */
async function start(/** @type {string} */ game, /** @type {number} */ puzzle) {
  try {
    /** @type {Info} */
    const info = await ask('POST', '/api/tables', { game, puzzle, name: localStorage.getItem('name') || '' });
    location.replace(`/t/${info.id}`);
  } catch (error) {
    problem(error);
  }
}

const button = maybe('start');
if (button) {
  const go = () => start(button.dataset.game ?? '', Number(button.dataset.number));
  button.addEventListener('click', go);
  go();
}
