// The menu and the list of keys: they come when the table stands, for those who may lose the line.
import { $, ask, button, el, icon, message } from './dom.js';
import { copy } from './forms.js';
import { settings } from './picks.js';
import { closing, pop } from './pop.js';
import { t } from './words.js';

/** @import { TableInfo } from './messages.d.ts' */
/** @import { Bubble, Table, Tell } from './page.d.ts' */

const KEYS = () => [
  ['Tab', t('key-tab')],
  [t('key-arrows-name'), t('key-arrows')],
  [t('key-shift-name'), t('key-shift')],
  [t('key-ends-name'), t('key-ends')],
  ['Enter', t('key-enter')],
  ['R', t('key-r')],
  ['Escape', t('key-escape')],
  ['Ctrl + Z', t('key-undo')],
  ['?', t('key-help')],
];

export function keys() {
  const rows = KEYS().map(([key, does]) =>
    el('div', {}, el('dt', {}, el('kbd', {}, key)), el('dd', {}, does)),
  );
  pop(t('keys'), el('h3', {}, t('keys')), el('dl.keys', {}, rows), el('div.row', {}, closing()));
}

/**
 * Its button shows it, and takes it away again.
 * @param {Table} table
 * @param {TableInfo} info
 * @param {{ say: Tell, bubble: Bubble, hush: () => void }} hands
 */
export function menu(table, info, { say, bubble, hush }) {
  const { hidden, ariaLabel } = $('pop');
  hush();
  if (!hidden && ariaLabel === t('menu')) return;
  const bell = button('', () => rung(bubble, bell), icon('bell'), t('notify'));
  bell.ariaPressed = String('push' in localStorage);
  const record = { href: `/api/tables/${info.id}/record`, download: `${info.game.slug}-${info.id}.txt` };
  pop(
    t('menu'),
    ...settings(bell, button('', keys, t('keys'))),
    el('h3', {}, t('this-table')),
    ...links(table, info),
    ...codes(table, info),
    ...devices(info, bubble),
    ...rename(table, say),
    ...luck(table),
    el('div.row', {}, el('a.btn', record, icon('export'), t('export')), closing()),
  );
}

/** @param {Bubble} bubble @param {HTMLElement} bell */
async function rung(bubble, bell) {
  const asked = globalThis.Notification?.requestPermission(); // now: browsers want a click for it
  try {
    bubble(bell, await (await import('./push.js')).ring(bell, asked));
  } catch (error) {
    bubble(bell, message(error));
  }
}

/** @param {Table} table @param {TableInfo} info */
function links(table, info) {
  /** @param {string} path @param {string} word */
  const link = (path, word) => {
    const pressed = button('', () => copy(location.origin + path, pressed), icon('link'), word);
    return pressed;
  };
  const found = [];
  if (info.watch) found.push(link(info.watch, t('link-watch')));
  if (table.result && location.search) found.push(link(info.watch + location.search, t('link-moment')));
  if (info.invite && table.stage === 'gathering') found.push(link(info.invite, t('link-seat')));
  return found.length ? [el('div.row', {}, ...found)] : [];
}

/** @param {Table} table @param {TableInfo} info */
function codes(table, info) {
  return Object.entries(info.you.recovery).map(([seat, code]) => {
    const name = table.seats[Number(seat)]?.name || t('your-seat');
    return el('p.small', {}, `${t('code-of', { name })} `, el('code', {}, code));
  });
}

/** @param {TableInfo} info @param {Bubble} bubble */
function devices(info, bubble) {
  const several = Object.entries(info.you.devices).filter(([, count]) => count > 1);
  return several.map(([seat, count]) => {
    const alone = button('', () => signOut(), t('sign-out'));
    const signOut = async () => {
      try {
        await ask('POST', `/api/tables/${info.id}/alone`, { seat: Number(seat) });
        location.reload();
      } catch (error) {
        bubble(alone, message(error));
      }
    };
    return el('p.small', {}, `${t('devices', { count })} `, alone);
  });
}

/** @param {Table} table @param {Tell} say */
function rename(table, say) {
  const { you, seats } = table;
  if (!you.seats.length) return [];
  const own = seats[you.seat] || seats[you.seats[0]]; // of several at one screen, whose turn it is
  const field = el('input', { maxlength: 24, value: own.name, 'aria-label': t('your-name') });
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    pop(null);
    say('name', { name: field.value });
  };
  return [el('form.field', { onsubmit: submit }, field, el('button.btn', {}, t('rename')))];
}

function luck(/** @type {Table} */ table) {
  if (table.commitment) return [el('p.small', {}, `${t('sealed-as')} `, el('code', {}, table.commitment))];
  return table.luck === 'sealed' ? [] : [el('p.small.quiet', {}, t(table.luck))];
}
