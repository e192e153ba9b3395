// An assistant for beginners: what a move gives away, by what the page knows of all moves it could make.
import { button } from './dom.js';
import { t } from './words.js';

/** @import { Choice } from './choice.js' */
/** @import { Bubble, ShownOffer } from './page.d.ts' */
/** @import { Stage } from './stage.js' */

export const MUCH = 4; // points: good bots give so many away in one of a hundred decisions, random ones twice

/** @param {ShownOffer[]} offers */
const most = (offers) => Math.max(0, ...offers.map(({ points }) => points ?? 0));

/**
 * What speaks against a move that ends the turn; others may be followed by what they leave.
 * @param {ShownOffer} offer
 * @param {ShownOffer[]} offers
 * @returns {[kind: string, points: number] | string | null} a message and its points, or a whole sentence
 */
export function given(offer, offers) {
  if (!offer.last) return null;
  if (offer.unused) return offer.unused;
  const now = offer.points ?? 0;
  const still = most(offers.filter(({ last }) => !last));
  if (still > 0 && now <= 0) return ['ends-now', still];
  const more = most(offers) - now;
  return offer.points !== null && more >= MUCH ? ['worth-more', more] : null;
}

/**
 * Says it beside the piece that a move ends with; whether there was anything to say.
 * @param {Choice} choice
 * @param {Stage} stage
 * @param {Bubble} bubble
 */
export const warning = (choice, stage, bubble) => (/** @type {ShownOffer} */ offer) => {
  const found = given(offer, choice.offers);
  if (!found) return false;
  const says = typeof found === 'string' ? found : t(found[0], { points: found[1] });
  const anyway = button('.small', () => choice.make(offer), t('make-anyway'));
  bubble(stage.element(offer.path.at(-1) ?? ''), says, '', anyway, true);
  return true;
};
