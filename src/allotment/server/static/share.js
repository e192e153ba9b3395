// Sharing a finished game: a link, a moment as a picture, the whole game as a film. Its words come with it.
import { ask, button, drawn, el, icon, message, styled } from './dom.js';
import { copy } from './forms.js';
import { closing, pop } from './pop.js';

/** @import { Film, ShareForm, TableInfo } from './messages.d.ts' */

const PATIENCE = 700; // milliseconds between two looks at a film

/**
 * @param {TableInfo} info
 * @param {number} at
 * @param {(why: string) => void} refused
 */
export async function share(info, at, refused) {
  const path = `/api/tables/${info.id}`;
  try {
    const [asked] = await Promise.all([
      ask('GET', `${path}/share?at=${at}`),
      styled('review', true),
      drawn(),
    ]);
    show(asked, path, at);
  } catch (error) {
    refused(message(error));
  }
}

/**
 * @param {ShareForm} asked
 * @param {string} path
 * @param {number} at
 */
function show({ words, link, pictures, why }, path, at) {
  const copied = button('', () => copy(location.origin + link, copied), icon('link'), words.link);
  const files = pictures.map((kind) => {
    const given = { href: `${path}/picture.${kind}?at=${at}`, download: '', 'data-kind': kind };
    return el('a.btn', given, icon('export'), words[`picture-${kind}`]);
  });
  const home = el('div.row');
  const make = button('.make', () => film(path, home, words), icon('play'), words.make);
  make.addEventListener('click', () => (make.hidden = true)); // still there: the click was in the dialogue
  home.append(make);
  pop(
    words.heading,
    el(
      'div.shares',
      {},
      el('h3', {}, words.heading),
      el('p.small', {}, words.says),
      el('div.row', {}, copied),
      el('h4', {}, words.picture),
      el('div.row', {}, files),
      el('h4', {}, words.film),
      home,
      why && el('p.quiet.small', {}, why),
      el('div.row', {}, closing()),
    ),
  );
}

/**
 * Has it made, says how far it is, and offers the file.
 * @param {string} path
 * @param {HTMLElement} home
 * @param {Record<string, string>} words
 */
async function film(path, home, words) {
  const said = el('p', { role: 'status' }, words.making);
  const bar = el('progress', { max: 1, value: 0, 'aria-label': words.making });
  home.append(said, bar);
  try {
    /** @type {Film} */
    let now = await ask('POST', `${path}/film`, {});
    while (home.isConnected && (now.stage === 'waiting' || now.stage === 'going')) {
      said.textContent = now.says;
      bar.max = now.of;
      bar.value = now.done;
      await new Promise((done) => setTimeout(done, PATIENCE));
      now = await ask('POST', `${path}/film`, {});
    }
    if (!now.file) {
      home.replaceChildren(el('p.problem', { role: 'alert' }, now.says));
      return;
    }
    const save = el('a.btn.first', { href: now.file, download: '', id: 'film' }, icon('export'), words.save);
    home.replaceChildren(save);
    save.focus();
  } catch (error) {
    home.replaceChildren(el('p.problem', { role: 'alert' }, message(error)));
  }
}
