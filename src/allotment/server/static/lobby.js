// Making a table: seats and options, both from data. Also the page of an invitation.
import { $, ask, badge, botIcon, el, icon, problem, recovering, shape, themed, words } from './dom.js';
import { House } from './house.js';
import { nonce, note } from './noted.js';
import { PICKS, pick } from './settings.js';
import { t } from './words.js';

const carried = (id) => ($(id) ? JSON.parse($(id).textContent) : null);
const game = carried('game');
const levels = carried('levels');
const letter = carried('info');
const named = localStorage.getItem('name') || '';
const seats = [];
const fields = []; // the options that are asked, their boxes and picks

if ($('theme')) themed($('theme'));

if (letter) {
  if ($('name')) $('name').value = named;
  recovering($('recover'));
  note(letter); // the seal as the invitation shows it, before this browser adds anything to the luck
  $('watch')?.addEventListener('click', async () => {
    try {
      await ask('POST', `/api/tables/${letter.id}/watch`, { token: letter.token });
      location.href = `/t/${letter.id}`;
    } catch (error) {
      problem(error);
    }
  });
  $('claim')?.addEventListener('click', async () => {
    const name = $('name').value.trim();
    if (name) localStorage.setItem('name', name);
    $('claim').disabled = true; // a second click would be a second claim
    try {
      const sent = nonce();
      note(
        await ask('POST', `/api/tables/${letter.id}/claim`, { token: letter.token, name, nonce: sent }),
        sent,
      );
      location.href = `/t/${letter.id}`;
    } catch (error) {
      $('claim').disabled = false;
      problem(error);
    }
  });
}

const radio = (name, value, label, checked, onchange, more = {}) =>
  el(
    'label.pick',
    {},
    el('input', { type: 'radio', name, value, checked, onchange, ...more }),
    el('span', {}, label),
  );

function places() {
  $('places').replaceChildren(...seats.map((seat, number) => place(seat, number)));
  const open = seats.filter((seat) => seat.kind === 'open').length;
  $('startdoes').textContent = open ? t('get-link') : t('start');
  $('startsays').textContent = open
    ? t('and-qr', { open })
    : seats.some((seat) => seat.kind === 'person' || seat.kind === 'here')
      ? t('all-here')
      : t('you-watch');
  begin();
}

function begin() {
  for (const { option, picks } of fields)
    if (option.seat)
      for (const { value, label } of picks)
        if (value !== 'random') label.lastChild.textContent = called(value);
}

/** Who may begin: by name, where there is one. */
const called = (number) =>
  seats[number]?.name ||
  (seats[number]?.kind === 'person' ? t('kind-person') : t('seat-number', { number: number + 1 }));

const KINDS = ['person', 'here', 'open', 'bot'];

function place(seat, number) {
  const says =
    seat.kind === 'bot'
      ? t('sits-bot', { plays: levels.find((level) => level.name === seat.level).says })
      : t(`sits-${seat.kind}`);
  const title =
    seat.kind === 'bot'
      ? t(`level-${seat.level}`)
      : seat.kind === 'open'
        ? t('a-friend')
        : el('input.name', {
            value: seat.name,
            maxlength: 24,
            placeholder: t('name-or-guest'),
            'aria-label': t('name-at', { number: number + 1 }),
            oninput: (event) => {
              seat.name = event.target.value;
              begin();
            },
          });
  const kinds = el(
    'div.levels',
    { role: 'radiogroup', 'aria-label': t('who-at', { number: number + 1 }) },
    KINDS.map((kind) =>
      radio(`kind-${number}`, kind, t(`kind-${kind}`), seat.kind === kind, () => {
        if (kind === 'person')
          seats.forEach((other) => other.kind === 'person' && Object.assign(other, { kind: 'bot' }));
        seat.kind = kind;
        places();
        $('places').querySelector(`[name="kind-${number}"]:checked`).focus();
      }),
    ),
  );
  const card = el(
    'li.place.card',
    { 'data-seat': number },
    shape(number),
    badge(seat),
    el('div', {}, el('b', {}, title), el('small', {}, says)),
    el('span'),
    kinds,
  );
  if (seat.kind === 'open') card.classList.add('open');
  if (seat.kind === 'bot') {
    const choices = levels.map((level) =>
      radio(
        `level-${number}`,
        level.name,
        [icon(`bot-${botIcon(level.name)}`, ''), level.title],
        seat.level === level.name,
        () => {
          seat.level = level.name;
          places();
          $('places').querySelector(`[name="level-${number}"]:checked`).focus();
        },
      ),
    );
    card.append(
      el('div.levels', { role: 'radiogroup', 'aria-label': t('level-at', { number: number + 1 }) }, choices),
    );
  }
  return card;
}

/** As many seats as the game may have; what was set stays. The others are for friends. */
function resize(count) {
  while (seats.length < count)
    seats.push({
      kind: seats.length ? 'open' : 'person',
      level: game.level,
      name: seats.length ? '' : named,
    });
  seats.length = count;
  places();
  apply();
}

/** One option as a form control, from its data alone. */
function field(option) {
  const { values = {} } = option;
  const choices = option.choices.map((choice) => [
    choice,
    values[choice] || (choice === 'random' ? t('random') : words(choice)),
  ]);
  if (option.seat && !option.choices.includes('random')) choices.unshift(['random', t('random')]); // the server draws the lot
  if (option.type === 'boolean')
    choices.push(...[true, false].map((value) => [value, values[value] || t(value ? 'yes' : 'no')]));
  if (option.type.includes('integer') && option.high - option.low <= 9)
    for (let value = option.low; value <= option.high; value += 1) choices.push([value, String(value)]);
  const legend = el('legend', {}, option.title || words(option.name));
  const why = option.help ? el('p.why', {}, icon('why'), option.help) : null;
  const preset = option.seat ? 'random' : option.default;
  if (!choices.length) return null; // what has no few values is left to the game
  const picks = choices.map(([value, word]) => ({
    value,
    label: radio(`o-${option.name}`, String(value), word, value === preset, apply),
  }));
  const box = el(
    'fieldset',
    {},
    legend,
    el(
      choices.length > 6 && choices.every(([, word]) => word.length < 4) ? 'div.columns' : 'div.picks',
      {},
      picks.map(({ label }) => label),
    ),
    why,
  );
  fields.push({ option, box, picks });
  return box;
}

const chosen = ({ picks }) => picks.find(({ label }) => label.firstChild.checked)?.value;

/** What does not apply is greyed, what is no longer possible is not chosen: no combination fails at the start. */
function apply() {
  for (const one of fields) {
    const { option, box, picks } = one;
    const limits = option.seats || {};
    for (const { value, label } of picks) {
      const [low, high] = limits[value] || limits[''] || [1, 99];
      label.firstChild.disabled = seats.length < low || seats.length > high;
      label.hidden = Boolean(option.seat) && value !== 'random' && value >= seats.length; // a seat that is not there
      if (label.hidden || label.firstChild.disabled) label.firstChild.checked = false;
    }
    const open = picks.filter(({ label }) => !label.hidden && !label.firstChild.disabled);
    if (chosen(one) === undefined && open.length)
      (open.find(({ value }) => value === option.default) || open[0]).label.firstChild.checked = true;
    const needs = Object.entries(option.needs || {});
    box.disabled =
      !open.length ||
      needs.some(
        ([name, wanted]) => !wanted.includes(chosen(fields.find((other) => other.option.name === name))),
      );
  }
}

/** How long bots take at this screen: the setting, where one thinks of them. */
function pace() {
  const [name, , values] = PICKS.find(([other]) => other === 'bots');
  return el(
    'fieldset',
    { id: 'bots-pace' },
    el('legend', {}, t(name)),
    el(
      'div.picks',
      {},
      values.map((value) => pick(name, value)),
    ),
  );
}

if (game) {
  const [low, high] = game.seats;
  const start = Math.max(low, Math.min(high, 2));
  for (let count = low; count <= high; count += 1)
    $('count').append(radio('count', count, String(count), count === start, () => resize(count)));
  $('options').append(
    ...game.options
      .filter((option) => option.name !== 'seats')
      .map(field)
      .filter(Boolean),
  );
  if (!fields.length) $('options').append(el('p.quiet', {}, t('no-options')));
  if (!game.real_time) $('options').append(pace());
  resize(start);
  const asked = new URLSearchParams(location.search);
  const house = new House(game, Object.fromEntries(asked), () => {});
  $('house')?.append(house.element);
  if ($('house') && Object.keys(house.values).length) $('house').closest('details').open = true;
  $('start').addEventListener('click', async () => {
    const mine = seats.find((seat) => seat.kind === 'person');
    if (mine?.name) localStorage.setItem('name', mine.name);
    const options = { seats: seats.length };
    for (const one of fields) if (!one.box.disabled) options[one.option.name] = chosen(one);
    if (Object.keys(house.values).length) options.house = house.values;
    try {
      const added = nonce();
      const sent = seats.map(({ kind, level, name }) => ({
        kind,
        ...(kind === 'bot' ? { level } : kind === 'open' ? {} : { name }),
      }));
      const info = await ask('POST', '/api/tables', {
        game: game.slug,
        options,
        seats: sent,
        name: mine?.name || '',
        nonce: added,
      });
      note(info, added);
      location.href = `/t/${info.id}`;
    } catch (error) {
      problem(error);
    }
  });
}
