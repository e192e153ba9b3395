// Around the board: seats, log, history bar, the calls for one's turn.
import { $, badge, el, icon, shape, symbol } from './dom.js';
import { setting } from './settings.js';
import { t } from './words.js';

export function seats(table, stage, { propose, back, tally, cause }) {
  const list = $('seats');
  if (list.children.length !== table.seats.length)
    list.replaceChildren(...table.seats.map((seat) => el('li.seat.card', { 'data-seat': seat.seat })));
  table.seats.forEach((seat, number) => {
    const card = list.children[number];
    const mine = table.you.seats.includes(seat.seat);
    const sum = JSON.stringify([seat, mine, table.stage, table.proposal, table.you.watching]);
    if (card.sum === sum) return;
    const before = card.sum ? card.querySelector('.score').textContent : undefined;
    card.sum = sum;
    card.classList.toggle('turn', seat.turn);
    card.classList.toggle('away', seat.kind === 'person' && !seat.connected && !mine);
    const kept = card.querySelector('.stage') || el('div.stage', { 'data-region': `seat-${seat.seat}` });
    const room = card.querySelector('.room') || el('div.room', {}, kept);
    const facts = (seat.facts || []).map(([label, value, holds]) =>
      el(holds ? 'div.holds' : 'div', {}, el('dt', {}, label), el('dd', {}, value)),
    );
    const parts = [
      shape(seat.seat),
      badge(seat),
      el('div.who', {}, seat.name || t('open-seat'), el('small', {}, about(seat, mine))),
    ];
    const score = el(
      'button.score.num',
      {
        type: 'button',
        title: t('if-now'),
        'aria-label': t('points-of', { name: seat.name || t('open-seat'), points: seat.score }),
        onclick: () => tally(seat.seat),
      },
      String(seat.score),
    );
    parts.push(score, room);
    if (facts.length) parts.push(el('dl', {}, facts));
    if (
      seat.kind === 'person' &&
      !mine &&
      !seat.connected &&
      table.stage === 'playing' &&
      !table.you.watching &&
      !table.proposal
    ) {
      parts.push(el('button.btn.small', { type: 'button', onclick: () => propose(seat.seat) }, t('let-bot')));
    }
    if (mine && seat.absent)
      parts.push(el('button.btn.small', { type: 'button', onclick: back }, t('take-back')));
    if (seat.fallback) parts.push(el('p.fallback', {}, icon('why'), t('fallback')));
    const focused = card.querySelector('.score') === document.activeElement;
    card.replaceChildren(...parts);
    if (focused && before !== undefined) score.focus();
    if (before !== undefined && before !== String(seat.score))
      rise(score, seat.score - Number(before), stage.pace(), cause(seat));
  });
  const lent = table.seats.find((seat) => seat.absent && table.you.seats.includes(seat.seat));
  $('lent').hidden = !lent || table.stage !== 'playing';
  if (lent) $('lentsays').textContent = t('lent', { name: lent.name });
  $('takeback').onclick = back;
  list.classList.toggle('drawn', 'seat-0' in stage.sizes);
  if (!list.fitted) stage.fit();
  list.fitted = true;
}

function about(seat, mine) {
  if (seat.kind === 'open') return t('anyone');
  const used = seat.clock ? `, ${clock(seat.clock)}` : '';
  if (seat.absent) return t('bot-for', { level: t(`level-${seat.level}`), name: seat.absent });
  if (seat.kind === 'bot') return t('bot', { level: t(`level-${seat.level}`) });
  if (mine) return `${t('you')}${used}`;
  return `${seat.connected ? t('here') : t('away')}${used}`;
}

export const clock = (ms) =>
  `${Math.floor(ms / 60000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;

/** Points rise from the piece that caused them, and go to the seat's score. */
function rise(score, points, pace, cause) {
  if (!points || !pace || document.body.classList.contains('end')) return;
  const flag = document.body.appendChild(
    el(
      'b.flag.rise',
      { 'aria-hidden': 'true', 'data-from': cause?.dataset.key ?? null },
      points > 0 ? `+${points}` : String(points),
    ),
  );
  const spot = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2 - flag.offsetWidth / 2, top + height / 2 - flag.offsetHeight / 2];
  };
  if (!score.offsetWidth && !cause?.offsetWidth) return flag.remove();
  const [x, y] = cause?.offsetWidth ? spot(cause) : spot(score);
  const home = score.offsetWidth ? spot(score) : [x, y - 44]; // where the seats are folded away it rises and is gone
  const at = (left, top, opacity, offset) => ({ translate: `${left}px ${top}px`, opacity, offset });
  const frames = [
    at(x, y, 0, 0),
    at(x, y - 24, 1, 0.15),
    at(x, y - 34, 1, 0.6),
    at(...home, 1, 0.95),
    at(...home, 0, 1),
  ];
  flag
    .animate(frames, { duration: 700 + pace * 3, easing: 'ease-in-out' })
    .finished.finally(() => flag.remove());
}

/** Lines that are new are added; after an undo those that no longer stand are taken off. */
export function log(table, stage, look, rules) {
  const list = $('lines');
  const down = list.scrollHeight - list.scrollTop - list.clientHeight < 60;
  let kept = 0;
  while (kept < shown.length && shown[kept].line === table.log[kept]) kept += 1;
  for (const { rows } of shown.splice(kept)) rows.forEach((row) => row.remove());
  const starts = table.history.rounds;
  for (const line of table.log.slice(kept)) {
    const rows = [];
    const before = shown.at(-1);
    const round = line.move > 0 ? starts.filter((start) => start < line.move).length : 0;
    if (!line.move && !before) rows.push(el('li.round', {}, t('opening')));
    if (round && round !== before?.round) rows.push(el('li.round', {}, t('round', { round })));
    const like = JSON.stringify([
      line.seat,
      line.kind,
      named(line.args).filter((name) => typeof name === 'string'),
    ]);
    const folds = !rows.length && line.move > before?.line.move && like === before?.like; // the same small step again
    rows.push(row(line, stage, look, rules));
    if (folds) before.rows.at(-1).classList.add('folded');
    rows.at(-1).times = folds ? before.rows.at(-1).times + 1 : 1;
    if (folds) rows.at(-1).append(unfold(rows.at(-1)));
    list.append(...rows);
    shown.push({ line, rows, round, like });
  }
  shown.at(-1)?.rows.at(-1).classList.remove('folded'); // what was folded under a line that was taken back
  list.querySelector('.now')?.classList.remove('now');
  list.lastElementChild?.classList.add('now');
  if (down) list.scrollTop = list.scrollHeight;
}

const shown = [];

/** The steps that were folded under this line come out, and go back in. */
function unfold(row) {
  const button = el(
    'button.times',
    {
      type: 'button',
      'aria-expanded': 'false',
      title: t('unfold', { count: row.times }),
      'aria-label': t('unfold', { count: row.times }),
    },
    `×${row.times}`,
  );
  button.addEventListener('click', () => {
    const open = button.getAttribute('aria-expanded') === 'false';
    button.setAttribute('aria-expanded', String(open));
    for (
      let one = row.previousElementSibling;
      one?.classList.contains('folded');
      one = one.previousElementSibling
    )
      one.classList.toggle('open', open);
  });
  return button;
}

/** What a line speaks of: names of pieces, and dice as numbers. */
function named(value, key = '') {
  if (typeof value === 'number') return /^dic?e/.test(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => named(one, key));
  if (!value || typeof value !== 'object') return [];
  const inner = Object.entries(value.args || (value.title ? {} : value)).flatMap(([name, one]) =>
    named(one, name),
  );
  return value.title ? [value.title, ...inner] : inner;
}

/** The game's drawings of them, as far as it has some: a small one, one of that name, or one whose name begins or ends with it. */
function pieces(args) {
  const ids = [...document.querySelectorAll('.sheets.own > symbol')].map((one) => one.id);
  const prefix = ids[0]?.split('-')[0];
  const drawn = (name) => {
    const end = typeof name === 'number' ? `die-${name}` : name.replace(/^two-/, '');
    const fits = [
      (id) => id === `${prefix}-i-${end}`,
      (id) => id === `${prefix}-${end}`,
      (id) => id.startsWith(`${prefix}-${end}-`),
      (id) => id.endsWith(`-${end}`),
    ];
    return fits.map((fit) => ids.find(fit)).find(Boolean);
  };
  return named(args)
    .map(drawn)
    .filter(Boolean)
    .slice(0, MOST)
    .map((id) => symbol(id, 'pic'));
}

const MOST = 6; // pictures in a line

function row(line, stage, look, rules) {
  const light = () => stage.mark('lit', line.keys);
  const dim = () => stage.mark('lit', []);
  const go = (event) => {
    event.preventDefault();
    look(line.move);
  };
  const link = el('a', {
    href: `?at=${line.move}`,
    onclick: go,
    onpointerenter: light,
    onpointerleave: dim,
    onfocus: light,
    onblur: dim,
  });
  const pictures = pieces(line.args);
  link.append(
    line.seat >= 0 ? shape(line.seat) : icon(line.move ? 'clock' : 'shelf', 'shape'),
    el('span', {}, line.text, pictures.length ? el('span.pics', { 'aria-hidden': 'true' }, pictures) : null),
  );
  const why =
    line.rule &&
    el(
      'a.why',
      {
        href: `${rules}#${line.rule}`,
        target: '_blank',
        rel: 'noopener',
        title: 'The rule',
        'aria-label': 'The rule',
      },
      icon('rules'),
    );
  return el('li', { 'data-seat': line.seat >= 0 ? line.seat : null, 'data-move': line.move }, link, why);
}

export function history(at, of, live) {
  $('range').max = of;
  $('range').value = at;
  $('range').setAttribute('aria-valuetext', t('move-of', { at, of }));
  $('place').textContent = t('move-of', { at, of });
  $('live').classList.toggle('past', !live);
  $('live').lastChild.textContent = live ? t('is-live') : t('is-past');
  for (const name of ['first', 'turn-back', 'back']) $(`go-${name}`).disabled = at <= 0;
  for (const name of ['on', 'turn-on', 'live']) $(`go-${name}`).disabled = live;
  $('lines')
    .querySelectorAll('[data-move]')
    .forEach((row) => row.classList.toggle('lit', !live && Number(row.dataset.move) === at));
  const there = $('lines').querySelector('.lit');
  if (there?.offsetParent)
    $('lines').scrollTop +=
      there.getBoundingClientRect().top -
      $('lines').getBoundingClientRect().top -
      $('lines').clientHeight / 2;
}

/** Your turn: title, favicon, a soft sound if wanted, a notification if allowed and the page is hidden. */
export class Call {
  constructor(title, base) {
    Object.assign(this, { title, base, mine: false });
  }

  set(mine, sentence) {
    document.title = mine ? t('your-turn-title', { game: this.title }) : `${this.title}: Allotment`;
    document.querySelector('link[rel="icon"]').href = `${this.base}/favicon${mine ? '-turn' : ''}.svg`;
    if (mine && !this.mine) {
      if (setting('sound') === 'on') chime();
      if (document.hidden && globalThis.Notification?.permission === 'granted') {
        const note = new Notification(t('your-turn-title', { game: this.title }), {
          body: sentence,
          tag: location.pathname,
          icon: `${this.base}/favicon-turn.svg`,
        });
        note.onclick = () => focus();
      }
    }
    this.mine = mine;
  }
}

function chime() {
  const context = new AudioContext();
  [523.3, 784].forEach((pitch, number) => {
    const tone = new OscillatorNode(context, { frequency: pitch, type: 'sine' });
    const gain = new GainNode(context, { gain: 0 });
    const start = context.currentTime + number * 0.16;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(0.12, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  });
}
