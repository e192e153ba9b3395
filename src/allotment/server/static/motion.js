// How pieces move: they fly between regions, leave for where they end, wait for their turn in the story.
import { el, middle } from './dom.js';

/** @import { Piece } from './messages.d.ts' */
/** @import { Data, Shown, Stage } from './stage.js' */

/** @typedef {{ shown: Shown, late: number, box: DOMRect | undefined, size: [number, number] }} Leaving */

/** @typedef {{ flown: { key: string, box: DOMRect | undefined }[], gone: Leaving[] }} Moves */

/**
 * Which pieces are flown: those that change their region, that were dropped, or that are born somewhere.
 * @param {Piece[]} changed
 * @param {(key: string) => Piece | undefined} before
 * @param {string | undefined} dropped
 * @returns {[key: string, from: string][]}
 */
export function flights(changed, before, dropped) {
  /** @type {[string, string][]} */
  const found = [];
  for (const { key, region, born } of changed) {
    const old = before(key);
    if (old && (key === dropped || old.region !== region)) found.push([key, key]);
    else if (!old && born) found.push([key, born]);
  }
  return found;
}

/**
 * How far it is from the middle of one box to the middle of another.
 * @param {DOMRect} from
 * @param {DOMRect} to
 */
function way(from, to) {
  const [[x, y], [ox, oy]] = [middle(from), middle(to)];
  return `${ox - x}px ${oy - y}px`;
}

export class Motion {
  constructor(/** @type {Stage} */ stage) {
    this.stage = stage;
  }

  /**
   * Where things are, before anything moves.
   * @param {Piece[]} changed
   * @param {Shown[]} leaving
   * @param {(piece: Piece) => number} late milliseconds until a piece has its turn
   * @returns {Moves}
   */
  before(changed, leaving, late) {
    const { pieces, dropped } = this.stage;
    const from = flights(changed, (key) => pieces.get(key)?.data, dropped?.key);
    return {
      flown: from.map(([key, source]) => ({ key, box: this.where(source) })),
      gone: leaving.map((shown) => this.leaving(shown, late(shown.data))),
    };
  }

  /** Everything lies where it shall. @param {Moves} moves @param {string[]} told @param {number} pace */
  after({ flown, gone }, told, pace) {
    for (const one of gone) this.leave(one, pace);
    for (const { key, box } of flown) if (box?.width) this.fly(this.stage.element(key), box, pace);
    this.tumble(told, pace);
  }

  /** Where a piece or a region is; what is in the hand is where it was dropped. */
  where(/** @type {string} */ key) {
    const { stage } = this;
    if (key === stage.dropped?.key) return stage.dropped.rect;
    return (stage.element(key) ?? stage.region(key))?.getBoundingClientRect();
  }

  /** All dice in a tray that the story names were rolled, also those that show what they showed before. */
  tumble(/** @type {string[]} */ told, /** @type {number} */ pace) {
    const trays = told.flatMap((key) => this.stage.element(key)?.getBoundingClientRect() ?? []);
    for (const { element } of this.stage.pieces.values()) {
      if (!element.classList.contains('die')) continue;
      const box = element.getBoundingClientRect();
      const [x, y] = middle(box);
      const over = (/** @type {DOMRect} */ { left, right, top, bottom }) =>
        x > left && x < right && y > top && y < bottom;
      if (!trays.some(over)) continue;
      const turn = 200 + 160 * ((x * 7 + y) % 1);
      const thrown = `translateY(-${box.height / 2}px) rotate(-${turn}deg) scale(.6)`;
      element.animate(
        [{ transform: thrown }, { transform: 'rotate(14deg)', offset: 0.7 }, { transform: 'none' }],
        { duration: pace * 1.7, easing: 'ease-out', id: 'tumble' },
      );
    }
  }

  /**
   * What a piece showed before stays on top of it until its turn comes.
   * @param {HTMLElement} element
   * @param {Element} old
   * @param {number} late
   * @param {number} pace
   */
  linger(element, old, late, pace) {
    const was = /** @type {Element} */ (old.cloneNode(true));
    was.setAttribute('class', 'was');
    element.firstElementChild?.after(was);
    const fading = { delay: late, duration: pace * 0.6, fill: /** @type {const} */ ('both') };
    was.animate([{ opacity: 1 }, { opacity: 0 }], fading).finished.finally(() => was.remove());
    if (element.classList.contains('ground')) return;
    element.animate([{ scale: 1 }, { scale: 1.14 }, { scale: 1 }], { delay: late, duration: pace });
  }

  /**
   * From one box to another, from middle to middle: added to where it lies, whose place is never touched.
   * @param {HTMLElement | undefined} element
   * @param {DOMRect} from
   * @param {number} pace
   */
  fly(element, from, pace) {
    if (!element) return;
    for (const flight of element.getAnimations()) if (flight.id === 'flight') flight.cancel();
    element.style.transition = 'none'; // it flies; it does not glide as well
    const glide = () => element.style.removeProperty('transition');
    const to = element.getBoundingClientRect();
    if (!to.width) {
      glide();
      return;
    }
    const scale = Math.min(1.5, Math.max(0.3, from.width / to.width));
    const how = { duration: pace * 1.4, easing: 'cubic-bezier(.3,.8,.4,1)', id: 'flight' };
    element.animate(
      [
        { scale, zIndex: 9 },
        { scale: 1, zIndex: 9 },
      ],
      how,
    );
    const composite = /** @type {const} */ ('add');
    const flight = element.animate([{ translate: way(to, from) }, { translate: '0 0' }], {
      ...how,
      composite,
    });
    flight.finished.catch(() => {}).finally(glide);
  }

  /**
   * What is needed to show a piece go, as long as it is there.
   * @param {Shown} shown
   * @param {number} late
   * @returns {Leaving}
   */
  leaving(shown, late) {
    const { element, data } = shown;
    return { shown, late, box: this.where(data.key), size: [element.offsetWidth, element.offsetHeight] };
  }

  /** @param {Leaving} leaving @param {number} pace */
  leave({ shown: { element, data }, late, box, size }, pace) {
    if (!box?.width) return; // nobody saw it
    const ghost = this.stage.ghost(element, box, 'ghost', size);
    const frames = [{ opacity: 1 }, { opacity: 0.9, offset: 0.7 }, { ...this.away(data, box), opacity: 0 }];
    const how = { delay: late, duration: pace * 1.6, easing: 'ease-in-out' };
    ghost.animate(frames, how).finished.finally(() => ghost.remove());
  }

  /** Where it goes: to its end, if it has one that can be seen. @param {Data} data @param {DOMRect} box */
  away({ ends }, box) {
    const to = ends && (this.stage.element(ends) ?? this.stage.region(ends))?.getBoundingClientRect();
    return to && to.width ? { translate: way(box, to), scale: 0.35 } : { scale: 0.6 };
  }

  /**
   * Points rise from the piece that caused them, and go to the seat's score.
   * @param {HTMLElement} score
   * @param {number} points
   * @param {HTMLElement} [cause]
   */
  rise(score, points, cause) {
    const pace = this.stage.pace();
    if (!pace || document.body.classList.contains('end')) return;
    const [begins, ends] = [cause?.offsetWidth ? cause : score, score.offsetWidth ? score : null];
    if (!begins.offsetWidth) return;
    const given = { 'aria-hidden': 'true', 'data-from': cause?.dataset.key ?? null };
    const flag = el('b.flag.rise', given, points > 0 ? `+${points}` : String(points));
    document.body.append(flag);
    const spot = (/** @type {Element} */ element) => {
      const box = element.getBoundingClientRect();
      const [x, y] = middle(box);
      const beside = box.left - flag.offsetWidth - 4; // the score itself can be read all the while
      return [element === score ? beside : x - flag.offsetWidth / 2, y - flag.offsetHeight / 2];
    };
    const [x, y] = spot(begins);
    // where the seats are folded away it rises and is gone
    const [left, top] = ends ? spot(ends) : [x, y - 44];
    /** @param {number} ax @param {number} ay @param {number} opacity @param {number} offset */
    const at = (ax, ay, opacity, offset) => ({ translate: `${ax}px ${ay}px`, opacity, offset });
    const up = [at(x, y, 0, 0), at(x, y - 24, 1, 0.15), at(x, y - 34, 1, 0.6)];
    const frames = [...up, at(left, top, 1, 0.95), at(left, top, 0, 1)];
    const rising = flag.animate(frames, { duration: 700 + pace * 3, easing: 'ease-in-out' });
    rising.finished.finally(() => flag.remove());
  }
}
