// Dragging: the other way to click a path. A piece that begins some offer is lifted, what it may be dropped on glows,
// and a drop is a choice of both. Dropped anywhere else it goes back to where it lay. Pointer events: mouse, pen, touch.

const FAR = 6; // pixels after which a press is a drag
const NEAR = 18; // a target this close to the pointer counts: fingers are not exact
const EDGE = 44; // nearer than this to its edge the board scrolls along

export class Drag {
  constructor(stage, choice) {
    Object.assign(this, { stage, choice, held: null, ended: false });
    stage.root.addEventListener('pointerdown', (event) => this.press(event));
    stage.root.addEventListener('pointermove', (event) => this.move(event));
    stage.root.addEventListener('pointerup', (event) => this.release(event));
    stage.root.addEventListener('pointercancel', () => this.back());
    stage.root.addEventListener(
      'dragstart',
      (event) => event.target.closest?.('.piece') && event.preventDefault(),
    );
    addEventListener('keydown', (event) => event.key === 'Escape' && this.back());
    // The click that a browser makes of a drag's end is none.
    stage.root.addEventListener('click', (event) => this.ended && event.stopImmediatePropagation(), true);
  }

  press(event) {
    this.ended = false;
    const piece = event.target.closest('.piece');
    if (this.held || !event.isPrimary || event.button || !piece || !this.choice.grips(piece.dataset.key))
      return;
    this.held = { key: piece.dataset.key, piece, id: event.pointerId, x: event.clientX, y: event.clientY };
  }

  move(event) {
    const { held } = this;
    if (!held || event.pointerId !== held.id) return;
    held.at = [event.clientX, event.clientY];
    if (!held.ghost && Math.hypot(event.clientX - held.x, event.clientY - held.y) > FAR) this.lift(held);
    if (!held.ghost) return;
    held.ghost.style.translate = `${event.clientX - held.x}px ${event.clientY - held.y}px`;
    this.aim();
  }

  lift(held) {
    held.before = this.choice.chosen;
    if (!this.choice.lift(held.key)) return this.forget();
    this.ended = true;
    held.ghost = this.stage.ghost(held.piece, held.piece.getBoundingClientRect(), 'ghost held');
    held.piece.classList.add('lifted');
    this.stage.root.classList.add('dragging');
    this.stage.root.setPointerCapture?.(held.id);
    this.scroll();
    return undefined;
  }

  /** The piece under the pointer (or just beside it) that the held one may be dropped on. */
  target() {
    const { key, at } = this.held;
    const wanted = this.choice.drops(key);
    const under = document.elementsFromPoint(...at).map((found) => found.closest('.piece')?.dataset.key);
    const hit = under.find((other) => wanted.has(other));
    if (hit) return hit;
    let best = null;
    let least = NEAR;
    for (const other of wanted) {
      const box = this.stage.element(other)?.getBoundingClientRect();
      if (!box?.width) continue;
      const away = Math.hypot(
        Math.max(box.left - at[0], 0, at[0] - box.right),
        Math.max(box.top - at[1], 0, at[1] - box.bottom),
      );
      if (away < least) [best, least] = [other, away];
    }
    return best;
  }

  aim() {
    const target = this.target();
    this.stage.mark('over', target ? [target] : []);
    this.choice.hover(target);
  }

  release(event) {
    const { held } = this;
    if (!held || event.pointerId !== held.id) return undefined;
    setTimeout(() => (this.ended = false), 60);
    if (!held.ghost) return this.forget();
    const target = this.target();
    if (!target) return this.back();
    this.forget();
    held.piece.classList.add('lifted');
    this.stage.dropped = { ...held, rect: held.ghost.getBoundingClientRect() }; // it lies there until the move is heard
    return this.choice.put(target);
  }

  /** Back to where it lay; what was chosen before is chosen again. */
  back() {
    const { held } = this;
    setTimeout(() => (this.ended = false), 60);
    if (!held) return;
    this.forget();
    if (!held.ghost) return;
    this.choice.unlift(held.before);
    held.piece.classList.add('lifted');
    const home = held.ghost.animate([{ translate: held.ghost.style.translate }, { translate: '0 0' }], {
      duration: this.stage.pace(),
      easing: 'ease-out',
    });
    home.finished.finally(() => {
      held.ghost.remove();
      held.piece.classList.remove('lifted');
    });
  }

  forget() {
    this.held?.piece.classList.remove('lifted');
    this.held = null;
    this.stage.root.classList.remove('dragging');
    this.stage.mark('over', []);
  }

  /** A board taller than its room comes along while a piece is held at its edge. */
  scroll() {
    if (!this.held?.ghost) return;
    const board = this.stage.region('board').parentElement;
    const box = board.getBoundingClientRect();
    const [x, y] = this.held.at;
    const pull = (low, high, at) => (at < low + EDGE ? -9 : at > high - EDGE ? 9 : 0);
    if (x > box.left && x < box.right && y > box.top - EDGE && y < box.bottom + EDGE) {
      const was = [board.scrollLeft, board.scrollTop];
      board.scrollBy(pull(box.left, box.right, x), pull(box.top, box.bottom, y));
      if (was[0] !== board.scrollLeft || was[1] !== board.scrollTop) this.aim();
    }
    requestAnimationFrame(() => this.scroll());
  }
}
