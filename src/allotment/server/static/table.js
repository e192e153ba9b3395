// The table: hears the server, lays the stage, sends moves. It knows no rules.
import { About } from './about.js';
import { Call, history as bar, log, seats } from './around.js';
import { Choice } from './choice.js';
import { $, badge, drawn, el, icon, shape, styled } from './dom.js';
import { Drag } from './drag.js';
import { Line } from './line.js';
import { keys, menu, pop } from './pop.js';
import { note } from './noted.js';
import { setting } from './settings.js';
import { Showing } from './showing.js';
import { Stage } from './stage.js';
import { t } from './words.js';

const info = JSON.parse($('info').textContent);
note(info);
const base = document.body.dataset.static;
const TABS = ['board', 'seats', 'log']; // on a small screen
const api = `/api/tables/${info.id}`;
const broad = matchMedia('(min-width: 1100px)');
const table = {};
const call = new Call(info.game.title, base);
const stage = new Stage(document.body);
let live = null; // the scene as it is now; the stage may show the past
let at = null; // the move shown, null when live
const album = new Map(); // moments this page has seen, by move: there also when the line is lost
let resend = null;
let wanted = new URLSearchParams(location.search).get('at'); // the moment the address asks for
let due = 0; // a frame is asked for
let back = false; // a whole table came: at the start, or after a lost line
const told = []; // lines of the story since the last frame
let offered = false; // offers changed since the last frame
let rival = ''; // who moved last, if that was somebody else
let lesson = null; // where this is a guided first game

const showing = new Showing(
  (message) => hear(message),
  (seat) => !info.game.real_time && table.seats?.[seat]?.kind === 'bot',
);
const line = new Line(`${api}/socket`, {
  hear: (message) => showing.take(message),
  lost,
  found: () => ($('lost').hidden = true),
});

/** Says so at once, and again when a move is made meanwhile. */
function lost(final, code) {
  $('lost').hidden = false;
  $('try').hidden = final;
  $('lostsays').replaceChildren(
    el('b', {}, `${final ? t('no-access') : t('lost')} `),
    final
      ? code === 4404
        ? t('no-table')
        : t('ask-invitation')
      : resend
        ? t('lost-move')
        : info.game.real_time
          ? t('lost-real-time')
          : t('lost-saved'),
  );
}

const choice = new Choice(stage, {
  send: (offer) => {
    resend = { text: offer.text, revision: table.revision };
    if (!$('lost').hidden) lost(false);
    say('move', resend);
  },
  why: async (key) => {
    if (at !== null) return bubble(stage.element(key), t('is-earlier'));
    if (!stage.pieces.get(key)?.data.label) return undefined;
    const asked = table.stage === 'playing' && !table.you.watching;
    const answer = asked ? await line.say('why', { key }).catch((refused) => refused) : {};
    if (answer.why) return bubble(stage.element(key), answer.why, answer.rule);
    return about.say(key, null, mine() && table.can ? t('can-now', { can: table.can }) : '');
  },
  preview: async (offer) => {
    offer.told ??= line.say('preview', { text: offer.text }).catch(() => null);
    return offer.told;
  },
  quiet: () => ($('whynot').hidden = true),
  nouns: info.nouns,
  sorts: info.sorts,
  late: (key) =>
    info.game.real_time && rival && bubble(stage.element(key), t('rival-first', { name: rival })),
  said: (offer, armed, story) =>
    status(
      !offer
        ? story
        : [`${offer.say.title}: ${story || `${offer.say.line || t('this-move')}.`}`, armed && t('tap-again')]
            .filter(Boolean)
            .join(' '),
    ),
});

new Drag(stage, choice);
const about = new About(stage, info.about, { bubble, hush: () => hush(false) });

const sheet = fetch(`${base}/${info.game.slug}.svg`)
  .then((answer) => answer.text())
  .then((text) => {
    const found = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    found.setAttribute('class', 'sheets own');
    found.setAttribute('aria-hidden', 'true');
    document.body.append(document.importNode(found, true));
  });

const REVISED = new Set(['move', 'undo', 'again']); // commands that say what the table looked like

/** Sends what changes the table; a refusal is said in words, a lost line keeps the move. */
function say(type, fields) {
  return line
    .say(type, REVISED.has(type) ? { revision: table.revision, ...fields } : fields)
    .then((answer) => {
      resend = null;
      return answer;
    })
    .catch((refused) => {
      if (refused.lost) return null;
      resend = null;
      choice.offer(choice.offers);
      if (refused.guide && lesson) lesson.stray(refused.why);
      else
        bubble(
          null,
          refused.stale
            ? t('changed')
            : info.game.real_time && rival
              ? `${t('rival-first', { name: rival })} ${refused.why}`
              : refused.why,
          refused.rule,
        );
      return null;
    });
}

async function hear(message) {
  await sheet;
  if (message.type === 'here') {
    message.connected.forEach((on, seat) => table.seats[seat] && (table.seats[seat].connected = on));
    return around();
  }
  if (message.type === 'device') {
    info.you.devices = { ...info.you.devices, [message.seat]: message.devices };
    return bubble(null, t('other-browser'));
  }
  if (message.type === 'past') return past(message);
  const { scene, log: lines, log_from: from, type, ...rest } = message;
  const fresh = rest.revision !== undefined && rest.revision !== table.revision;
  // An offer that stands as it did comes as its number; what was told of it may no longer be so.
  if (rest.offers)
    rest.offers = rest.offers.map((offer) =>
      typeof offer === 'number' ? { ...table.offers[offer], told: undefined } : offer,
    );
  if (type === 'update' && rest.history)
    rest.history.turns = [...table.history.turns.slice(0, rest.history.turns_from), ...rest.history.turns];
  Object.assign(table, rest);
  if (type === 'table') {
    table.log = lines;
    live = { ...scene, pieces: new Map(scene.pieces.map((piece) => [piece.key, piece])) };
  } else {
    if (lines) table.log = [...table.log.slice(0, from ?? table.log.length), ...lines];
    for (const key of scene?.gone || []) live.pieces.delete(key);
    for (const piece of scene?.changed || []) live.pieces.set(piece.key, piece);
    Object.assign(live.regions, scene?.regions);
  }
  if (lines && type === 'update') told.push(...lines);
  if (lines && type === 'update') moment(lines.filter((entry) => info.moments.includes(entry.rule)));
  if (type === 'update' && fresh)
    rival = table.you.seats.includes(message.by) ? '' : table.seats[message.by]?.name || '';
  keep();
  await staged(type, scene, lines);
  if (rest.sand) (await import('./sand.js')).pour(rest.sand);
  if (fresh && !$('pop').hidden && $('pop').tally !== null && !table.proposal) tally($('pop').tally);
  else if (fresh) hush(false);
  if (type === 'update' && lines?.length && !table.you.seats.includes(message.by))
    $('aloud').textContent = lines.map((entry) => entry.text).join(' ');
  call.set(mine() && !info.game.real_time, table.status);
  // A move of one's own that was heard waits no longer, also where the offers stay as they were.
  offered ||= rest.offers || type === 'table' || (fresh && message.by === table.you.seat);
  if (!due) due = document.hidden ? setTimeout(draw) : requestAnimationFrame(draw);
  back ||= type === 'table';
}

/** What is around the board is drawn once a frame, however many messages came. */
function draw() {
  due = 0;
  if (at === null)
    stage.mark(
      'just',
      newest().flatMap((entry) => entry.keys),
    );
  around();
  told.length = 0;
  if (offered) choice.offer(table.offers || []);
  else choice.show();
  offered = false;
  if (back && resend) again();
  back = false;
  if (wanted !== null) look(Number(wanted));
  wanted = null;
}

/** What nobody may miss where all act at once: said large over the board, and gone again by itself. */
function moment(lines) {
  if (!lines.length) return;
  const said = $('moment');
  const shown = said.hidden ? [] : [...said.children];
  said.replaceChildren(
    ...shown.slice(-3),
    ...lines.map((entry) =>
      el(
        'p',
        { 'data-seat': entry.seat >= 0 ? entry.seat : null },
        entry.seat >= 0 ? shape(entry.seat) : '',
        entry.text,
      ),
    ),
  );
  said.hidden = false;
  clearTimeout(said.timer);
  said.timer = setTimeout(() => (said.hidden = true), 2500 + 900 * lines.length);
}

/** The lines of the newest move; when others have moved since one's own last, of all that they did. */
function newest() {
  const { of } = table.history;
  const begun = table.log.filter((entry, number) => entry.move !== table.log[number - 1]?.move); // the first line of a move is about its maker
  const own =
    info.game.real_time || table.you.watching
      ? of
      : Math.max(
          0,
          ...begun.filter((entry) => table.you.seats.includes(entry.seat)).map((entry) => entry.move),
        );
  return table.log.filter((entry) => entry.move && entry.move > Math.min(own, of - 1));
}

/** The line is back and a move was under way: it is sent once more if the table still stands as it did. */
function again() {
  const { text, revision } = resend;
  const offer = choice.offers.find((one) => one.text === text);
  if (revision === table.revision && offer) return choice.make(offer);
  resend = null;
  return bubble(null, t('lost-changed'));
}

/** Pieces are shared between the moments, so that a whole game weighs little. */
function keep() {
  const of = table.history.of;
  for (const move of album.keys()) if (move > of) album.delete(move); // taken back
  const keys = table.log.filter((entry) => entry.move && entry.move === of).flatMap((entry) => entry.keys);
  album.set(of, {
    at: of,
    keys,
    text: '',
    scene: { ...live, regions: { ...live.regions }, pieces: [...live.pieces.values()] },
    seats: table.seats.map(({ seat, score }) => ({ seat, score })),
  });
}

/** What only some moments need comes when it is needed: a script, with its style and its symbols. */
async function later(script, style, over = true) {
  return (await Promise.all([import(script), styled(style, over), drawn()]))[0];
}

const mine = () => table.stage === 'playing' && table.you.seats.some((seat) => table.seats[seat]?.turn);

async function staged(type, scene, lines = []) {
  document.body.dataset.stage = table.stage;
  $('board').classList.toggle('gathering', table.stage === 'gathering');
  if (table.stage === 'gathering')
    (await later('./gather.js', 'lobby', false)).gather(table, info, line, say);
  else $('gather')?.remove();
  if (type === 'table') seated();
  if (at !== null) return;
  if (type === 'table') stage.show({ ...live, pieces: [...live.pieces.values()] });
  else if (scene)
    stage.change(
      scene,
      lines.flatMap((entry) => entry.keys),
    );
}

const seated = () =>
  seats(table, stage, {
    propose: (seat) => say('propose', { seat }),
    back: () => say('return', {}),
    tally,
    cause,
  });

/** The piece that the newest lines about a seat speak of: its points rise from there. */
function cause(seat) {
  const spoken = told.filter((entry) => entry.keys.some((key) => stage.element(key)));
  const about = spoken.filter((entry) => entry.seat === seat.seat);
  const keys = (about.length ? about : spoken).at(-1)?.keys.filter((key) => stage.element(key)) || [];
  return stage.element(keys.at(-1));
}

/** The score pad as it would be written at the moment that is shown; it stays true while it is open. */
async function tally(seat) {
  const answer = await line.say('tally', at === null ? {} : { at }).catch((refused) => refused);
  if (!answer.pad) return bubble($('seats').children[seat], answer.why);
  const { tallied } = await later('./pad.js', 'end');
  pop(
    t('if-now'),
    tallied(table, info, answer, seat),
    el('div.row', {}, el('button.btn', { type: 'button', onclick: () => pop(null) }, t('close'))),
  );
  $('pop').tally = seat;
  return undefined;
}

function around() {
  seated();
  lesson?.show(at !== null);
  log(table, stage, look, info.rules);
  if (at === null) bar(table.history.of, table.history.of, true);
  else bar(at, table.history.of, false);
  document.body.classList.toggle('mine', mine());
  document.body.classList.toggle('watching', table.you.watching);
  $('watchbar').hidden = !table.you.watching || table.stage !== 'playing' || info.game.real_time;
  status(null);
  $('undo').setAttribute('aria-disabled', String(!table.undo?.moves));
  curtain();
  if (table.proposal) import('./proposal.js').then(({ proposal }) => table.proposal && proposal(table, say));
  if (table.result && at === null && !document.body.classList.contains('looking')) ended();
}

async function ended() {
  (await later('./end.js', 'end')).ended(table, info, { look: (move) => leave(() => look(move)), leave });
}

/** From the score pad to the board; a button brings it back. */
function leave(then) {
  document.body.classList.remove('end');
  document.body.classList.add('looking');
  stage.fit();
  then?.();
}

function status(words) {
  const said =
    words ||
    (at !== null
      ? `${t('looking-back', { at, of: table.history.of })} ${table.past || ''}`
      : table.status || '');
  const cut = said.indexOf(':') + 1;
  const line = el('span', {}, el('b', {}, said.slice(0, cut)), said.slice(cut));
  $('status').replaceChildren(el('span.said', {}, line));
  if (table.result && document.body.classList.contains('looking'))
    line.append(
      ' ',
      el(
        'button.btn.small',
        {
          type: 'button',
          onclick: () => {
            go(table.history.of);
            document.body.classList.remove('looking');
            ended();
          },
        },
        t('score-pad'),
      ),
    );
}

// ---- history

function look(move) {
  if (move >= table.history.of && !table.result) return go(table.history.of);
  line.say('look', { at: Math.max(0, move) }).catch((refused) => {
    if (!refused.lost) return bubble(null, refused.why);
    if (album.has(move)) return past({ ...album.get(move), of: table.history.of });
    return bubble(null, t('unseen'));
  });
}

function past(message) {
  album.set(message.at, message);
  at = message.at;
  choice.frozen = true;
  table.past = [message.say, message.reason && t('why', { reason: message.reason })]
    .filter(Boolean)
    .join(' ');
  document.body.classList.add('back');
  if (getComputedStyle($('board')).visibility === 'hidden') tab('board'); // one sees what one steps through
  stage.show(message.scene);
  lesson?.show(true);
  stage.mark('just', message.keys || []);
  for (const { seat, score } of message.seats || []) {
    const card = $('seats').children[seat];
    card.querySelector('.score').textContent = score;
    card.sum = null; // drawn anew when live again
  }
  bar(at, message.of, false);
  choice.show();
  status(null);
  window.history.replaceState(null, '', `?at=${at}`);
}

function go(move) {
  if (move < table.history.of) return look(move);
  if (at === null) return undefined;
  at = null;
  choice.frozen = false;
  document.body.classList.remove('back');
  window.history.replaceState(null, '', location.pathname);
  stage.show({ ...live, pieces: [...live.pieces.values()] });
  stage.mark('just', []);
  choice.show();
  return around();
}

function step(name) {
  const here = at ?? table.history.of;
  const turns = table.history.turns;
  const to = { first: 0, back: here - 1, on: here + 1, live: table.history.of };
  to['turn-back'] = [...turns].reverse().find((move) => move < here) ?? 0;
  to['turn-on'] = turns.find((move) => move > here) ?? table.history.of;
  if (to[name] >= 0 && here !== to[name]) go(to[name]);
}

for (const name of ['first', 'turn-back', 'back', 'on', 'turn-on', 'live'])
  $(`go-${name}`).addEventListener('click', () => step(name));
$('range').addEventListener('input', () => go(Number($('range').value)));
addEventListener('keydown', (event) => {
  if (event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.target.closest('input, textarea')) {
    event.preventDefault();
    undo();
  }
  if (event.key === 'Escape') {
    hush();
    choice.drop();
  }
  if (
    event.target.closest('input, textarea, select, .piece') ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey
  )
    return;
  const name = {
    ArrowLeft: event.shiftKey ? 'turn-back' : 'back',
    ArrowRight: event.shiftKey ? 'turn-on' : 'on',
    Home: 'first',
    End: 'live',
  }[event.key];
  if (event.key === '?') keys();
  if (!name || !table.history) return;
  event.preventDefault();
  step(name);
});

// ---- bubbles, curtain, buttons

/** Why not: a bubble beside the piece, with the rule a click away. */
function bubble(piece, words, rule, button) {
  if (!words) return;
  const bubbles = $('whynot');
  $('whysays').replaceChildren(
    `${words[0].toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? ' ' : '. '}`,
    rule
      ? el('a', { href: `${info.rules}#${rule}`, target: '_blank', rel: 'noopener' }, t('the-rule'))
      : button || '',
  );
  bubbles.hidden = false;
  bubbles.bound = Boolean(piece);
  const box = (piece || $('status')).getBoundingClientRect();
  const { width, height } = bubbles.getBoundingClientRect();
  bubbles.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, box.left + box.width / 2 - width / 2))}px`;
  bubbles.style.top = `${box.top > height + 70 ? box.top - height - 8 : box.bottom + 8}px`;
  clearTimeout(bubbles.timer);
  bubbles.timer = setTimeout(hush, 7000);
}

/** Hides what was said; a table that goes on hides only what was said of a piece. */
function hush(all = true) {
  if (all || $('whynot').bound) $('whynot').hidden = true;
  if (!table.proposal) pop(null);
}

function curtain() {
  const { curtain: who } = table;
  const cloth = $('curtain');
  cloth.hidden = !who;
  if (!who || cloth.dataset.seat === String(who.seat)) return;
  cloth.dataset.seat = who.seat;
  const lift = el(
    'button.btn.first',
    {
      type: 'button',
      onclick: () => {
        delete cloth.dataset.seat;
        say('sit', { seat: who.seat });
      },
    },
    icon('check'),
    t('i-am', { name: who.name }),
  );
  cloth.replaceChildren(
    el(
      'div.card',
      {},
      badge({ kind: 'person' }),
      el('h2', {}, t('your-turn-now', { name: who.name })),
      el('p', {}, t('look-away')),
      lift,
    ),
  );
  lift.focus();
}

/** Takes back one move at once; what else can be taken back is said beside it. */
async function undo() {
  const { moves, why } = table.undo || {};
  if (!moves) return bubble($('undo'), `${t('nothing-back')} ${why}`);
  if ((await say('undo', {})) === null) return undefined;
  const again =
    moves > 1 &&
    el(
      'button.btn.small',
      {
        type: 'button',
        onclick: () => {
          hush();
          say('again', {});
        },
      },
      t('turn-again'),
    );
  return bubble(null, again ? t('taken-back', { more: moves - 1 }) : `${t('no-further')} ${why}`, '', again);
}
$('undo').addEventListener('click', undo);
$('hint').addEventListener('click', async () => {
  if (!mine() || at !== null) return bubble($('hint'), t('not-your-turn'));
  bubble($('hint'), t('thinking'));
  const answer = await line.say('hint').catch((refused) => refused);
  const offer = choice.offers.find((one) => one.text === answer.text);
  if (offer) choice.point(offer);
  return bubble(
    $('hint'),
    offer
      ? t('would-play', { move: [offer.say.title, offer.say.line].filter(Boolean).join(', ') })
      : answer.why || t('would-wait'),
  );
});
const SPEEDS = [
  ['0', t('speed-0')],
  ['1500', t('speed-1500')],
  ['3000', t('speed-3000')],
];
const speed = () => ($('speed').textContent = SPEEDS.find(([value]) => value === setting('bots'))[1]);
$('speed').addEventListener('click', () => {
  const now = SPEEDS.findIndex(([value]) => value === setting('bots'));
  localStorage.setItem('bots', SPEEDS[(now + 1) % SPEEDS.length][0]);
  speed();
  showing.go();
});
speed();
$('pause').addEventListener('click', () => {
  showing.pause(!showing.paused);
  $('pause').textContent = showing.paused ? t('continue') : t('pause');
  $('pause').setAttribute('aria-pressed', String(showing.paused));
});
$('more').addEventListener('click', () => menu(table, info, { say, bubble }));
$('try').addEventListener('click', () => line.again());
document.addEventListener('click', (event) => {
  if (!event.target.closest('.whynot, .piece, .ibtn, .pop, .offer, .score')) hush();
});
function tab(name) {
  document.body.dataset.tab = name;
  for (const other of TABS) $(`tab-${other}`).setAttribute('aria-selected', String(other === name));
  stage.fit();
  if (name === 'log') $('lines').scrollTop = $('lines').scrollHeight;
}
for (const name of TABS) $(`tab-${name}`).addEventListener('click', () => tab(name));
broad.addEventListener('change', () => {
  line.layout = broad.matches ? 'wide' : 'tall';
  line.say('layout', { layout: line.layout }).catch(() => {});
});

if ($('guide')) {
  import('./guide.js').then(({ Lesson }) => {
    lesson = new Lesson(table, { stage, choice, say });
    if (table.history) draw();
  });
}
tab('board');
line.open(broad.matches ? 'wide' : 'tall');
