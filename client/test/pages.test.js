import assert from 'node:assert/strict';
import { test } from 'node:test';
import { speaksOf } from '../../src/allotment/server/static/about.js';
import { clock } from '../../src/allotment/server/static/around.js';
import { alongTurns, ruled, shortened, spread } from '../../src/allotment/server/static/chart.js';
import { capital, sentence, words } from '../../src/allotment/server/static/dom.js';
import { humble, lastGains, lead, telling } from '../../src/allotment/server/static/end.js';
import { given } from '../../src/allotment/server/static/house.js';
import { allowed, choices, fulfilled } from '../../src/allotment/server/static/options.js';
import { best } from '../../src/allotment/server/static/pad.js';

test('what is known of a piece goes by key, kind and label', () => {
  const piece = { key: 'bed-2-4', kind: 'tile plot', label: 'a carrot' };
  assert.equal(speaksOf({ key: 'bed-*' }, piece), true);
  assert.equal(speaksOf({ key: 'bed-?' }, piece), false);
  assert.equal(speaksOf({ key: 'bed-*', kind: 'plot' }, piece), true);
  assert.equal(speaksOf({ key: 'bed-*', kind: 'lot' }, piece), false);
  assert.equal(speaksOf({ key: 'bed-*', label: 'beet' }, piece), false);
});

test('words for names, and sentences', () => {
  assert.equal(words('start_column-here'), 'Start column here');
  assert.deepEqual([capital(''), sentence('not now'), sentence('really?')], ['', 'Not now.', 'Really?']);
  assert.deepEqual([0, 59_999, 754_000].map(clock), ['0:00', '0:59', '12:34']);
});

test('the best of a row is marked where one seat alone has it', () => {
  assert.deepEqual([best([1, 5, 3]), best([5, 5]), best([4])], [5, null, null]);
});

test('a lead, and what the last move brought', () => {
  assert.equal(lead([10, 25, 18], [1]), 7);
  assert.equal(lead([10, 10], [0, 1]), 0);
  const over = [
    [0, 0, 0],
    [1, 5, 2],
    [1, 5, 9],
  ];
  assert.deepEqual(lastGains({ scores: [3, 5, 12], over_time: over }), [
    { seat: 2, gain: 10 },
    { seat: 0, gain: 2 },
  ]);
  assert.deepEqual(lastGains({ scores: [1, -4, 9], over_time: over.concat([[1, 5, 9]]) }), [
    { seat: 1, gain: -9 },
  ]);
});

test('a chart has few lines, and names that do not cover each other', () => {
  assert.deepEqual(ruled(0, 10), [0, 2, 4, 6, 8, 10]);
  assert.deepEqual(ruled(-17, 49), [-10, 0, 10, 20, 30, 40]);
  assert.deepEqual(ruled(1, 5, 12), [1, 2, 3, 4, 5], 'each turn, where there is room');
  assert.deepEqual(ruled(1, 30, 12), [5, 10, 15, 20, 25, 30]);
  assert.deepEqual(ruled(1, 0, 12), []);
  assert.deepEqual(spread([100, 95, 20]), [110, 95, 20]);
});

test('a house number stays within what the box allows', () => {
  const number = { box: 10, low: 5, high: 20 };
  assert.deepEqual(
    ['', '7', '99', '-3', 'x'].map((one) => given(number, one)),
    [10, 7, 20, 5, 0],
  );
});

test('options offer few values, each with its word', () => {
  const option = {
    type: 'string',
    choices: ['random', 'own_way'],
    seat: false,
    low: 0,
    high: 0,
    values: { own_way: 'Mine' },
  };
  const said = (kind) => `<${kind}>`;
  assert.deepEqual(choices(option, said, words), [
    ['random', '<random>'],
    ['own_way', 'Mine'],
  ]);
  const seat = { type: 'integer', choices: [], seat: true, low: 0, high: 1 };
  assert.deepEqual(choices(seat, said, words), [
    ['random', '<random>'],
    [0, '0'],
    [1, '1'],
  ]);
  assert.deepEqual(choices({ ...seat, seat: false, high: 10 }, said, words), [], 'too many');
  const yes = { type: 'boolean', choices: [], seat: false, low: 0, high: 0, values: { true: 'On' } };
  assert.deepEqual(choices(yes, said, words), [
    [true, 'On'],
    [false, '<no>'],
  ]);
});

test('options apply to some numbers of seats, and with some values of others', () => {
  const option = { seats: { solo: [1, 1], '': [2, 6] }, needs: { mode: ['a', true] } };
  assert.deepEqual(
    [allowed(option, 'solo', 1), allowed(option, 'solo', 2), allowed(option, 'x', 1)],
    [true, false, false],
  );
  assert.equal(allowed({}, 'x', 8), true);
  assert.deepEqual(
    ['a', true, 'b', undefined].map((one) => fulfilled(option, () => one)),
    [true, true, false, false],
  );
  assert.equal(
    fulfilled({}, () => undefined),
    true,
  );
});

test('a long name is shortened with dots, a short one stays', () => {
  assert.equal(shortened('Ines'), 'Ines');
  assert.equal(shortened('Guest Jackdaw'), 'Guest Jack…');
});

test('what is told of a move adds up to what it brought, or says that it does not', () => {
  const line = (text, seat, points) => ({ text, seat, args: points === undefined ? {} : { points } });
  const chain = [line('harvests', 0), line('5', 0, 5), line('rolls', 1), line('4', 0, 4), line('1', 0, 1)];
  assert.deepEqual(telling(chain.slice(0, 4), { seat: 0, gain: 9 }), {
    texts: ['harvests', '5', '4'],
    rest: false,
  });
  assert.deepEqual(telling(chain, { seat: 0, gain: 10 }), { texts: ['harvests', '5', '4'], rest: true });
  assert.equal(telling(chain.slice(0, 3), { seat: 0, gain: 5 }).texts.length, 3, 'and what else was told');
  assert.equal(telling([line('walks: trees +9', 0)], { seat: 0, gain: 9 }).rest, false);
});

test('the prize is for those who have won something', () => {
  assert.equal(humble({ scores: [0, 0], reached: 'practise more' }), true);
  assert.equal(humble({ scores: [1, 1], reached: 'good start' }), false);
  assert.equal(humble({ scores: [0, 0], reached: '' }), false, 'they have shared a win');
});

test('turns are equally wide, however many moves they have', () => {
  const turns = [0, 1, 5, 7];
  assert.deepEqual(
    [0, 1, 3, 5, 7, 9].map((move) => alongTurns(turns, move, 9)),
    [0, 1, 1.5, 2, 3, 4],
  );
  assert.equal(alongTurns([0], 0, 0), 0);
  assert.equal(alongTurns([0, 4], 4, 4), 1, 'a turn that has just begun');
});
