// Somebody left, and another proposes a bot: the others are asked.
import { button, el } from './dom.js';
import { pop } from './pop.js';
import { t } from './words.js';

/** @import { Proposal } from './messages.d.ts' */
/** @import { Table, Tell } from './page.d.ts' */

/**
 * @param {Table} table
 * @param {Proposal} proposed
 * @param {Tell} say
 */
export function proposal(table, { seat, level, by, agreed, needed }, say) {
  const name = (/** @type {number} */ number) => table.seats[number].name;
  const asked = needed.some((one) => table.you.seats.includes(one) && !agreed.includes(one));
  const vote = (/** @type {boolean} */ yes) => () => {
    pop(null);
    say('agree', { yes });
  };
  pop(
    t('proposal'),
    el('h3', {}, t('bot-for-whom', { name: name(seat) })),
    el('p', {}, t('proposes', { by: name(by), level: t(`level-${level}`), name: name(seat) })),
    asked
      ? el('div.row', {}, button('.first', vote(true), t('agree')), button('', vote(false), t('no')))
      : el('p.quiet.small', {}, t('waiting-others')),
  );
}
