// What one may set, for this browser.

/** @type {[name: string, preset: string, values: string[]][]} */
export const PICKS = [
  ['confirm', 'touch', ['touch', 'never']],
  ['ending', 'off', ['off', 'on']],
  ['pace', '250', ['0', '120', '250', '500']],
  ['bots', '0', ['0', '1500', '3000']],
  ['sound', 'off', ['off', 'on']],
  ['warn', 'off', ['off', 'on']],
  ['colours', 'garden', ['garden', 'safe']],
];

export function setting(/** @type {string} */ name) {
  const [, preset = '', values = []] = PICKS.find(([other]) => other === name) ?? [];
  const kept = localStorage.getItem(name);
  return kept !== null && values.includes(kept) ? kept : preset;
}
