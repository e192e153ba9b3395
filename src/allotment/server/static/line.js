// The line to the server: one socket, numbered commands, one answer each. A lost line says so and comes back.
import { t } from './words.js';

/** @import { Answer, Message, Refusal } from './messages.d.ts' */
/** @import { Ask, Refused } from './page.d.ts' */

export class Line {
  next = 1;
  tries = 0;
  timer = 0;
  layout = '';
  /** @type {WebSocket | null} */
  socket = null;
  /** @type {Map<number | null, { settle: (answer: any) => void, refuse: (why: Refused) => void }>} */
  waiting = new Map(); // a command and its answer belong together: `Ask` says which

  /**
   * @param {string} address
   * @param {(message: Message) => void} hear
   * @param {{ lost: (final: boolean, code: number) => void, found: () => void }} heed
   */
  constructor(address, hear, { lost, found }) {
    this.address = address;
    this.hear = hear;
    this.lost = lost;
    this.found = found;
    addEventListener('online', () => this.again());
    addEventListener('offline', () => this.socket?.close());
    setInterval(() => this.feel(), 10000);
  }

  open(/** @type {string} */ layout) {
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

  /** @param {WebSocket} socket @param {number} code */
  ended(socket, code) {
    if (this.socket !== socket) return;
    this.socket = null;
    for (const { refuse } of this.waiting.values()) refuse({ lost: true, why: t('lost') });
    this.waiting.clear();
    const final = code === 4403 || code === 4404;
    this.lost(final, code);
    if (final) return;
    const pause = Math.min(8000, 300 * 2 ** this.tries++);
    const wait = pause * (0.5 + Math.random()); // not all pages at once
    this.timer = setTimeout(() => this.open(this.layout), wait);
  }

  /** Somebody looks: is the line still there? A browser doesn't notice by itself when the network is gone. */
  async feel() {
    const { socket } = this;
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

  take(/** @type {Message | Answer | Refusal} */ message) {
    if (message.type === 'answer') {
      const wait = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.ok) wait?.settle(message);
      else wait?.refuse(/** @type {Refusal} */ (message));
      return;
    }
    if (message.type === 'table') this.found();
    this.hear(message);
  }

  /** @type {Ask} */
  say = (type, fields) => {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject({ lost: true, why: t('lost') });
    const id = this.next++;
    return new Promise((settle, refuse) => {
      this.waiting.set(id, { settle, refuse });
      socket.send(JSON.stringify({ id, type, ...fields }));
    });
  };
}
