// Somebody left, and another proposes a bot: the others are asked.
import { el } from './dom.js';
import { pop } from './pop.js';
import { t } from './words.js';

export function proposal(table, say) {
  const { seat, level, by, agreed, needed } = table.proposal;
  const name = (number) => table.seats[number].name;
  const asked = needed.some((one) => table.you.seats.includes(one) && !agreed.includes(one));
  const vote = (yes) => () => {
    pop(null);
    say('agree', { yes });
  };
  pop(
    t('proposal'),
    el('h3', {}, t('bot-for-whom', { name: name(seat) })),
    el('p', {}, t('proposes', { by: name(by), level: t(`level-${level}`), name: name(seat) })),
    asked
      ? el(
          'div.row',
          {},
          el('button.btn.first', { type: 'button', onclick: vote(true) }, t('agree')),
          el('button.btn', { type: 'button', onclick: vote(false) }, t('no')),
        )
      : el('p.quiet.small', {}, t('waiting-others')),
  );
}
