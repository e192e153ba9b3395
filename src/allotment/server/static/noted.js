// What this browser remembers of a table's seal, and what it added to the luck.
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const place = (id) => `seal-${id}`;

export const nonce = () => hex(crypto.getRandomValues(new Uint8Array(16)));

export function noted(id) {
  try {
    return JSON.parse(localStorage.getItem(place(id))) || {};
  } catch {
    return {};
  }
}

/** Keeps the commitment as it was first seen, and the nonce that was sent. */
export function note(info, sent = '') {
  const before = noted(info.id);
  if (info.luck !== 'sealed' || (before.commitment && !sent)) return;
  try {
    localStorage.setItem(
      place(info.id),
      JSON.stringify({ commitment: before.commitment || info.commitment, nonce: sent || before.nonce || '' }),
    );
  } catch {
    // a browser that keeps nothing has nothing to compare
  }
}
