// The shelf: sit down in one click, watch, import, be called.
import { $, ask, button, el, maybe, message } from './dom.js';
import { problem, recovering, themed } from './forms.js';
import { nonce, note } from './noted.js';
import { t } from './words.js';

/** @import { Game, Info, NewTable } from './messages.d.ts' */

/** Makes a table and goes there; what goes wrong is said. */
async function make(/** @type {NewTable} */ body) {
  try {
    const sent = nonce();
    /** @type {Info} */
    const info = await ask('POST', '/api/tables', { ...body, nonce: sent });
    note(info, sent);
    location.href = `/t/${info.id}`;
  } catch (error) {
    problem(error);
  }
}

const name = () => localStorage.getItem('name') || '';
const theme = maybe('theme');
if (theme) themed(theme);
recovering(maybe('recover'));

/**
 * Every button that has this attribute does this with its value; while it does, it can't be pressed again.
 * @param {string} attribute
 * @param {(value: string, pressed: HTMLElement) => Promise<unknown>} act
 */
function each(attribute, act) {
  for (const pressed of document.querySelectorAll(`[data-${attribute}]`)) {
    if (!(pressed instanceof HTMLButtonElement)) continue;
    pressed.addEventListener('click', async () => {
      pressed.disabled = true;
      await act(pressed.dataset[attribute] ?? '', pressed);
      pressed.disabled = false;
    });
  }
}

each('play', (game) => make({ game, name: name() }));
each('learn', (game) => make({ game, name: name(), guide: true }));
each('watch', watch);
each('leave', leave);
each('erase', erase);

for (const box of document.querySelectorAll('.shelf .gamebox')) {
  if (!(box instanceof HTMLElement)) continue;
  box.addEventListener('click', (event) => {
    event.preventDefault();
    make({ game: box.dataset.box ?? '', name: name() });
  });
}

/** A table of bots. */
async function watch(/** @type {string} */ slug) {
  try {
    /** @type {Game} */
    const game = await ask('GET', `/api/games/${slug}`);
    const length = Math.max(2, Math.min(3, game.seats[1]));
    const seats = Array.from({ length }, () => ({ kind: 'bot', level: 'gardener' }));
    await make({ game: slug, seats });
  } catch (error) {
    problem(error);
  }
}

/** Off the shelf: a game one sits at asks once more. */
async function leave(/** @type {string} */ id, /** @type {HTMLElement} */ pressed) {
  if (pressed.dataset.sits === '1' && !pressed.classList.contains('sure')) {
    pressed.classList.add('sure');
    pressed.replaceChildren(t('leave-sure'));
    return;
  }
  try {
    await ask('POST', `/api/tables/${id}/leave`, {});
    pressed.closest('li')?.remove();
  } catch (error) {
    problem(error);
  }
}

/** Everything the server knows of this browser, and what the browser keeps for it; asks once more. */
async function erase(/** @type {string} */ _, /** @type {HTMLElement} */ pressed) {
  if (!pressed.classList.contains('sure')) {
    pressed.classList.add('sure');
    pressed.replaceChildren(t('erase-sure'));
    return;
  }
  try {
    await ask('POST', '/api/erase', {});
    localStorage.clear();
    location.reload();
  } catch (error) {
    problem(error);
  }
}

maybe('import')?.addEventListener('click', () => $('file').click());
maybe('file')?.addEventListener('change', async () => {
  try {
    const record = await $('file').files?.[0].text();
    location.href = `/t/${(await ask('POST', '/api/tables/import', { record })).id}`;
  } catch (error) {
    problem(error);
  }
});
const bell = maybe('bell');
if (bell) bell.ariaPressed = String('push' in localStorage);
bell?.addEventListener('click', async () => {
  const asked = globalThis.Notification?.requestPermission(); // now: browsers want a click for it
  const said = import('./push.js').then(({ ring }) => ring(bell, asked));
  pop(el('p', { role: 'status' }, await said.catch(message)));
});
maybe('settings')?.addEventListener('click', async () => {
  const { settings } = await import('./picks.js');
  if ($('pop').hidden) pop(...settings());
  else $('pop').hidden = true;
});

/** A small dialogue under the top bar. */
function pop(/** @type {HTMLElement[]} */ ...inside) {
  const box = $('pop');
  const close = button('', () => (box.hidden = true), t('close'));
  box.hidden = false;
  box.replaceChildren(...inside, el('div.row', {}, close));
  box.querySelector('button')?.focus();
}
addEventListener('keydown', (event) => {
  const box = maybe('pop');
  if (event.key === 'Escape' && box) box.hidden = true;
});
