// A board larger than its room: it scrolls, a small map shows where one is, and it comes to where something happens.
const still = matchMedia('(prefers-reduced-motion: reduce)');

export function pan(stage) {
  const board = stage.region('board').parentElement;
  const hand = stage.region('hand').parentElement;
  const map = stage.region('map').parentElement;
  const frame = map.appendChild(Object.assign(document.createElement('i'), { className: 'here' }));
  for (const box of [board, hand, stage.region('shelf-a').parentElement]) box.tabIndex = 0; // what scrolls can be reached with the keyboard
  let focus = '';
  let asked = '';

  /** The part of the map that the board shows. */
  const here = () => {
    const { offsetWidth: w, offsetHeight: h, offsetLeft: x, offsetTop: y } = stage.region('board');
    const over = w > board.clientWidth + 8 || h > board.clientHeight + 8;
    document.body.classList.toggle('roams', over);
    if (!over || !w) return;
    const box = stage.region('map');
    const scale = Math.min((box.clientWidth * 84) / 92 / w, (box.clientHeight * 64) / 72 / h);
    const [mx, my] = [(box.clientWidth - w * scale) / 2, (box.clientHeight - h * scale) / 2];
    const left = Math.max(0, board.scrollLeft - x) * scale + mx;
    const top = Math.max(0, board.scrollTop - y) * scale + my;
    Object.assign(frame.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${Math.min(w, board.clientWidth) * scale}px`,
      height: `${Math.min(h, board.clientHeight) * scale}px`,
    });
  };

  const go = (x, y, soft) =>
    board.scrollTo({
      left: x - board.clientWidth / 2,
      top: y - board.clientHeight / 2,
      behavior: soft && !still.matches ? 'smooth' : 'instant',
    });

  map.addEventListener('click', (event) => {
    const region = stage.region('board');
    const box = frame.parentElement.getBoundingClientRect();
    const scale = Math.min(
      (box.width * 84) / 92 / region.offsetWidth,
      (box.height * 64) / 72 / region.offsetHeight,
    );
    go(
      (event.clientX - box.left - box.width / 2) / scale + region.offsetWidth / 2,
      (event.clientY - box.top - box.height / 2) / scale + region.offsetHeight / 2,
      true,
    );
  });
  board.addEventListener('scroll', here, { passive: true });

  return () => {
    here();
    const wanted = board.querySelector('.piece.focus');
    const key = wanted
      ? `${wanted.dataset.key} ${stage.region('board').offsetWidth > board.clientWidth}`
      : '';
    const led = (box) => box.querySelector('.piece.asked'); // a lesson leads the eye itself
    if (key && key !== focus && !led(board)) {
      const room = board.getBoundingClientRect();
      const box = wanted.getBoundingClientRect();
      const pad = parseFloat(getComputedStyle(board).paddingTop) / 2;
      go(
        board.scrollLeft + box.left - room.left + box.width / 2,
        board.scrollTop + box.top - room.top + box.height / 2 - pad,
        focus !== '',
      );
      focus = key;
    }
    const asks = [...hand.querySelectorAll('.piece')]
      .filter((piece) => piece.style.getPropertyValue('--y') < 100)
      .map((piece) => piece.dataset.key)[0];
    if (asks !== asked && !led(hand)) hand.scrollLeft = 0;
    asked = asks;
  };
}
