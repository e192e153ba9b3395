// The small dialogues: the menu, the keys, a proposal.
import { $, ask, copy, el, icon } from './dom.js';
import { settings } from './settings.js';
import { SOURCES } from './seal.js';

/** Shows a dialogue under the top bar; null closes it. */
export function pop(label, ...inside) {
  const box = $('pop');
  const same = !box.hidden && box.getAttribute('aria-label') === label; // drawn anew: the focus is not taken away
  if (!same) box.from = document.activeElement;
  const held = box.contains(document.activeElement);
  box.hidden = label === null;
  box.tally = null;
  if (label === null) return held && box.from?.isConnected && box.from.focus();
  box.setAttribute('aria-label', label);
  box.replaceChildren(...inside);
  if (!same || held) box.querySelector('button, a, input')?.focus();
}

export function proposal(table, say) {
  const { seat, level, by, agreed, needed } = table.proposal;
  const name = (number) => table.seats[number].name;
  const asked = needed.some((one) => table.you.seats.includes(one) && !agreed.includes(one));
  const vote = (yes) => () => {
    pop(null);
    say('agree', { yes });
  };
  pop(
    'Proposal',
    el('h3', {}, `A bot for ${name(seat)}?`),
    el('p', {}, `${name(by)} proposes that a ${level} goes on for ${name(seat)}, who has left.`),
    asked ? el('div.row', {}, el('button.btn.first', { type: 'button', onclick: vote(true) }, 'Agree'), el('button.btn', { type: 'button', onclick: vote(false) }, 'No')) : el('p.quiet.small', {}, 'Waiting for the others.'),
  );
}

const KEYS = [
  ['Tab', 'from the board to the list of moves and on'],
  ['Arrows', 'to the next piece, or the next move of the list; elsewhere back and on through the history'],
  ['Shift + arrows', 'back and on by a turn'],
  ['Home, End', 'to the beginning, and to now'],
  ['Enter', 'choose a piece, make a move'],
  ['R', 'turn a tile that is chosen'],
  ['Escape', 'put back what is chosen, close what is open'],
  ['Ctrl + Z', 'take back the last move'],
  ['?', 'this list'],
];

export function keys() {
  pop('Keys', el('h3', {}, 'Keys'), el('dl.keys', {}, KEYS.map(([key, does]) => el('div', {}, el('dt', {}, el('kbd', {}, key)), el('dd', {}, does)))), el('div.row', {}, el('button.btn', { type: 'button', onclick: () => pop(null) }, 'Close')));
}

export function menu(table, info, { say, bubble }) {
  const bell = el('button.btn', { type: 'button', onclick: async () => bubble(bell, (await Notification.requestPermission()) === 'granted' ? 'You will be notified when it is your turn' : 'Your browser does not allow it') }, icon('bell'), 'Notify me');
  const parts = [...settings(globalThis.Notification ? bell : null, el('button.btn', { type: 'button', onclick: keys }, 'Keys')), el('h3', {}, 'This table')];
  const link = (path, word) => {
    const button = el('button.btn', { type: 'button', onclick: () => copy(location.origin + path, button) }, icon('link'), word);
    return button;
  };
  const links = [info.watch && link(info.watch, 'Link to watch'), info.invite && table.stage === 'gathering' && link(info.invite, 'Link to a seat')].filter(Boolean);
  if (links.length) parts.push(el('div.row', {}, ...links));
  const codes = Object.entries(info.you.recovery || {});
  for (const [seat, code] of codes) parts.push(el('p.small', {}, `Recovery code of ${table.seats[seat]?.name || 'your seat'}: `, el('code', {}, code)));
  for (const [seat, count] of Object.entries(info.you.devices || {}).filter(([, count]) => count > 1)) {
    const alone = el('button.btn', { type: 'button', onclick: () => ask('POST', `/api/tables/${info.id}/alone`, { seat: Number(seat) }).then(() => location.reload(), (error) => bubble(alone, error.message)) }, 'Sign the others out');
    parts.push(el('p.small', {}, `${count} browsers hold this seat. `, alone));
  }
  if (table.you.seats.length) {
    const field = el('input', { maxlength: 24, value: table.seats[table.you.seats[0]].name, 'aria-label': 'Your name' });
    parts.push(el('form.field', { onsubmit: (event) => { event.preventDefault(); pop(null); say('name', { name: field.value }); } }, field, el('button.btn', {}, 'Rename')));
  }
  if (table.commitment) parts.push(el('p.small', {}, 'The luck is sealed as ', el('code', {}, table.commitment)));
  else if (SOURCES[table.luck]) parts.push(el('p.small.quiet', {}, SOURCES[table.luck]));
  parts.push(el('div.row', {}, el('a.btn', { href: `/api/tables/${info.id}/record`, download: `${info.game.slug}-${info.id}.txt` }, icon('export'), 'Export'), el('button.btn', { type: 'button', onclick: () => pop(null) }, 'Close')));
  pop('Menu', ...parts);
}
