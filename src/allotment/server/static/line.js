// The line to the server: one socket, numbered commands, one answer each. A lost line says so and comes back.
import { t } from './words.js';

export class Line {
  constructor(address, { hear, lost, found }) {
    Object.assign(this, { address, hear, lost, found, next: 1, waiting: new Map(), tries: 0 });
    addEventListener('online', () => this.again());
    addEventListener('offline', () => this.socket?.close());
    setInterval(() => this.feel(), 10000);
  }

  open(layout) {
    this.layout = layout;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.address}?mode=page&layout=${layout}`);
    this.socket = socket;
    this.next = 1;
    socket.onmessage = (event) => {
      this.tries = 0;
      this.take(JSON.parse(event.data));
    };
    socket.onclose = (event) => this.ended(socket, event.code);
  }

  ended(socket, code) {
    if (this.socket !== socket) return;
    this.socket = null;
    for (const { refuse } of this.waiting.values()) refuse({ lost: true, why: t('lost') });
    this.waiting.clear();
    const final = code === 4403 || code === 4404;
    this.lost(final, code);
    if (final) return;
    const pause = Math.min(8000, 300 * 2 ** this.tries++);
    this.timer = setTimeout(() => this.open(this.layout), pause * (0.5 + Math.random())); // not all pages at once
  }

  /** Somebody looks: is the line still there? A browser doesn't notice by itself when the network is gone. */
  async feel() {
    const socket = this.socket;
    if (document.hidden || socket?.readyState !== WebSocket.OPEN) return;
    const late = setTimeout(() => {
      socket.close();
      this.ended(socket, 1006);
    }, 8000);
    await this.say('ping').catch(() => {});
    clearTimeout(late);
  }

  again() {
    if (this.socket) return;
    clearTimeout(this.timer);
    this.open(this.layout);
  }

  take(message) {
    if (message.type === 'answer') {
      const wait = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (wait) (message.ok ? wait.settle : wait.refuse)(message);
      return;
    }
    if (message.type === 'table') this.found();
    this.hear(message);
  }

  /** Sends a command; resolves with its answer, rejects with the refusal. */
  say(type, fields = {}) {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.reject({ lost: true, why: t('lost') });
    const id = this.next++;
    return new Promise((settle, refuse) => {
      this.waiting.set(id, { settle, refuse });
      this.socket.send(JSON.stringify({ id, type, ...fields }));
    });
  }
}
