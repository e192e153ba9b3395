// A game taken apart: sliders, a study by bots, and what it says while it goes on. The server plays; this page asks and shows.
import { $, ask, el, problem, svg, themed, words as named } from './dom.js';
import { House } from './house.js';
import { nonce, note } from './noted.js';
import { t } from './words.js';

const PATIENCE = 700; // milliseconds between two looks at a study
const DEALS = [200, 500, 1000, 2000];
const carried = (id) => JSON.parse($(id).textContent);
const game = carried('game');
const levels = carried('levels');
const given = new URLSearchParams(location.search);
const digits = new Intl.NumberFormat(document.documentElement.lang, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const signed = new Intl.NumberFormat(document.documentElement.lang, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
let study = null; // the one that is played or was last
let asking = 0; // a number for each study, so that a late answer is not shown

themed($('theme'));

function radios(home, name, values, chosen) {
  $(home).setAttribute('role', 'radiogroup');
  $(home).append(
    ...values.map(([value, label]) =>
      el(
        'label.pick',
        {},
        el('input', {
          type: 'radio',
          name,
          value,
          checked: String(value) === String(chosen),
          onchange: moved,
        }),
        el('span', {}, label),
      ),
    ),
  );
}

const chosen = (name) => document.querySelector(`[name="${name}"]:checked`)?.value;
const [low, high] = game.seats;
const counts = Array.from({ length: high - low + 1 }, (_, at) => low + at);
const among = (value, values, otherwise) => (values.map(String).includes(String(value)) ? value : otherwise);
radios(
  'count',
  'seats',
  counts.map((count) => [count, String(count)]),
  among(given.get('seats'), counts, Math.max(low, Math.min(high, 2))),
);
radios(
  'level',
  'level',
  levels.map(({ name }) => [name, named(name)]),
  among(
    given.get('level'),
    levels.map(({ name }) => name),
    levels[0].name,
  ),
);
radios(
  'deals',
  'deals',
  DEALS.map((count) => [count, t('count', { count })]),
  among(given.get('deals'), DEALS, DEALS[0]),
);
const house = new House(game, Object.fromEntries(given), moved);
if (game.house.length) $('house').append(house.element);
else $('house').closest('section').hidden = true;
moved();

/** The address is the study: whoever opens it finds the same numbers. */
function moved() {
  const query = new URLSearchParams({
    seats: chosen('seats'),
    level: chosen('level'),
    deals: chosen('deals'),
    ...house.values,
  });
  history.replaceState(null, '', `${location.pathname}?${query}`);
  $('rules').href =
    `/rules/${game.slug}${Object.keys(house.values).length ? `?${new URLSearchParams(house.values)}` : ''}`;
  const changed = Object.entries(house.values).map(([name, value]) => ` --house ${name}=${value}`);
  $('command').textContent =
    `allotment lab ${changed.length ? 'compare' : 'report'} ${game.slug} --seats ${chosen('seats')}${changed.join('')}`;
}

// ---- a study ----

$('run').addEventListener('click', async () => {
  const turn = (asking += 1);
  $('problem').hidden = true;
  if (!(await house.check())) return;
  playing(true);
  $('state').textContent = t('lab-begins');
  try {
    study = await ask('POST', '/api/lab', {
      game: game.slug,
      seats: Number(chosen('seats')),
      level: chosen('level'),
      deals: Number(chosen('deals')),
      house: house.values,
    });
    await follow(turn);
  } catch (error) {
    if (turn === asking) problem(error);
  }
  if (turn === asking) playing(false);
});

$('stop').addEventListener('click', async () => {
  try {
    show(await ask('POST', `/api/lab/${study.id}/stop`, {}));
  } catch (error) {
    problem(error);
  }
});

async function follow(turn) {
  while (turn === asking) {
    show(study);
    if (!['waiting', 'going'].includes(study.stage)) return;
    await new Promise((done) => setTimeout(done, PATIENCE));
    study = await ask('GET', `/api/lab/${study.id}`);
  }
}

function playing(going) {
  $('run').hidden = going;
  $('stop').hidden = !going;
  $('bar').hidden = !going;
}

function show(known) {
  study = known;
  const { stage, ahead, why, done = 0, of = 0, figures = [], reaction } = known;
  $('state').textContent =
    stage === 'failed' ? '' : t(`lab-${stage === 'going' && !of ? 'begins' : stage}`, { done, of, ahead });
  if (stage === 'failed') problem(new Error(why));
  $('progress').max = of || 1;
  $('progress').value = done;
  $('none').hidden = figures.length > 0;
  $('figures').replaceChildren(...figures.map((figure) => row(figure)));
  const notes = figures.length
    ? [
        reaction &&
          t(reaction.value ? 'lab-reaction' : 'lab-no-reaction', {
            share: digits.format(reaction.value),
            done,
          }),
        t(stage === 'over' ? 'lab-final' : 'lab-watched'),
        t('lab-one-level'),
        reaction && t('lab-printed-bots'),
      ]
    : [];
  $('notes').replaceChildren(...notes.filter(Boolean).map((text) => el('li', {}, text)));
}

const unit = (figure) => (figure.share ? ' %' : '');
const interval = (found, form, figure) =>
  found.low === null
    ? t('lab-too-few')
    : t('lab-between', {
        low: form.format(found.low) + unit(figure),
        high: form.format(found.high) + unit(figure),
      });

/** A figure in words and as a drawing: the box's value, the variant's, and the difference with its interval. */
function row(figure) {
  const { name, box, changed, gap, clear } = figure;
  const title = t(`lab-${name.replaceAll('_', '-')}`);
  const value = digits.format(box.value) + unit(figure);
  if (!gap)
    return el(
      'div.figure-row',
      {},
      el('h3', {}, title),
      el('p', {}, el('b', {}, value), ' ', interval(box, digits, figure)),
      whisker(box, null),
    );
  const said = t('lab-from-to', { from: value, to: digits.format(changed.value) + unit(figure) });
  const apart = `${signed.format(gap.value)}${figure.share ? ` ${t('lab-points-of-share')}` : ''} ${interval(gap, signed, { share: false })}`;
  return el(
    'div.figure-row',
    {},
    el('h3', {}, title),
    el('p', {}, said),
    el('p.gap', {}, apart, ' ', el('span', {}, clear ? t('lab-clear') : t('lab-unclear'))),
    whisker(gap, 0),
  );
}

/** The interval as a bar with its value; a line where nothing would have changed. */
function whisker({ value, low, high }, line) {
  if (low === null) return '';
  const ends = [low, high, ...(line === null ? [] : [line])];
  const least = Math.min(...ends);
  const room = Math.max(...ends) - least || 1;
  const x = (at) => (8 + ((at - least) / room) * 284).toFixed(1);
  const middle =
    line === null
      ? ''
      : `<path d="M${x(line)} 0V22" stroke="currentColor" stroke-width="1.5" stroke-dasharray="3 3"/><text x="${x(line)}" y="33" text-anchor="middle">0</text>`;
  return svg(
    `${middle}<path d="M${x(low)} 5v12M${x(high)} 5v12M${x(low)} 11H${x(high)}" stroke="currentColor" stroke-width="2.5" fill="none"/><circle cx="${x(value)}" cy="11" r="5" fill="currentColor"/>`,
    '0 0 300 34',
  );
}

// ---- a table of this variant ----

async function sit(others) {
  try {
    if (!(await house.check())) return;
    const sent = nonce();
    const name = localStorage.getItem('name') || '';
    const seats = Array.from({ length: Number(chosen('seats')) }, (_, at) =>
      at ? others : { kind: 'person', name },
    );
    const options = Object.keys(house.values).length ? { house: house.values } : {};
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
    $('copy').lastChild.textContent = t('copied');
  } catch (error) {
    problem(error);
  }
});
