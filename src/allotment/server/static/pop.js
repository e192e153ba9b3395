// The small dialogues: the menu and the keys.
import { $, ask, copy, el, icon } from './dom.js';
import { settings } from './settings.js';
import { t } from './words.js';

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

const KEYS = [
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
  pop(
    t('keys'),
    el('h3', {}, t('keys')),
    el(
      'dl.keys',
      {},
      KEYS.map(([key, does]) => el('div', {}, el('dt', {}, el('kbd', {}, key)), el('dd', {}, does))),
    ),
    el('div.row', {}, el('button.btn', { type: 'button', onclick: () => pop(null) }, t('close'))),
  );
}

export function menu(table, info, { say, bubble }) {
  const bell = el(
    'button.btn',
    {
      type: 'button',
      onclick: async () =>
        bubble(
          bell,
          (await Notification.requestPermission()) === 'granted' ? t('notified') : t('not-notified'),
        ),
    },
    icon('bell'),
    t('notify'),
  );
  const parts = [
    ...settings(
      globalThis.Notification ? bell : null,
      el('button.btn', { type: 'button', onclick: keys }, t('keys')),
    ),
    el('h3', {}, t('this-table')),
  ];
  const link = (path, word) => {
    const button = el(
      'button.btn',
      { type: 'button', onclick: () => copy(location.origin + path, button) },
      icon('link'),
      word,
    );
    return button;
  };
  const links = [
    info.watch && link(info.watch, t('link-watch')),
    info.invite && table.stage === 'gathering' && link(info.invite, t('link-seat')),
  ].filter(Boolean);
  if (links.length) parts.push(el('div.row', {}, ...links));
  const codes = Object.entries(info.you.recovery || {});
  for (const [seat, code] of codes)
    parts.push(
      el(
        'p.small',
        {},
        `${t('code-of', { name: table.seats[seat]?.name || t('your-seat') })} `,
        el('code', {}, code),
      ),
    );
  for (const [seat, count] of Object.entries(info.you.devices || {}).filter(([, count]) => count > 1)) {
    const alone = el(
      'button.btn',
      {
        type: 'button',
        onclick: () =>
          ask('POST', `/api/tables/${info.id}/alone`, { seat: Number(seat) }).then(
            () => location.reload(),
            (error) => bubble(alone, error.message),
          ),
      },
      t('sign-out'),
    );
    parts.push(el('p.small', {}, `${t('devices', { count })} `, alone));
  }
  if (table.you.seats.length) {
    const own = table.seats[table.you.seat] || table.seats[table.you.seats[0]]; // of several at one screen, whose turn it is
    const field = el('input', { maxlength: 24, value: own.name, 'aria-label': t('your-name') });
    parts.push(
      el(
        'form.field',
        {
          onsubmit: (event) => {
            event.preventDefault();
            pop(null);
            say('name', { name: field.value });
          },
        },
        field,
        el('button.btn', {}, t('rename')),
      ),
    );
  }
  if (table.commitment) parts.push(el('p.small', {}, `${t('sealed-as')} `, el('code', {}, table.commitment)));
  else if (table.luck !== 'sealed') parts.push(el('p.small.quiet', {}, t(table.luck)));
  parts.push(
    el(
      'div.row',
      {},
      el(
        'a.btn',
        { href: `/api/tables/${info.id}/record`, download: `${info.game.slug}-${info.id}.txt` },
        icon('export'),
        t('export'),
      ),
      el('button.btn', { type: 'button', onclick: () => pop(null) }, t('close')),
    ),
  );
  pop(t('menu'), ...parts);
}
