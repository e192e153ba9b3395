import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grouped, ranked, sections, signed } from '../../src/allotment/server/static/list.js';

const offer = (text, points = 0, say = {}) => ({
  text,
  points,
  path: [text],
  say: { title: text, line: '', ...say },
});
const texts = (offers) => offers.map(({ text }) => text);

test('what is armed comes first, then what a lesson asks for, then what scores', () => {
  const all = [offer('a', 1), offer('b', 5), offer('c', null), offer('d', 2)];
  assert.deepEqual(texts(ranked(all, null, new Set())), ['b', 'd', 'a', 'c']);
  assert.deepEqual(texts(ranked(all, all[2], new Set(['a']))), ['c', 'a', 'b', 'd']);
  assert.deepEqual(texts(all), ['a', 'b', 'c', 'd'], 'the offers themselves stay as they are');
});

test('moves of one title are a group; alike lines are apart by piece', () => {
  const lines = ['with 1', 'with 2'].map((line) => offer(line, 0, { title: 'Plant', line }));
  assert.deepEqual(grouped(lines).map(texts), [['with 1', 'with 2']]);
  const alike = ['x', 'y'].map((text) => offer(text, 0, { title: 'Plant', line: 'here' }));
  assert.deepEqual(grouped(alike).map(texts), [['x'], ['y']]);
});

test('few moves are listed, many are folded by sort after the best', () => {
  const few = [[offer('a')], [offer('b')]];
  assert.deepEqual(
    sections(
      few,
      () => false,
      () => 'x',
    ),
    [{ word: '', groups: few, folded: false }],
  );
  const many = Array.from({ length: 30 }, (_, at) => [offer(`m${at}`, at < 6 ? 1 : 0)]);
  const sort = ({ text }) => (Number(text.slice(1)) < 28 ? 'long' : 'short');
  const found = sections(many, ({ text }) => text === 'm29', sort);
  assert.deepEqual(texts(found[0].groups.flat()), ['m0', 'm1', 'm2', 'm3'], 'four at most');
  assert.deepEqual(
    found.slice(1).map(({ word, folded, groups }) => [word, folded, groups.length]),
    [
      ['long', true, 24],
      ['short', false, 2],
    ],
  );
});

test('a sort for which there is just room is not folded', () => {
  const sizes = { a: 2, b: 9, c: 10 };
  const groups = Object.entries(sizes).flatMap(([sort, count]) =>
    Array.from({ length: count }, (_, at) => [offer(`${sort} ${at}`)]),
  );
  const found = sections(
    groups,
    () => false,
    ({ text }) => text[0],
  );
  assert.deepEqual(
    found.map(({ word, folded }) => [word, folded]),
    [
      ['', false],
      ['a', false],
      ['b', false],
      ['c', true],
    ],
  );
});

test('points have their sign', () => {
  assert.deepEqual([3, 0, -2].map(signed), ['+3', '0', '−2']);
});
