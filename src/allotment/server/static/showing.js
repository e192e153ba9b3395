// What others do may be shown more slowly than it comes, and held while one watches: messages wait here, in order.
import { setting } from './settings.js';

export class Showing {
  constructor(hear, isBot) {
    Object.assign(this, { hear, isBot, waiting: [], paused: false, last: 0, timer: 0 });
  }

  take(message) {
    if (message.type === 'table') this.waiting = []; // everything anew
    if (message.type !== 'update') return this.hear(message);
    this.waiting.push(message);
    return this.go();
  }

  go() {
    clearTimeout(this.timer);
    while (this.waiting.length && !this.paused) {
      const left = this.isBot(this.waiting[0].by)
        ? this.last + Number(setting('bots')) - performance.now()
        : 0;
      if (left > 0) {
        this.timer = setTimeout(() => this.go(), left);
        return;
      }
      this.last = performance.now();
      this.hear(this.waiting.shift());
    }
  }

  pause(on) {
    this.paused = on;
    this.go();
  }
}
