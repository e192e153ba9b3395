// Choosing a move: by pieces or by its button. Knows no rules: keys that continue some offer's path glow;
// when a path is whole, that move is sent. Keys may be clicked in any order; the last of a path is its
// target.
import { $, byTouch, capital, el, hit, middle } from './dom.js';
import { List, MOST } from './list.js';
import { Paths, target } from './paths.js';
import { setting } from './settings.js';
import { isOf, rests, role } from './stage.js';
import { either, listed, t } from './words.js';

/** @import { PreviewAnswer } from './messages.d.ts' */
/** @import { ShownOffer } from './page.d.ts' */
/** @import { Stage } from './stage.js' */

/**
 * What the table does for the choice.
 * @typedef {object} Hands
 * @property {(offer: ShownOffer) => void} send
 * @property {(key: string) => unknown} why says why a piece can't be chosen
 * @property {(offer: ShownOffer) => Promise<PreviewAnswer | null>} preview
 * @property {(offer: ShownOffer | null, armed: boolean, story?: string) => void} said
 * @property {(key: string, acted: boolean) => unknown} late somebody was there first; acted: one tried, too
 * @property {(offer: ShownOffer) => boolean} warn whether it said that a move gives something away
 * @property {() => void} quiet
 * @property {Record<string, [string, string]>} nouns one, several: by what a key begins with
 * @property {Record<string, string>} sorts
 */

const MEANT = 700; // milliseconds in which a tap still means what lay there before
const LONG = 450; // milliseconds after which a press previews without choosing

const keyed = (/** @type {Event} */ event) => hit(event, '.piece')?.dataset.key;
const typing = (/** @type {Event} */ event) => hit(event, 'input, textarea');
const verb = (/** @type {ShownOffer} */ { text }) => text.split(' ', 1)[0];

export class Choice {
  /** @type {string[]} */
  chosen = [];
  /** @type {ShownOffer | null} */
  armed = null; // once more makes it
  /** @type {ShownOffer | null} */
  pending = null; // it is sent, and not heard yet
  /** @type {string[]} */
  taken = []; // the pieces of the pending one
  /** @type {ShownOffer | null} */
  heeded = null; // the armed move, while it is said what it gives away
  /** @type {ShownOffer | null} */
  pointed = null;
  /** @type {Set<string>} */
  asked = new Set(); // what a lesson asks for
  frozen = false; // the board shows the past
  fixed = false; // what is pointed at stays so, wherever the pointer goes
  turned = ''; // the way to lie that was chosen last
  beaten = ''; // the key that somebody else took
  /** @type {Element[]} */
  pinned = [];
  /** @type {Map<string, Element>} */
  soft = new Map(); // what places would bring, by key
  /** @type {{ key: string, box: DOMRect } | null} */
  spot = null; // where the piece lay that had the focus
  inList = false; // the list had the focus, until that is taken elsewhere: an empty list loses it
  quiet = false; // the focus is moved, which points at nothing
  typed = false; // the keyboard was used last
  long = false; // the finger rested where it is: what it is was asked, and nothing is chosen
  down = false; // a finger or a button is on the page
  /** @type {MouseEvent | null} */
  rest = null; // of a pointer that rests since: it made a move

  /** @param {Stage} stage @param {Hands} hands */
  constructor(stage, hands) {
    this.stage = stage;
    this.hands = hands;
    const data = (/** @type {string} */ key) => stage.pieces.get(key)?.data;
    this.paths = new Paths(
      (key) => data(key)?.like || key,
      (key) => isOf(data(key), 'way'),
    );
    this.list = new List(this, hands.sorts);
    stage.held = () => this.down || this.chosen.length > 0;
    this.listenToPointer(stage.root);
    this.listenToKeys(stage.root);
  }

  get offers() {
    return this.paths.offers;
  }

  listenToPointer(/** @type {HTMLElement} */ root) {
    root.addEventListener('click', (event) => this.touched(event));
    const asks = (/** @type {PointerEvent} */ event) => {
      const key = keyed(event);
      const rested = this.rest;
      if (!key || this.rests(event)) return;
      if (event.type === 'pointerover' || rested) this.point(this.aimed(key));
    };
    root.addEventListener('pointerover', asks);
    root.addEventListener('pointermove', asks);
    const leaves = (/** @type {Event} */ event) => keyed(event) && this.point(this.armed);
    root.addEventListener('pointerout', leaves);
    root.addEventListener('focusout', leaves);
    const turns = (/** @type {WheelEvent} */ event) => {
      if (keyed(event) && this.turn(Math.sign(event.deltaY))) event.preventDefault();
    };
    root.addEventListener('wheel', turns, { passive: false });
    addEventListener('pointerdown', () => ([this.typed, this.down] = [false, true]), true);
    const up = () => {
      this.down = false;
      setTimeout(() => this.stage.held() || this.stage.settle(), LONG); // its click comes first
    };
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, up, true);
    let timer = 0; // a long press previews without choosing
    root.addEventListener('pointerdown', (event) => {
      this.long = false;
      if (event.pointerType !== 'touch' || !hit(event, '.piece, .stage')) return;
      const key = keyed(event);
      timer = setTimeout(() => {
        this.long = true;
        if (key) this.point(this.aimed(key));
      }, LONG);
    });
    const rested = (/** @type {Event} */ event) => this.long && event.stopImmediatePropagation();
    root.addEventListener('click', rested, true);
    root.addEventListener('contextmenu', (event) => this.long && event.preventDefault());
    for (const type of ['pointerup', 'pointercancel', 'pointermove']) {
      root.addEventListener(type, () => clearTimeout(timer));
    }
  }

  listenToKeys(/** @type {HTMLElement} */ root) {
    root.addEventListener('keydown', (event) => this.pressed(event));
    root.addEventListener('focusin', (event) => {
      const piece = hit(event, '.piece');
      const key = piece?.dataset.key;
      this.spot = piece && key ? { key, box: piece.getBoundingClientRect() } : null;
      this.inList = Boolean(hit(event, '#list'));
      if (key && !this.quiet && this.typed) this.point(this.aimed(key));
    });
    const turns = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== 'Escape') this.typed = true;
      const held = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key.toLowerCase() !== 'r' || held || typing(event)) return;
      if (this.turn(event.shiftKey ? -1 : 1)) event.preventDefault();
    };
    addEventListener('keydown', turns, true);
  }

  /** New offers. What was chosen stays as far as it fits; so does what is pointed at, if no move waits. */
  offer(/** @type {ShownOffer[]} */ offers) {
    const still = (/** @type {ShownOffer | null} */ old) =>
      (!this.pending && old && offers.find((offer) => offer.text === old.text)) || null;
    const [shown, armed] = [still(this.pointed), still(this.armed)];
    // What the pieces meant so far: where a rival has laid something, they could now mean to take it away.
    const meant = this.chosen.map((_, at) => this.paths.fitting(this.chosen.slice(0, at + 1)).map(verb));
    const own = this.pending;
    const means = () =>
      this.fitting().some((offer) => own || meant[this.chosen.length - 1].includes(verb(offer)));
    this.paths.offers = offers;
    this.pending = null;
    while (this.chosen.length && !means()) {
      this.beaten = this.chosen.at(-1) ?? ''; // the next tap does not mean what lies there now
      this.chosen = this.chosen.slice(0, -1);
      if (!this.chosen.length || means()) this.hands.late(this.beaten, false);
    }
    this.armed = armed;
    this.point(null);
    this.show();
    if (shown) this.point(shown);
  }

  fitting() {
    return this.paths.fitting(this.chosen);
  }

  /** Nothing can be chosen while one looks back, and nothing is pointed out. */
  freeze() {
    this.frozen = true;
    this.point(null);
  }

  /** Everything on the table that is like one of these. */
  alike(/** @type {string[]} */ keys) {
    const kinds = new Set(keys.map(this.paths.kind));
    return [...this.stage.pieces.keys()].filter((key) => kinds.has(this.paths.kind(key)));
  }

  /** The offer a pointed-at piece would make next, if that is clear. */
  aimed(/** @type {string} */ key) {
    if (this.pending || this.frozen) return null;
    if (this.armed && this.paths.names(this.armed, key)) return this.armed;
    return this.paths.said([...this.chosen, key]);
  }

  touched(/** @type {MouseEvent} */ event) {
    const key = keyed(event);
    if (!key || this.pending || this.slid(key)) return;
    this.rest = event;
    this.choose(key, byTouch(event));
  }

  /** A pointer that rests where it made a move asks for nothing, whatever comes to lie under it. */
  rests(/** @type {MouseEvent} */ event) {
    if (this.rest && !rests(this.rest, event)) this.rest = null;
    return this.rest !== null;
  }

  /** What has just come under the finger wasn't meant: a place that is taken now, or one that moved there. */
  slid(/** @type {string} */ key) {
    const { data, since = -Infinity } = this.stage.pieces.get(key) ?? {};
    const beaten = this.beaten === key;
    if (beaten) this.hands.late(key, true);
    this.beaten = '';
    return beaten || (data?.cell && performance.now() - since < MEANT);
  }

  pressed(/** @type {KeyboardEvent} */ event) {
    const piece = hit(event, '.piece');
    if (!piece) return;
    /** @type {Map<string, [number, number]>} */
    const arrows = new Map([
      ['ArrowLeft', [-1, 0]],
      ['ArrowRight', [1, 0]],
      ['ArrowUp', [0, -1]],
      ['ArrowDown', [0, 1]],
    ]);
    const step = arrows.get(event.key);
    if (step) this.stage.toward(piece, ...step)?.focus();
    else if (event.key === 'Enter' || event.key === ' ') this.choose(piece.dataset.key ?? '', false);
    else return; // Escape goes on to the page: it also closes what was said
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {string} key @param {boolean} touch */
  choose(key, touch) {
    this.hands.quiet();
    if (this.frozen) this.hands.why(key);
    else if (this.chosen.includes(key)) this.again(key);
    else this.add(key, touch);
  }

  /** What is chosen already: the target or the last one touched makes the move, others turn or go back. */
  again(/** @type {string} */ key) {
    if (this.armed && (this.paths.ends(this.armed, key) || this.chosen.at(-1) === key)) {
      this.make(this.armed);
      return;
    }
    if (!this.paths.way(key) && this.turn(1)) return;
    this.chosen = this.chosen.filter((other) => other !== key);
    this.armed = null;
    this.show();
  }

  /** @param {string} key @param {boolean} touch */
  add(key, touch) {
    const { paths } = this;
    const kept = paths.keeping(key, this.chosen);
    if (!kept || paths.wrong(key, this.chosen, kept)) {
      if (this.heeded) this.drop();
      this.hands.why(key);
      return;
    }
    const given = this.chosen.filter((other) => !kept.includes(other));
    this.chosen = paths.held([...kept, key], this.turned);
    const whole = paths.whole(this.chosen);
    // only the target is another
    const another = given.every((other) => this.offers.some((offer) => paths.ends(offer, other)));
    if (whole && another && !this.slow(whole, touch)) {
      this.make(whole);
      return;
    }
    const clear = paths.said(this.chosen);
    const only = clear && paths.ends(clear, key) ? clear : null;
    if (only && !given.length && !touch && !this.slow(only, touch)) {
      this.make(only);
      return;
    }
    this.armed = whole ?? this.list.alone(clear, only);
    this.point(null); // what is pointed at already is said anew: it is armed
    this.show();
    this.point(this.armed);
    if (this.armed) this.heed(this.armed);
  }

  /** Pieces that say how another lies: R, the wheel or a second tap take the next. */
  turn(/** @type {number} */ step) {
    const next = this.paths.turned(this.chosen, step);
    if (!next) return false;
    this.turned = next;
    this.chosen = this.paths.held(
      this.chosen.filter((key) => !this.paths.way(key)),
      next,
    );
    if (this.armed) this.armed = this.paths.whole(this.chosen);
    this.show();
    if (this.armed) this.point(this.armed);
    return true;
  }

  /**
   * Must it be said twice? What ends a turn, if one wants that; on touch whatever a finger may have missed,
   * which a button is not.
   * @param {ShownOffer} offer
   * @param {boolean} touch
   */
  slow(offer, touch) {
    if (offer.last && setting('ending') === 'on') return true;
    const [key, ...more] = offer.path;
    const plain = !more.length && !offer.last && isOf(this.stage.pieces.get(key)?.data, 'button');
    return touch && !plain && setting('confirm') === 'touch';
  }

  /**
   * The button of an offer: it is made, or armed where it must be said twice, as by its pieces.
   * @param {ShownOffer} offer
   * @param {MouseEvent} event
   */
  press(offer, event) {
    if (this.pending) return;
    if (event.detail) this.rest = event; // not by a key
    if (this.armed !== offer && this.slow(offer, event.detail > 0 && byTouch(event))) this.arm(offer);
    else this.make(offer);
  }

  /** Shows it as armed: once more makes it. */
  arm(/** @type {ShownOffer} */ offer) {
    [this.armed, this.chosen] = [offer, [...offer.path]];
    this.point(null);
    this.show();
    this.point(offer);
    this.heed(offer);
  }

  /** Says before a move is made what it gives away, as long as it is armed; true: that was said now. */
  heed(/** @type {ShownOffer} */ offer) {
    if (this.heeded?.text === offer.text || !this.hands.warn(offer)) return false;
    this.heeded = offer;
    return true;
  }

  // ---- dragging: the same paths, two keys at a time

  /** May this piece be lifted? */
  grips(/** @type {string} */ key) {
    return !this.frozen && !this.pending && this.paths.grips(key);
  }

  /** A piece is in the hand: it is chosen, and what may follow glows. */
  lift(/** @type {string} */ key) {
    const chosen = this.paths.lifted(key, this.chosen);
    if (!chosen) return false;
    this.chosen = this.paths.held(chosen, this.turned);
    this.armed = null;
    this.point(null);
    this.show();
    return true;
  }

  unlift(/** @type {string[]} */ before) {
    this.chosen = this.paths.fitting(before).length ? before : [];
    this.point(null);
    this.show();
  }

  /** Where the piece in the hand may go. */
  drops(/** @type {string} */ key) {
    const keys = this.pending ? [] : this.alike(this.paths.drops(key, this.chosen));
    return new Set(keys.filter((other) => !this.chosen.includes(other)));
  }

  hover(/** @type {string | null} */ key) {
    this.point(key ? this.paths.said([...this.chosen, key]) : null);
  }

  /** Dropped there: the move is made if that says it all, otherwise what is still open glows. */
  put(/** @type {string} */ key) {
    this.chosen = [...this.chosen, key];
    const made = this.paths.said(this.chosen);
    if (!made) {
      this.point(null);
      this.show();
    } else if (this.slow(made, false)) this.arm(made);
    else this.make(made);
  }

  drop() {
    [this.chosen, this.armed] = [[], null];
    this.point(null);
    this.show();
  }

  /** @param {ShownOffer} offer @param {boolean} [sure] */
  make(offer, sure = false) {
    if (!sure && this.heed(offer)) {
      this.arm(offer);
      return;
    }
    this.pending = offer;
    this.taken = this.paths.keys(offer, this.chosen);
    this.drop();
    this.hands.send(offer);
  }

  // ---- what is shown of it

  /** What an offer would bring: points on its target, numbers on the pieces it touches, the way it takes. */
  async point(/** @type {ShownOffer | null} */ offer) {
    if (this.pointed === offer || this.fixed) return;
    this.pointed = offer;
    this.unpin();
    this.stage.mark('aim', offer ? this.paths.keys(offer, this.chosen) : []);
    for (const one of $('list').querySelectorAll('.offer')) {
      one.classList.toggle('chosen', one.getAttribute('data-text') === offer?.text);
    }
    if (!offer) {
      this.hands.said(null, false, this.missing());
      return;
    }
    this.hands.said(offer, this.armed === offer);
    this.pin(target(offer), this.list.flag(offer));
    const told = await this.hands.preview(offer);
    if (this.pointed === offer && told) this.foreseen(offer, told);
  }

  /** @param {ShownOffer} offer @param {PreviewAnswer} told */
  foreseen(offer, { lines, way = [], after = [] }) {
    const story = lines.map((line) => line.text).filter(Boolean);
    this.hands.said(offer, this.armed === offer, story.join(' '));
    const before = offer.path.slice(0, -1);
    const touched = [...new Set(lines.flatMap((line) => line.keys))].filter((key) => {
      const piece = this.stage.pieces.get(key)?.data;
      return piece && !before.includes(key) && !isOf(piece, 'ground');
    });
    if (touched.length > 1) {
      touched.forEach((key, number) => this.pin(key, el('i.count', {}, String(number + 1))));
    }
    const shown = () => this.pointed === offer;
    if (way.length > 1) import('./pointed.js').then(({ walk }) => walk(this.stage, way, this.pinned, shown));
    this.stage.lend(after);
  }

  noun(/** @type {string} */ key) {
    return this.hands.nouns[key.split('-')[0]];
  }

  /** What is chosen, and what is still missing: all of it, or where moves go apart, what could come next. */
  missing() {
    if (!this.chosen.length || this.pending) return '';
    const open = this.fitting().map((offer) =>
      counted(this.paths.left(offer, this.chosen).flatMap((key) => [this.noun(key) ?? []])),
    );
    const ways = [...new Set(open.map(listed))].filter(Boolean);
    if (!ways.length) return '';
    const next = ways.length > 1 ? [...new Set(open.flatMap(([first = []]) => first))] : ways;
    return t('still-needs', { held: this.held(), ways: either(next) });
  }

  /** What is chosen, in words. */
  held() {
    const named = this.chosen.map((key) => {
      const { label = '', cell } = this.stage.pieces.get(key)?.data ?? {};
      return (cell && this.noun(key)?.[0]) || nameOf(label);
    });
    return capital(named.filter(Boolean).join(', '));
  }

  /**
   * Something over a piece, above all others.
   * @param {string | undefined} key
   * @param {HTMLElement | null} mark
   */
  pin(key, mark) {
    if (!key || !mark) return;
    this.soft.get(key)?.setAttribute('hidden', '');
    const pin = this.stage.pin(key, mark);
    if (pin) this.pinned.push(pin);
  }

  unpin() {
    for (const pin of this.pinned) pin.remove();
    this.pinned = [];
    for (const pin of this.soft.values()) pin.removeAttribute('hidden');
    this.stage.lend([]);
  }

  /** Once something is chosen, every place it may go to says what it would bring. */
  foretell(/** @type {ShownOffer[]} */ fits) {
    for (const pin of this.soft.values()) pin.remove();
    this.soft = new Map();
    if (!this.chosen.length) return;
    const last = fits.filter((offer) => this.paths.left(offer, this.chosen).length === 1);
    const by = Map.groupBy(last, (offer) => target(offer) ?? '');
    for (const key of this.chosen) by.delete(key);
    if (by.size > MOST) return;
    for (const [key, [offer, ...others]] of by) {
      const flag = others.length ? null : this.list.flag(offer);
      const pin = flag && this.stage.pin(key, flag);
      if (pin) this.soft.set(key, pin);
    }
  }

  /** What was said of a move goes when that is no longer armed. */
  unheed() {
    if (!this.heeded || this.heeded.text === this.armed?.text) return;
    this.heeded = null;
    this.hands.quiet();
  }

  show() {
    this.unheed();
    if (!this.pending) this.stage.land();
    if (!this.stage.held()) this.stage.settle();
    const fits = this.frozen || this.pending ? [] : this.fitting();
    const can = this.glow(fits);
    this.reach(can);
    this.foretell(fits);
    this.stage.dress(
      this.chosen[0],
      this.chosen.find((key) => this.paths.way(key)),
    );
    const board = this.stage.room('board');
    // with nothing to focus on it, the board itself scrolls
    if (board) board.tabIndex = board.querySelector('.piece[tabindex="0"]') ? -1 : 0;
    const { held, now } = this.list.show(fits);
    const lost = (this.spot || this.inList) && this.typed && document.activeElement === document.body;
    if (held || lost) this.refocus(now);
    if (!this.pointed) this.hands.said(null, false, this.missing());
    if (this.stage.sizes.map) this.stage.roam();
  }

  /** Marks what may be clicked; returns its keys. */
  glow(/** @type {ShownOffer[]} */ fits) {
    const { stage, chosen } = this;
    const next = fits.flatMap((offer) => this.paths.left(offer, chosen));
    const others = fits.length ? this.paths.instead(chosen, this.armed) : [];
    const can = new Set([...chosen, ...this.alike([...next, ...others])]);
    // At rest a move of three or more pieces glows where one begins; its target lights up on the way.
    const first = fits.flatMap(({ path }) => (path.length > 2 ? path.slice(0, -1) : path));
    const glow = chosen.length ? can : new Set(this.alike(first));
    const grips = this.frozen || this.pending ? [] : this.offers.flatMap(({ path }) => path.slice(0, -1));
    stage.root.classList.toggle('choosing', chosen.length > 0);
    stage.mark('chosen', chosen);
    stage.mark(
      'can',
      [...glow].filter((key) => !chosen.includes(key)),
    );
    stage.mark(
      'may',
      [...can].filter((key) => !glow.has(key)),
    );
    stage.mark('grip', this.alike(grips));
    stage.mark('pending', this.pending ? this.taken : []);
    return can;
  }

  /** What may be clicked can be reached with the keyboard, and says that it is a button. */
  reach(/** @type {Set<string>} */ can) {
    for (const [key, { element, data }] of this.stage.pieces) {
      const on = (can.has(key) && Boolean(data.label || data.cell)) || isOf(data, 'opens');
      if (on) element.tabIndex = 0;
      else if (data.cell || element === document.activeElement) element.tabIndex = -1;
      else element.removeAttribute('tabindex');
      if (!data.cell) element.setAttribute('role', on ? 'button' : role(data.label, data.cell));
      if (on && !data.cell) element.setAttribute('aria-pressed', String(this.chosen.includes(key)));
      else element.removeAttribute('aria-pressed');
    }
  }

  /** The keyboard stays where it was: on its button, or on the piece nearest to where the last one lay. */
  refocus(/** @type {HTMLElement | undefined} */ now) {
    const piece = this.spot && !now ? this.near(this.spot.box) : null;
    this.quiet = true;
    (piece ?? now ?? (this.spot ? null : this.list.buttons()[0]))?.focus({ preventScroll: true });
    this.quiet = false;
  }

  near(/** @type {DOMRect} */ box) {
    const [x, y] = middle(box);
    const far = (/** @type {Element} */ element) => {
      const [ox, oy] = middle(element.getBoundingClientRect());
      return Math.hypot(ox - x, oy - y);
    };
    /** @type {NodeListOf<HTMLElement>} */
    const pieces = this.stage.root.querySelectorAll('.piece[tabindex="0"]');
    return [...pieces].sort((a, b) => far(a) - far(b))[0];
  }
}

/** What a piece is called: the beginning of its label. */
export const nameOf = (/** @type {string} */ label) => label.split(/[,:;(]/)[0];

/**
 * Names with their numbers: "a seed", "2 dice". Each comes as its word for one and for several.
 * @param {string[][]} nouns
 */
export function counted(nouns) {
  const names = nouns.filter(([one]) => one);
  return [...Map.groupBy(names, ([one]) => one)].map(([one, all]) =>
    all.length > 1 ? t('so-many', { count: all.length, many: all[0][1] }) : one,
  );
}
