// Words for scripts: messages come with the page (with scripts that come late, with those), as data, in
// the language of whoever reads it.

/** Text, an argument, a choice by one. @typedef {string | [string] | Chosen} Part */
/** @typedef {[name: string, variants: Record<string, Part[]>, otherwise: string]} Chosen */
/** @typedef {string | number | undefined | null} Value */

/**
 * Says the messages of one language.
 * @param {string} lang
 * @param {Record<string, Part[]>} messages
 */
export function speaking(lang, messages) {
  const plural = new Intl.PluralRules(lang || undefined);
  const digits = new Intl.NumberFormat(lang || undefined);
  const shown = (/** @type {Value} */ value) =>
    typeof value === 'number' ? digits.format(value) : String(value ?? '');

  /** @param {Value} value @param {Record<string, Part[]>} variants @param {string} otherwise */
  function chosen(value, variants, otherwise) {
    if (String(value) in variants) return variants[String(value)];
    const form = typeof value === 'number' ? plural.select(value) : otherwise;
    return variants[form] ?? variants[otherwise];
  }

  /** @type {(parts: Part[], args: Record<string, Value>) => string} */
  const put = (parts, args) =>
    parts
      .map((part) => {
        if (typeof part === 'string') return part;
        const [name, variants, otherwise] = part;
        const value = args[name];
        return variants ? put(chosen(value, variants, otherwise ?? ''), args) : shown(value);
      })
      .join('');

  return {
    /** @type {(kind: string, args?: Record<string, Value>) => string} The message, its arguments put in. */
    t: (kind, args = {}) => put(messages[kind] ?? [kind], args),
    /** @type {(names: string[]) => string} "a, b and c" in this language. */
    listed: (names) => new Intl.ListFormat(lang || undefined, { type: 'conjunction' }).format(names),
    /** @type {(names: string[]) => string} "a, b or c". */
    either: (names) => new Intl.ListFormat(lang || undefined, { type: 'disjunction' }).format(names),
  };
}

const page = globalThis.document;
const lang = page?.documentElement.lang;
const messages = JSON.parse(page?.getElementById('words')?.textContent ?? '{}');
export const { t, listed, either } = speaking(lang, messages);

/** @type {Set<string>} */
const late = new Set();
/** The words of scripts that come late, once. */
export async function worded(/** @type {string} */ name) {
  if (late.has(name)) return;
  const found = await fetch(`${page.body.dataset.static}/${name}.${lang}.json`);
  Object.assign(messages, await found.json());
  late.add(name);
}
