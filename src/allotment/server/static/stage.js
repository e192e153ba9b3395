// The stage: scenes of keyed pieces as elements. A piece keeps its element as long as it keeps its key, so that
// whatever moves glides; what changes its region, appears or goes is flown from and to where it came from.
import { el, svg } from './dom.js';

const still = matchMedia('(prefers-reduced-motion: reduce)');

export class Stage {
  constructor(root) {
    Object.assign(this, { root, pieces: new Map(), sizes: {}, layout: '' });
    this.watch = new ResizeObserver(() => this.fit());
    this.watch.observe(document.body);
    const board = root.querySelector('[data-region="board"]');
    this.watch.observe(board.parentElement);
  }

  pace() {
    return still.matches ? 0 : Number(localStorage.getItem('pace') ?? 250);
  }

  region(name) {
    return this.root.querySelector(`[data-region="${name}"]`);
  }

  element(key) {
    return this.pieces.get(key)?.element;
  }

  /** A whole scene: what is not in it goes. */
  show(scene) {
    const keys = new Set(scene.pieces.map((piece) => piece.key));
    const gone = [...this.pieces.keys()].filter((key) => !keys.has(key));
    if (this.layout !== scene.layout) {
      this.clear();
      this.sizes = {};
    }
    this.layout = scene.layout;
    this.change({
      regions: scene.regions,
      changed: scene.pieces,
      gone: gone.filter((key) => this.pieces.has(key)),
    });
  }

  clear() {
    for (const { element } of this.pieces.values()) element.remove();
    this.pieces.clear();
    this.root.querySelectorAll('[data-region] > [role="grid"]').forEach((grid) => grid.remove());
  }

  /** `told`: the keys of what happened, in the order of the story; a chain is shown one piece after the other. */
  change({ regions, changed = [], gone = [] }, told = []) {
    const first = !this.pieces.size;
    const pace = first ? 0 : this.pace();
    this.root.style.setProperty('--pace', `${pace}ms`);
    const from = new Map(); // where things were, before anything moves
    const where = (key) =>
      key === this.dropped?.key
        ? this.dropped.rect
        : (this.element(key) || this.region(key))?.getBoundingClientRect();
    if (pace) {
      for (const piece of changed) {
        const old = this.pieces.get(piece.key);
        if (old && (piece.key === this.dropped?.key || old.data.region !== piece.region))
          from.set(piece.key, where(piece.key));
        else if (!old && piece.born) from.set(piece.key, where(piece.born));
      }
    }
    const after = pace ? this.order(told) : () => 0;
    const leaving = gone.map((key) => [key, this.pieces.get(key)]).filter(([, old]) => old);
    const ghosts = pace
      ? leaving.map(([key, old]) => [
          old,
          after(old.data),
          where(key),
          [old.element.offsetWidth, old.element.offsetHeight],
        ])
      : [];
    this.land();
    Object.assign(this.sizes, regions);
    if (regions) this.fit();
    for (const [key, old] of leaving) {
      old.element.remove();
      this.pieces.delete(key);
    }
    for (const piece of changed) this.put(piece, pace, after(piece));
    for (const bare of ['row', 'grid'])
      this.root.querySelectorAll(`.bare[role="${bare}"]:empty`).forEach((empty) => empty.remove());
    for (const ghost of ghosts) this.leave(...ghost, pace);
    for (const [key, rect] of from) if (rect?.width) this.fly(this.element(key), rect, pace);
    if (this.sizes.map) this.roam();
    if (pace) this.tumble(told, pace);
  }

  /** How many milliseconds a piece waits for its turn in the story: its own key, or what lies at the same place. */
  order(told) {
    const places = new Map();
    let next = 0;
    const place = ({ region, at: [x, y] }) => `${region} ${x} ${y}`;
    for (const key of told) {
      const piece = this.pieces.get(key)?.data;
      const where = piece ? place(piece) : key;
      if (!places.has(where)) places.set(where, next++);
      places.set(key, places.get(where));
    }
    return (piece) => (places.get(piece.key) ?? places.get(place(piece)) ?? 0) * this.pace();
  }

  /** All dice in a tray that the story names were rolled, also those that show what they showed before. */
  tumble(told, pace) {
    const trays = told.map((key) => this.element(key)?.getBoundingClientRect()).filter(Boolean);
    for (const { element } of this.pieces.values()) {
      if (!element.classList.contains('die')) continue;
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (!trays.some((tray) => x > tray.left && x < tray.right && y > tray.top && y < tray.bottom)) continue;
      const turn = 200 + 160 * ((x * 7 + y) % 1);
      element.animate(
        [
          { transform: `translateY(-${height / 2}px) rotate(-${turn}deg) scale(.6)` },
          { transform: 'rotate(14deg)', offset: 0.7 },
          { transform: 'none' },
        ],
        { duration: pace * 1.7, easing: 'ease-out', id: 'tumble' },
      );
    }
  }

  put(piece, pace, late = 0) {
    let old = this.pieces.get(piece.key);
    if (!old) {
      const element = el('div.piece', { 'data-key': piece.key });
      old = { element, data: {} };
      this.pieces.set(piece.key, old);
    }
    const { element, data } = old;
    const [x, y, w, h] = piece.at;
    if (data.at && (data.at[0] !== x || data.at[1] !== y)) old.since = performance.now(); // it lies there since
    if (data.drawing !== piece.drawing || data.at[2] !== w || data.at[3] !== h) {
      const drawing = svg(piece.drawing, `0 0 ${w} ${h}`);
      const was = element.firstChild;
      if (was) was.replaceWith(drawing);
      else element.append(drawing);
      if (was && late) this.linger(element, was, late, pace);
    }
    if (data.kind !== piece.kind) {
      element.classList.remove(...(data.kind || '').split(' ').filter(Boolean));
      element.classList.add(...(piece.kind || '').split(' ').filter(Boolean));
    }
    const style = element.style;
    style.setProperty('--x', x);
    style.setProperty('--y', y);
    style.setProperty('--w', w);
    style.setProperty('--h', h);
    style.setProperty('--turn', `${piece.turn || 0}deg`);
    style.zIndex = piece.layer;
    if (piece.label) element.setAttribute('aria-label', piece.label);
    if (!piece.label) element.setAttribute('aria-hidden', 'true');
    else element.removeAttribute('aria-hidden');
    if (data.region !== piece.region || String(data.cell) !== String(piece.cell))
      this.home(piece)?.append(element);
    if (piece.cell) [element.dataset.grid, element.dataset.row, element.dataset.column] = piece.cell;
    if (!element.hasAttribute('aria-pressed'))
      element.setAttribute('role', piece.cell ? 'gridcell' : piece.label ? 'img' : 'presentation');
    old.data = piece;
  }

  /** What a piece showed before stays on top of it until its turn comes. */
  linger(element, old, late, pace) {
    const was = old.cloneNode(true);
    was.setAttribute('class', 'was');
    element.firstChild.after(was);
    was
      .animate([{ opacity: 1 }, { opacity: 0 }], { delay: late, duration: pace * 0.6, fill: 'both' })
      .finished.finally(() => was.remove());
    if (!element.classList.contains('ground'))
      element.animate([{ scale: 1 }, { scale: 1.14 }, { scale: 1 }], { delay: late, duration: pace });
  }

  /** Its region, or its row of an ARIA grid there. The wrappers have no box of their own. */
  home(piece) {
    const region = this.region(piece.region);
    if (!piece.cell || !region) return region;
    const [name, row] = piece.cell;
    let grid = region.querySelector(`[data-grid-of="${name}"]`);
    if (!grid)
      region.append((grid = el('div.bare', { role: 'grid', 'data-grid-of': name, 'aria-label': name })));
    let line = grid.querySelector(`[data-row-of="${row}"]`);
    if (!line) {
      line = el('div.bare', { role: 'row', 'data-row-of': row });
      const later = [...grid.children].find((other) => Number(other.dataset.rowOf) > row);
      grid.insertBefore(line, later || null);
    }
    return line;
  }

  /** A mark above a piece, wherever that lies: not inside it, where what lies on the piece would hide it. */
  pin(key, mark) {
    const piece = this.pieces.get(key);
    if (!piece) return null;
    const pin = el('div.pin', { 'aria-hidden': 'true' }, mark);
    for (const [name, value] of [
      ['--x', piece.data.at[0]],
      ['--y', piece.data.at[1]],
      ['--w', piece.data.at[2]],
      ['--h', piece.data.at[3]],
    ])
      pin.style.setProperty(name, value);
    this.region(piece.data.region)?.append(pin);
    this.inside(mark);
    return pin;
  }

  /** A mark is never cut by the edge of what it lies in. */
  inside(mark) {
    const room = mark.closest('[data-region]')?.parentElement.getBoundingClientRect();
    if (!room?.width) return;
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    const [x, y] = [
      Math.max(room.left + 2 - left, Math.min(0, room.right - 2 - right)),
      Math.max(room.top + 2 - top, Math.min(0, room.bottom - 2 - bottom)),
    ];
    Object.assign(mark.style, {
      marginLeft: `${x}px`,
      marginRight: `${-x}px`,
      marginTop: `${y}px`,
      marginBottom: `${-y}px`,
    });
  }

  /** A way from piece to piece of one region, with an arrow at its end. */
  line(keys) {
    const pieces = keys.map((key) => this.pieces.get(key)?.data).filter(Boolean);
    const region = pieces[0] && this.region(pieces[0].region);
    if (pieces.length < 2 || !region) return [];
    const [w, h] = this.sizes[pieces[0].region];
    const spots = pieces.map(({ at: [x, y, wide, high] }) => `${x + wide / 2},${y + high / 2}`).join(' ');
    const drawn = svg(
      `<defs><marker id="arrow" viewBox="0 0 8 8" refX="5" refY="4" markerWidth="4" markerHeight="4" orient="auto"><path d="M0 0L8 4L0 8z" fill="var(--glow)"/></marker></defs><polyline points="${spots}" fill="none" stroke="var(--ink)" stroke-width="6" stroke-linecap="round" opacity=".55"/><polyline points="${spots}" fill="none" stroke="var(--glow)" stroke-width="3.5" stroke-dasharray="1 7" stroke-linecap="round" marker-end="url(#arrow)"/>`,
      `0 0 ${w} ${h}`,
    );
    drawn.setAttribute('class', 'walk');
    region.append(drawn);
    return [drawn];
  }

  /** Pieces as a move would leave them, while it is pointed at; none: as they are. */
  lend(pieces) {
    for (const [key, data] of this.lent || []) {
      if (this.pieces.get(key)?.data.lent !== true) continue; // it has changed meanwhile
      if (data) this.put(data, 0);
      else {
        this.element(key).remove();
        this.pieces.delete(key);
      }
    }
    this.lent = pieces.map((piece) => [piece.key, this.pieces.get(piece.key)?.data]);
    for (const piece of pieces) this.put({ ...piece, lent: true }, 0);
  }

  /** Shows one piece as another shows it (a tile as it is turned); without names as it is. */
  dress(key, like) {
    const worn = like && this.element(like)?.firstChild;
    if (this.dressed && (this.dressed.key !== key || !worn)) {
      this.dressed.coat.remove();
      this.dressed = null;
    }
    const ghost = this.root.querySelector('.ghost.held');
    if (!worn || !this.element(key)) return;
    this.dressed?.coat.remove();
    const coat = worn.cloneNode(true);
    coat.setAttribute('class', 'coat');
    this.element(key).append(coat);
    this.dressed = { key, coat };
    if (ghost) ghost.replaceChildren(...[...this.element(key).children].map((one) => one.cloneNode(true)));
  }

  /** A piece that was dragged and dropped is no longer in the hand. */
  land() {
    this.dropped?.ghost.remove();
    this.dropped?.piece.classList.remove('lifted');
    this.dropped = null;
  }

  /** From one box to another, from middle to middle: added to where it lies, so that its place is never touched. */
  fly(element, from, pace) {
    if (!element) return undefined;
    for (const flight of element.getAnimations()) if (flight.id === 'flight') flight.cancel();
    element.style.transition = 'none'; // it flies; it does not glide as well
    const to = element.getBoundingClientRect();
    if (!to.width) return element.style.removeProperty('transition');
    const scale = Math.min(1.5, Math.max(0.3, from.width / to.width));
    const how = { duration: pace * 1.4, easing: 'cubic-bezier(.3,.8,.4,1)', id: 'flight' };
    element.animate(
      [
        { scale, zIndex: 9 },
        { scale: 1, zIndex: 9 },
      ],
      how,
    );
    const flight = element.animate([{ translate: way(to, from) }, { translate: '0 0' }], {
      ...how,
      composite: 'add',
    });
    return flight.finished.catch(() => {}).finally(() => element.style.removeProperty('transition'));
  }

  /** A likeness of a piece above the page, as large as it is and turned as it is, with its middle where `box` has its own. */
  ghost(element, box, kind, [w, h] = [element.offsetWidth, element.offsetHeight]) {
    const ghost = element.cloneNode(true);
    ghost.className = kind;
    for (const name of ['data-key', 'tabindex', 'role', 'aria-label', 'aria-pressed'])
      ghost.removeAttribute(name);
    ghost.setAttribute('aria-hidden', 'true');
    Object.assign(ghost.style, {
      left: `${box.left + box.width / 2 - w / 2}px`,
      top: `${box.top + box.height / 2 - h / 2}px`,
      width: `${w}px`,
      height: `${h}px`,
      zIndex: '',
      transition: '',
    });
    document.body.append(ghost);
    return ghost;
  }

  leave({ element, data }, late, from, size, pace) {
    if (!from?.width) return; // nobody saw it
    const target = data.ends && (this.element(data.ends) || this.region(data.ends));
    const to = target?.getBoundingClientRect();
    const ghost = this.ghost(element, from, 'ghost', size);
    const away = to?.width ? { translate: way(from, to), scale: 0.35 } : { scale: 0.6 };
    ghost
      .animate([{ opacity: 1 }, { opacity: 0.9, offset: 0.7 }, { ...away, opacity: 0 }], {
        delay: late,
        duration: pace * 1.6,
        easing: 'ease-in-out',
      })
      .finished.finally(() => ghost.remove());
  }

  /** Units to pixels: the board fits its room, the hand and the seats' cards fill their width. */
  fit() {
    document.body.classList.toggle('no-hand', !this.sizes.hand);
    document.body.classList.toggle('shelved', 'shelf-a' in this.sizes);
    for (const [name, [w, h]] of Object.entries(this.sizes)) {
      const region = this.region(name);
      if (!region?.parentElement) continue;
      const box = region.parentElement;
      const style = getComputedStyle(box);
      const room = box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      let unit = room / w;
      if (name === 'board') {
        const high = box.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
        const fits = Math.min(unit, high / h);
        unit = fits < unit * 0.78 ? Math.max(fits, unit * (this.layout === 'tall' ? 1 : 0.5)) : fits; // much taller than its room: it scrolls
      } else unit = Math.min(unit, name === 'hand' ? 1.55 : this.layout === 'tall' ? 2 : 1.2);
      const [least, most] = ['--least', '--most'].map((limit) => parseFloat(style.getPropertyValue(limit))); // measures of the game itself
      unit = Math.min(Math.max(unit, least || 0), most || Infinity);
      if (!(unit > 0)) continue;
      region.style.setProperty('--u', `${unit.toFixed(4)}px`);
      region.style.width = `${(w * unit).toFixed(2)}px`;
      region.style.height = `${(h * unit).toFixed(2)}px`;
    }
    if (this.sizes.map) this.roam();
  }

  /** A board with a map is larger than its room. */
  async roam() {
    this.panned ??= import('./pan.js').then(({ pan }) => pan(this));
    (await this.panned)();
  }

  mark(kind, keys) {
    const wanted = new Set(keys);
    for (const [key, { element }] of this.pieces) element.classList.toggle(kind, wanted.has(key));
    if (kind !== 'lit') return;
    for (const card of this.root.querySelectorAll('.seat'))
      card.classList.toggle(kind, wanted.has(`seat-${card.dataset.seat}`));
  }

  /** The focusable piece nearest in a direction; inside a grid its neighbour. */
  toward(element, dx, dy) {
    const { grid, row, column } = element.dataset;
    if (grid) {
      const near = this.root.querySelector(
        `[data-grid="${grid}"][data-row="${Number(row) + dy}"][data-column="${Number(column) + dx}"]`,
      );
      if (near) return near;
    }
    const middle = (rect) => [rect.left + rect.width / 2, rect.top + rect.height / 2];
    const [x, y] = middle(element.getBoundingClientRect());
    let best = null;
    let least = Infinity;
    for (const { element: other } of this.pieces.values()) {
      if (other === element || !other.hasAttribute('tabindex')) continue;
      const [ox, oy] = middle(other.getBoundingClientRect());
      const along = (ox - x) * dx + (oy - y) * dy;
      const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
      if (along > 4 && along + 2.5 * aside < least) [best, least] = [other, along + 2.5 * aside];
    }
    return best;
  }
}

/** How far it is from the middle of one box to the middle of another. */
const way = (from, to) =>
  `${to.left + to.width / 2 - from.left - from.width / 2}px ${to.top + to.height / 2 - from.top - from.height / 2}px`;
