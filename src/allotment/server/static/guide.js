// The guided first game, and puzzles: shows the step the server says the table is at, lights its pieces, puts
// its offers first. What fulfils a step, and which step it is, the server decides.
import { nameOf } from './choice.js';
import { $, button, drawn, el, hit, icon } from './dom.js';
import { shift } from './stage.js';
import { keepSolved } from './solved.js';
import { listed, t } from './words.js';

/** @import { Choice } from './choice.js' */
/** @import { Guide } from './messages.d.ts' */
/** @import { Table, Tell } from './page.d.ts' */
/** @import { Stage } from './stage.js' */

const AROUND = 20; // pixels around a piece that is brought into view
const SHOWN = 2000; // milliseconds that a piece is lit of which the name was touched

export class Lesson {
  strayed = '';
  sum = ''; // of what is written already
  step = '';
  on = false;

  /**
   * @param {Table} table
   * @param {{ stage: Stage, choice: Choice, say: Tell }} hands
   */
  constructor(table, { stage, choice, say }) {
    this.table = table;
    this.stage = stage;
    this.choice = choice;
    this.say = say;
    $('guidesays').addEventListener('click', (event) => {
      const word = hit(event, '.ask b')?.textContent;
      if (word) this.find(word);
    });
  }

  /** Called whenever something around the board is drawn; `past`: the board shows another moment. */
  show(/** @type {boolean} */ past) {
    const guide = past ? null : this.table.guide;
    const on = Boolean(guide);
    $('guide').hidden = !on;
    if (document.body.classList.toggle('guided', on) !== this.on) this.stage.fit();
    this.on = on;
    this.choice.asked = new Set(guide?.texts);
    this.stage.mark('asked', guide?.keys ?? []);
    if (!guide) return;
    const step = JSON.stringify([guide.step, guide.kind, guide.shown]);
    const fresh = this.step !== step;
    if (fresh) this.strayed = '';
    this.step = step;
    const sum = JSON.stringify([guide, this.strayed]);
    if (this.sum === sum) return;
    this.sum = sum;
    this.write(guide);
    this.stage.fit();
    if (fresh) this.reveal(guide.keys);
    if (guide.kind === 'solved' && !guide.shown) keepSolved(this.game(), guide.step);
    const answer = this.choice.offers.find(({ text }) => text === guide.texts[0]);
    if (fresh && guide.kind === 'puzzle' && answer) this.choice.point(answer);
  }

  write(/** @type {Guide} */ guide) {
    const { kind, step, of } = guide;
    if (kind === 'solved') $('guidecount').textContent = t('puzzle-right');
    else if (kind === 'puzzle') $('guidecount').textContent = t('puzzle-number', { step });
    else $('guidecount').textContent = kind === 'end' ? t('lesson-over') : t('step', { step, of });
    $('guidesays').replaceChildren(...this.words(guide));
    this.fold();
    const parts = this.buttons(guide);
    const active = document.activeElement;
    const held = $('guideacts').contains(active) ? active?.textContent : '';
    $('guideacts').replaceChildren(...parts);
    if (held) (parts.find((one) => one.textContent === held) || parts[0]).focus(); // it stays in the panel
  }

  /** The strip keeps its height; on a phone longer words are there at a tap, over the board. */
  fold() {
    const [strip, says] = [$('guide'), $('guidesays')];
    strip.classList.remove('open');
    const over = (/** @type {Element} */ one) =>
      one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2;
    const cut = [says, ...says.querySelectorAll('p, span')].some(over) || says.querySelector('.quiet');
    says.classList.toggle('cut', Boolean(cut));
    if (!cut) return;
    const open = () => whole.setAttribute('aria-expanded', String(strip.classList.toggle('open')));
    const whole = button('.whole', open, '');
    whole.setAttribute('aria-label', t('status-more'));
    whole.setAttribute('aria-expanded', 'false');
    $('guidecount').append(whole);
  }

  words(/** @type {Guide} */ { kind, said, see, ask, note }) {
    const words = said ? [el('p.said', {}, bold(said))] : [];
    if (kind === 'wait') words.push(el('p', {}, this.waiting()));
    else words.push(el('p', {}, el('span.see', {}, bold(see)), ' ', el('span.ask', {}, bold(ask))));
    if (note) words.push(el('p.small.quiet', {}, note));
    if (this.strayed) words.push(el('p.stray', { role: 'alert' }, this.strayed));
    return words;
  }

  /** Whom one waits for. */
  waiting() {
    const { seats, you } = this.table;
    const names = seats.filter(({ seat, turn }) => turn && !you.seats.includes(seat)).map(({ name }) => name);
    return names.length ? t('moves-now', { names: listed(names), count: names.length }) : t('moment');
  }

  /** The slug of the game on the table. */
  game() {
    return $('board').dataset.game ?? '';
  }

  /** What can be done with a puzzle: see its answer; once it is solved, play on or try another. */
  puzzleButtons(/** @type {Guide} */ { kind, step, of, shown }) {
    const told = (/** @type {string} */ word) => () => this.say('guide', { do: word });
    const all = el('a.btn.own', { href: '/puzzles' }, t('puzzles'));
    if (kind === 'puzzle') {
      return shown ? [all] : [button('', told('show'), el('span', {}, t('puzzle-show'))), all];
    }
    const next = el('a.btn.first', { href: `/puzzles/${this.game()}/${(step % of) + 1}` }, t('puzzle-next'));
    return [next, button('', told('close'), el('span', {}, t('play-on'))), all];
  }

  buttons(/** @type {Guide} */ guide) {
    const { kind, back } = guide;
    if (kind === 'puzzle' || kind === 'solved') return this.puzzleButtons(guide);
    const undo = () => (back === 'look' ? this.say('guide', { do: 'back' }) : this.say('undo'));
    const parts = [];
    if (back) parts.push(button('', undo, icon('undo'), el('span', {}, t('back'))));
    if (kind === 'look') {
      parts.push(button('.first', () => this.say('guide', { do: 'on' }), el('span', {}, t('next'))));
    }
    const close = () => this.say('guide', { do: 'close' });
    if (kind === 'end') {
      drawn(); // its symbol is none of the table's own
      parts.push(button('.first', close, icon('play'), el('span', {}, t('play-on'))));
    } else parts.push(button('.own', close, el('span', {}, t('own-way'))));
    return parts;
  }

  /** What is asked for comes into sight where it is larger than its room, what comes first at the last. */
  reveal(/** @type {string[]} */ keys) {
    for (const key of [...keys].reverse()) bring(this.stage, key);
  }

  /** The piece that a word of the step names comes into sight; where it names none, all that is asked for. */
  find(/** @type {string} */ word) {
    const asked = this.table.guide?.keys ?? [];
    const label = (/** @type {string} */ key) => this.stage.pieces.get(key)?.data.label ?? '';
    const keys = [...asked, ...this.stage.pieces.keys()];
    const named =
      keys.find((key) => nameOf(label(key)) === word) ?? keys.find((key) => label(key).includes(word));
    const found = named ? [named] : asked;
    this.reveal(found);
    this.stage.mark('lit', found);
    setTimeout(() => this.stage.mark('lit', []), SHOWN);
  }

  /** Another move than the asked one: it says so; the ways back and out stay as they are. */
  stray(/** @type {string} */ words) {
    this.strayed = words;
    this.show(false);
  }
}

/** Text with **bold** names. */
function bold(/** @type {string} */ text) {
  return text.split('**').map((part, number) => (number % 2 ? el('b', {}, part) : part));
}

/** Scrolls to where a piece lies, though it may still be on its way there. */
function bring(/** @type {Stage} */ stage, /** @type {string} */ key) {
  const data = stage.pieces.get(key)?.data;
  const region = data && stage.region(data.region);
  if (!data || !region) return;
  const unit = parseFloat(region.style.getPropertyValue('--u')) || 1;
  const [x, y, w, h] = data.at.map((one) => one * unit);
  for (let box = region.parentElement; box && box !== stage.root; box = box.parentElement) {
    const { left, top } = region.getBoundingClientRect();
    const room = box.getBoundingClientRect();
    const under = parseFloat(getComputedStyle(box).scrollPaddingTop) || 0;
    const right = shift(left + x - AROUND, left + x + w + AROUND, room.left, room.right);
    const down = shift(top + y - AROUND, top + y + h + AROUND, room.top + under, room.bottom);
    box.scrollBy({ left: -right, top: -down, behavior: 'instant' });
  }
}
