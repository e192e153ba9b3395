// Making a table: seats and options, both from data. Also the page of an invitation.
import { $, ask, badge, botIcon, carried, el, icon, maybe, shape, words } from './dom.js';
import { problem, recovering, themed } from './forms.js';
import { House } from './house.js';
import { nonce, note } from './noted.js';
import { allowed, choices, fulfilled } from './options.js';
import { pick } from './picks.js';
import { PICKS } from './settings.js';
import { t } from './words.js';

/** @import { Game, Info, Letter, Level, Option, SeatWish } from './messages.d.ts' */
/** @import { Given, Inside } from './page.d.ts' */
/** @import { Value } from './options.js' */

/** @typedef {{ value: Value, label: HTMLElement, input: HTMLInputElement }} Pick */
/** @typedef {{ option: Option, box: HTMLFieldSetElement, picks: Pick[] }} Field */

/** @type {Game | null} */
const game = carried('game');
/** @type {Level[]} */
const levels = carried('levels');
/** @type {Letter | null} */
const letter = carried('info');
const named = localStorage.getItem('name') || '';
/** @type {Required<SeatWish>[]} */
const seats = [];
/** @type {Field[]} */
const fields = []; // the options that are asked, their boxes and picks

const theme = maybe('theme');
if (theme) themed(theme);

// ---- an invitation ----

if (letter) {
  const field = maybe('name');
  if (field) field.value = named;
  recovering(maybe('recover'));
  note(letter); // the seal as the invitation shows it, before this browser adds anything to the luck
  maybe('watch')?.addEventListener('click', () => watch(letter));
  maybe('claim')?.addEventListener('click', () => claim(letter));
}

async function watch(/** @type {Letter} */ { id, token }) {
  try {
    await ask('POST', `/api/tables/${id}/watch`, { token });
    location.href = `/t/${id}${location.search}`; // a link to a moment leads there
  } catch (error) {
    problem(error);
  }
}

async function claim(/** @type {Letter} */ { id, token }) {
  const name = $('name').value.trim();
  if (name) localStorage.setItem('name', name);
  $('claim').disabled = true; // a second click would be a second claim
  try {
    const sent = nonce();
    note(await ask('POST', `/api/tables/${id}/claim`, { token, name, nonce: sent }), sent);
    location.href = `/t/${id}`;
  } catch (error) {
    $('claim').disabled = false;
    problem(error);
  }
}

// ---- seats ----

/**
 * @param {Given & { name: string, value: unknown, checked: boolean, onchange: () => void }} given
 * @param {Inside[]} inside
 */
function radio(given, ...inside) {
  const input = el('input', { type: 'radio', ...given });
  return { input, label: el('label.pick', {}, input, el('span', {}, ...inside)) };
}

function places() {
  $('places').replaceChildren(...seats.map((seat, number) => place(seat, number)));
  const open = seats.filter((seat) => seat.kind === 'open').length;
  const people = seats.some(({ kind }) => kind === 'person' || kind === 'here');
  $('open').closest('.card')?.toggleAttribute('hidden', !open); // nobody is asked to come
  $('startdoes').textContent = t(open ? 'get-link' : 'start');
  $('startsays').textContent = open ? t('and-qr', { open }) : t(people ? 'all-here' : 'you-watch');
  begin();
}

/** Options that name a seat say who sits there. */
function begin() {
  for (const { option, picks } of fields) {
    if (!option.seat) continue;
    for (const { value, label } of picks) {
      if (typeof value === 'number' && label.lastChild) label.lastChild.textContent = called(value);
    }
  }
}

/** Who may begin: by name, where there is one. */
function called(/** @type {number} */ number) {
  const seat = seats[number];
  if (seat?.name) return seat.name;
  return seat?.kind === 'person' ? t('kind-person') : t('seat-number', { number: number + 1 });
}

const KINDS = ['person', 'here', 'open', 'bot'];

/** @param {Required<SeatWish>} seat @param {number} number */
function place(seat, number) {
  const { kind, level } = seat;
  const plays = levels.find(({ name }) => name === level)?.says;
  const says = kind === 'bot' ? t('sits-bot', { plays }) : t(`sits-${kind}`);
  const who = el('div', {}, el('b', {}, title(seat, number)), el('small', {}, says));
  const card = el('li.place.card', { 'data-seat': number }, shape(number), badge(seat), who, el('span'));
  card.append(kinds(seat, number));
  if (kind === 'open') card.classList.add('open');
  if (kind === 'bot') card.append(strengths(seat, number));
  return card;
}

/** @param {Required<SeatWish>} seat @param {number} number */
function title(seat, number) {
  if (seat.kind === 'bot') return t(`level-${seat.level}`);
  if (seat.kind === 'open') return t('a-friend');
  const input = el('input.name', {
    value: seat.name,
    maxlength: 24,
    placeholder: t('name-or-guest'),
    'aria-label': t('name-at', { number: number + 1 }),
  });
  input.addEventListener('input', () => {
    seat.name = input.value;
    begin();
  });
  return input;
}

/** Draws the seats anew; the focus stays on what was picked. */
function picked(/** @type {string} */ name) {
  places();
  /** @type {HTMLElement | null} */
  const input = $('places').querySelector(`[name="${name}"]:checked`);
  input?.focus();
}

/** @param {Required<SeatWish>} seat @param {number} number */
function kinds(seat, number) {
  const name = `kind-${number}`;
  const picks = KINDS.map((kind) => {
    const onchange = () => {
      const own = kind === 'person' ? seats.filter((other) => other.kind === 'person') : [];
      for (const other of own) other.kind = 'bot'; // there is one of me
      seat.kind = kind;
      picked(name);
    };
    return radio({ name, value: kind, checked: seat.kind === kind, onchange }, t(`kind-${kind}`)).label;
  });
  return el('div.levels', { role: 'radiogroup', 'aria-label': t('who-at', { number: number + 1 }) }, picks);
}

/** @param {Required<SeatWish>} seat @param {number} number */
function strengths(seat, number) {
  const name = `level-${number}`;
  const picks = levels.map((level) => {
    const onchange = () => {
      seat.level = level.name;
      picked(name);
    };
    const given = { name, value: level.name, checked: seat.level === level.name, onchange };
    return radio(given, icon(`bot-${botIcon(level.name)}`, ''), level.title).label;
  });
  return el('div.levels', { role: 'radiogroup', 'aria-label': t('level-at', { number: number + 1 }) }, picks);
}

/** As many seats as the game may have; what was set stays. The others are for friends. */
function resize(/** @type {number} */ count, /** @type {string} */ level) {
  while (seats.length < count) {
    const first = !seats.length;
    seats.push({ kind: first ? 'person' : 'open', level, name: first ? named : '' });
  }
  seats.length = count;
  places();
  apply();
}

// ---- options ----

/** One option as a form control, from its data alone; none for what has no few values. */
function asked(/** @type {Option} */ option) {
  const given = choices(option, t, words);
  if (!given.length) return [];
  const preset = option.seat ? 'random' : option.default;
  const picks = given.map(([value, word]) => {
    const checked = value === preset;
    const name = `o-${option.name}`;
    return { value, ...radio({ name, value: String(value), checked, onchange: apply }, word) };
  });
  const narrow = given.length > 6 && given.every(([, word]) => word.length < 4);
  const labels = picks.map(({ label }) => label);
  const box = el(
    'fieldset',
    {},
    el('legend', {}, option.title || words(option.name)),
    el(narrow ? 'div.columns' : 'div.picks', {}, labels),
    option.help ? el('p.why', {}, icon('why'), option.help) : null,
  );
  fields.push({ option, box, picks });
  return [box];
}

const chosen = (/** @type {Field | undefined} */ field) =>
  field?.picks.find(({ input }) => input.checked)?.value;

/** What does not apply is greyed, what is no longer possible isn't chosen: nothing fails at the start. */
function apply() {
  for (const field of fields) {
    const { option, box, picks } = field;
    for (const { value, label, input } of picks) {
      input.disabled = !allowed(option, value, seats.length);
      label.hidden = option.seat && typeof value === 'number' && value >= seats.length; // not there
      if (label.hidden || input.disabled) input.checked = false;
    }
    const open = picks.filter(({ label, input }) => !label.hidden && !input.disabled);
    if (chosen(field) === undefined && open.length) {
      (open.find(({ value }) => value === option.default) || open[0]).input.checked = true;
    }
    const value = (/** @type {string} */ name) => chosen(fields.find((other) => other.option.name === name));
    box.disabled = !open.length || !fulfilled(option, value);
  }
}

/** How long bots take at this screen: the setting, where one thinks of them. */
function pace() {
  const values = PICKS.find(([name]) => name === 'bots')?.[2] ?? [];
  const picks = values.map((value) => pick('bots', value));
  return el('fieldset', { id: 'bots-pace' }, el('legend', {}, t('bots')), el('div.picks', {}, picks));
}

/** Whether people at this table may ask what a bot would do. */
function hinting() {
  const picks = ['on', 'off'].map((value) => {
    const given = { name: 'hints', value, checked: value === 'on', onchange: () => {} };
    return radio(given, t(`hints-${value}`)).label;
  });
  return el('fieldset', {}, el('legend', {}, t('hints')), el('div.picks', {}, picks));
}

// ---- the table ----

function lay(/** @type {Game} */ { seats: [low, high], options, level, real_time: realTime }) {
  const usual = Math.max(low, Math.min(high, 2));
  for (let count = low; count <= high; count += 1) {
    const onchange = () => resize(count, level);
    const given = { name: 'count', value: count, checked: count === usual, onchange };
    $('count').append(radio(given, String(count)).label);
  }
  $('options').append(...options.filter(({ name }) => name !== 'seats').flatMap(asked));
  if (!fields.length) $('options').append(el('p.quiet', {}, t('no-options')));
  $('options').append(hinting());
  if (!realTime) $('options').append(pace());
  resize(usual, level);
}

/** @param {Game} made @param {House} house */
async function start(made, house) {
  const name = seats.find((seat) => seat.kind === 'person')?.name || '';
  if (name) localStorage.setItem('name', name);
  /** @type {Record<string, unknown>} */
  const options = { seats: seats.length };
  for (const field of fields) if (!field.box.disabled) options[field.option.name] = chosen(field);
  if (Object.keys(house.values).length) options.house = house.values;
  const sent = seats.map((seat) => {
    if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
    return seat.kind === 'open' ? { kind: 'open' } : { kind: seat.kind, name: seat.name };
  });
  try {
    const added = nonce();
    const hints = document.querySelector('[name="hints"][value="on"]:checked') !== null;
    const body = { game: made.slug, options, seats: sent, name, nonce: added, hints };
    /** @type {Info} */
    const info = await ask('POST', '/api/tables', body);
    note(info, added);
    location.href = `/t/${info.id}`;
  } catch (error) {
    problem(error);
  }
}

if (game) {
  lay(game);
  const house = new House(game, Object.fromEntries(new URLSearchParams(location.search)), () => {});
  const home = maybe('house');
  home?.append(house.element);
  const folded = home?.closest('details');
  if (folded && Object.keys(house.values).length) folded.open = true;
  $('start').addEventListener('click', () => start(game, house));
}
