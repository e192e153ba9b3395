// Words for scripts: messages come with the page, as data, in the language of whoever reads it.
const given = document.getElementById('words');
const messages = given ? JSON.parse(given.textContent) : {};
const { lang } = document.documentElement;
const plural = new Intl.PluralRules(lang);
const digits = new Intl.NumberFormat(lang);

const shown = (value) => (typeof value === 'number' ? digits.format(value) : String(value ?? ''));

function chosen(value, variants, otherwise) {
  if (String(value) in variants) return variants[String(value)];
  const form = typeof value === 'number' ? plural.select(value) : otherwise;
  return variants[form] ?? variants[otherwise];
}

const put = (parts, args) =>
  parts
    .map((part) =>
      typeof part === 'string'
        ? part
        : part.length === 1
          ? shown(args[part[0]])
          : put(chosen(args[part[0]], part[1], part[2]), args),
    )
    .join('');

/** The message of that kind, with its arguments put in. */
export const t = (kind, args = {}) => put(messages[kind] ?? [kind], args);

/** "a, b and c" in this language. */
export const listed = (names) => new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
