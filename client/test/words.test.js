import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clocked, left } from '../../src/allotment/server/static/sand.js';
import { speaking } from '../../src/allotment/server/static/words.js';

const messages = {
  plain: ['Ready.'],
  named: ['Hello ', ['name'], '!'],
  counted: [
    ['count', { one: ['one move'], few: [['count'], ' few'], other: [['count'], ' moves'] }, 'other'],
  ],
  exact: [['count', { 0: ['none'], other: ['some'] }, 'other']],
  chosen: [['who', { you: ['You win'], other: [['who'], ' wins'] }, 'other'], '.'],
};

test('arguments are put in, numbers as the language writes them', () => {
  const { t } = speaking('de', messages);
  assert.equal(t('plain'), 'Ready.');
  assert.equal(t('named', { name: 12345 }), 'Hello 12.345!');
  assert.equal(t('named'), 'Hello !');
  assert.equal(t('unknown'), 'unknown');
});

test('plurals are those of the language', () => {
  assert.equal(speaking('en', messages).t('counted', { count: 1 }), 'one move');
  assert.equal(speaking('en', messages).t('counted', { count: 3 }), '3 moves');
  assert.equal(speaking('pl', messages).t('counted', { count: 3 }), '3 few');
});

test('a value that has a variant of its own comes before its plural', () => {
  const { t } = speaking('en', messages);
  assert.equal(t('exact', { count: 0 }), 'none');
  assert.equal(t('exact', { count: 2 }), 'some');
  assert.equal(t('chosen', { who: 'you' }), 'You win.');
  assert.equal(t('chosen', { who: 'Ines' }), 'Ines wins.');
});

test('names are listed as the language does', () => {
  assert.equal(speaking('en', {}).listed(['a', 'b', 'c']), 'a, b, and c');
  assert.equal(speaking('de', {}).listed(['a', 'b']), 'a und b');
  assert.equal(speaking('de', {}).either(['a', 'b', 'c']), 'a, b oder c');
});

test('sand runs between two messages only while it runs, and never below nothing', () => {
  assert.equal(left(60, { elapsed: 10_400, running: true }, 500), 50);
  assert.equal(left(60, { elapsed: 10_400, running: false }, 30_000), 50);
  assert.equal(left(60, { elapsed: 59_000, running: true }, 5_000), 0);
  assert.deepEqual([0, 9, 60, 754].map(clocked), ['0:00', '0:09', '1:00', '12:34']);
});
