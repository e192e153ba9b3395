// After a line was lost: a move that was under way then.
/** @import { Choice } from './choice.js' */

/**
 * A move made after so many.
 * @typedef {{ text: string, first: string, revision: number, after: number, seat: number }} Resend
 */

/** What happened, by a record's text: one line for each move. */
export const eventsIn = (/** @type {string} */ record) => record.split('\nmoves:\n')[1]?.split('\n') ?? [];

/** The record of a table, as text; "" if it cannot be had. */
const recordOf = (/** @type {string} */ id) =>
  fetch(`/api/tables/${id}/record`).then(
    (answer) => answer.text(),
    () => '',
  );

/**
 * It is sent once more if the table still stands as it did; if not, the record says whether it had arrived.
 * @param {Resend} move
 * @param {number} now the table's revision
 * @param {Choice} choice
 * @param {string} id
 */
export async function resent({ text, first, revision, after, seat }, now, choice, id) {
  const offer = choice.offers.find((one) => one.text === text);
  if (revision === now && offer) {
    choice.make(offer, true);
    return 'sent';
  }
  const events = eventsIn(await recordOf(id));
  return events.slice(after).includes(`${seat}: ${first}`) ? 'there' : 'lost';
}
