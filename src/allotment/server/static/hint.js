// What a bot would do: up to three moves with bars for how much it likes them, and why the first.
import { $, button, el } from './dom.js';
import { t } from './words.js';

/** @import { HintAnswer } from './messages.d.ts' */
/** @import { Choice } from './choice.js' */
/** @import { Bubble, Refused, ShownOffer } from './page.d.ts' */

const named = (/** @type {ShownOffer} */ offer) =>
  [offer.say.title, offer.say.line].filter(Boolean).join(', ');

/**
 * On the board, and in the list, where its line may be folded.
 * @param {Choice} choice
 * @param {ShownOffer} offer
 */
function shown(choice, offer) {
  choice.point(offer);
  const at = $('list').querySelector('.offer.chosen');
  let row = at?.closest('li');
  if (row?.hidden) {
    while (row?.hidden) row = /** @type {HTMLLIElement | null} */ (row.previousElementSibling);
    row?.querySelector('button')?.click();
  }
  at?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * The sentence, and the moves below it; touching one shows it on the board.
 * @param {Choice} choice
 * @param {HintAnswer} answer
 * @returns {[string, string, HTMLElement?]}
 */
function told(choice, answer) {
  const offered = (/** @type {string} */ text) => choice.offers.find((one) => one.text === text);
  const first = offered(answer.text);
  if (!first) return [t('would-wait'), ''];
  if (!document.body.classList.contains('guided')) choice.asked.clear();
  choice.asked.add(first.text); // it comes first in the list, and what is chosen otherwise goes back
  if (!choice.fitting().includes(first)) choice.drop();
  choice.point(null);
  choice.show();
  shown(choice, first);
  const most = Math.max(...answer.moves.map(({ share }) => share));
  const rows = answer.moves.flatMap(({ text, share }) => {
    const offer = offered(text);
    if (!offer) return [];
    const bar = el('i.bar', { 'aria-hidden': 'true' });
    bar.style.setProperty('--share', `${share / most}`);
    const name = el('span', {}, el('b', {}, offer.say.title), ' ', offer.say.line);
    const part = el('small.num', {}, t('hint-share', { share: Math.round(share * 100) }));
    return [
      el(
        'li',
        {},
        button('.small', () => shown(choice, offer), bar, name, part),
      ),
    ];
  });
  if (rows.length < 2) return [`${t('would-play', { move: named(first) })}. ${answer.reason}`, ''];
  return [`${t('would-like')} ${answer.reason}`, '', el('ol.hints', {}, ...rows)];
}

/**
 * Asks, and says what was answered beside the lamp.
 * @param {Bubble} bubble
 * @param {Choice} choice
 * @param {() => Promise<HintAnswer>} ask
 */
export async function hinted(bubble, choice, ask) {
  bubble($('hint'), t('thinking'));
  try {
    const answer = await ask();
    if ($('pop').hidden) bubble($('hint'), ...told(choice, answer)); // a dialogue was opened meanwhile
  } catch (refused) {
    bubble($('hint'), /** @type {Refused} */ (refused).why);
  }
}
