// Before the game: who is here, and the link for those who are not.
import { $, badge, button, el, icon, maybe, shape } from './dom.js';
import { copy } from './forms.js';
import { t } from './words.js';

/** @import { Seat, TableInfo } from './messages.d.ts' */
/** @import { Table, Tell } from './page.d.ts' */

/**
 * @param {Table} table
 * @param {TableInfo} info
 * @param {Tell} say
 */
export function gather(table, info, say) {
  let room = maybe('gather');
  if (!room) $('board').append((room = el('div.gather', { id: 'gather' })));
  const open = table.seats.filter((seat) => seat.kind === 'open').length;
  const places = table.seats.map((seat) => place(seat, table.you.maker, info, say));
  /** @type {HTMLElement[]} */
  const parts = [el('div', {}, el('h2', {}, t('seats')), el('ol.places', {}, places))];
  if (open && info.invite) parts.push(invitation(location.origin + info.invite, info.id, open));
  if (table.you.maker) {
    const says = el('span', {}, t('start'), el('small', {}, t('bots-fill', { open })));
    const begin = button('.first.big', () => say('start'), icon('play'), says);
    begin.id = 'begin';
    parts.push(begin);
  } else parts.push(el('p.quiet', {}, t('starts-full')));
  room.replaceChildren(...parts);
}

function about(/** @type {Seat} */ seat) {
  if (seat.kind === 'open') return t('anyone');
  if (seat.kind === 'bot') return t('bot', { level: t(`level-${seat.level}`) });
  return t(seat.connected ? 'here' : 'away');
}

/**
 * @param {Seat} seat
 * @param {boolean} maker
 * @param {TableInfo} info
 * @param {Tell} say
 */
function place(seat, maker, info, say) {
  const free = seat.kind === 'open';
  const who = el('div', {}, el('b', {}, free ? t('open') : seat.name), el('small', {}, about(seat)));
  const card = el(
    'li.place.card',
    { 'data-seat': seat.seat },
    shape(seat.seat),
    badge(seat),
    who,
    el('span'),
  );
  if (free) card.classList.add('open');
  if (maker && (free || seat.kind === 'bot')) {
    const link = info.invites?.[seat.seat] || info.invite;
    const change = free
      ? button('', () => say('seat', { seat: seat.seat, kind: 'bot' }), icon('plus'), t('seat-bot'))
      : button(
          '',
          () => say('seat', { seat: seat.seat, kind: 'open', level: '' }),
          icon('close'),
          t('reopen'),
        );
    card.append(el('div.levels.two', {}, link && free ? copying(location.origin + link) : null, change));
  }
  return card;
}

function copying(/** @type {string} */ address) {
  const pressed = button('', () => copy(address, pressed), icon('link'), t('copy-link'));
  return pressed;
}

/** @param {string} address @param {string} id @param {number} open */
function invitation(address, id, open) {
  const pressed = button('', () => copy(address, pressed), icon('copy'));
  pressed.title = t('copy');
  pressed.setAttribute('aria-label', t('copy-the-link'));
  return el(
    'div.invite.card',
    {},
    el('h2', {}, t('invite')),
    el('p.small.quiet', {}, t('free-seats', { open })),
    el('img.qr', { src: `/api/tables/${id}/qr.svg`, alt: t('qr'), width: 190, height: 190 }),
    el('p.linkbox', {}, el('code', {}, address.replace(/^https?:\/\//, '')), pressed),
  );
}
