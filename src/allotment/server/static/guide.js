// The guided first game: shows the step the server says the table is at, lights its pieces, puts its offers first.
// What fulfils a step, and which step it is, the server decides.
import { $, el, icon } from './dom.js';
import { listed, t } from './words.js';

export class Lesson {
  constructor(table, { stage, choice, say }) {
    Object.assign(this, { table, stage, choice, say, strayed: '', sum: '' });
  }

  /** Called whenever something around the board is drawn; `past`: the board shows another moment. */
  show(past) {
    const { guide } = this.table;
    const on = Boolean(guide) && !past;
    $('guide').hidden = !on;
    if (document.body.classList.toggle('guided', on) !== this.on) this.stage.fit();
    this.on = on;
    this.choice.asked = new Set(on ? guide.texts : []);
    this.stage.mark('asked', on ? guide.keys : []);
    if (!on) return;
    const step = JSON.stringify([guide.step, guide.kind]);
    const fresh = this.step !== step;
    if (fresh) this.strayed = '';
    this.step = step;
    const sum = JSON.stringify([guide, this.strayed]);
    if (this.sum === sum) return;
    this.sum = sum;
    this.write(guide);
    this.stage.fit();
    if (fresh) this.reveal(guide.keys);
  }

  write(guide) {
    const { kind, said, see, ask, note, step, of, back } = guide;
    const waiting = this.table.seats
      .filter((seat) => seat.turn && !this.table.you.seats.includes(seat.seat))
      .map((seat) => seat.name);
    $('guidecount').textContent = kind === 'end' ? t('lesson-over') : t('step', { step, of });
    const words = [said && el('p.said', {}, bold(said))];
    if (kind === 'wait')
      words.push(
        el(
          'p',
          {},
          waiting.length ? t('moves-now', { names: listed(waiting), count: waiting.length }) : t('moment'),
        ),
      );
    else words.push(el('p', {}, bold(see), ' ', el('span.ask', {}, bold(ask))));
    if (note) words.push(el('p.small.quiet', {}, note));
    if (this.strayed) words.push(el('p.stray', { role: 'alert' }, this.strayed));
    $('guidesays').replaceChildren(...words.filter(Boolean));
    const button = (type, symbol, word, act) =>
      el(`button.btn${type}`, { type: 'button', onclick: act }, symbol && icon(symbol), el('span', {}, word));
    const parts = [];
    if (back && !this.strayed)
      parts.push(
        button('', 'undo', t('back'), () =>
          back === 'look' ? this.say('guide', { do: 'back' }) : this.say('undo', {}),
        ),
      );
    if (kind === 'look') parts.push(button('.first', '', t('next'), () => this.say('guide', { do: 'on' })));
    if (kind === 'end') parts.push(button('.first', 'play', t('play-on'), () => this.close()));
    else parts.push(button(this.strayed ? '.first' : '.own', '', t('own-way'), () => this.close()));
    const held = $('guideacts').contains(document.activeElement) ? document.activeElement.textContent : '';
    $('guideacts').replaceChildren(...parts);
    if (held) (parts.find((one) => one.textContent === held) || parts[0]).focus(); // the keyboard stays in the panel
  }

  /** Where the board, the hand or a shelf is larger than its room: what is asked for comes into sight, what comes first at the last. */
  reveal(keys) {
    for (const key of [...keys].reverse())
      this.stage.element(key)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  close() {
    this.say('guide', { do: 'close' });
  }

  /** Another move than the asked one: it says so, and offers to go without the guide. */
  stray(words) {
    this.strayed = words;
    this.show(false);
  }
}

/** Text with **bold** names. */
function bold(text) {
  return text.split('**').map((part, number) => (number % 2 ? el('b', {}, part) : part));
}
