import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  chancesAt,
  decisionAt,
  heightOf,
  marksOf,
  minutesLeft,
  moveAt,
  placeOf,
  walkedTo,
} from '../../src/allotment/server/static/review.js';

const moments = [
  { move: 0, chances: [0.5, 0.5] },
  { move: 3, chances: [0.6, 0.4] },
  { move: 4, chances: [1, 0] },
];

test('chances stay as they were until a stretch has ended', () => {
  assert.deepEqual(
    [0, 2, 3, 4, 9].map((move) => chancesAt(moments, move)[0]),
    [0.5, 0.5, 0.6, 1, 1],
  );
});

test('a decision belongs to the moment before it', () => {
  const decisions = [{ move: 1 }, { move: 4 }];
  assert.equal(decisionAt(decisions, 3), decisions[1]);
  assert.equal(decisionAt(decisions, 0), decisions[0]);
  assert.equal(decisionAt(decisions, 4), undefined);
  assert.equal(decisionAt(decisions, null), undefined);
});

test('keys walk within the game', () => {
  const stops = [0, 1, 3, 4];
  assert.equal(walkedTo('ArrowRight', 3, stops), 4);
  assert.equal(walkedTo('ArrowRight', 4, stops), 4);
  assert.equal(walkedTo('ArrowRight', 2, stops), 3);
  assert.equal(walkedTo('ArrowLeft', 3, stops), 1);
  assert.equal(walkedTo('PageDown', 3, stops), 0);
  assert.equal(walkedTo('Home', 3, stops), 0);
  assert.equal(walkedTo('End', 0, stops), 4);
  assert.equal(walkedTo('x', 0, stops), undefined);
});

test('where there is a clock, moves lie along the picture by their time', () => {
  const at = [0, 10, 10, 40].map((time, move) => ({ at: move, time, share: 0 }));
  const account = { curve: '', moments: at, flags: [], says: [], sheets: [], notes: [] };
  assert.deepEqual(
    [0, 1, 3].map((move) => placeOf({ of: 3, account }, move)),
    [0, 0.25, 1],
  );
  assert.equal(moveAt({ of: 3, account }, 0.2), 1);
  assert.equal(moveAt({ of: 3, account }, 7), 3);
  assert.equal(placeOf({ of: 4 }, 1), 0.25);
  assert.equal(moveAt({ of: 4 }, 0.3), 1);
});

test('marks along the picture are even, in minutes or moves', () => {
  assert.deepEqual(
    marksOf({ of: 40 }),
    [5, 10, 15, 20, 25, 30, 35, 40].map((one) => [one / 40, one]),
  );
  const account = {
    moments: [
      { at: 0, time: 0 },
      { at: 9, time: 180_000 },
    ],
  };
  const numbers = marksOf({ of: 9, account }).map(([, number]) => number);
  assert.deepEqual(numbers, [0.5, 1, 1.5, 2, 2.5, 3]);
  assert.deepEqual(marksOf({ of: 0 }), []);
});

test('heights are chances, or points where somebody played alone', () => {
  assert.match(heightOf(0.5), /^50\s?%$/);
  assert.match(heightOf(1, 1), /^100\s?%$/);
  assert.equal(heightOf(0.5, 80), '40');
});

test('how long it takes is told once something is done', () => {
  const begun = { done: 10, at: 5_000 };
  assert.equal(minutesLeft(begun, { done: 10, of: 40, at: 65_000 }), null);
  assert.equal(minutesLeft(begun, { done: 20, of: 40, at: 65_000 }), 2);
  assert.equal(minutesLeft(begun, { done: 39, of: 40, at: 65_000 }), 0);
});
