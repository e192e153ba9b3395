// Choosing a move: by pieces or by its button. Knows no rules: keys that continue some offer's path glow; when a
// path is whole, that move is sent. Keys may be clicked in any order; the last of a path is its target.
import { $, el, symbol } from './dom.js';

const MOST = 40; // groups of moves that are listed unasked

export class Choice {
  constructor(stage, { send, why, preview, said }) {
    Object.assign(this, { stage, send, why, preview, said, offers: [], chosen: [], armed: null, pending: null, frozen: false, asked: new Set() });
    stage.root.addEventListener('click', (event) => this.touched(event));
    stage.root.addEventListener('keydown', (event) => this.pressed(event));
    for (const [type, on] of [['pointerover', true], ['focusin', true], ['pointerout', false], ['focusout', false]]) {
      stage.root.addEventListener(type, (event) => {
        const key = event.target.closest?.('.piece')?.dataset.key;
        if (key) this.point(on ? this.aimed(key) : null);
      });
    }
    let timer = 0; // a long press previews without choosing
    stage.root.addEventListener('pointerdown', (event) => {
      const key = event.target.closest('.piece')?.dataset.key;
      if (event.pointerType === 'touch' && key) timer = setTimeout(() => this.point(this.aimed(key)), 450);
    });
    for (const type of ['pointerup', 'pointercancel', 'pointermove']) stage.root.addEventListener(type, () => clearTimeout(timer));
  }

  /** New offers. A half-built path survives if it still fits. */
  offer(offers) {
    this.offers = offers;
    this.all = false;
    this.pending = null;
    if (!this.fitting().length) this.chosen = [];
    this.armed = null;
    this.show();
  }

  // ---- paths. Pieces that are alike are one to a path: any of them continues one that names another.

  kind(key) {
    return this.stage.pieces.get(key)?.data.like || key;
  }

  /** Everything on the table that is like one of these. */
  alike(keys) {
    const kinds = new Set(keys.map((key) => this.kind(key)));
    return [...this.stage.pieces.keys()].filter((key) => kinds.has(this.kind(key)));
  }

  /** What is left of an offer's path when these keys are taken off it; null where one of them is not on it. */
  left(offer, chosen = this.chosen) {
    const rest = [...offer.path];
    for (const key of chosen) {
      const at = rest.findIndex((other) => this.kind(other) === this.kind(key));
      if (at < 0) return null;
      rest.splice(at, 1);
    }
    return rest;
  }

  /** An offer's path with the pieces that were really taken. */
  keys(offer) {
    const taken = [...this.chosen];
    return offer.path.map((key) => {
      const at = taken.findIndex((other) => this.kind(other) === this.kind(key));
      return at < 0 ? key : taken.splice(at, 1)[0];
    });
  }

  fitting(chosen = this.chosen) {
    return this.offers.filter((offer) => (offer.path.length || !chosen.length) && this.left(offer, chosen));
  }

  names(offer, key) {
    return offer.path.some((other) => this.kind(other) === this.kind(key));
  }

  target(offer) {
    return offer.path[offer.path.length - 1];
  }

  ends(offer, key) {
    return offer.path.length > 0 && this.kind(this.target(offer)) === this.kind(key);
  }

  /** The offer a pointed-at piece would make next, if that is clear: the first whose target it is. */
  aimed(key) {
    if (this.armed && this.names(this.armed, key)) return this.armed;
    const fits = this.fitting().filter((offer) => this.names(offer, key));
    return fits.find((offer) => this.ends(offer, key)) || (fits.length === 1 ? fits[0] : null);
  }

  touched(event) {
    const piece = event.target.closest('.piece');
    if (!piece || this.pending) return;
    this.choose(piece.dataset.key, event.pointerType === 'touch' || matchMedia('(pointer: coarse)').matches);
  }

  pressed(event) {
    const piece = event.target.closest('.piece');
    if (!piece) return;
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (step) this.stage.toward(piece, ...step)?.focus();
    else if (event.key === 'Enter' || event.key === ' ') this.choose(piece.dataset.key, false);
    else if (event.key === 'Escape') this.drop();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  choose(key, slow) {
    if (this.frozen) return this.why(key);
    if (this.chosen.includes(key)) {
      if (this.armed && this.ends(this.armed, key)) return this.make(this.armed);
      this.chosen = this.chosen.filter((other) => other !== key);
      this.armed = null;
      return this.show();
    }
    const kept = this.keeping(key);
    if (!kept) return this.why(key);
    const given = this.chosen.filter((other) => !kept.includes(other));
    this.chosen = [...kept, key];
    const fits = this.fitting();
    const another = given.every((other) => this.offers.some((offer) => this.ends(offer, other))); // only the target is another
    const whole = fits.find((offer) => !this.left(offer).length);
    if (whole && !slow && another) return this.make(whole);
    this.armed = whole || fits.find((offer) => this.ends(offer, key)) || null;
    this.show();
    this.point(this.armed);
  }

  /** Of what is chosen as much as goes with another key: where one changes one's mind the first pieces stay. */
  keeping(key) {
    const fits = (chosen) => this.fitting([...chosen, key]).length > 0;
    const without = (count, from, to) => {
      if (!count) return fits(from) ? from : null;
      for (let at = to - 1; at >= 0; at -= 1) {
        const found = without(count - 1, from.toSpliced(at, 1), at);
        if (found) return found;
      }
      return null;
    };
    const swapped = this.chosen.filter((other) => this.kind(other) !== this.kind(key));
    if (!fits(this.chosen) && swapped.length === this.chosen.length - 1 && fits(swapped)) return swapped;
    for (let count = 0; count <= this.chosen.length; count += 1) {
      const found = without(count, this.chosen, this.chosen.length);
      if (found && (found.length || this.fitting([key])[0].path.length)) return found;
    }
    return null;
  }

  // ---- dragging: the same paths, two keys at a time

  /** May this piece be lifted? It begins or continues a path that ends somewhere else. */
  grips(key) {
    return !this.frozen && !this.pending && this.offers.some((offer) => offer.path.length > 1 && this.names(offer, key) && !this.ends(offer, key));
  }

  /** A piece is in the hand: it is chosen, and what may follow glows. */
  lift(key) {
    const before = this.chosen.filter((other) => other !== key);
    const chosen = [[...before, key], [key]].find((keys) => this.fitting(keys).some((offer) => !this.ends(offer, key)));
    if (!chosen) return false;
    this.chosen = chosen;
    this.armed = null;
    this.point(null);
    this.show();
    return true;
  }

  unlift(before) {
    this.chosen = this.fitting(before).length ? before : [];
    this.point(null);
    this.show();
  }

  /** Where the piece in the hand may go. */
  drops(key) {
    const fits = this.pending ? [] : this.fitting().filter((offer) => this.names(offer, key) && !this.ends(offer, key));
    return new Set(this.alike(fits.flatMap((offer) => this.left(offer))).filter((other) => !this.chosen.includes(other)));
  }

  hover(key) {
    const fits = key ? this.fitting([...this.chosen, key]) : [];
    this.point(fits.length === 1 || fits.some((offer) => this.ends(offer, key)) ? fits[0] : null);
  }

  /** Dropped there: the move is made if that says it all, otherwise what is still open glows. */
  put(key) {
    this.chosen = [...this.chosen, key];
    const fits = this.fitting();
    const whole = fits.find((offer) => !this.left(offer).length);
    if (whole || fits.length === 1) return this.make(whole || fits[0]);
    this.point(null);
    return this.show();
  }

  drop() {
    this.chosen = [];
    this.armed = null;
    this.point(null);
    this.show();
  }

  make(offer) {
    this.pending = offer;
    this.taken = this.keys(offer);
    this.chosen = [];
    this.armed = null;
    this.point(null);
    this.show();
    this.send(offer);
  }

  /** Shows what an offer would bring: points on its target, numbers on the pieces it touches. */
  async point(offer) {
    if (this.pointed === offer) return;
    this.pointed = offer;
    this.flags?.forEach((flag) => flag.remove());
    this.flags = [];
    this.stage.mark('aim', offer ? this.keys(offer) : []);
    $('list').querySelectorAll('.offer').forEach((button) => button.classList.toggle('chosen', !!offer && button.dataset.text === offer.text));
    if (!offer) return this.said(null);
    this.said(offer, this.armed === offer);
    const at = this.stage.element(this.target(offer));
    if (at && offer.points) this.flags.push(at.appendChild(el('b.flag', {}, signed(offer.points))));
    const told = await this.preview(offer);
    if (this.pointed !== offer || !told) return;
    this.said(offer, this.armed === offer, told.lines.find((line) => line.text)?.text);
    let number = 0;
    for (const key of new Set(told.lines.flatMap((line) => line.keys))) {
      const piece = this.stage.element(key);
      if (!piece || offer.path.slice(0, -1).includes(key) || piece.classList.contains('ground')) continue;
      number += 1;
      this.flags.push(piece.appendChild(el('i.count', { 'aria-hidden': 'true' }, String(number))));
    }
    if (number < 2) this.flags.splice(0).forEach((flag) => (flag.className === 'count' ? flag.remove() : this.flags.push(flag)));
  }

  show() {
    if (!this.pending) this.stage.land();
    const fits = this.frozen || this.pending ? [] : this.fitting();
    const can = new Set([...this.chosen, ...this.alike([...new Set(fits.flatMap((offer) => this.left(offer)))])]);
    this.stage.root.classList.toggle('choosing', this.chosen.length > 0);
    this.stage.mark('chosen', this.chosen);
    // At rest a move of three or more pieces glows where one begins; its target lights up on the way.
    const first = () => this.alike([...new Set(fits.flatMap((offer) => (offer.path.length > 2 ? offer.path.slice(0, -1) : offer.path)))]);
    const glow = this.chosen.length ? can : new Set(first());
    this.stage.mark('can', [...glow].filter((key) => !this.chosen.includes(key)));
    this.stage.mark('may', [...can].filter((key) => !glow.has(key)));
    this.stage.mark('grip', this.frozen || this.pending ? [] : this.alike([...new Set(this.offers.flatMap((offer) => offer.path.slice(0, -1)))]));
    this.stage.mark('pending', this.pending ? this.taken : []);
    for (const [key, { element, data }] of this.stage.pieces) {
      const on = can.has(key);
      if (on) element.tabIndex = 0;
      else if (data.cell) element.tabIndex = -1;
      else element.removeAttribute('tabindex');
      if (!data.cell) element.setAttribute('role', on ? 'button' : data.label ? 'img' : 'presentation');
      if (on && !data.cell) element.setAttribute('aria-pressed', this.chosen.includes(key));
      else element.removeAttribute('aria-pressed');
    }
    const board = this.stage.region('board').parentElement;
    board.tabIndex = board.querySelector('.piece[tabindex="0"]') ? -1 : 0; // with nothing to focus on it, the board itself scrolls
    this.list(fits);
  }

  list(fits) {
    const of = this.offers.length;
    $('count').textContent = !of ? '' : fits.length < of ? `${fits.length} of ${of} moves` : `${of} move${of === 1 ? '' : 's'}`;
    $('offers').hidden = !of;
    const shown = this.pending ? [this.pending] : [...fits];
    if (this.asked.size) shown.sort((a, b) => this.asked.has(b.text) - this.asked.has(a.text));
    if (this.armed) shown.sort((a, b) => (b === this.armed) - (a === this.armed));
    const groups = new Map();
    for (const offer of shown) groups.set(offer.say.title, [...(groups.get(offer.say.title) || []), offer]);
    const cut = this.all || groups.size <= MOST + 3 ? groups.size : MOST;
    const buttons = [...groups.values()].slice(0, cut).map((group) => el('li', {}, group.length > 1 ? this.several(group) : this.button(group[0])));
    if (cut < groups.size) buttons.push(el('li', {}, el('button.btn.all', { type: 'button', onclick: () => this.expand(cut) }, `${groups.size - cut} more`)));
    if (this.chosen.length) buttons.unshift(el('li.drop', {}, el('button.btn', { type: 'button', onclick: () => this.drop() }, 'Put back')));
    $('list').replaceChildren(...buttons);
    $('list').scrollLeft = 0;
  }

  /** Every move is in the list for whoever asks; long ones begin with the first of them. */
  expand(from) {
    this.all = true;
    this.show();
    $('list').children[from]?.querySelector('button')?.focus();
  }

  handled(offer) {
    const point = () => this.point(offer);
    const leave = () => this.point(null);
    return { type: 'button', 'data-text': offer.text, onclick: () => !this.pending && this.make(offer), onpointerenter: point, onpointerleave: leave, onfocus: point, onblur: leave };
  }

  flag(offer) {
    if (!offer.points && !(offer.points === 0 && this.offers.some((other) => other.points))) return null;
    return el(offer.points ? 'b.flag' : 'b.flag.zero', {}, signed(offer.points));
  }

  button(offer) {
    const { title, line, icon } = offer.say;
    const more = this.pending ? 'sent, not yet heard' : this.armed === offer ? `${line}. Again to do it` : line || '';
    const button = el('button.offer', this.handled(offer), picture(icon), el('b', {}, title), el('span', {}, more), this.flag(offer));
    if (this.armed === offer) button.classList.add('armed');
    if (this.pending === offer) button.classList.add('pending');
    if (this.asked.has(offer.text)) button.classList.add('asked');
    return button;
  }

  /** Moves that differ in their last word only: one card, a small button for each. */
  several(group) {
    const { title, icon } = group[0].say;
    const small = (offer) => {
      const button = el('button.offer.sub', { ...this.handled(offer), 'aria-label': `${title}, ${offer.say.line}` }, el('span', {}, offer.say.line.split(';')[0]), this.flag(offer));
      if (this.armed === offer) button.classList.add('armed');
      if (this.asked.has(offer.text)) button.classList.add('asked');
      return button;
    };
    return el('div.several', {}, picture(icon), el('b', {}, title), el('div.subs', {}, group.map(small)));
  }

  /** The offer that brings most at once. */
  hint() {
    const best = [...this.offers].sort((a, b) => (b.points || 0) - (a.points || 0))[0];
    if (best) this.point(best);
    return best;
  }
}

export const signed = (points) => (points > 0 ? `+${points}` : String(points).replace('-', '−'));

const picture = (icon) => (icon && document.getElementById(icon) ? symbol(icon, 'pic') : null);
