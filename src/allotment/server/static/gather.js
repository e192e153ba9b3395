// Before the game: who is here, and the link for those who are not.
import { $, badge, copy, el, icon, shape } from './dom.js';

export function gather(table, info, line, say) {
  let room = $('gather');
  if (!room) $('board').append((room = el('div.gather', { id: 'gather' })));
  const maker = table.you.maker;
  const open = table.seats.filter((seat) => seat.kind === 'open').length;
  const places = table.seats.map((seat) => {
    const free = seat.kind === 'open';
    const place = el('li.place.card', { 'data-seat': seat.seat }, shape(seat.seat), badge(seat), el('div', {}, el('b', {}, free ? 'Open' : seat.name), el('small', {}, free ? 'open to anyone with the link' : seat.kind === 'bot' ? `bot, ${seat.level}` : seat.connected ? 'here' : 'away')), el('span'));
    if (free) place.classList.add('open');
    if (maker && (free || seat.kind === 'bot')) {
      const link = info.invites?.[seat.seat] || info.invite;
      const copying = link && free && el('button.btn', { type: 'button', onclick: () => copy(location.origin + link, copying) }, icon('link'), 'Copy link');
      const change = free
        ? el('button.btn', { type: 'button', onclick: () => say('seat', { seat: seat.seat, kind: 'bot' }) }, icon('plus'), 'Seat a bot')
        : el('button.btn', { type: 'button', onclick: () => say('seat', { seat: seat.seat, kind: 'open', level: '' }) }, icon('close'), 'Free this seat');
      place.append(el('div.levels.two', {}, copying || null, change));
    }
    return place;
  });
  const parts = [el('div', {}, el('h2', {}, 'Seats'), el('ol.places', {}, places))];
  if (open && info.invite) {
    const address = location.origin + info.invite;
    const button = el('button.btn', { type: 'button', title: 'Copy', 'aria-label': 'Copy the link', onclick: () => copy(address, button) }, icon('copy'));
    parts.push(
      el('div.invite.card', {}, el('h2', {}, 'Invite'), el('p.small.quiet', {}, `${open === 1 ? 'One seat is' : `${open} seats are`} free. Anyone who opens this link can take one; no account.`), el('img.qr', { src: `/api/tables/${info.id}/qr.svg`, alt: 'QR code of the link', width: 190, height: 190 }), el('p.linkbox', {}, el('code', {}, address.replace(/^https?:\/\//, '')), button)),
    );
  }
  if (maker) {
    const says = open ? `${open === 1 ? 'a bot takes the free seat' : `bots take the ${open} free seats`}` : 'all are here';
    parts.push(el('button.btn.first.big', { type: 'button', id: 'begin', onclick: () => say('start', {}) }, icon('play'), el('span', {}, 'Start', el('small', {}, says))));
  } else parts.push(el('p.quiet', {}, 'The game begins as soon as the table is full.'));
  room.replaceChildren(...parts);
}
