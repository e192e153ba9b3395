// A part of the table, large: a garden as it lies there, or the cards of a pile side by side.
import { button, capital, el, styled, svg } from './dom.js';
import { isOf } from './stage.js';
import { t } from './words.js';

/** @import { Piece } from './messages.d.ts' */
/** @import { Stage } from './stage.js' */

const AROUND = 0.08; // of its height is shown around it; its heading may stand there

/**
 * What lies on a piece, and the piece itself, the lowest first.
 * @param {Piece} piece
 * @param {Piece[]} pieces
 */
export function lyingOn({ key, region, at: [x, y, w, h] }, pieces) {
  const over = (/** @type {Piece} */ { region: other, at: [ox, oy, ow, oh] }) =>
    other === region && ox + ow / 2 > x && ox + ow / 2 < x + w && oy + oh / 2 > y && oy + oh / 2 < y + h;
  return pieces
    .filter((one) => one.key === key || over(one))
    .sort((a, b) => a.layer - b.layer || Number(b.key === key) - Number(a.key === key));
}

/** As it lies there. @param {Piece} piece @param {Piece[]} there */
function large({ at: [x, y, w, h] }, there) {
  const drawn = there.map(({ drawing, at: [ox, oy, ow, oh] }) => {
    const place = `x="${ox}" y="${oy}" width="${ow}" height="${oh}" viewBox="0 0 ${ow} ${oh}"`;
    return `<svg ${place} overflow="visible">${drawing}</svg>`;
  });
  const more = h * AROUND + 16;
  return svg(drawn.join(''), `${x - more / 2} ${y - more} ${w + more} ${h + 1.5 * more}`);
}

/** Cards of a pile, the last one first. @param {Piece[]} cards */
function spread(cards) {
  const each = cards.map(({ label = '', drawing, at: [, , w, h] }) =>
    el('li', {}, svg(drawing, `0 0 ${w} ${h}`), capital(label)),
  );
  return el('ul', {}, ...each.reverse());
}

/** A tap anywhere closes it, and so does Escape. @param {Stage} stage @param {string} key */
export async function zoom(stage, key) {
  const data = stage.pieces.get(key)?.data;
  if (!data) return;
  await styled('zoom', true);
  const all = [...stage.pieces.values()].map((one) => one.data);
  const cards = all.filter((one) => isOf(one, 'under') && one.region === data.region);
  const piled = isOf(data, 'piled');
  const shown = piled ? spread(cards) : large(data, lyingOn(data, all));
  const label = capital(data.label ?? '');
  const close = button('.small', () => box.close(), t('close'));
  const box = el('dialog.zoom.card', { 'aria-label': label }, el('p', {}, label), shown, close);
  box.addEventListener('click', () => box.close());
  box.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => event.stopPropagation());
  box.addEventListener('close', () => {
    box.remove();
    stage.element(key)?.focus({ preventScroll: true });
  });
  document.body.append(box);
  box.showModal();
  close.focus();
}
