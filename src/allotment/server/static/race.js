// Where all act at once: who was there first.
import { t } from './words.js';

const MEANT = 700; // milliseconds in which one moves without having seen what was heard

/** Where all act at once: who was there first, and by how much. Times: when it was heard here. */
export class Race {
  name = ''; // who moved last, if that was somebody else
  heard = 0;
  sent = 0; // when one's own last move was

  /** @param {string} name @param {number} now */
  moved(name, now) {
    [this.name, this.heard] = [name, now];
  }

  /** That somebody was first; by how much, if one has acted, too. @param {number} now */
  told(now, acted = false) {
    if (!this.name) return '';
    const seconds = Math.max(1, Math.round((now - this.heard) / 100)) / 10;
    return acted ? t('rival-first-by', { name: this.name, seconds }) : t('rival-first', { name: this.name });
  }

  /** Why a move was refused; before it, if it only came too late. @param {string} why */
  lost(why) {
    const late = this.sent - this.heard < MEANT; // nobody could have seen it before
    return [late && this.told(performance.now(), true), why].filter(Boolean).join(' ');
  }
}
