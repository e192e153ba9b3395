// Between two messages the page lets the sand run on: it counts down what the server last said of it.

/** @import { Sand } from './messages.d.ts' */

/** @type {(Sand & { at: number }) | null} */
let told = null;

/** Whole seconds that are left of a timer, `since` milliseconds after the server spoke of its sand. */
export function left(/** @type {number} */ timer, /** @type {Sand} */ { elapsed, running }, since = 0) {
  return Math.max(0, Math.ceil(timer - (elapsed + (running ? since : 0)) / 1000));
}

export const clocked = (/** @type {number} */ seconds) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export function pour(/** @type {Sand} */ { elapsed, running }) {
  const first = !told;
  told = { elapsed, running, at: performance.now() };
  if (first) setInterval(show, 250);
  show();
}

function show() {
  /** @type {SVGTextElement | null} */
  const words = document.querySelector('.piece.sands text.sand[data-timer]');
  if (!told || !words || document.body.classList.contains('back')) return;
  const seconds = left(Number(words.dataset.timer), told, performance.now() - told.at);
  const said = clocked(seconds);
  if (words.textContent === said) return;
  words.textContent = said;
  words.closest('.piece')?.classList.toggle('late', seconds <= 60);
}
