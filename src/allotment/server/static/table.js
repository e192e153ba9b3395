// The table: hears the server, lays the stage, sends moves. It knows no rules.
import { above, Call, history as bar, inWords, onward, seats, undoable } from './around.js';
import { assisting, bubbling, explaining, unbubble } from './bubble.js';
import { Choice } from './choice.js';
import { $, button, carried, drawn, el, hit, maybe, styled } from './dom.js';
import { Drag } from './drag.js';
import { Line } from './line.js';
import { log } from './log.js';
import { note } from './noted.js';
import { closeBeside, curtain, dialogue, pop, popTally, shownTally } from './pop.js';
import { setting } from './settings.js';
import { Showing } from './showing.js';
import { isOf, Stage } from './stage.js';
import {
  Album,
  changeScene,
  liveScene,
  mine,
  newest,
  Row,
  stepOf,
  steps,
  stopAt,
  stopsOf,
  updateTable,
  withRow,
  wholeScene,
} from './state.js';
import { t, worded } from './words.js';

/** @import { Lesson } from './guide.js' */
/** @import { LogLine, Message, SceneChange, TableInfo, TableMessage, Update } from './messages.d.ts' */
/** @import { LiveScene, Moment, Refused, ShownOffer, Table, Tell } from './page.d.ts' */
/** @import { Race } from './race.js' */
/** @import { Resend } from './resend.js' */

/** @type {TableInfo} */
const info = carried('info');
note(info);
const base = document.body.dataset.static ?? '';
const TABS = ['board', 'seats', 'log']; // on a small screen
const REVISED = new Set(['move', 'series', 'undo', 'again']); // commands that say what the table looked like
const broad = matchMedia('(min-width: 1100px)');
/** @type {Table} */
// @ts-expect-error: empty until the server has spoken; nothing is drawn before that
const table = {};
const call = new Call(info.game.title, base);
const stage = new Stage(document.body);
const album = new Album();
/** @type {LiveScene} */
let live = { layout: '', regions: {}, pieces: new Map() }; // as it is now; the stage may show the past
let at = /** @type {number | null} */ (null); // the move shown, null when live
let scored = /** @type {Map<number, number> | null} */ (null); // the points then, by seat
let pastWords = ''; // what happened then
/** @type {Resend | null} */
let resend = null; // a move that is under way, made after so many
const row = new Row();
let wanted = new URLSearchParams(location.search).get('at'); // the moment the address asks for
let due = 0; // a frame is asked for
let gone = false; // the line was lost, and no table has come since
let back = false; // the first table after a lost line came; others come too, as when a table was idle
/** @type {LogLine[]} */
const told = []; // lines of the story since the last frame
let offered = false; // offers changed since the last frame
let wished = 0; // milliseconds that bots were asked to take at least
/** @type {Race | undefined} */
let race; // where all act at once, once somebody else has acted
/** @type {Lesson | null} */
let lesson = null; // where this is a guided first game
/** @type {(at: number | null) => void} */
let walked = () => {}; // a review hears which moment is shown

const bubble = bubbling(info.rules, () => hush());
const showing = new Showing(
  (message) => hear(message),
  (seat) => !info.game.real_time && table.seats?.[seat]?.kind === 'bot',
);
const line = new Line(`/api/tables/${info.id}/socket`, (message) => showing.take(message), {
  lost,
  found: () => ($('lost').hidden = true),
});

/** Says so at once, and again when a move is made meanwhile. */
function lost(final = false, code = 0) {
  gone = true;
  const forgone = t(code === 4404 ? 'no-table' : 'ask-invitation');
  const kept = t(info.game.real_time ? 'lost-real-time' : 'lost-saved');
  const waits = resend ? t('lost-move') : kept;
  $('lost').hidden = false;
  $('try').hidden = final;
  const head = el('b', {}, `${t(final ? 'no-access' : 'lost')} `);
  $('lostsays').replaceChildren(head, final ? forgone : waits);
}

const choice = new Choice(stage, {
  send: (offer) => {
    const { revision, history: now, you } = table;
    const { text, row: first = text } = offer;
    resend = { text, first, revision, after: now.of, seat: you.seat };
    if (!$('lost').hidden) lost();
    if (race) race.sent = performance.now();
    row.begin(first === text ? -1 : now.of);
    if (first === text) say('move', { text });
    else say('series');
  },
  why,
  preview: (offer) => (offer.told ??= line.say('preview', { text: offer.text }).catch(() => null)),
  warn: (offer) => warns(offer),
  quiet: () => ($('whynot').hidden = true),
  nouns: info.nouns,
  sorts: info.sorts,
  late: (key, acted) => bubble(stage.element(key), race?.told(performance.now(), acted) ?? ''),
  said: (offer, armed, story = '') => status(offer ? inWords(offer, armed, story) : story),
});
new Drag(stage, choice);

const warns = assisting(choice, stage, bubble);

/** Bots wait at the table itself, so that there is time to take a move back. */
function paced() {
  const least = Number(setting('bots'));
  if (least !== wished) line.say('pace', { least }).catch(() => {});
  wished = least;
}
addEventListener('change', paced);

const known = explaining(stage, info.about, {
  bubble: (...said) => choice.heeded || bubble(...said), // a warning stays while its move is armed
  hush: () => choice.heeded || hush(false),
});

/** Why a piece can't be chosen; where no rule says so, what it is. */
async function why(/** @type {string} */ touched) {
  const key = stage.named(touched);
  const element = stage.element(key);
  if (isOf(stage.pieces.get(key)?.data, 'opens')) {
    (await import('./zoom.js')).zoom(stage, key);
    return;
  }
  if (at !== null) {
    bubble(element, t('is-earlier'));
    return;
  }
  if (!stage.pieces.get(key)?.data.label) return;
  if (table.stage === 'playing' && !table.you.watching) {
    const answer = await line
      .say('why', { key, held: choice.chosen })
      .catch((/** @type {Refused} */ refused) => refused);
    const said = answer.why || (choice.chosen.length && t('not-there', { held: choice.held() }));
    if (said) {
      bubble(element, said, 'rule' in answer ? answer.rule : '');
      return;
    }
  }
  const can = mine(table) && table.can ? t('can-now', { can: table.can }) : '';
  (await known())?.say(key, null, can);
}

const sheet = fetch(`${base}/${info.game.slug}.svg`)
  .then((answer) => answer.text())
  .then((text) => {
    const found = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    found.setAttribute('class', 'sheets own');
    found.setAttribute('aria-hidden', 'true');
    document.body.append(document.importNode(found, true));
  });

/** Sends what changes the table; a refusal is said in words, a lost line keeps the move. @type {Tell} */
async function say(type, fields) {
  try {
    const revised = REVISED.has(type) ? { revision: table.revision, ...fields } : fields;
    // @ts-expect-error: with the revision it has all fields of its command, which TypeScript cannot see
    const answer = await line.say(type, revised);
    resend = null;
    return answer;
  } catch (error) {
    refuse(/** @type {Refused} */ (error));
    return null;
  }
}

function refuse(/** @type {Refused} */ refused) {
  if (refused.lost) return;
  resend = null;
  choice.offer(choice.offers);
  if (refused.guide && lesson) {
    lesson.stray(refused.why);
    return;
  }
  bubble(null, refused.stale ? t('changed') : (race?.lost(refused.why) ?? refused.why), refused.rule);
}

async function hear(/** @type {Message} */ message) {
  await sheet;
  if (message.type === 'here') {
    message.connected.forEach((on, seat) => table.seats[seat] && (table.seats[seat].connected = on));
    around();
  } else if (message.type === 'device') {
    info.you.devices = { ...info.you.devices, [message.seat]: message.devices };
    bubble(null, t('other-browser'));
  } else if (message.type === 'past') past(message);
  else if (message.type === 'table') await hearTable(message);
  else await hearUpdate(message);
}

/** Everything anew. */
async function hearTable(/** @type {TableMessage} */ message) {
  const { type, scene, ...rest } = message;
  const fresh = message.revision !== table.revision;
  Object.assign(table, rest);
  live = liveScene(scene);
  album.keep(table, live);
  await gathering();
  seated();
  if (at === null) stage.show(wholeScene(live));
  offered = true;
  back = gone;
  if (gone) wished = 0;
  gone = false;
  paced();
  await heard(message, fresh);
}

/** What somebody did. */
async function hearUpdate(/** @type {Update} */ message) {
  const { scene, log: lines = [], by, revision } = message;
  const fresh = revision !== table.revision;
  const others = updateTable(table, message);
  if (scene) changeScene(live, scene);
  told.push(...lines);
  const loud = lines.filter((entry) => info.moments.includes(entry.rule));
  if (loud.length) import('./moment.js').then(({ moment }) => moment(loud));
  const own = table.you.seats.includes(by);
  if (own) row.heard(table.history.of);
  if (fresh) raced(own ? '' : table.seats[by]?.name, performance.now());
  album.keep(table, live);
  await gathering();
  if (at === null && scene) moved(scene, lines);
  if (lines.length && !own) $('aloud').textContent = lines.map((entry) => entry.text).join(' ');
  // A move of one's own that was heard waits no longer, also where the offers stay as they were.
  offered ||= others || (fresh && by === table.you.seat);
  await heard(message, fresh);
}

/** Who moved last, and when that was heard. @param {string | undefined} name @param {number} now */
async function raced(name, now) {
  if (info.game.real_time) (race ??= new (await import('./race.js')).Race()).moved(name ?? '', now);
}

/** @param {SceneChange} scene @param {LogLine[]} lines */
function moved(scene, lines) {
  stage.change(
    scene,
    lines.flatMap((entry) => entry.keys),
  );
}

/** @param {TableMessage | Update} message @param {boolean} fresh */
async function heard(message, fresh) {
  if (message.sand) (await import('./sand.js')).pour(message.sand);
  const tallied = shownTally();
  if (fresh && tallied !== null && !table.proposal) tally(tallied);
  else if (fresh) hush(false);
  call.set(mine(table) && !info.game.real_time, table.status);
  if (!due) due = document.hidden ? setTimeout(draw) : requestAnimationFrame(draw);
}

/** What is around the board is drawn once a frame, however many messages came. */
function draw() {
  due = 0;
  if (wanted !== null && table.result) leave(); // the board at that moment, not the end
  if (at === null) {
    const lines = newest(table, info.game.real_time);
    stage.mark(
      'just',
      lines.flatMap((entry) => entry.keys),
    );
  }
  around();
  told.length = 0;
  if (offered) choice.offer(withRow(table));
  else choice.show();
  offered = false;
  if (back && resend) again(resend);
  back = false;
  if (wanted !== null) look(Number(wanted));
  wanted = null;
  setTimeout(dialogue, 0, () => {}); // what it shows is there then, also without the line
}

/** The line is back and a move was under way. @param {Resend} move */
async function again(move) {
  const { resent } = await import('./resend.js');
  const done = await resent(move, table.revision, choice, info.id);
  if (done !== 'sent') resend = null;
  if (done === 'lost') bubble(null, t('lost-changed'));
}

/** The style, symbols and words of what only some moments need, which come with its script. */
const dressed = (/** @type {string} */ name, over = true) =>
  Promise.all([styled(name, over), drawn(), worded(name)]);

/** Before the game: who is here. */
async function gathering() {
  document.body.dataset.stage = table.stage;
  const open = table.stage === 'gathering';
  $('board').classList.toggle('gathering', open);
  if (open) {
    const [{ gather }] = await Promise.all([import('./gather.js'), dressed('lobby', false)]);
    gather(table, info, say);
  } else maybe('gather')?.remove();
}

const seated = () =>
  seats(table, stage, {
    propose: (seat) => say('propose', { seat }),
    back: () => say('return'),
    tally,
    cause,
    then: scored,
  });

/** The piece that the newest lines about a seat speak of: its points rise from there. */
function cause(/** @type {number} */ seat) {
  const there = (/** @type {LogLine} */ entry) => entry.keys.filter((key) => stage.element(key));
  const spoken = told.filter((entry) => there(entry).length);
  const entry = spoken.findLast((one) => one.seat === seat) ?? spoken.at(-1);
  return entry && stage.element(there(entry).at(-1));
}

/** The score pad as it would be written at the moment that is shown; it stays true while it is open. */
async function tally(/** @type {number} */ seat) {
  try {
    const answer = await line.say('tally', at === null ? {} : { at });
    const [{ tallied }] = await Promise.all([import('./pad.js'), dressed('end')]);
    popTally(tallied(table, info, answer, seat), seat);
  } catch (refused) {
    bubble($('seats').children[seat], /** @type {Refused} */ (refused).why);
  }
}

function around() {
  seated();
  lesson?.show(at !== null);
  log(table, stage, look, info.rules);
  shownBar();
  document.body.classList.toggle('mine', mine(table));
  document.body.classList.toggle('watching', table.you.watching);
  $('watchbar').hidden = !table.you.watching || table.stage !== 'playing' || info.game.real_time;
  if (!choice.pointed || choice.fixed) status('');
  undoable(table.undo);
  curtain(table.curtain, say);
  const shared = table.you.seats.length > 1 && !info.game.real_time;
  if (shared) import('./moment.js').then(({ handOver }) => handOver(table));
  propose();
  if (table.result && at === null && !document.body.classList.contains('looking')) ended();
}

async function propose() {
  if (!table.proposal) return;
  const { proposal } = await import('./proposal.js');
  if (table.proposal) proposal(table, table.proposal, say);
}

async function ended() {
  const [end] = await Promise.all([import('./end.js'), dressed('end')]);
  if (document.body.classList.contains('looking')) return; // somebody looks back meanwhile
  end.ended(table, info, {
    look: (move) => leave(() => look(move)),
    leave,
    ask: (type, fields) => line.say(type, fields),
    point,
    follow: (shown) => (walked = shown),
    stops,
    fork,
    share,
  });
}

/** A move that could have been made at the moment that is shown; null: none. */
async function point(/** @type {ShownOffer | null} */ offer) {
  choice.fixed = false;
  await choice.point(offer);
  choice.fixed = Boolean(offer);
  status('');
}

/** From the score pad to the board; a button brings it back. */
function leave(then = () => {}) {
  document.body.classList.remove('end');
  document.body.classList.add('looking');
  status('');
  $('lines').scrollTop = $('lines').scrollHeight;
  stage.fit();
  then();
}

/** What stands above the board: these words, or else what the moment is. */
function status(/** @type {string} */ words) {
  const yours = mine(table) && !info.game.real_time ? `${t('is-your-turn')} ` : '';
  const earlier = at !== null && [t('looking-back', placeNow()), pastWords];
  const then = earlier ? yours + earlier.filter(Boolean).join(': ') : '';
  const over = Boolean(table.result) && document.body.classList.contains('looking');
  const now = at ?? table.history.of;
  const said = words || then || table.status || '';
  if (!above(said, over && [button('.small', padAgain, t('score-pad'))])) return;
  onward(
    over && [
      button('.small', () => share(now), t('to-share')),
      now < table.history.of && button('.small', () => fork(now), t('fork')),
    ],
  );
}

function padAgain() {
  go(table.history.of);
  document.body.classList.remove('looking');
  ended();
}

const complain = (/** @type {string} */ words) => bubble(null, words);
/** Play from here. @param {number} move */
const fork = async (move) => (await import('./fork.js')).fork(info, move, complain);
/** A link, a picture or a film of it. @param {number} move */
const share = async (move) => (await import('./share.js')).share(info, move, complain);

// ---- history

function look(/** @type {number} */ move) {
  if (move >= table.history.of && !table.result) {
    go(table.history.of);
    return;
  }
  line.say('look', { at: Math.max(0, move) }).catch((/** @type {Refused} */ refused) => {
    const seen = album.moments.get(move);
    if (!refused.lost) bubble(null, refused.why);
    else if (seen) past({ ...seen, of: table.history.of });
    else bubble(null, t('unseen'));
  });
}

function past(/** @type {Moment} */ then) {
  album.moments.set(then.at, then);
  at = then.at;
  choice.freeze();
  const { reason, say: words } = then;
  pastWords = [words, reason && t('why', { reason })].filter(Boolean).join(' ');
  document.body.classList.add('back');
  if (getComputedStyle($('board')).visibility === 'hidden') tab('board'); // one sees what one steps through
  stage.show(then.scene);
  lesson?.show(true);
  stage.mark('just', then.keys);
  scored = new Map(then.seats.map(({ seat, score }) => [seat, score]));
  seated();
  shownBar();
  choice.show();
  status('');
  history.replaceState(null, '', `?at=${at}`);
  walked(at);
}

function go(/** @type {number} */ move) {
  if (move < table.history.of) {
    look(move);
    return;
  }
  if (at === null) return;
  at = null;
  scored = null;
  walked(at);
  choice.frozen = false;
  document.body.classList.remove('back');
  history.replaceState(null, '', location.pathname);
  stage.show(wholeScene(live));
  stage.mark('just', []);
  choice.show();
  around();
  $('lines').scrollTop = $('lines').scrollHeight;
}

const stops = () => stopsOf(table, info.game.real_time);

/** Which stop is shown, of how many. */
function placeNow() {
  const all = stops();
  return { at: stopAt(all, at ?? table.history.of), of: all.length - 1 };
}

const shownBar = () => bar(placeNow(), at);

function step(/** @type {string} */ name) {
  const here = at ?? table.history.of;
  const to = steps(table.history, stops(), here).get(name) ?? here;
  if (to >= 0 && here !== to) go(to);
}

/** Escape closes what is open; where nothing is, it leads back to the present. */
function homeward() {
  if (at !== null && $('pop').hidden && $('whynot').hidden) step('live');
}

for (const name of ['first', 'turn-back', 'back', 'on', 'turn-on', 'live']) {
  $(`go-${name}`).addEventListener('click', () => step(name));
}
$('live').addEventListener('click', () => step('live'));
$('range').addEventListener('input', () => go(stops()[Number($('range').value)]));
addEventListener('keydown', (event) => {
  const held = event.ctrlKey || event.metaKey;
  if (event.key === 'z' && held && !hit(event, 'input, textarea')) {
    event.preventDefault();
    undo();
  }
  if (event.key === 'Escape') {
    homeward();
    hush();
    choice.drop();
    if (!choice.typed && hit(event, '.piece')) hit(event, '.piece')?.blur(); // a ring is for the keyboard
  }
  if (held || event.altKey || hit(event, 'input, textarea, select, .piece')) return;
  if (event.key === '?') dialogue(({ keys }) => keys());
  const name = stepOf(event);
  if (!name || !table.history) return;
  event.preventDefault();
  step(name);
});

// ---- bubbles, curtain, buttons

/** Hides what was said; a table that goes on hides only what was said of a piece. */
function hush(all = true) {
  unbubble(all);
  if (choice.heeded) choice.drop();
  if (!table.proposal) pop(null);
}

/** Takes back one move at once; what else can be taken back is said beside it. What is chosen goes first. */
async function undo() {
  if (!table.proposal) pop(null);
  if (choice.chosen.length) {
    choice.drop();
    return;
  }
  const { moves, why: ends } = table.undo ?? { moves: 0, why: '' };
  if (!moves) {
    bubble($('undo'), `${t('nothing-back')} ${ends}`);
    return;
  }
  const all = Math.min(moves, row.back(table.history.of));
  if ((await say('undo', { moves: all })) === null) return;
  const rest = () => [hush(), say('again')];
  const more = moves - all;
  if (more) bubble(null, t('taken-back', { more }), '', button('.small', rest, t('turn-again')));
  else bubble(null, `${t('no-further')} ${ends}`);
}

async function hint() {
  hush();
  if (info.hints && (!mine(table) || at !== null)) {
    bubble($('hint'), t('not-your-turn'));
    return;
  }
  const { hinted } = await import('./hint.js');
  await hinted(bubble, choice, () => line.say('hint'));
}

$('undo').addEventListener('click', undo);
$('hint').addEventListener('click', hint);
if (info.you.watching) import('./watch.js').then(({ watchbar }) => watchbar(showing));
$('more').addEventListener('click', () => dialogue(({ menu }) => menu(table, info, { say, bubble, hush })));
$('try').addEventListener('click', () => line.again());
closeBeside(() => !table.proposal, hush);
document.addEventListener('click', (event) => {
  if (!hit(event, '.whynot, .piece, .ibtn, .pop, .offer, .score')) hush();
});

function tab(/** @type {string} */ name) {
  document.body.dataset.tab = name;
  for (const other of TABS) $(`tab-${other}`).setAttribute('aria-selected', String(other === name));
  stage.fit();
  if (name === 'log') $('lines').scrollTop = $('lines').scrollHeight;
}
for (const name of TABS) $(`tab-${name}`).addEventListener('click', () => tab(name));

const layout = () => (broad.matches ? 'wide' : 'tall');
broad.addEventListener('change', () => {
  line.layout = layout();
  line.say('layout', { layout: line.layout }).catch(() => {});
});

if (maybe('guide')) {
  import('./guide.js').then(({ Lesson: Guided }) => {
    lesson = new Guided(table, { stage, choice, say });
    if (table.history) draw();
  });
}
tab('board');
line.open(layout());
