// The table as the page keeps it: what a message changes, and what follows from it. No elements, no rules.

/** @import { History, LogLine, Offer, SceneChange, TableMessage, Update } from './messages.d.ts' */
/** @import { LiveScene, Moment, ShownOffer, Table } from './page.d.ts' */

/**
 * Offers as they stand now. One that stood before as it does comes as its number; what was told of it may no
 * longer be so.
 * @param {ShownOffer[]} old
 * @param {(Offer | number)[]} sent
 * @returns {ShownOffer[]}
 */
export const offersOf = (old, sent) =>
  sent.map((offer) => (typeof offer === 'number' ? { ...old[offer], told: undefined } : offer));

/**
 * Lines or turns, of which only the new ones come: those before `from` stay.
 * @template Item
 * @param {Item[]} old
 * @param {Item[]} sent
 * @param {number} [from]
 */
export const grown = (old, sent, from = old.length) => [...old.slice(0, from), ...sent];

/** The scene of a whole message, its pieces by key. @returns {LiveScene} */
export const liveScene = (/** @type {TableMessage["scene"]} */ { layout, regions, pieces }) => ({
  layout,
  regions: { ...regions },
  pieces: new Map(pieces.map((piece) => [piece.key, piece])),
});

/** The same scene as it was sent. @param {LiveScene} live */
export const wholeScene = ({ layout, regions, pieces }) => ({
  layout,
  regions: { ...regions },
  pieces: [...pieces.values()],
});

/** @param {LiveScene} live @param {SceneChange} change */
export function changeScene(live, { regions, changed = [], gone = [] }) {
  for (const key of gone) live.pieces.delete(key);
  for (const piece of changed) live.pieces.set(piece.key, piece);
  Object.assign(live.regions, regions);
}

/**
 * Puts an update into the table. True: what may be done has changed.
 * @param {Table} table
 * @param {Update} update
 */
export function updateTable(table, update) {
  const { type, scene, log, log_from: from, offers, history, ...rest } = update;
  const { turns } = table.history ?? { turns: [] };
  Object.assign(table, rest);
  if (offers) table.offers = offersOf(table.offers, offers);
  else for (const offer of table.offers) offer.told = undefined; // the same may be done, to another table
  if (history) table.history = { ...history, turns: grown(turns, history.turns, history.turns_from) };
  if (log) table.log = grown(table.log, log, from);
  return Boolean(offers) || update.series !== undefined;
}

/**
 * The offers, before them the moves that may be made in a row: one button for all, which no piece stands for.
 * @param {Pick<Table, "offers" | "series">} table
 * @returns {ShownOffer[]}
 */
export function withRow({ offers, series }) {
  if (!series) return offers;
  const { first, say } = series;
  return [
    { text: 'series', row: first, say, points: null, path: [], told: Promise.resolve(null) },
    ...offers,
  ];
}

/** Moves that were made in a row are taken back as a whole. */
export class Row {
  from = -1; // the move before them
  to = -1; // the last of them, once that was heard

  /** A row begins; -1: a single move, which ends it. @param {number} from */
  begin(from) {
    [this.from, this.to] = [from, -1];
  }

  /** One's own move was heard, and now there are so many. @param {number} of */
  heard(of) {
    if (this.from >= 0 && this.to < 0) this.to = of;
  }

  /** How many moves go back at once from here. @param {number} of */
  back(of) {
    return this.to === of ? this.to - this.from : 1;
  }
}

/** Is it the turn of somebody at this screen? */
export const mine = (/** @type {Table} */ { stage, you, seats }) =>
  stage === 'playing' && you.seats.some((seat) => seats[seat]?.turn);

/**
 * The lines of the newest move; when others have moved since one's own last, of all that they did.
 * @param {Pick<Table, "log" | "history" | "you">} table
 * @param {boolean} latest only the newest move's, also then
 * @returns {LogLine[]}
 */
export function newest({ log, history: { of }, you }, latest) {
  const begun = log.filter(({ move }, number) => move !== log[number - 1]?.move); // about the maker
  const moves = begun.filter(({ seat }) => you.seats.includes(seat)).map(({ move }) => move);
  const own = latest || you.watching ? of : Math.max(0, ...moves);
  return log.filter(({ move }) => move && move > Math.min(own, of - 1));
}

/**
 * The moments one stops at: after each move, or where the record is told the time, after what happened.
 * @param {Pick<Table, "log" | "history">} table
 * @param {boolean} timed
 */
export const stopsOf = ({ log, history: { of } }, timed) =>
  timed ? [...new Set([0, ...log.map(({ move }) => move)])] : [...Array(of + 1).keys()];

/** The stop that a moment belongs to, counted from 0. @param {number[]} stops @param {number} at */
export const stopAt = (stops, at) => stops.findLastIndex((stop) => stop <= at);

/**
 * Where each button of the history leads from here; the last stop is the table as it is.
 * @param {Pick<History, "of" | "turns">} history
 * @param {number[]} stops
 * @param {number} at
 */
export function steps({ of, turns }, stops, at) {
  const here = stopAt(stops, at);
  const begun = turns.map((move) => stopAt(stops, move));
  const last = stops.length - 1;
  /** @type {[string, number][]} */
  const to = [
    ['first', 0],
    ['back', here - 1],
    ['on', here + 1],
    ['live', last],
    ['turn-back', begun.findLast((stop) => stop < here) ?? 0],
    ['turn-on', begun.find((stop) => stop > here) ?? last],
  ];
  return new Map(to.map(([name, stop]) => [name, stop < last ? stops[stop] : of]));
}

/** Moments that this page has seen, by move: they are there also when the line is lost. */
export class Album {
  /** @type {Map<number, Moment>} */
  moments = new Map();

  /** Keeps the table as it is now. Pieces are shared between moments, so that a whole game weighs little. */
  keep(/** @type {Table} */ { history: { of }, log, seats }, /** @type {LiveScene} */ live) {
    for (const move of this.moments.keys()) if (move > of) this.moments.delete(move); // taken back
    const keys = log.filter(({ move }) => move && move === of).flatMap((line) => line.keys);
    const scores = seats.map(({ seat, score }) => ({ seat, score }));
    this.moments.set(of, { at: of, of, keys, scene: wholeScene(live), seats: scores });
  }
}

/** Which button of the history a key presses. */
export function stepOf(/** @type {KeyboardEvent} */ { key, shiftKey }) {
  if (key === 'ArrowLeft') return shiftKey ? 'turn-back' : 'back';
  if (key === 'ArrowRight') return shiftKey ? 'turn-on' : 'on';
  if (key === 'Home') return 'first';
  return key === 'End' ? 'live' : '';
}
