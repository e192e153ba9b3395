// What a piece is: said to whoever rests the pointer on it, presses it long, reaches it with the keyboard or asks in vain.
import { ask } from './dom.js';

const REST = 650; // milliseconds the pointer rests before a piece speaks
const HOLD = 500; // of a finger

export class About {
  constructor(stage, address, { bubble, hush }) {
    Object.assign(this, { stage, address, bubble, hush, timer: 0, shown: null }); // shown: the piece whose words go with the pointer
    const later = (event, wait) => {
      clearTimeout(this.timer);
      const piece = event.target.closest?.('.piece, .stage'); // some pieces lie there for the eyes only
      if (piece && !document.body.classList.contains('choosing'))
        this.timer = setTimeout(() => this.say(piece.dataset.key, event), wait);
    };
    const root = stage.root;
    root.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && later(event, REST));
    root.addEventListener(
      'pointermove',
      (event) => {
        if (event.pointerType !== 'mouse') return;
        if (this.shown && !within(event, this.shown)) this.stop();
        if (!this.shown) later(event, REST);
      },
      { passive: true },
    );
    root.addEventListener('pointerdown', (event) =>
      event.pointerType === 'touch' ? later(event, HOLD) : this.stop(),
    );
    root.addEventListener('focusin', (event) => event.target.matches(':focus-visible') && later(event, REST));
    for (const type of ['pointerup', 'pointercancel', 'focusout'])
      root.addEventListener(type, () => clearTimeout(this.timer));
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = 0;
    if (this.shown) this.hush();
    this.shown = null;
  }

  /** The piece itself, or what lies at the same spot and has more to say: a landmark under a bed, a floor of the pagoda. */
  at(key, event) {
    const own = this.stage.pieces.get(key)?.data;
    if (event?.clientX === undefined) return own ? [own] : [];
    const near = [...this.stage.pieces.values()].filter(
      (one) => one.data.label && (!own || one.data.region === own.region) && within(event, one.element),
    );
    return [...near.map((one) => one.data).sort((a, b) => b.layer - a.layer), own].filter(Boolean);
  }

  /** Resolves to whether anything was said. */
  async say(key, event, more = '') {
    this.known ??= ask('GET', this.address).then(
      (answer) => answer.pieces,
      () => [],
    );
    const known = await this.known;
    const found = (piece) =>
      known.find(
        (one) =>
          fits(one.key, piece.key) &&
          (!one.kind || piece.kind?.split(' ').includes(one.kind)) &&
          (!one.label || piece.label?.includes(one.label)),
      );
    const there = this.at(key, event);
    const piece = there.find(found) || there.at(-1);
    if (!piece?.label) return false;
    const what = found(piece);
    const label = `${piece.label[0].toUpperCase()}${piece.label.slice(1)}`;
    this.bubble(
      this.stage.element(piece.key),
      [label, what?.text, more]
        .filter(Boolean)
        .map((part) => part.replace(/\.?$/, '.'))
        .join(' '),
      what?.rule,
    );
    this.shown = event ? this.stage.element(piece.key) : null;
    return true;
  }
}

function within(event, element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
}

const fits = (pattern, key) =>
  new RegExp(`^${pattern.replaceAll('*', '.*').replaceAll('?', '.')}$`).test(key);
