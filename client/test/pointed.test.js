import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placed } from '../../src/allotment/server/static/pointed.js';

const near = { left: 500, top: 400, width: 100, height: 100 };
const at = (others, piece = near) => placed(piece, [200, 80], others, [1000, 800]);

test('what is said of a piece stands above it, or where it covers nothing else', () => {
  assert.deepEqual(at([]), [450, 312]);
  const above = { left: 500, top: 300, width: 100, height: 90 };
  assert.deepEqual(at([above]), [450, 508], 'below');
  const below = { left: 500, top: 510, width: 100, height: 90 };
  assert.deepEqual(at([above, below]), [292, 410], 'at its left');
  const left = { left: 300, top: 400, width: 150, height: 100 };
  assert.deepEqual(at([above, below, left]), [608, 410], 'at its right');
});

test('it stays within the window', () => {
  const corner = { left: 950, top: 20, width: 40, height: 40 };
  const [x, y] = at([], corner);
  assert.ok(x + 200 <= 992 && y >= 8, 'not above, where there is no room');
  const whole = { left: 0, top: 60, width: 1000, height: 700 };
  assert.deepEqual(at([], whole), [400, 712], 'over what fills it');
});
