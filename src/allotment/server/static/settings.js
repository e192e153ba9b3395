// What one may set, in one place, for this browser: the shelf and every table show the same.
import { el, icon, themed } from './dom.js';
import { t } from './words.js';

export const PICKS = [
  ['confirm', 'touch', ['always', 'touch', 'never']],
  ['pace', '250', ['0', '120', '250', '500']],
  ['bots', '0', ['0', '1500', '3000']],
  ['sound', 'off', ['off', 'on']],
  ['colours', 'garden', ['garden', 'safe']],
];

export const setting = (name) => localStorage.getItem(name) ?? PICKS.find(([other]) => other === name)[1];

function set(name, value) {
  localStorage.setItem(name, value);
  if (name === 'colours') document.documentElement.dataset.colours = value;
}

export const pick = (name, value) =>
  el(
    'label.pick',
    {},
    el('input', {
      type: 'radio',
      name,
      value,
      checked: value === setting(name),
      onchange: () => set(name, value),
    }),
    el('span', {}, t(`${name}-${value}`)),
  );

/** The page comes again in the language that was chosen: the server speaks it from then on, at every table. */
function spoken() {
  const { languages } = document.body.dataset;
  const select = el(
    'select',
    { id: 'language', 'aria-label': t('language') },
    Object.entries(JSON.parse(languages)).map(([code, name]) =>
      el('option', { value: code, lang: code }, name),
    ),
  );
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
    el('h3', {}, t('settings')),
    el('div.row', {}, theme, ...more),
    ...PICKS.map(([name, , values]) =>
      el(
        'fieldset.picks',
        {},
        el('legend.small.quiet', {}, t(name)),
        values.map((value) => pick(name, value)),
      ),
    ),
    el('label.field', {}, icon('rules'), t('language'), spoken()),
  ];
}
