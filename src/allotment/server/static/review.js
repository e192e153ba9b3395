// The review of a finished game: chances over time to walk along, what would have been better, luck and
// skill apart. Its words come with it.
import { $, ask, button, byTouch, el, maybe, message, shape, shapeOf, svg } from './dom.js';
import { onFrom } from './end.js';
import { stopAt } from './state.js';
import { t } from './words.js';

/** @import { Account, Review, ReviewDecision, ReviewMoment, TableInfo } from './messages.d.ts' */
/** @import { Ways } from './end.js' */
/** @import { Table } from './page.d.ts' */

const PATIENCE = 800; // milliseconds between two looks at a review
const LEFT = 38; // units of the picture beside its lines
const RIGHT = 10;
const STEPS = [0.5, 1, 2, 5, 10, 20, 50, 100, 200]; // from mark to mark, minutes or moves
const MARKS = 8; // at most
const WALKS = 12; // pixels sideways, after which a finger means to walk
const KEYS = new Map([
  ['ArrowLeft', -1],
  ['ArrowDown', -1],
  ['ArrowRight', 1],
  ['ArrowUp', 1],
  ['PageDown', -10],
  ['PageUp', 10],
  ['Home', -Infinity],
  ['End', Infinity],
]);
const digits = new Intl.NumberFormat(globalThis.document?.documentElement.lang);
const percent = new Intl.NumberFormat(globalThis.document?.documentElement.lang, { style: 'percent' });

/**
 * The chances at a moment: those after the last stretch that had ended by then.
 * @param {ReviewMoment[]} moments
 * @param {number} move
 */
export const chancesAt = (moments, move) =>
  (moments.findLast((one) => one.move <= move) ?? moments[0]).chances;

/**
 * The decision that is about to be made at a moment.
 * @param {ReviewDecision[]} decisions
 * @param {number | null} at
 */
export const decisionAt = (decisions, at) =>
  at === null ? undefined : decisions.find((one) => one.move === at + 1);

/**
 * A height of the picture in words: a chance, or the points of whoever plays alone.
 * @param {number} share
 * @param {number} [most] points that the whole height stands for
 */
export const heightOf = (share, most = 1) =>
  most > 1 ? String(Math.round(share * most)) : percent.format(share);

/**
 * Where a key leads from a moment; undefined: it is none of the keys that walk.
 * @param {string} key
 * @param {number} at
 * @param {number[]} stops
 */
export function walkedTo(key, at, stops) {
  const step = KEYS.get(key);
  return step === undefined
    ? undefined
    : stops[Math.max(0, Math.min(stops.length - 1, stopAt(stops, at) + step))];
}

/**
 * Where a move lies along the picture, from 0 to 1: by number, or where there is a clock by time.
 * @param {{ of: number, account?: Account }} review
 * @param {number} move
 */
export function placeOf({ of, account }, move) {
  if (!account) return move / Math.max(1, of);
  const { moments } = account;
  return moments[Math.min(move, moments.length - 1)].time / Math.max(1, moments.at(-1)?.time ?? 1);
}

/**
 * The move that lies nearest to a place along the picture.
 * @param {{ of: number, account?: Account }} review
 * @param {number} place
 */
export function moveAt(review, place) {
  const wanted = Math.max(0, Math.min(1, place));
  if (!review.account) return Math.round(wanted * review.of);
  const far = review.account.moments.map(({ at }) => Math.abs(placeOf(review, at) - wanted));
  return far.indexOf(Math.min(...far));
}

/**
 * Even marks along the picture: minutes where there is a clock, moves elsewhere. Each lies between 0 and 1.
 * @param {{ of: number, account?: Account }} review
 * @returns {[place: number, number: number][]}
 */
export function marksOf({ of, account }) {
  const whole = account ? (account.moments.at(-1)?.time ?? 0) / 60_000 : of;
  if (!whole) return [];
  const step = STEPS.find((size) => whole / size <= MARKS) ?? 500;
  return [...Array(Math.floor(whole / step)).keys()].map((at) => [
    ((at + 1) * step) / whole,
    (at + 1) * step,
  ]);
}

/**
 * How many minutes are left, by what was done since somebody looked; null: nobody can tell yet.
 * @param {{ done: number, at: number }} begun
 * @param {{ done: number, of: number, at: number }} now
 */
export const minutesLeft = (begun, now) =>
  now.done > begun.done
    ? Math.round(((now.at - begun.at) * (now.of - now.done)) / (now.done - begun.done) / 60_000)
    : null;

export class Reviewed {
  /** @type {Review | null} */
  found = null;
  /** @type {number | null} */
  at = null; // the moment that the board shows
  home = el('section.review.card', { id: 'reviewed' });
  strip = el('section.reviewstrip', { hidden: true });
  says = el('p', { role: 'status' });
  walk = el('div.along', { role: 'slider', tabindex: 0, 'aria-valuemin': 0 });
  busy = false;
  run = 0; // of those that asked for it, the one that still waits
  /** @type {PointerEvent | null} */
  from = null; // where the pointer came down last
  status = el('p', { role: 'status' });
  bar = el('progress');
  left = el('p.quiet.small');
  stop = button('.small', () => this.halt(), t('review-stop'));

  /** @param {Table} table @param {TableInfo} info @param {Ways} ways */
  constructor(table, info, ways) {
    this.table = table;
    this.path = `/api/tables/${info.id}/review`;
    this.ways = ways;
    this.strip.append(this.says);
    document.querySelector('#log .history')?.before(this.strip);
    ways.follow((at) => this.shown(at));
    this.walk.addEventListener('keydown', (event) => this.key(event));
    this.walk.addEventListener('pointerdown', (event) => this.down(event));
    this.walk.addEventListener('pointermove', (event) => this.dragged(event));
    this.walk.addEventListener('click', (event) => byTouch(event) && this.touch(event));
  }

  /** On the page of the end, which is drawn anew each time. */
  show() {
    document.querySelector('#endview .col.mid')?.append(this.home);
    $('review').hidden = this.busy || this.found !== null;
    this.shown(null);
  }

  /** Begins, or continues where it was broken off. */
  async ask() {
    this.busy = true;
    this.run += 1;
    const { run } = this;
    try {
      await this.follow(await ask('POST', this.path, {}), run);
    } catch (error) {
      if (this.run === run) this.said(message(error));
    }
    if (this.run === run) this.rest();
  }

  /** Nothing is waited for; what there is not yet can be asked for. */
  rest() {
    this.busy = false;
    const asked = maybe('review');
    if (asked) asked.hidden = this.found !== null;
  }

  /** No longer asks how far it is: the server puts the review aside when nobody does. */
  halt() {
    this.run += 1;
    this.said(t('review-halted'));
    this.rest();
    maybe('review')?.focus();
  }

  /** @param {Review} review @param {number} run */
  async follow(review, run) {
    let now = review;
    const begun = { done: review.done, at: performance.now() };
    while (now.stage === 'waiting' || now.stage === 'going') {
      if (this.run !== run) return;
      const minutes = minutesLeft(begun, { ...now, at: performance.now() });
      this.said(now.says, now, minutes === null ? '' : t('review-left', { minutes }));
      await new Promise((done) => setTimeout(done, PATIENCE));
      if (this.run === run) now = await ask('GET', this.path);
    }
    if (this.run !== run) return;
    if (now.stage === 'over') {
      const first = !this.home.childElementCount;
      this.tell(now);
      this.come(first);
    } else this.said(now.says);
  }

  /**
   * How far it is, or why it isn't there.
   * @param {string} words
   * @param {{ done: number, of: number }} [far]
   * @param {string} [left] how long it may take
   */
  said(words, far, left = '') {
    const first = !this.home.childElementCount;
    this.status.textContent = words;
    this.left.textContent = left;
    if (far) Object.assign(this.bar, { max: far.of, value: far.done, ariaLabel: words });
    if (!far) this.home.replaceChildren(this.status);
    else if (!this.stop.isConnected) this.home.replaceChildren(this.status, this.bar, this.left, this.stop);
    if (first) this.home.scrollIntoView({ block: 'start' });
  }

  /** What was asked for comes into sight when it is there, unless one reads elsewhere meanwhile. */
  come(/** @type {boolean} */ first) {
    const { top, bottom } = this.home.getBoundingClientRect();
    if (first || (top < innerHeight && bottom > 0)) this.home.scrollIntoView({ block: 'start' });
  }

  /** All that was found. */
  tell(/** @type {Review} */ review) {
    this.found = review;
    this.walk.setAttribute('aria-label', review.words?.walk ?? '');
    if (review.account) {
      this.home.replaceChildren(...this.together(review.account));
      this.shown(this.at);
      return;
    }
    const { words = {}, balance = [], decisions = [], notes = [] } = review;
    const key = decisions.filter((one) => one.key).map((one) => this.row(one, true));
    this.home.replaceChildren(
      el('h2', {}, words.heading),
      ...balance.map((one) => el('p', {}, one)),
      el('h3', {}, words.chart),
      el('div.alonghome'),
      el('h3', {}, words.key),
      key.length ? el('ol.moves', {}, key) : el('p.quiet', {}, words.none),
      fold(
        words.decisions,
        el(
          'ol.moves',
          {},
          decisions.map((one) => this.row(one, false)),
        ),
      ),
      fold(words.sum, this.sum()),
      fold(words.table, this.chances()),
      ...notes.map((one) => el('p.quiet.small', {}, one)),
    );
    for (const one of decisions) mark(one);
    this.shown(this.at);
  }

  /** What became of people who played together. */
  together(/** @type {Account} */ { says, curve, sheets, notes }) {
    const { words = {} } = this.found ?? {};
    const sections = sheets.map(({ heading, heads, rows, none }) => {
      if (!rows.length) return fold(heading, el('p.quiet', {}, none));
      const head = el('tr', {}, ...heads.map((word) => el('th', { scope: 'col' }, word)));
      const lines = rows.map(({ at, cells: [first, ...rest] }) => [this.there(at, first), ...rest]);
      return fold(heading, sheet(head, lines));
    });
    return [
      el('h2', {}, words.heading),
      ...says.map((one) => el('p', {}, one)),
      el('h3', {}, curve),
      el('div.alonghome'),
      ...sections,
      fold(words.table, this.chances()),
      ...notes.map((one) => el('p.quiet.small', {}, one)),
    ];
  }

  /** A link to a moment. @param {number} at @param {string} word */
  there(at, word) {
    const go = (/** @type {MouseEvent} */ event) => {
      event.preventDefault();
      this.ways.look(at);
    };
    return el('a', { href: `?at=${at}`, onclick: go }, word);
  }

  /** What the picture has lines for: seats, or the one garden of all. */
  get curves() {
    const account = this.found?.account;
    return account ? [{ seat: -1, name: account.curve }] : this.table.seats;
  }

  /** @returns {ReviewMoment[]} */
  get moments() {
    const { account, moments = [] } = this.found ?? {};
    return account ? account.moments.map(({ at, share }) => ({ move: at, chances: [share] })) : moments;
  }

  /** @param {ReviewDecision} one @param {boolean} whole */
  row(one, whole) {
    const go = (/** @type {MouseEvent} */ event) => {
      event.preventDefault();
      this.ways.look(one.move - 1);
    };
    const told = this.table.log.filter((line) => line.move === one.move).map((line) => line.text);
    const more = whole ? [one.says, one.reason].filter(Boolean).join(' ') : told.slice(0, 2).join(' ');
    const link = el(
      'a',
      { href: `?at=${one.move - 1}`, onclick: go, title: whole ? this.found?.words?.better : null },
      shape(one.seat),
      el('b', {}, `${this.table.seats[one.seat].name}, ${this.found?.words?.['move-of']} ${one.move}`),
      el(`b.judged.${one.word}`, {}, one.called),
      el('span', {}, more),
    );
    const from = whole && onFrom(this.ways, one.move);
    return el('li', { 'data-seat': one.seat, 'data-judged': one.word }, link, from);
  }

  /** What each seat's result was made of. */
  sum() {
    const { heads = [], rows = [] } = this.found?.sum ?? {};
    const head = el('tr', {}, el('td'), ...rows.map(({ name }) => el('th', { scope: 'col' }, name)));
    const lines = heads.map((word, column) => [word, ...rows.map(({ cells }) => cells[column])]);
    return sheet(head, lines);
  }

  /** The picture in numbers. */
  chances() {
    const { words = {} } = this.found ?? {};
    const names = this.curves.map(({ name }) => el('th', { scope: 'col' }, name));
    const head = el('tr', {}, el('th', { scope: 'col' }, words['move-of']), ...names);
    const stops = this.ways.stops();
    const lines = this.moments
      .filter(({ move }) => stops.includes(move)) // not each tick of a clock
      .map(({ move, chances }) => [
        String(stopAt(stops, move)),
        ...chances.map((one) => heightOf(one, this.found?.most)),
      ]);
    return sheet(head, lines);
  }

  /** The board shows another moment, or none. */
  async shown(/** @type {number | null} */ at) {
    this.at = at;
    const onBoard = !document.body.classList.contains('end');
    this.strip.hidden = !onBoard || !this.found;
    if (!this.found) return;
    const home = onBoard ? this.strip : this.home.querySelector('.alonghome');
    const held = document.activeElement === this.walk;
    if (this.walk.parentElement !== home) home?.append(this.walk);
    this.draw(onBoard);
    if (held || onBoard) this.walk.focus({ preventScroll: true });
    const one = decisionAt(this.found.decisions ?? [], at);
    this.says.textContent = one?.best ? [one.says, one.reason].filter(Boolean).join(' ') : '';
    await this.ways.point(null);
    if (one?.best) await this.better(one);
  }

  /** The better move on the board, as a preview is drawn; its sentence stands beside the walk. */
  async better(/** @type {ReviewDecision} */ one) {
    const at = one.move - 1;
    const told = await this.ways.ask('foresee', { at, text: one.best }).catch(() => null);
    if (this.at !== at || !told) return;
    const { say, points, path } = told;
    await this.ways.point({ text: one.best, say, points, path, told: Promise.resolve(told) });
  }

  // ---- the picture ----

  /** A line per seat over all moves, the costly decisions as flags, and where one is. */
  draw(/** @type {boolean} */ small) {
    const { found, moments } = this;
    if (!found) return;
    const { decisions = [], most, of, words = {} } = found;
    const [w, h] = small ? [320, 74] : [innerWidth < 720 ? 340 : 720, 200];
    const left = LEFT;
    const high = h - (small ? 24 : 40);
    const wide = w - left - RIGHT;
    const x = (/** @type {number} */ move) => (left + wide * placeOf(found, move)).toFixed(1);
    const y = (/** @type {number} */ share) => (8 + high * (1 - share)).toFixed(1);
    const grid = [0, 0.5, 1].map(
      (share) =>
        `<path class="grid" d="M${left} ${y(share)}H${left + wide}"/>` +
        `<text x="${left - 4}" y="${Number(y(share)) + 4}" text-anchor="end">${heightOf(share, most)}</text>`,
    );
    const along = small ? [] : marksOf(found);
    const marks = along.map(([place, number]) => {
      const cx = (left + wide * place).toFixed(1);
      const word = `<text x="${cx}" y="${high + 24}" text-anchor="middle">${digits.format(number)}</text>`;
      return `<path class="grid" d="M${cx} ${high + 8}v5"/>${word}`;
    });
    if (along.length) {
      const unit = found.account ? t('minutes-axis') : t('moves-axis');
      marks.push(`<text x="${left + wide / 2}" y="${h - 2}" text-anchor="middle">${unit}</text>`);
    }
    const lines = this.curves.map(({ seat }, number) => {
      const line = moments.map(({ move, chances }) => `${x(move)} ${y(chances[number])}`).join('L');
      if (seat < 0) return `<path class="line team" d="M${line}"/>`;
      const end = moments.at(-1)?.chances[number] ?? 0;
      const spot = `x="${Number(x(of)) - 6}" y="${Number(y(end)) - 6}" width="12" height="12"`;
      const badge = `<use href="#ui-${shapeOf(seat)}" ${spot}/>`;
      return `<g data-seat="${seat}"><path class="line" d="M${line}"/>${badge}</g>`;
    });
    const checks = (found.account?.flags ?? []).map(({ at, word }) => {
      const [cx, cy] = [Number(x(at)), Number(y(1))];
      if (word === 'good') return `<circle cx="${cx}" cy="${cy}" r="4" class="check good"/>`;
      return `<path class="check bad" d="M${cx - 4} ${cy - 4}l8 8m0 -8l-8 8"/>`;
    });
    const flags = decisions
      .filter((one) => one.best)
      .map(({ move, seat, key, word }) => {
        const cy = y(chancesAt(moments, move - 1)[seat]);
        const size = `r="${key ? 6 : 4}" class="spot ${word}"`;
        return `<g data-seat="${seat}"><circle cx="${x(move - 1)}" cy="${cy}" ${size}/></g>`;
      });
    const now = this.at ?? of;
    const here = `<path class="here" d="M${x(now)} 4V${high + 10}"/>`;
    const drawn = svg([...grid, ...marks, ...lines, ...checks, ...flags, here].join(''), `0 0 ${w} ${h}`);
    this.walk.replaceChildren(drawn);
    this.walk.setAttribute('aria-valuemax', String(of));
    this.walk.setAttribute('aria-valuenow', String(now));
    const each = chancesAt(moments, now).map(
      (one, number) => `${this.curves[number].name} ${heightOf(one, most)}`,
    );
    const decision = decisionAt(decisions, now);
    const judged = decision ? ` (${decision.called})` : '';
    this.walk.setAttribute('aria-valuetext', `${words['move-of']} ${now}${judged}: ${each.join(', ')}`);
  }

  key(/** @type {KeyboardEvent} */ event) {
    const of = this.found?.of ?? 0;
    const to = walkedTo(event.key, this.at ?? of, this.ways.stops());
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.ways.look(to);
  }

  /** A finger may be about to scroll the page: only its tap leads somewhere. */
  down(/** @type {PointerEvent} */ event) {
    this.from = event;
    if (event.pointerType !== 'touch') this.touch(event);
  }

  /** Beside the board a finger walks along, as a mouse does everywhere. */
  dragged(/** @type {PointerEvent} */ event) {
    if (!event.buttons) return;
    const across = Math.abs(event.clientX - (this.from?.clientX ?? 0));
    const finger = event.pointerType === 'touch';
    if (!finger || (across > WALKS && this.strip.contains(this.walk))) this.touch(event);
  }

  touch(/** @type {MouseEvent} */ event) {
    const drawn = this.walk.querySelector('svg');
    if (!drawn || !this.found) return;
    const { left, width } = drawn.getBoundingClientRect();
    const whole = drawn.viewBox.baseVal.width;
    const along = ((event.clientX - left) / width) * whole - LEFT;
    const move = moveAt(this.found, along / (whole - LEFT - RIGHT));
    if (move !== this.at) this.ways.look(move);
  }
}

/** The word of a decision beside its line of the log. */
function mark(/** @type {ReviewDecision} */ { move, word, called }) {
  const line = $('lines').querySelector(`[data-move="${move}"] > a > span`);
  if (line && !line.querySelector('.judged')) line.append(' ', el(`b.judged.${word}`, {}, called));
}

/** @param {string} word @param {HTMLElement} inside */
const fold = (word, inside) => el('details', {}, el('summary', {}, word), inside);

/** @param {HTMLElement} head @param {(string | HTMLElement)[][]} lines the first of each is its heading */
function sheet(head, lines) {
  const rows = lines.map(([word, ...cells]) =>
    el('tr', {}, el('th', { scope: 'row' }, word), ...cells.map((cell) => el('td', {}, cell))),
  );
  const table = el('table', {}, el('thead', {}, head), el('tbody', {}, rows));
  return el('div.scrolls', { tabindex: 0, role: 'group' }, table);
}
