// Before the game: who is here, and the link for those who are not.
import { $, badge, copy, el, icon, shape } from './dom.js';
import { t } from './words.js';

export function gather(table, info, line, say) {
  let room = $('gather');
  if (!room) $('board').append((room = el('div.gather', { id: 'gather' })));
  const maker = table.you.maker;
  const open = table.seats.filter((seat) => seat.kind === 'open').length;
  const places = table.seats.map((seat) => {
    const free = seat.kind === 'open';
    const place = el(
      'li.place.card',
      { 'data-seat': seat.seat },
      shape(seat.seat),
      badge(seat),
      el(
        'div',
        {},
        el('b', {}, free ? t('open') : seat.name),
        el(
          'small',
          {},
          free
            ? t('anyone')
            : seat.kind === 'bot'
              ? t('bot', { level: t(`level-${seat.level}`) })
              : seat.connected
                ? t('here')
                : t('away'),
        ),
      ),
      el('span'),
    );
    if (free) place.classList.add('open');
    if (maker && (free || seat.kind === 'bot')) {
      const link = info.invites?.[seat.seat] || info.invite;
      const copying =
        link &&
        free &&
        el(
          'button.btn',
          { type: 'button', onclick: () => copy(location.origin + link, copying) },
          icon('link'),
          t('copy-link'),
        );
      const change = free
        ? el(
            'button.btn',
            { type: 'button', onclick: () => say('seat', { seat: seat.seat, kind: 'bot' }) },
            icon('plus'),
            t('seat-bot'),
          )
        : el(
            'button.btn',
            { type: 'button', onclick: () => say('seat', { seat: seat.seat, kind: 'open', level: '' }) },
            icon('close'),
            t('reopen'),
          );
      place.append(el('div.levels.two', {}, copying || null, change));
    }
    return place;
  });
  const parts = [el('div', {}, el('h2', {}, t('seats')), el('ol.places', {}, places))];
  if (open && info.invite) {
    const address = location.origin + info.invite;
    const button = el(
      'button.btn',
      {
        type: 'button',
        title: t('copy'),
        'aria-label': t('copy-the-link'),
        onclick: () => copy(address, button),
      },
      icon('copy'),
    );
    parts.push(
      el(
        'div.invite.card',
        {},
        el('h2', {}, t('invite')),
        el('p.small.quiet', {}, t('free-seats', { open })),
        el('img.qr', { src: `/api/tables/${info.id}/qr.svg`, alt: t('qr'), width: 190, height: 190 }),
        el('p.linkbox', {}, el('code', {}, address.replace(/^https?:\/\//, '')), button),
      ),
    );
  }
  if (maker) {
    const says = t('bots-fill', { open });
    parts.push(
      el(
        'button.btn.first.big',
        { type: 'button', id: 'begin', onclick: () => say('start', {}) },
        icon('play'),
        el('span', {}, t('start'), el('small', {}, says)),
      ),
    );
  } else parts.push(el('p.quiet', {}, t('starts-full')));
  room.replaceChildren(...parts);
}
