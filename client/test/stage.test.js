import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flights } from '../../src/allotment/server/static/motion.js';
import {
  boardUnit,
  changeTo,
  isOf,
  nearest,
  order,
  role,
  shift,
  slipped,
} from '../../src/allotment/server/static/stage.js';

const piece = (key, region = 'board', at = [0, 0, 1, 1], more = {}) => ({ key, region, at, ...more });

test('a whole scene takes away what is not in it', () => {
  const scene = { regions: { board: [1, 1] }, pieces: [piece('a'), piece('b')] };
  assert.deepEqual(changeTo(['a', 'old'], scene), {
    regions: scene.regions,
    changed: scene.pieces,
    gone: ['old'],
  });
});

test('pieces fly that change their region, were dropped or are born somewhere; others glide', () => {
  const before = new Map(
    [piece('moves', 'hand'), piece('stays'), piece('dropped')].map((one) => [one.key, one]),
  );
  const changed = [
    piece('moves'),
    piece('stays', 'board', [0, 0, 1, 1], { born: 'deck' }),
    piece('dropped'),
    piece('new', 'board', [0, 0, 1, 1], { born: 'deck' }),
    piece('there'),
  ];
  const found = flights(changed, (key) => before.get(key), 'dropped');
  assert.deepEqual(found, [
    ['moves', 'moves'],
    ['dropped', 'dropped'],
    ['new', 'deck'],
  ]);
});

test('a story is shown in its order; what lies at the same spot has the same turn', () => {
  const known = new Map([piece('bed', 'board', [5, 5, 1, 1]), piece('well')].map((one) => [one.key, one]));
  const turn = order(['bed', 'gone', 'well', 'bed'], (key) => known.get(key));
  assert.equal(turn(piece('bed', 'board', [5, 5, 1, 1])), 0);
  assert.equal(turn(piece('plant', 'board', [5, 5, 2, 2])), 0, 'on the bed');
  assert.equal(turn(piece('gone', 'hand')), 1);
  assert.equal(turn(piece('well')), 2);
  assert.equal(turn(piece('other', 'hand', [9, 9, 1, 1])), 0);
});

test('a board fits its room, and scrolls where it would be much too small', () => {
  assert.equal(boardUnit([100, 100], [200, 180], false), 1.8);
  assert.equal(boardUnit([100, 400], [200, 200], false), 1, 'half of its width');
  assert.equal(boardUnit([100, 400], [200, 200], true), 2, 'all of it where the layout is tall');
  assert.equal(boardUnit([100, 400], [200, 200], true, true), 0.5, 'whole where a game wants that');
});

test('what slides is kept where it is; what does not is no measure', () => {
  const cell = (column, x, kind = 'cell slides') =>
    piece(`cell-${column}`, 'board', [x, 8, 4, 4], { kind, cell: ['garden', 1, column] });
  const known = new Map([cell(3, 10), cell(4, 14)].map((one) => [one.key, one]));
  const seen = (key) => known.get(key);
  assert.deepEqual(slipped([cell(2, 10), cell(3, 14)], seen, [0, 0]), [-4, 0]);
  assert.deepEqual(slipped([cell(3, 14, 'cell')], seen, [0, 0]), [0, 0]);
  assert.deepEqual(slipped([cell(2, 10)], seen, [-4, 0]), [-4, 0]);
});

test('arrows go ahead rather than sideways, and never back', () => {
  const spots = [
    [140, 5],
    [100, 60],
    [-20, 0],
  ];
  assert.equal(nearest([0, 0], spots, [1, 0]), 0);
  assert.equal(nearest([0, 0], spots, [-1, 0]), 2);
  assert.equal(nearest([0, 0], spots, [0, -1]), -1);
});

test('a mark is moved into its room, its beginning first', () => {
  assert.equal(shift(5, 15, 10, 100), 5);
  assert.equal(shift(95, 120, 10, 100), -20);
  assert.equal(shift(20, 30, 10, 100), 0);
  assert.equal(shift(0, 200, 10, 100), 10);
});

test('kinds and roles', () => {
  assert.equal(isOf({ kind: 'tile way' }, 'way'), true);
  assert.equal(isOf({ kind: 'wayward' }, 'way'), false);
  assert.equal(isOf(undefined, 'way'), false);
  assert.deepEqual(
    [role('', ['g', 0, 0]), role('x', undefined), role('', undefined)],
    ['gridcell', 'img', 'presentation'],
  );
});
