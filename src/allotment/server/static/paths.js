// Paths: which moves what is chosen still fits. Every offer has a path of keys, clicked in any order, whose
// last is its target. Pieces that are alike are one to a path: any of them continues one that names another.
// No elements, no rules.

/** @import { ShownOffer } from './page.d.ts' */

/** @typedef {(key: string) => string} Kind what a piece counts as: its own key, or what it is like */

export class Paths {
  /** @type {ShownOffer[]} */
  offers = [];

  /**
   * @param {Kind} kind
   * @param {(key: string) => boolean} way does a piece say how another lies?
   */
  constructor(kind, way) {
    this.kind = kind;
    this.way = way;
  }

  /** @param {string} key @param {string} other */
  same(key, other) {
    return this.kind(key) === this.kind(other);
  }

  /**
   * What is left of a path when these keys are taken off it; null where one of them is not on it.
   * @param {string[]} path
   * @param {string[]} chosen
   */
  rest(path, chosen) {
    const rest = [...path];
    for (const key of chosen) {
      const at = rest.findIndex((other) => this.same(other, key));
      if (at < 0) return null;
      rest.splice(at, 1);
    }
    return rest;
  }

  /**
   * The same of an offer that fits.
   * @param {ShownOffer} offer
   * @param {string[]} chosen
   */
  left(offer, chosen) {
    return this.rest(offer.path, chosen) ?? [];
  }

  /** Offers that what is chosen may still become. */
  fitting(/** @type {string[]} */ chosen) {
    return this.offers.filter(({ path }) => this.rest(path, chosen));
  }

  /** The offer that what is chosen says in full, if there is one. */
  whole(/** @type {string[]} */ chosen) {
    return this.fitting(chosen).find((offer) => !this.left(offer, chosen).length) ?? null;
  }

  /** The offer that these keys make clear: said in full, or the only one that fits. */
  said(/** @type {string[]} */ chosen) {
    const [only, ...others] = this.fitting(chosen);
    return this.whole(chosen) ?? (others.length ? null : (only ?? null));
  }

  /**
   * An offer's path with the pieces that were really taken.
   * @param {ShownOffer} offer
   * @param {string[]} chosen
   */
  keys(offer, chosen) {
    const taken = [...chosen];
    return offer.path.map((key) => {
      const at = taken.findIndex((other) => this.same(other, key));
      return at < 0 ? key : taken.splice(at, 1)[0];
    });
  }

  /** @param {ShownOffer} offer @param {string} key */
  names({ path }, key) {
    return path.some((other) => this.same(other, key));
  }

  /** @param {ShownOffer} offer @param {string} key */
  ends(offer, key) {
    const last = target(offer);
    return last !== undefined && this.same(last, key);
  }

  /**
   * Of what is chosen as much as goes with another key: where one changes one's mind the first pieces stay.
   * Null: the key goes with nothing.
   * @param {string} key
   * @param {string[]} chosen
   * @returns {string[] | null}
   */
  keeping(key, chosen) {
    const fits = (/** @type {string[]} */ keys) => this.fitting([...keys, key]).length > 0;
    const swapped = chosen.filter((other) => !this.same(other, key));
    if (!fits(chosen) && swapped.length === chosen.length - 1 && fits(swapped)) return swapped;
    for (let count = 0; count <= chosen.length; count += 1) {
      const found = without(count, chosen, fits);
      if (found) return found;
    }
    return null;
  }

  /** Does some path go on from this piece? Others are only where one ends. @param {string} key */
  begins(key) {
    return this.offers.some(({ path }) => path.slice(0, -1).some((other) => this.same(other, key)));
  }

  /**
   * Would a place throw away all that is chosen for it? Then it is the place that is wrong.
   * @param {string} key
   * @param {string[]} chosen
   * @param {string[]} kept
   */
  wrong(key, chosen, kept) {
    const first = (/** @type {string} */ other) => this.begins(other);
    return !this.begins(key) && chosen.some(first) && !kept.some(first);
  }

  // ---- pieces that say how another lies: one is taken unasked

  /** Those of which one has to be taken, where every move that fits needs one. */
  ways(/** @type {string[]} */ chosen) {
    const open = this.fitting(chosen).map((offer) =>
      this.left(offer, chosen).filter((key) => this.way(key) && !this.ends(offer, key)),
    );
    return open.every((keys) => keys.length) ? [...new Set(open.flat())] : [];
  }

  /**
   * What is chosen, with a way to lie where it needs one: the one it was given last.
   * @param {string[]} chosen
   * @param {string} last
   */
  held(chosen, last) {
    const ways = this.ways(chosen);
    const way = ways.includes(last) ? last : ways[0];
    return way ? [...chosen.slice(0, 1), way, ...chosen.slice(1)] : chosen;
  }

  /**
   * The way to lie that comes so many steps after the one that is chosen; "" where there is no other.
   * @param {string[]} chosen
   * @param {number} step
   */
  turned(chosen, step) {
    const held = chosen.filter((key) => !this.way(key));
    const ways = held.length ? this.ways(held) : [];
    if (ways.length < 2) return '';
    const now = ways.indexOf(chosen.find((key) => this.way(key)) ?? '');
    return ways[(now + step + ways.length) % ways.length];
  }

  /**
   * What could be taken instead of something chosen: another way to lie, another target than the armed one.
   * @param {string[]} chosen
   * @param {ShownOffer | null} armed
   */
  instead(chosen, armed) {
    const held = chosen.filter((key) => !this.way(key));
    const found = held.length < chosen.length ? this.ways(held) : [];
    if (!armed || this.left(armed, chosen).length) return found;
    const before = chosen.filter((key) => !this.ends(armed, key));
    const others = before.length ? this.fitting(before) : [];
    const last = others.filter((offer) => this.left(offer, before).length === 1);
    return [...found, ...last.map((offer) => target(offer) ?? '')];
  }

  // ---- dragging: two keys at a time

  /** May this piece be lifted? It begins or continues a path that ends somewhere else. */
  grips(/** @type {string} */ key) {
    return this.offers.some((offer) => this.names(offer, key) && !this.ends(offer, key));
  }

  /**
   * What is chosen when a piece is in the hand; null if it goes nowhere.
   * @param {string} key
   * @param {string[]} chosen
   */
  lifted(key, chosen) {
    const before = chosen.filter((other) => other !== key);
    const goes = (/** @type {string[]} */ keys) => this.fitting(keys).some((offer) => !this.ends(offer, key));
    return [[...before, key], [key]].find(goes) ?? null;
  }

  /**
   * Keys on which the piece in the hand may be dropped.
   * @param {string} key
   * @param {string[]} chosen
   */
  drops(key, chosen) {
    const fits = this.fitting(chosen).filter((offer) => this.names(offer, key) && !this.ends(offer, key));
    return fits.flatMap((offer) => this.left(offer, chosen));
  }
}

/** The piece where the points are shown and a second tap confirms. */
export const target = (/** @type {ShownOffer} */ { path }) => path.at(-1);

/**
 * The keys without so many of them, the latest that will do: none, if nothing fits.
 * @param {number} count
 * @param {string[]} keys
 * @param {(keys: string[]) => boolean} fits
 * @param {number} to
 * @returns {string[] | null}
 */
function without(count, keys, fits, to = keys.length) {
  if (!count) return fits(keys) ? keys : null;
  for (let at = to - 1; at >= 0; at -= 1) {
    const found = without(count - 1, keys.toSpliced(at, 1), fits, at);
    if (found) return found;
  }
  return null;
}
