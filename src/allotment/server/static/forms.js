// Helpers of pages and dialogues that a game which is played can do without.
import { $, ask, el, icon, maybe, message, sentence } from './dom.js';
import { t } from './words.js';

/** Says what went wrong, where the page has a line for it. */
export function problem(/** @type {unknown} */ error) {
  const line = maybe('problem');
  if (!line) return;
  line.textContent = sentence(message(error));
  line.hidden = false;
  line.scrollIntoView({ block: 'nearest' });
}

/** The form that takes a recovery code: the code alone says which table to go to. */
export function recovering(/** @type {HTMLElement | null} */ form) {
  form?.addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      location.href = `/t/${(await ask('POST', '/api/recover', { code: $('code').value })).id}`;
    } catch (error) {
      problem(error);
    }
  });
}

/** The button that turns day into night. */
export function themed(/** @type {HTMLElement} */ toggle) {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const night = () => (root.dataset.theme || (dark.matches ? 'dark' : 'light')) === 'dark';
  const show = () => {
    const word = t(night() ? 'light' : 'dark');
    toggle.replaceChildren(icon(night() ? 'sun' : 'moon'), el('span.word', {}, word));
    toggle.title = word;
  };
  toggle.addEventListener('click', () => {
    root.dataset.theme = night() ? 'light' : 'dark';
    localStorage.setItem('theme', root.dataset.theme);
    show();
  });
  show();
}

/**
 * To the clipboard; the button says so for a moment.
 * @param {string} text
 * @param {HTMLElement} pressed
 */
export async function copy(text, pressed) {
  await navigator.clipboard?.writeText(text).catch(() => {});
  const before = [...pressed.childNodes];
  pressed.replaceChildren(icon('check'), t('copied'));
  setTimeout(() => pressed.replaceChildren(...before), 1500);
}
