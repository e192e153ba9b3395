// Making a table: seats and options, both from data. Also the page of an invitation.
import { $, ask, badge, botIcon, el, icon, problem, recovering, shape, themed, words } from './dom.js';

const carried = (id) => ($(id) ? JSON.parse($(id).textContent) : null);
const game = carried('game');
const levels = carried('levels');
const letter = carried('info');
const named = localStorage.getItem('name') || '';
const seats = [];
const options = {};
const seated = []; // options that name a seat, and their picks

if ($('theme')) themed($('theme'));

if (letter) {
  if ($('name')) $('name').value = named;
  recovering($('recover'));
  $('claim')?.addEventListener('click', async () => {
    const name = $('name').value.trim();
    if (name) localStorage.setItem('name', name);
    try {
      await ask('POST', `/api/tables/${letter.id}/claim`, { token: letter.token, name });
      location.href = `/t/${letter.id}`;
    } catch (error) {
      problem(error);
    }
  });
}

const radio = (name, value, label, checked, onchange, more = {}) => el('label.pick', {}, el('input', { type: 'radio', name, value, checked, onchange, ...more }), el('span', {}, label));

function places() {
  $('places').replaceChildren(...seats.map((seat, number) => place(seat, number)));
  const open = seats.filter((seat) => seat.kind === 'open').length;
  $('startsays').textContent = open ? `you get a link for ${open === 1 ? 'the open seat' : `${open} open seats`}` : seats.some((seat) => seat.kind === 'person' || seat.kind === 'here') ? 'everyone is here' : 'you watch';
}

const KINDS = { person: 'You', here: 'Here', open: 'Open', bot: 'Bot' };
const SAYS = { person: 'you, at this screen', here: 'another person at this screen', open: 'for whoever has the link', bot: 'bot' };

function place(seat, number) {
  const says = seat.kind === 'bot' ? `bot; ${levels.find((level) => level.name === seat.level)?.says || seat.level}` : SAYS[seat.kind];
  const title = seat.kind === 'bot' ? words(seat.level) : seat.kind === 'open' ? 'Open' : el('input.name', { value: seat.name, maxlength: 24, placeholder: 'Name (or be a guest)', 'aria-label': `Name at seat ${number + 1}`, oninput: (event) => (seat.name = event.target.value) });
  const kinds = el(
    'div.levels',
    { role: 'radiogroup', 'aria-label': `Who sits at seat ${number + 1}` },
    Object.entries(KINDS).map(([kind, word]) =>
      radio(`kind-${number}`, kind, word, seat.kind === kind, () => {
        if (kind === 'person') seats.forEach((other) => other.kind === 'person' && Object.assign(other, { kind: 'bot' }));
        seat.kind = kind;
        places();
        $('places').querySelector(`[name="kind-${number}"]:checked`).focus();
      }),
    ),
  );
  const card = el('li.place.card', { 'data-seat': number }, shape(number), badge(seat), el('div', {}, el('b', {}, title), el('small', {}, says)), el('span'), kinds);
  if (seat.kind === 'open') card.classList.add('open');
  if (seat.kind === 'bot') {
    const choices = levels.map((level) => radio(`level-${number}`, level.name, [icon(`bot-${botIcon(level.name)}`, ''), words(level.name)], seat.level === level.name, () => { seat.level = level.name; places(); $('places').querySelector(`[name="level-${number}"]:checked`).focus(); }));
    card.append(el('div.levels', { role: 'radiogroup', 'aria-label': `Level of the bot at seat ${number + 1}` }, choices));
  }
  return card;
}

/** Are so many seats more than the printed game is for? */
const beyond = (count) => {
  const from = game.options.find((option) => option.name === 'seats').beyond;
  return from > 0 && count >= from;
};

/** As many seats as the game may have; what was set stays. */
function resize(count) {
  while (seats.length < count) seats.push({ kind: seats.length ? 'bot' : 'person', level: 'sprout', name: seats.length ? '' : named });
  seats.length = count;
  options.seats = count;
  $('beyond').hidden = !beyond(count);
  places();
  for (const { option, picks } of seated) {
    for (const pick of picks) pick.hidden = Number(pick.firstChild.value) >= count; // a seat that is not there
    if (options[option.name] >= count) {
      delete options[option.name];
      picks.find((pick) => pick.firstChild.value === String(option.default)).firstChild.checked = true;
    }
  }
}

/** One option as a form control, from its data alone. */
function field(option) {
  const set = (value) => (options[option.name] = value);
  const choices = option.choices.map((choice) => [choice, words(choice)]);
  if (option.type === 'boolean') choices.push([true, 'Yes'], [false, 'No']);
  if (option.type.includes('integer') && option.high - option.low <= 9) for (let value = option.low; value <= option.high; value += 1) choices.push([value, option.seat ? `Seat ${value + 1}` : String(value)]);
  const legend = el('legend', {}, words(option.name));
  const why = el('p.why', {}, icon('why'), option.help);
  if (choices.length && !(option.type === 'integer' && option.high - option.low > 9)) {
    const picks = choices.map(([value, word]) => radio(`o-${option.name}`, String(value), word, value === option.default, () => set(value)));
    if (option.seat) seated.push({ option, picks });
    return el('fieldset', {}, legend, el(choices.length > 6 && choices.every(([, word]) => word.length < 4) ? 'div.columns' : 'div.picks', {}, picks), why);
  }
  if (option.type === 'integer') {
    const input = el('input.number', { type: 'number', min: option.low, max: option.high, value: option.default, 'aria-label': words(option.name), onchange: () => set(Number(input.value)) });
    return el('fieldset', {}, legend, input, why);
  }
  if (option.type.includes('list')) {
    const picked = new Set();
    const boxes = option.ids.map((id) => el('label.pick', {}, el('input', { type: 'checkbox', onchange: (event) => { if (event.target.checked) picked.add(id); else picked.delete(id); set([...picked]); } }), el('span', {}, words(id))));
    return el('fieldset', {}, legend, el('div.many', {}, boxes), why);
  }
  return null;
}

if (game) {
  const [low, high] = game.seats;
  const start = Math.max(low, Math.min(high, 2));
  for (let count = low; count <= high; count += 1) $('count').append(radio('count', count, String(count), count === start, () => resize(count), beyond(count) ? { 'aria-describedby': 'beyond' } : {}));
  const fields = game.options.filter((option) => option.name !== 'seats').map(field);
  $('options').append(...fields.filter(Boolean));
  if (!fields.length) $('options').append(el('p.quiet', {}, 'This game has no options.'));
  resize(start);
  $('start').addEventListener('click', async () => {
    const mine = seats.find((seat) => seat.kind === 'person');
    if (mine?.name) localStorage.setItem('name', mine.name);
    try {
      const sent = seats.map(({ kind, level, name }) => ({ kind, ...(kind === 'bot' ? { level } : kind === 'open' ? {} : { name }) }));
      const info = await ask('POST', '/api/tables', { game: game.slug, options, seats: sent, name: mine?.name || '' });
      location.href = `/t/${info.id}`;
    } catch (error) {
      problem(error);
    }
  });
}
