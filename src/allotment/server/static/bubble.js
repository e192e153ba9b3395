// Why not: a bubble beside a piece, with the rule a click away.
import { $, el, hit, sentence, shape } from './dom.js';
import { setting } from './settings.js';
import { t, worded } from './words.js';

/** @import { About } from './about.js' */
/** @import { Choice } from './choice.js' */
/** @import { LogLine } from './messages.d.ts' */
/** @import { Bubble, ShownOffer, Table } from './page.d.ts' */
/** @import { Stage } from './stage.js' */

const LASTS = 7000; // milliseconds
const MEANT = 700; // in which one moves without having seen what was heard
const MOMENTS = 7; // lines of what is said large
let timer = 0;
let moments = 0;
let bound = false; // it is about a piece
let called = -1; // the seat that was called to the screen last

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

/**
 * Where a bubble stands beside a piece: above it, below or at a side, wherever it covers least of the others.
 * @param {Box} near
 * @param {[wide: number, high: number]} size
 * @param {Box[]} others
 * @param {[wide: number, high: number]} room
 * @returns {[left: number, top: number]}
 */
export function placed(near, [wide, high], others, [all, tall]) {
  const within = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ most) =>
    Math.max(8, Math.min(most - size - 8, at));
  const x = within(near.left + near.width / 2 - wide / 2, wide, all);
  const y = within(near.top + near.height / 2 - high / 2, high, tall);
  /** @type {[left: number, top: number, fits: boolean][]} */
  const spots = [
    [x, near.top - high - 8, near.top > high + 70],
    [x, near.top + near.height + 8, near.top + near.height + high + 16 < tall],
    [near.left - wide - 8, y, near.left > wide + 16],
    [near.left + near.width + 8, y, near.left + near.width + wide + 16 < all],
  ];
  const covered = (/** @type {number} */ left, /** @type {number} */ top) =>
    others.reduce((sum, { left: ox, top: oy, width, height }) => {
      const across = Math.min(left + wide, ox + width) - Math.max(left, ox);
      const down = Math.min(top + high, oy + height) - Math.max(top, oy);
      return sum + Math.max(0, across) * Math.max(0, down);
    }, 0);
  const fitting = spots.filter(([, , fits]) => fits);
  const best = fitting.map(([left, top]) => covered(left, top));
  const [left, top] = fitting[best.indexOf(Math.min(...best))] ?? [x, within(spots[1][1], high, tall)];
  return [left, top];
}

/** @returns {Bubble} */
export function bubbling(/** @type {string} */ rules, /** @type {() => void} */ hush) {
  return (beside, words, rule, button, stays) => {
    if (!words) return;
    const box = $('whynot');
    const link = { href: `${rules}#${rule}`, target: '_blank', rel: 'noopener' };
    const more = rule ? el('a', link, t('the-rule')) : (button ?? '');
    $('whysays').replaceChildren(`${sentence(words)} `, more);
    box.hidden = false;
    bound = Boolean(beside);
    const { width: wide, height: high } = box.getBoundingClientRect();
    const near = (beside ?? $('status')).getBoundingClientRect();
    const others = [...document.querySelectorAll('.piece:is(.can, .may, .card)')].filter(
      (one) => one !== beside,
    );
    const boxes = beside ? others.map((one) => one.getBoundingClientRect()) : [];
    const [left, top] = placed(near, [wide, high], boxes, [innerWidth, innerHeight]);
    box.style.left = `${left}px`;
    box.style.top = `${top}px`;
    clearTimeout(timer);
    // what can be clicked is read first
    if (!stays) timer = setTimeout(hush, rule || button ? 3 * LASTS : LASTS);
  };
}

/** Hides what was said; a table that goes on hides only what was said of a piece. */
export function unbubble(all = true) {
  if (all || bound) $('whynot').hidden = true;
}

/** What nobody may miss where all act at once: said large over the board, and gone again by itself. */
export function moment(/** @type {Pick<LogLine, 'seat' | 'text'>[]} */ lines) {
  if (!lines.length) return;
  const said = $('moment');
  const before = said.hidden ? [] : [...said.children];
  const words = lines.map(({ seat, text }) => {
    const whose = seat >= 0 ? seat : null;
    return el('p', { 'data-seat': whose }, whose === null ? '' : shape(whose), el('span', {}, text));
  });
  said.replaceChildren(...[...before, ...words].slice(-MOMENTS));
  said.hidden = false;
  clearTimeout(moments);
  moments = setTimeout(() => (said.hidden = true), 2500 + 900 * lines.length);
}

/** Where several people share a screen and nothing is hidden, whoever is next is called. */
export function handOver(/** @type {Table} */ { seats, you, curtain }) {
  if (you.seats.length < 2 || !seats[you.seat]?.turn) return;
  const text = t('your-turn-now', { name: seats[you.seat].name });
  if (called >= 0 && called !== you.seat && !curtain) moment([{ seat: you.seat, text }]);
  called = you.seat;
}

/** Where all act at once: who was there first, and by how much. Times: when it was heard here. */
export class Race {
  name = ''; // who moved last, if that was somebody else
  heard = 0;
  sent = 0; // when one's own last move was

  /** @param {boolean} on */
  constructor(on) {
    this.on = on;
  }

  /** @param {string | undefined} name @param {number} now */
  moved(name, now) {
    [this.name, this.heard] = [name || '', now];
  }

  /** That somebody was first; by how much, if one has acted, too. @param {number} now */
  told(now, acted = false) {
    if (!this.on || !this.name) return '';
    const seconds = Math.max(1, Math.round((now - this.heard) / 100)) / 10;
    return acted ? t('rival-first-by', { name: this.name, seconds }) : t('rival-first', { name: this.name });
  }

  /** Why a move was refused; before it, if it only came too late. @param {number} now @param {string} why */
  lost(now, why) {
    const late = this.sent - this.heard < MEANT; // nobody could have seen it before
    return [late && this.told(now, true), why].filter(Boolean).join(' ');
  }
}

/**
 * What pieces are: that comes when somebody first reaches for one; without a connection, at a later try.
 * @param {Stage} stage
 * @param {string} address
 * @param {ConstructorParameters<typeof About>[2]} says
 */
export function explaining(stage, address, says) {
  /** @type {Promise<About | null> | null} */
  let about = null;
  const known = () =>
    (about ??= import('./about.js').then(
      (found) => new found.About(stage, address, says),
      () => (about = null),
    ));
  const reached = new AbortController();
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    const reach = async (/** @type {Event} */ event) => {
      if (!hit(event, '.piece, .stage')) return;
      const found = await known();
      if (!found || reached.signal.aborted) return;
      reached.abort();
      found.listen(event);
    };
    document.body.addEventListener(type, reach, { signal: reached.signal });
  }
  return known;
}

/**
 * The assistant for beginners: it comes where the setting asks for it; without a connection, at a later try.
 * @param {Choice} choice
 * @param {Stage} stage
 * @param {Bubble} bubble
 * @returns {(offer: ShownOffer) => boolean} whether it said that a move gives something away
 */
export function assisting(choice, stage, bubble) {
  /** @type {((offer: ShownOffer) => boolean) | null} */
  let warns = null;
  const assist = async () => {
    if (warns || setting('warn') !== 'on') return;
    const here = Promise.all([import('./warn.js'), worded('warn')]);
    const [found] = await here.catch(() => [null]);
    warns ??= found && found.warning(choice, stage, bubble);
  };
  assist();
  addEventListener('change', assist);
  return (offer) => setting('warn') === 'on' && Boolean(warns?.(offer));
}
