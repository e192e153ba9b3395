// Choosing a move: by pieces or by its button. Knows no rules: keys that continue some offer's path glow; when a
// path is whole, that move is sent. Keys may be clicked in any order; the last of a path is its target.
import { $, el, symbol } from './dom.js';
import { listed, t } from './words.js';

/** Moves of one title whose lines are alike belong to pieces that are not: a row for each piece. */
const apart = (group) =>
  new Set(group.map((offer) => offer.say.line)).size === group.length
    ? [group]
    : [...Map.groupBy(group, (offer) => offer.path[0]).values()];
const MOST = 12; // lines of moves, and marks on the board, that are shown unasked
const MEANT = 700; // milliseconds in which a tap still means what lay there before
const BEST = 4; // of many moves, those that score and are listed first

export class Choice {
  constructor(stage, { send, why, preview, said, late, quiet, nouns, sorts }) {
    Object.assign(this, {
      stage,
      send,
      why,
      preview,
      said,
      late,
      hush: quiet,
      nouns,
      sorts,
      offers: [],
      chosen: [],
      armed: null,
      pending: null,
      frozen: false,
      asked: new Set(),
      open: new Set(),
    });
    stage.root.addEventListener('click', (event) => this.touched(event));
    stage.root.addEventListener('keydown', (event) => this.pressed(event));
    $('list').addEventListener('keydown', (event) => this.walk(event));
    const keyed = (event) => event.target.closest?.('.piece')?.dataset.key;
    stage.root.addEventListener('focusin', (event) => {
      const key = keyed(event);
      this.spot = key ? { key, box: event.target.getBoundingClientRect() } : null;
      this.listed = $('list').contains(event.target); // until the focus is taken elsewhere: an empty list loses it
      if (key && !this.quiet && this.typed) this.point(this.aimed(key));
    });
    // A pointer that rests where it made a move asks for nothing, whatever comes to lie under it.
    const asks = (event) => {
      const key = keyed(event);
      if (!key || this.rest?.join() === [event.clientX, event.clientY].join()) return;
      if (event.type === 'pointerover' || this.rest) this.point(this.aimed(key));
      this.rest = null;
    };
    for (const type of ['pointerover', 'pointermove']) stage.root.addEventListener(type, asks);
    for (const type of ['pointerout', 'focusout'])
      stage.root.addEventListener(type, (event) => keyed(event) && this.point(this.armed));
    addEventListener(
      'keydown',
      (event) => {
        this.typed = true;
        if (
          event.key.toLowerCase() !== 'r' ||
          event.ctrlKey ||
          event.metaKey ||
          event.altKey ||
          event.target.closest('input, textarea')
        )
          return;
        if (this.turn(event.shiftKey ? -1 : 1)) event.preventDefault();
      },
      true,
    );
    stage.root.addEventListener(
      'wheel',
      (event) =>
        event.target.closest('.piece') && this.turn(Math.sign(event.deltaY)) && event.preventDefault(),
      { passive: false },
    );
    addEventListener('pointerdown', () => (this.typed = false), true);
    let timer = 0; // a long press previews without choosing
    stage.root.addEventListener('pointerdown', (event) => {
      const key = keyed(event);
      if (event.pointerType === 'touch' && key) timer = setTimeout(() => this.point(this.aimed(key)), 450);
    });
    for (const type of ['pointerup', 'pointercancel', 'pointermove'])
      stage.root.addEventListener(type, () => clearTimeout(timer));
  }

  /** New offers. What was chosen stays as far as it still fits; so does what is pointed at, if nobody here moved. */
  offer(offers) {
    const shown = !this.pending && offers.find((offer) => offer.text === this.pointed?.text);
    const armed = !this.pending && this.armed && offers.find((offer) => offer.text === this.armed.text);
    this.offers = offers;
    this.pending = null;
    while (this.chosen.length && !this.fitting().length) {
      this.beaten = this.chosen.at(-1); // somebody else was there first: the next tap does not mean what lies there now
      this.chosen = this.chosen.slice(0, -1);
      if (!this.chosen.length || this.fitting().length) this.late(this.beaten);
    }
    this.armed = armed || null;
    this.point(null);
    this.show();
    if (shown) this.point(shown);
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
    if (this.pending || this.frozen) return null;
    if (this.armed && this.names(this.armed, key)) return this.armed;
    const fits = this.fitting().filter((offer) => this.names(offer, key));
    return fits.find((offer) => this.ends(offer, key)) || (fits.length === 1 ? fits[0] : null);
  }

  touched(event) {
    const piece = event.target.closest('.piece');
    if (!piece || this.pending || this.slid(piece.dataset.key)) return;
    this.rest = [event.clientX, event.clientY];
    this.choose(piece.dataset.key, event.pointerType === 'touch' || matchMedia('(pointer: coarse)').matches);
  }

  /** What has just come under the finger was not meant: a place somebody else took, or one that moved there. */
  slid(key) {
    const { data, since = -Infinity } = this.stage.pieces.get(key) || {};
    const beaten = this.beaten === key;
    this.beaten = null;
    return beaten || (data?.cell && performance.now() - since < MEANT);
  }

  pressed(event) {
    const piece = event.target.closest('.piece');
    if (!piece) return;
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (step) this.stage.toward(piece, ...step)?.focus();
    else if (event.key === 'Enter' || event.key === ' ') this.choose(piece.dataset.key, false);
    else return; // Escape goes on to the page: it also closes what was said
    event.preventDefault();
    event.stopPropagation();
  }

  choose(key, slow) {
    this.hush();
    if (this.frozen) return this.why(key);
    if (this.chosen.includes(key)) {
      if (this.armed && this.ends(this.armed, key)) return this.make(this.armed);
      if (!this.way(key) && this.turn(1)) return undefined;
      this.chosen = this.chosen.filter((other) => other !== key);
      this.armed = null;
      return this.show();
    }
    const kept = this.keeping(key);
    if (!kept) return this.why(key);
    const given = this.chosen.filter((other) => !kept.includes(other));
    this.chosen = this.held([...kept, key]);
    const fits = this.fitting();
    const another = given.every((other) => this.offers.some((offer) => this.ends(offer, other))); // only the target is another
    const whole = fits.find((offer) => !this.left(offer).length);
    if (whole && another && !this.slow(whole, slow)) return this.make(whole);
    this.armed = whole || fits.find((offer) => this.ends(offer, key)) || null;
    this.show();
    this.point(this.armed);
  }

  // ---- pieces that say how another lies: one is taken unasked; R, the wheel or a second tap take the next

  way(key) {
    return (this.stage.pieces.get(key)?.data.kind || '').split(' ').includes('way');
  }

  ways(chosen) {
    const left = this.fitting(chosen).map((offer) =>
      this.left(offer, chosen).filter((key) => this.way(key) && !this.ends(offer, key)),
    );
    return left.every((keys) => keys.length) ? [...new Set(left.flat())] : [];
  }

  /** What is chosen, with a way to lie where it needs one: the one it was given last. */
  held(chosen) {
    const ways = this.ways(chosen);
    const way = ways.find((key) => key === this.turned) || ways[0];
    return way ? [...chosen.slice(0, 1), way, ...chosen.slice(1)] : chosen;
  }

  turn(step) {
    const held = this.chosen.filter((key) => !this.way(key));
    const ways = held.length ? this.ways(held) : [];
    if (ways.length < 2) return false;
    const now = ways.indexOf(this.chosen.find((key) => this.way(key)));
    this.turned = ways[(now + step + ways.length) % ways.length];
    this.chosen = this.held(held);
    this.armed &&= this.fitting().find((offer) => !this.left(offer).length) || null;
    this.show();
    if (this.armed) this.point(this.armed);
    return true;
  }

  /** What could be taken instead of something chosen: another way to lie, another target than the armed one. */
  instead() {
    const held = this.chosen.filter((key) => !this.way(key));
    const found = held.length < this.chosen.length ? this.ways(held) : [];
    if (!this.armed || this.left(this.armed).length) return found;
    const before = this.chosen.filter((key) => !this.ends(this.armed, key));
    if (before.length)
      for (const offer of this.fitting(before))
        if (this.left(offer, before).length === 1) found.push(this.target(offer));
    return found;
  }

  /** Must it be said twice? By one's own choice: what ends a turn always, or everything on touch, or nothing. */
  slow(offer, touch) {
    const when = localStorage.getItem('confirm') ?? 'touch';
    return when !== 'never' && (touch || (when === 'always' && offer.last === true));
  }

  /** Shows it as armed: once more makes it. */
  arm(offer) {
    this.armed = offer;
    this.chosen = [...offer.path];
    this.show();
    this.point(offer);
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
    return (
      !this.frozen &&
      !this.pending &&
      this.offers.some((offer) => offer.path.length > 1 && this.names(offer, key) && !this.ends(offer, key))
    );
  }

  /** A piece is in the hand: it is chosen, and what may follow glows. */
  lift(key) {
    const before = this.chosen.filter((other) => other !== key);
    const chosen = [[...before, key], [key]].find((keys) =>
      this.fitting(keys).some((offer) => !this.ends(offer, key)),
    );
    if (!chosen) return false;
    this.chosen = this.held(chosen);
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
    const fits = this.pending
      ? []
      : this.fitting().filter((offer) => this.names(offer, key) && !this.ends(offer, key));
    return new Set(
      this.alike(fits.flatMap((offer) => this.left(offer))).filter((other) => !this.chosen.includes(other)),
    );
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
    const made = whole || (fits.length === 1 && fits[0]);
    if (made) return this.slow(made, false) ? this.arm(made) : this.make(made);
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

  /** Shows what an offer would bring: points on its target, numbers on the pieces it touches, the way it takes. */
  async point(offer) {
    if (this.pointed === offer) return;
    this.pointed = offer;
    this.unpin();
    this.stage.mark('aim', offer ? this.keys(offer) : []);
    $('list')
      .querySelectorAll('.offer')
      .forEach((button) => button.classList.toggle('chosen', !!offer && button.dataset.text === offer.text));
    if (!offer) return this.said(null, false, this.missing());
    this.said(offer, this.armed === offer);
    this.pin(this.target(offer), this.flag(offer));
    const told = await this.preview(offer);
    if (this.pointed !== offer || !told) return;
    this.said(
      offer,
      this.armed === offer,
      told.lines
        .map((line) => line.text)
        .filter(Boolean)
        .join(' '),
    );
    const touched = [...new Set(told.lines.flatMap((line) => line.keys))].filter((key) => {
      const piece = this.stage.pieces.get(key)?.data;
      return (
        piece && !offer.path.slice(0, -1).includes(key) && !(piece.kind || '').split(' ').includes('ground')
      );
    });
    if (touched.length > 1)
      touched.forEach((key, number) => this.pin(key, el('i.count', {}, String(number + 1))));
    if (told.way?.length > 1) this.pinned.push(...this.stage.line(told.way));
    this.stage.lend(told.after || []);
  }

  /** What is chosen, and what is still missing for a move: half a sentence. */
  missing() {
    if (!this.chosen.length || this.pending) return '';
    const counted = (rest) => {
      const names = rest.map((key) => this.nouns[key.split('-')[0]]).filter(Boolean);
      return [...new Set(names)].map(([one, many]) => {
        const count = names.filter((name) => name[0] === one).length;
        return count > 1 ? t('so-many', { count, many }) : one;
      });
    };
    const ways = new Set(
      this.fitting()
        .map((offer) => listed(counted(this.left(offer))))
        .filter(Boolean),
    );
    if (!ways.size) return '';
    const held = this.chosen
      .map((key) => this.nouns[key.split('-')[0]]?.[0] ?? this.stage.pieces.get(key)?.data.label)
      .filter(Boolean)
      .join(', ');
    return t('still-needs', {
      held: `${held[0]?.toUpperCase() ?? ''}${held.slice(1)}`,
      ways: [...ways].slice(0, 4).join(t('or-join')),
    });
  }

  /** Something over a piece, above all others. */
  pin(key, mark) {
    if (!key || !mark) return;
    this.soft?.get(key)?.setAttribute('hidden', '');
    const pin = this.stage.pin(key, mark);
    if (pin) this.pinned.push(pin);
  }

  unpin() {
    this.pinned?.forEach((pin) => pin.remove());
    this.pinned = [];
    this.soft?.forEach((pin) => pin.removeAttribute('hidden'));
    this.stage.lend([]);
  }

  /** Once something is chosen, every place it may go to says what it would bring. */
  foretell(fits) {
    this.soft?.forEach((pin) => pin.remove());
    this.soft = new Map();
    if (!this.chosen.length) return;
    const last = fits.filter(
      (offer) => this.left(offer).length === 1 && !this.chosen.includes(this.target(offer)),
    );
    const by = Map.groupBy(last, (offer) => this.target(offer));
    if (by.size > MOST) return;
    for (const [key, offers] of by) {
      const pin = offers.length === 1 && this.flag(offers[0]) && this.stage.pin(key, this.flag(offers[0]));
      if (pin) this.soft.set(key, pin);
    }
  }

  show() {
    if (!this.pending) this.stage.land();
    const fits = this.frozen || this.pending ? [] : this.fitting();
    const can = new Set([
      ...this.chosen,
      ...this.alike([
        ...new Set([...fits.flatMap((offer) => this.left(offer)), ...(fits.length ? this.instead() : [])]),
      ]),
    ]);
    this.stage.root.classList.toggle('choosing', this.chosen.length > 0);
    this.stage.mark('chosen', this.chosen);
    // At rest a move of three or more pieces glows where one begins; its target lights up on the way.
    const first = () =>
      this.alike([
        ...new Set(fits.flatMap((offer) => (offer.path.length > 2 ? offer.path.slice(0, -1) : offer.path))),
      ]);
    const glow = this.chosen.length ? can : new Set(first());
    this.stage.mark(
      'can',
      [...glow].filter((key) => !this.chosen.includes(key)),
    );
    this.stage.mark(
      'may',
      [...can].filter((key) => !glow.has(key)),
    );
    this.stage.mark(
      'grip',
      this.frozen || this.pending
        ? []
        : this.alike([...new Set(this.offers.flatMap((offer) => offer.path.slice(0, -1)))]),
    );
    this.stage.mark('pending', this.pending ? this.taken : []);
    for (const [key, { element, data }] of this.stage.pieces) {
      const on = can.has(key);
      if (on) element.tabIndex = 0;
      else if (data.cell || element === document.activeElement) element.tabIndex = -1;
      else element.removeAttribute('tabindex');
      if (!data.cell) element.setAttribute('role', on ? 'button' : data.label ? 'img' : 'presentation');
      if (on && !data.cell) element.setAttribute('aria-pressed', this.chosen.includes(key));
      else element.removeAttribute('aria-pressed');
    }
    this.foretell(fits);
    this.stage.dress(
      this.chosen[0],
      this.chosen.find((key) => this.way(key)),
    );
    const board = this.stage.region('board').parentElement;
    board.tabIndex = board.querySelector('.piece[tabindex="0"]') ? -1 : 0; // with nothing to focus on it, the board itself scrolls
    this.list(fits);
    if (!this.pointed) this.said(null, false, this.missing());
  }

  list(fits) {
    const of = this.offers.length;
    $('count').textContent = !of
      ? ''
      : fits.length < of
        ? t('moves-of', { fits: fits.length, of })
        : t('moves', { count: of });
    $('offers').hidden = !of;
    const held = $('list').contains(document.activeElement) ? document.activeElement : null;
    const was = held && [...$('list').querySelectorAll('button')].indexOf(held);
    const shown = (this.pending ? [this.pending] : [...fits]).sort(
      (a, b) => (b.points || 0) - (a.points || 0),
    );
    if (this.asked.size) shown.sort((a, b) => this.asked.has(b.text) - this.asked.has(a.text));
    if (this.armed) shown.sort((a, b) => (b === this.armed) - (a === this.armed));
    const rows = this.sections([...Map.groupBy(shown, (offer) => offer.say.title).values()].flatMap(apart));
    if (this.chosen.length)
      rows.unshift(
        el('li.drop', {}, el('button.btn', { type: 'button', onclick: () => this.drop() }, t('put-back'))),
      );
    $('list').replaceChildren(...rows);
    $('list').scrollLeft = 0;
    const buttons = this.buttons();
    const now =
      held &&
      (buttons.find((button) => held.dataset.text && button.dataset.text === held.dataset.text) ||
        buttons[Math.min(was, buttons.length - 1)]);
    for (const button of $('list').querySelectorAll('button'))
      button.tabIndex = button === (now || buttons[0]) ? 0 : -1;
    if (held || ((this.spot || this.listed) && this.typed && document.activeElement === document.body))
      this.refocus(now);
  }

  /** The buttons one can walk to. */
  buttons() {
    return [...$('list').querySelectorAll('li:not([hidden]) button')];
  }

  /** The keyboard stays where it was: on its button, or on the piece nearest to where the last one lay. */
  refocus(button) {
    const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
    const far = (element) =>
      Math.hypot(
        ...middle(element.getBoundingClientRect()).map((at, axis) => at - middle(this.spot.box)[axis]),
      );
    const near = () =>
      [...this.stage.root.querySelectorAll('.piece[tabindex="0"]')].sort((a, b) => far(a) - far(b))[0];
    this.quiet = true;
    (this.spot && !button ? near() : button || this.buttons()[0])?.focus({ preventScroll: true });
    this.quiet = false;
  }

  /** Many moves: the best of them, then one line for each sort, which unfolds. Sorts are what notation begins with. */
  sections(groups) {
    const row = (group) => el('li', {}, group.length > 1 ? this.several(group) : this.button(group[0]));
    if (groups.length <= MOST) return groups.map(row);
    const best = groups
      .filter(([offer]) => offer.points > 0 || offer === this.armed || this.asked.has(offer.text))
      .slice(0, BEST);
    const rows = best.map(row);
    const sorts = Map.groupBy(
      groups.filter((group) => !best.includes(group)),
      ([offer]) => this.sorts[offer.text.split(' ')[0]] ?? offer.say.title,
    );
    let room = MOST - best.length - sorts.size;
    for (const many of [...sorts.values()].sort((a, b) => a.length - b.length)) {
      many.plain = many.length - 1 <= room;
      if (many.plain) room -= many.length - 1;
    }
    for (const [word, many] of sorts) {
      if (many.plain) {
        rows.push(...many.map(row));
        continue;
      }
      const folded = many.map(row);
      const fold = (open) => folded.forEach((one) => (one.hidden = !open));
      const count = many.flat().length;
      const head = el(
        'button.btn.all',
        { type: 'button', 'aria-expanded': String(this.open.has(word)) },
        el('b', {}, `${word} …`),
        el('span.num', {}, t('moves', { count })),
      );
      head.addEventListener('click', () => {
        const open = !this.open.delete(word);
        if (open) this.open.add(word);
        head.setAttribute('aria-expanded', String(open));
        fold(open);
      });
      fold(this.open.has(word));
      rows.push(el('li.fold', {}, head), ...folded);
    }
    return rows;
  }

  /** One tab stop; arrows go on inside. */
  walk(event) {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, Home: -Infinity, End: Infinity }[
      event.key
    ];
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
    const buttons = this.buttons();
    const at = buttons.indexOf(document.activeElement);
    const to = buttons[Math.max(0, Math.min(buttons.length - 1, at + step))];
    event.preventDefault();
    event.stopPropagation();
    if (!to) return;
    buttons.forEach((button) => (button.tabIndex = button === to ? 0 : -1));
    to.focus();
  }

  handled(offer) {
    const point = () => this.point(offer);
    const leave = () => this.point(this.armed);
    return {
      type: 'button',
      'data-text': offer.text,
      onclick: () =>
        this.pending ||
        (this.armed !== offer && this.slow(offer, false) ? this.arm(offer) : this.make(offer)),
      onpointerenter: point,
      onpointerleave: leave,
      onfocus: point,
      onblur: leave,
    };
  }

  flag(offer) {
    const { gain } = offer.say;
    if (gain) return el('b.flag.gain', {}, offer.points ? `${signed(offer.points)}, ${gain}` : gain);
    if (!offer.points && !(offer.points === 0 && this.offers.some((other) => other.points))) return null;
    return el(offer.points ? 'b.flag' : 'b.flag.zero', {}, signed(offer.points));
  }

  button(offer) {
    const { title, line, icon } = offer.say;
    const more = this.pending
      ? t('sending')
      : this.armed === offer
        ? `${line}. ${t('tap-again')}`
        : line || '';
    const button = el(
      'button.offer',
      this.handled(offer),
      picture(icon),
      el('b', {}, title),
      el('span', {}, more),
      this.flag(offer),
    );
    if (this.armed === offer) button.classList.add('armed');
    if (this.pending === offer) button.classList.add('pending');
    if (this.asked.has(offer.text)) button.classList.add('asked');
    return button;
  }

  /** Moves that differ in their last word only: one card, a small button for each. */
  several(group) {
    const { title, icon } = group[0].say;
    const brief = (offer) => offer.say.brief ?? offer.say.line;
    const same = new Set(group.map(brief)).size < group.length; // where they differ is not left out
    const small = (offer) => {
      const button = el(
        'button.offer.sub',
        { ...this.handled(offer), 'aria-label': `${title}, ${offer.say.line}` },
        el('span', {}, same ? offer.say.line : brief(offer)),
        this.flag(offer),
      );
      if (this.armed === offer) button.classList.add('armed');
      if (this.asked.has(offer.text)) button.classList.add('asked');
      return button;
    };
    return el('div.several', {}, picture(icon), el('b', {}, title), el('div.subs', {}, group.map(small)));
  }
}

export const signed = (points) => (points > 0 ? `+${points}` : String(points).replace('-', '−'));

const picture = (icon) => (icon && document.getElementById(icon) ? symbol(icon, 'pic') : null);
