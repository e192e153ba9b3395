import assert from 'node:assert/strict';
import { test } from 'node:test';
import { away, closest, pull } from '../../src/allotment/server/static/drag.js';
import { charted, freeCorner, within } from '../../src/allotment/server/static/pan.js';

const box = { left: 100, right: 200, top: 100, bottom: 200 };

test('a point is as far from a box as from its nearest edge', () => {
  assert.equal(away([150, 150], box), 0);
  assert.equal(away([90, 150], box), 10);
  assert.equal(away([203, 204], box), 5);
});

test('a target beside the pointer counts while it is near, the nearest first', () => {
  const other = { left: 210, right: 300, top: 100, bottom: 200 };
  assert.equal(
    closest(
      [206, 150],
      [
        ['a', box],
        ['b', other],
      ],
    ),
    'b',
  );
  assert.equal(closest([217, 150], [['a', box]]), 'a');
  assert.equal(closest([218, 150], [['a', box]]), null);
});

test('a board scrolls along at its edges and nowhere else', () => {
  const board = { left: 0, right: 400, top: 0, bottom: 400 };
  assert.deepEqual(pull([200, 200], board), [0, 0]);
  assert.deepEqual(pull([10, 390], board), [-9, 9]);
  assert.deepEqual(pull([200, 430], board), [0, 9], 'also a little below it');
  assert.deepEqual(pull([200, 450], board), [0, 0]);
  assert.deepEqual(pull([-1, 200], board), [0, 0]);
});

test('the board lies in the middle of its map, as large as the scene says', () => {
  const found = charted({ wide: 840, high: 320 }, { wide: 92, high: 72 }, [92, 72], [84, 64]);
  assert.deepEqual(found, { scale: 0.1, left: 4, top: 20 });
  const tall = charted({ wide: 320, high: 640 }, { wide: 92, high: 72 }, [92, 72], [84, 64]);
  assert.deepEqual(tall, { scale: 0.1, left: 30, top: 4 });
});

test('a map lies in a corner without targets, and stays where it is as long as it can', () => {
  const room = { left: 0, top: 0, right: 300, bottom: 200 };
  const size = { wide: 90, high: 70 };
  const right = { left: 230, top: 20, right: 280, bottom: 60 };
  const all = { left: 0, top: 0, right: 300, bottom: 200 };
  assert.equal(freeCorner(room, size, [], ''), 'right top');
  assert.equal(freeCorner(room, size, [right], 'right top'), 'left top');
  assert.equal(freeCorner(room, size, [], 'left top'), 'left top');
  assert.equal(freeCorner(room, size, [all], 'left top'), '');
});

test('a room shows a piece that sticks out by no more than an edge', () => {
  const room = { left: 0, top: 56, right: 360, bottom: 300 };
  assert.ok(within({ left: -4, top: 60, right: 80, bottom: 304 }, room, 5));
  assert.ok(!within({ left: -4, top: 60, right: 80, bottom: 304 }, room, 3));
  assert.ok(!within({ left: 0, top: 40, right: 80, bottom: 90 }, room, 5), 'below what lies over its top');
});
