// What one may set, in one place, for this browser: the shelf and every table show the same.
import { el, icon, themed } from './dom.js';

const PICKS = [
  ['confirm', 'A second click confirms', 'touch', [['always', 'what ends a turn'], ['touch', 'on touch'], ['never', 'nothing']]],
  ['pace', 'Motion', '250', [['0', 'none'], ['120', 'quick'], ['250', 'calm'], ['500', 'slow']]],
  ['bots', 'Bots take at least', '0', [['0', 'no time'], ['1500', '1.5 s'], ['3000', '3 s']]],
  ['sound', 'A sound when it is your turn', 'off', [['off', 'off'], ['on', 'on']]],
  ['colours', 'Colours of the seats', 'garden', [['garden', 'garden'], ['safe', 'for colour-blind eyes']]],
];

export const setting = (name) => localStorage.getItem(name) ?? PICKS.find(([other]) => other === name)[2];

function set(name, value) {
  localStorage.setItem(name, value);
  if (name === 'colours') document.documentElement.dataset.colours = value;
}

const pick = (name, value, word) => el('label.pick', {}, el('input', { type: 'radio', name, value, checked: value === setting(name), onchange: () => set(name, value) }), el('span', {}, word));

/** The page comes again in the language that was chosen: the server speaks it from then on, at every table. */
function spoken() {
  const { languages } = document.body.dataset;
  const select = el('select', { id: 'language', 'aria-label': 'Language' }, Object.entries(JSON.parse(languages)).map(([code, name]) => el('option', { value: code, lang: code }, name)));
  select.value = document.documentElement.lang;
  select.addEventListener('change', () => {
    document.cookie = `language=${select.value}; path=/; max-age=31536000; samesite=lax`;
    location.reload();
  });
  return select;
}

export function settings(...more) {
  const theme = el('button.btn', { type: 'button' });
  themed(theme);
  return [
    el('h3', {}, 'Settings'),
    el('div.row', {}, theme, ...more),
    ...PICKS.map(([name, legend, , values]) => el('fieldset.picks', {}, el('legend.small.quiet', {}, legend), values.map(([value, word]) => pick(name, value, word)))),
    el('label.field', {}, icon('rules'), 'Language', spoken()),
  ];
}
