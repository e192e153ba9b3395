// What this browser remembers of a table's seal, and what it added to the luck.

/** @typedef {{ commitment?: string, nonce?: string }} Noted */

export const hex = (/** @type {Uint8Array} */ bytes) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const place = (/** @type {string} */ id) => `seal-${id}`;

export const nonce = () => hex(crypto.getRandomValues(new Uint8Array(16)));

/**
 * @param {string} id
 * @returns {Noted}
 */
export function noted(id) {
  try {
    return JSON.parse(localStorage.getItem(place(id)) ?? 'null') || {};
  } catch {
    return {};
  }
}

/**
 * Keeps the commitment as it was first seen, and the nonce that was sent.
 * @param {{ id: string, luck: string, commitment: string }} info
 */
export function note(info, sent = '') {
  const before = noted(info.id);
  if (info.luck !== 'sealed' || (before.commitment && !sent)) return;
  const kept = { commitment: before.commitment || info.commitment, nonce: sent || before.nonce || '' };
  try {
    localStorage.setItem(place(info.id), JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing has nothing to compare
  }
}
