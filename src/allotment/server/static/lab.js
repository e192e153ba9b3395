// A game taken apart: sliders, a study by bots, and what it says while it goes on. The server plays; this
// page asks and shows.
import { $, ask, carried, el, svg, words as named } from './dom.js';
import { problem, themed } from './forms.js';
import { House } from './house.js';
import { nonce, note } from './noted.js';
import { t } from './words.js';

/** @import { Estimate, Figure, Game, Info, SeatWish, Study, StudyLevel } from './messages.d.ts' */

const PATIENCE = 700; // milliseconds between two looks at a study
const DEALS = [200, 500, 1000, 2000];
/** @type {Game} */
const game = carried('game');
/** @type {StudyLevel[]} */
const levels = carried('levels');
const given = new URLSearchParams(location.search);
const { lang } = document.documentElement;
const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const digits = new Intl.NumberFormat(lang, one);
const signed = new Intl.NumberFormat(lang, { ...one, signDisplay: 'exceptZero' });
/** @type {Study | null} */
let study = null; // the one that is played or was last
let asking = 0; // a number for each study, so that a late answer is not shown

themed($('theme'));

/**
 * A group of radio buttons; the address says which is chosen, if it names one of them.
 * @param {string} home
 * @param {string} name
 * @param {[string | number, string][]} values
 * @param {string | number} otherwise
 */
function radios(home, name, values, otherwise) {
  const wished = given.get(name);
  const known = values.some(([value]) => String(value) === wished);
  const preset = known ? wished : String(otherwise);
  const picks = values.map(([value, label]) => {
    const checked = String(value) === preset;
    const input = el('input', { type: 'radio', name, value, checked, onchange: moved });
    return el('label.pick', {}, input, el('span', {}, label));
  });
  $(home).setAttribute('role', 'radiogroup');
  $(home).append(...picks);
}

function chosen(/** @type {string} */ name) {
  /** @type {HTMLInputElement | null} */
  const input = document.querySelector(`[name="${name}"]:checked`);
  return input?.value ?? '';
}

const [low, high] = game.seats;
const counts = Array.from({ length: high - low + 1 }, (_, at) => low + at);
radios('count', 'seats', counts.map(numbered), Math.max(low, Math.min(high, 2)));
radios('level', 'level', levels.map(called), levels[0].name);
radios('deals', 'deals', DEALS.map(dealt), DEALS[0]);
const house = new House(game, Object.fromEntries(given), moved);
if (game.house.length) $('house').append(house.element);
else $('house').closest('section')?.setAttribute('hidden', '');
moved();

/** @returns {[number, string]} */
function numbered(/** @type {number} */ count) {
  return [count, String(count)];
}

/** @returns {[string, string]} */
function called(/** @type {StudyLevel} */ { name }) {
  return [name, named(name)];
}

/** @returns {[number, string]} */
function dealt(/** @type {number} */ count) {
  return [count, t('count', { count })];
}

/** The address is the study: whoever opens it finds the same numbers. */
function moved() {
  const changed = Object.entries(house.values).map(([name, value]) => [name, String(value)]);
  const picks = ['seats', 'level', 'deals'].map((name) => [name, chosen(name)]);
  history.replaceState(null, '', `${location.pathname}?${new URLSearchParams([...picks, ...changed])}`);
  $('rules').href = `/rules/${game.slug}${changed.length ? `?${new URLSearchParams(changed)}` : ''}`;
  const options = changed.map(([name, value]) => ` --house ${name}=${value}`).join('');
  const verb = changed.length ? 'compare' : 'report';
  $('command').textContent = `allotment lab ${verb} ${game.slug} --seats ${chosen('seats')}${options}`;
}

// ---- a study ----

$('run').addEventListener('click', async () => {
  const turn = (asking += 1);
  $('problem').hidden = true;
  if (!(await house.check())) return;
  playing(true);
  $('state').textContent = t('lab-begins');
  try {
    const [seats, deals] = [Number(chosen('seats')), Number(chosen('deals'))];
    const asked = { game: game.slug, seats, level: chosen('level'), deals, house: house.values };
    await follow(await ask('POST', '/api/lab', asked), turn);
  } catch (error) {
    if (turn === asking) problem(error);
  }
  if (turn === asking) playing(false);
});

$('stop').addEventListener('click', async () => {
  try {
    show(await ask('POST', `/api/lab/${study?.id}/stop`, {}));
  } catch (error) {
    problem(error);
  }
});

/** @param {Study} begun @param {number} turn */
async function follow(begun, turn) {
  study = begun;
  while (turn === asking) {
    show(study);
    if (study.stage !== 'waiting' && study.stage !== 'going') return;
    await new Promise((done) => setTimeout(done, PATIENCE));
    study = /** @type {Study} */ (await ask('GET', `/api/lab/${study.id}`));
  }
}

function playing(/** @type {boolean} */ going) {
  $('run').hidden = going;
  $('stop').hidden = !going;
  $('bar').hidden = !going;
}

function show(/** @type {Study} */ known) {
  study = known;
  const { stage, ahead, why, done = 0, of = 0, figures = [] } = known;
  const begins = stage === 'going' && !of;
  const said = t(`lab-${begins ? 'begins' : stage}`, { done, of, ahead });
  $('state').textContent = stage === 'failed' ? '' : said;
  if (stage === 'failed') problem(new Error(why));
  $('progress').max = of || 1;
  $('progress').value = done;
  $('none').hidden = figures.length > 0;
  $('figures').replaceChildren(...figures.map(row));
  $('notes').replaceChildren(...notes(known).map((text) => el('li', {}, text)));
}

/** What one has to know to read the figures. */
function notes(/** @type {Study} */ { stage, done = 0, figures = [], reaction }) {
  if (!figures.length) return [];
  const found = [t(stage === 'over' ? 'lab-final' : 'lab-watched'), t('lab-one-level')];
  if (!reaction) return found;
  const share = digits.format(reaction.value);
  const reacted = t(reaction.value ? 'lab-reaction' : 'lab-no-reaction', { share, done });
  return [reacted, ...found, t('lab-printed-bots')];
}

/**
 * @param {Estimate} found
 * @param {Intl.NumberFormat} form
 * @param {string} unit
 */
function interval(found, form, unit) {
  if (found.low === null || found.high === null) return t('lab-too-few');
  return t('lab-between', { low: form.format(found.low) + unit, high: form.format(found.high) + unit });
}

/** A figure in words and drawn: the box's value, the variant's, and the difference with its interval. */
function row(/** @type {Figure} */ { name, share, box, changed, gap, clear }) {
  const title = el('h3', {}, t(`lab-${name.replaceAll('_', '-')}`));
  const unit = share ? ' %' : '';
  const value = digits.format(box.value) + unit;
  if (!gap || !changed) {
    const says = el('p', {}, el('b', {}, value), ' ', interval(box, digits, unit));
    return el('div.figure-row', {}, title, says, whisker(box, null));
  }
  const said = t('lab-from-to', { from: value, to: digits.format(changed.value) + unit });
  const points = share ? ` ${t('lab-points-of-share')}` : '';
  const apart = `${signed.format(gap.value)}${points} ${interval(gap, signed, '')}`;
  const sure = el('span', {}, t(clear ? 'lab-clear' : 'lab-unclear'));
  return el(
    'div.figure-row',
    {},
    title,
    el('p', {}, said),
    el('p.gap', {}, apart, ' ', sure),
    whisker(gap, 0),
  );
}

/**
 * The interval as a bar with its value; a line where nothing would have changed.
 * @param {Estimate} estimate
 * @param {number | null} line
 */
function whisker({ value, low: least, high: most }, line) {
  if (least === null || most === null) return '';
  const ends = line === null ? [least, most] : [least, most, line];
  const from = Math.min(...ends);
  const room = Math.max(...ends) - from || 1;
  const x = (/** @type {number} */ at) => (8 + ((at - from) / room) * 284).toFixed(1);
  let middle = '';
  if (line !== null) {
    middle = `<path d="M${x(line)} 0V22" stroke="currentColor" stroke-width="1.5" stroke-dasharray="3 3"/>`;
    middle += `<text x="${x(line)}" y="33" text-anchor="middle">0</text>`;
  }
  const bar = `M${x(least)} 5v12M${x(most)} 5v12M${x(least)} 11H${x(most)}`;
  const path = `<path d="${bar}" stroke="currentColor" stroke-width="2.5" fill="none"/>`;
  return svg(`${middle}${path}<circle cx="${x(value)}" cy="11" r="5" fill="currentColor"/>`, '0 0 300 34');
}

// ---- a table of this variant ----

async function sit(/** @type {SeatWish} */ others) {
  try {
    if (!(await house.check())) return;
    const sent = nonce();
    const name = localStorage.getItem('name') || '';
    const length = Number(chosen('seats'));
    const seats = Array.from({ length }, (_, at) => (at ? others : { kind: 'person', name }));
    const options = Object.keys(house.values).length ? { house: house.values } : {};
    /** @type {Info} */
    const info = await ask('POST', '/api/tables', { game: game.slug, options, seats, name, nonce: sent });
    note(info, sent);
    location.href = `/t/${info.id}`;
  } catch (error) {
    problem(error);
  }
}

$('friends').addEventListener('click', () => sit({ kind: 'open' }));
$('bots').addEventListener('click', () => sit({ kind: 'bot', level: game.level }));
$('copy').addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText(location.href);
    const word = $('copy').lastChild;
    if (word) word.textContent = t('copied');
  } catch (error) {
    problem(error);
  }
});
