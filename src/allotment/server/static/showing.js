// What others do may be shown more slowly than it comes, and held while one watches: messages wait here.
import { setting } from './settings.js';

/** @import { Message, Update } from './messages.d.ts' */

export class Showing {
  /** @type {Update[]} */
  waiting = [];
  paused = false;
  last = 0;
  timer = 0;

  /**
   * @param {(message: Message) => unknown} hear
   * @param {(seat: number) => boolean} isBot
   */
  constructor(hear, isBot) {
    this.hear = hear;
    this.isBot = isBot;
  }

  take(/** @type {Message} */ message) {
    if (message.type === 'table') this.waiting = []; // everything anew
    if (message.type === 'update') {
      this.waiting.push(message);
      this.go();
    } else this.hear(message);
  }

  go() {
    clearTimeout(this.timer);
    while (!this.paused) {
      const next = this.waiting[0];
      if (!next) return;
      const wait = this.isBot(next.by) ? this.last + Number(setting('bots')) - performance.now() : 0;
      if (wait > 0) {
        this.timer = setTimeout(() => this.go(), wait);
        return;
      }
      this.last = performance.now();
      this.waiting.shift();
      this.hear(next);
    }
  }

  pause(/** @type {boolean} */ on) {
    this.paused = on;
    this.go();
  }
}
