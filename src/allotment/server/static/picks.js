// All that one may set, in one place: the shelf and every table show the same.
import { el, icon } from './dom.js';
import { themed } from './forms.js';
import { PICKS, setting } from './settings.js';
import { t } from './words.js';

/** @import { Inside } from './page.d.ts' */

/** @param {string} name @param {string} value */
function set(name, value) {
  localStorage.setItem(name, value);
  if (name === 'colours') document.documentElement.dataset.colours = value;
}

/** @param {string} name @param {string} value */
export function pick(name, value) {
  const checked = value === setting(name);
  const input = el('input', { type: 'radio', name, value, checked, onchange: () => set(name, value) });
  return el('label.pick', {}, input, el('span', {}, t(`${name}-${value}`)));
}

/** The page comes again in the language that was chosen: the server speaks it from then on. */
function spoken() {
  /** @type {Record<string, string>} */
  const languages = JSON.parse(document.body.dataset.languages ?? '{}');
  const options = Object.entries(languages).map(([code, name]) =>
    el('option', { value: code, lang: code }, name),
  );
  const select = el('select', { id: 'language', 'aria-label': t('language') }, options);
  select.value = document.documentElement.lang;
  select.addEventListener('change', () => {
    document.cookie = `language=${select.value}; path=/; max-age=31536000; samesite=lax`;
    if (localStorage.push) import('./push.js').then(({ renew }) => renew());
    else location.reload();
  });
  return select;
}

/** @param {Inside[]} more */
export function settings(...more) {
  const theme = el('button.btn', { type: 'button' });
  themed(theme);
  const picks = PICKS.map(([name, , values]) => {
    const legend = el('legend.small.quiet', {}, t(name));
    return el('fieldset.picks', {}, legend, ...values.map((value) => pick(name, value)));
  });
  return [
    el('h3', {}, t('settings')),
    el('div.row', {}, theme, ...more),
    ...picks,
    el('label.field', {}, icon('rules'), t('language'), spoken()),
  ];
}
