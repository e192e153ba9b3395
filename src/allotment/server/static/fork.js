// Play from here: which table continues a finished game from one of its moments. Its words come with it.
import { ask, drawn, el, icon, message, styled } from './dom.js';
import { closing, pop } from './pop.js';

/** @import { ForkForm, Info, TableInfo } from './messages.d.ts' */

/**
 * @param {TableInfo} info
 * @param {number} at
 * @param {(why: string) => void} refused
 */
export async function fork(info, at, refused) {
  const path = `/api/tables/${info.id}/fork`;
  try {
    const [asked] = await Promise.all([ask('GET', `${path}?at=${at}`), styled('review', true), drawn()]);
    show(asked, path, at);
  } catch (error) {
    refused(message(error));
  }
}

/**
 * @param {ForkForm} asked
 * @param {string} path
 * @param {number} at
 */
function show({ words, seats, seat, levels, level, fresh }, path, at) {
  const said = el('p.problem', { role: 'alert', hidden: true });
  const names = levels.map(({ name, title }) =>
    el('option', { value: name, selected: name === level }, title),
  );
  const picked = el('select', { 'aria-label': words.level }, ...names);
  const bots = radio('others', 'bot', words.bots, true);
  const form = el(
    'form.fork',
    {},
    el('h3', {}, words.heading),
    el('p.small', {}, words.says),
    group(
      words.seat,
      seats.map((one) => radio('seat', one.seat, one.name, one.seat === seat)),
    ),
    seats.length > 1 && group(words.others, [bots, picked, radio('others', 'open', words.friends, false)]),
    group(words['luck-of'], [
      fresh && radio('luck', 'fresh', words.fresh, true),
      radio('luck', 'same', `${words.same}. ${words['same-says']}`, !fresh),
    ]),
    said,
    el('div.row', {}, el('button.btn.first', { id: 'forks' }, icon('play'), words.start), closing()),
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const given = new FormData(form);
    try {
      /** @type {Info} */
      const made = await ask('POST', path, {
        at,
        seat: Number(given.get('seat')),
        others: given.get('others') ?? 'bot',
        level: picked.value,
        fresh: given.get('luck') === 'fresh',
        name: localStorage.getItem('name') || '',
      });
      location.href = `/t/${made.id}`;
    } catch (error) {
      said.textContent = message(error);
      said.hidden = false;
    }
  });
  pop(words.heading, form);
}

/**
 * @param {string} name
 * @param {string | number} value
 * @param {string} word
 * @param {boolean} checked
 */
const radio = (name, value, word, checked) =>
  el('label', {}, el('input', { type: 'radio', name, value, checked }), word);

/** @param {string} word @param {(HTMLElement | false)[]} inside */
const group = (word, inside) => el('fieldset', {}, el('legend', {}, word), inside);
