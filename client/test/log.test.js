import assert from 'node:assert/strict';
import { test } from 'node:test';
import { likeness, named, placed, roundOf, standing } from '../../src/allotment/server/static/log.js';

const line = (move, kind = 'waters', args = {}, drawings = undefined) => ({
  move,
  seat: 0,
  kind,
  args,
  drawings,
});

test('a line names its pieces', () => {
  const args = {
    what: { title: 'carrot' },
    die: 3,
    dice: [1, 2],
    count: 7,
    list: [{ title: 'a', args: { b: { title: 'c' } } }],
  };
  assert.deepEqual(named(args), ['carrot', 'a', 'c']);
  assert.deepEqual(named({ inner: { kind: 'x', args: { one: { title: 'y' } } } }), ['y']);
  assert.deepEqual(named(undefined), []);
  const frame = { title: 'frame-green', args: { number: 2 } };
  assert.deepEqual(named({ card: frame, dice: [1] }), ['frame-green', '2']);
});

test('lines of one seat and kind about the same pieces and dice are alike', () => {
  const carrot = (die) => line(1, 'waters', { what: { title: 'carrot' }, die }, [`gd-die-${die}`]);
  assert.equal(likeness(carrot(1)), likeness(carrot(1)));
  assert.notEqual(likeness(carrot(1)), likeness(carrot(6)), 'the one line left would tell of one die only');
  assert.notEqual(likeness(carrot(1)), likeness(line(1, 'waters', { what: { title: 'beet' } })));
});

test('the same small step again is folded, not over a round', () => {
  const starts = [0, 4];
  const first = { line: line(1), ...placed(line(1), undefined, starts) };
  assert.deepEqual([first.begins, first.opening, first.times, first.round], [true, false, 1, 1]);
  const second = { line: line(2), ...placed(line(2), first, starts) };
  assert.deepEqual([second.begins, second.times], [false, 2]);
  assert.equal(placed(line(3), second, starts).times, 3);
  assert.equal(placed(line(2), second, starts).times, 1, 'another line of the same move');
  assert.equal(placed(line(3, 'buys'), second, starts).times, 1);
  const over = placed(line(5), second, starts);
  assert.deepEqual([over.begins, over.round, over.times], [true, 2, 1]);
});

test('the opening has a heading, once, and no round', () => {
  assert.equal(placed(line(0), undefined, [0]).opening, true);
  assert.equal(placed(line(0), { line: line(0), round: 0, like: '', times: 1 }, [0]).opening, false);
  assert.deepEqual(
    [0, 1, 4, 9].map((move) => roundOf(move, [0, 4, 8])),
    [0, 1, 1, 3],
  );
});

test('after an undo only lines that stand stay', () => {
  const [a, b, c] = [line(1), line(2), line(2)];
  const shown = [a, b].map((one) => ({ line: one }));
  assert.equal(standing(shown, [a, b, c]), 2);
  assert.equal(standing(shown, [a, c]), 1, 'equal is not the same');
  assert.equal(standing(shown, [a]), 1);
});
