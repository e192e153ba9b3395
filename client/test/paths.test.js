import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Paths, target } from '../../src/allotment/server/static/paths.js';

/** Keys with a number are like all others of their word; "turn-…" says how another piece lies. */
function paths(...given) {
  const found = new Paths(
    (key) => key.replace(/-\d+$/, ''),
    (key) => key.startsWith('turn-'),
  );
  found.offers = given.map((path, number) => ({ text: `move ${number}`, path }));
  return found;
}
const texts = (offers) => offers.map((offer) => offer.text);

test('keys may be clicked in any order', () => {
  const found = paths(['die', 'seed', 'bed'], ['die', 'well']);
  assert.deepEqual(texts(found.fitting(['seed', 'die'])), ['move 0']);
  assert.deepEqual(found.left(found.offers[0], ['bed', 'die']), ['seed']);
  assert.equal(found.rest(['die', 'well'], ['seed']), null);
});

test('pieces that are alike stand for each other, each once', () => {
  const found = paths(['die-1', 'die-2', 'bed']);
  assert.equal(found.fitting(['die-7', 'die-8']).length, 1);
  assert.equal(found.fitting(['die-7', 'die-8', 'die-9']).length, 0);
  assert.deepEqual(found.keys(found.offers[0], ['die-7', 'die-8']), ['die-7', 'die-8', 'bed']);
});

test('a path that says it all is whole, and a move without a gesture fits only at rest', () => {
  const found = paths(['card'], []);
  assert.equal(found.whole(['card'])?.text, 'move 0');
  assert.equal(found.whole([])?.text, 'move 1');
  assert.deepEqual(texts(found.fitting(['card'])), ['move 0']);
  assert.equal(target(found.offers[1]), undefined);
});

test('a move is clear when it is said in full or alone fits', () => {
  const found = paths(['seed', 'bed'], ['die', 'bed'], ['die', 'die', 'bed'], ['bed', 'well']);
  assert.equal(found.said(['seed'])?.text, 'move 0');
  assert.equal(found.said(['bed']), null, 'not the first of those that end there');
  assert.equal(found.said(['bed', 'die'])?.text, 'move 1');
  assert.equal(found.said(['die']), null);
  assert.equal(found.said(['stone']), null);
});

test('who changes their mind keeps the first pieces', () => {
  const found = paths(['card', 'bed', 'x'], ['card', 'pond', 'x'], ['tile', 'pond', 'x']);
  assert.deepEqual(found.keeping('pond', ['card', 'bed']), ['card']);
  assert.deepEqual(found.keeping('tile', ['card', 'bed']), []);
  assert.equal(found.keeping('nothing', ['card']), null);
  const three = paths(['a', 'b', 'c', 'x'], ['a', 'c', 'd'], ['a', 'b', 'd']);
  assert.deepEqual(three.keeping('d', ['a', 'b', 'c']), ['a', 'b'], 'the last goes first');
  const alike = paths(['die-1', 'bed']);
  assert.deepEqual(alike.keeping('die-2', ['die-1']), [], 'another of the same kind takes its place');
});

test('a place that goes with nothing chosen is wrong; another first piece changes one’s mind', () => {
  const found = paths(['card', 'bed'], ['tile', 'pond'], ['die', 'die', 'bed'], ['die', 'pond']);
  const wrong = (key, ...chosen) => found.wrong(key, chosen, found.keeping(key, chosen));
  assert.equal(wrong('pond', 'card'), true);
  assert.equal(wrong('tile', 'card'), false);
  assert.equal(wrong('pond', 'die-1', 'die-2'), false, 'one of the dice goes there');
  assert.equal(wrong('pond', 'bed'), false, 'one place for another');
  assert.equal(wrong('bed'), false);
});

test('a way to lie is taken unasked, the last one again, and turned in a circle', () => {
  const found = paths(['tile', 'turn-a', 'bed'], ['tile', 'turn-b', 'bed'], ['tile', 'turn-c', 'bed']);
  assert.deepEqual(found.held(['tile'], ''), ['tile', 'turn-a']);
  assert.deepEqual(found.held(['tile'], 'turn-b'), ['tile', 'turn-b']);
  assert.equal(found.turned(['tile', 'turn-c'], 1), 'turn-a');
  assert.equal(found.turned(['tile', 'turn-a'], -1), 'turn-c');
  assert.equal(paths(['tile', 'turn-a', 'bed']).turned(['tile', 'turn-a'], 1), '');
  assert.deepEqual(paths(['tile', 'turn-a'], ['tile', 'bed']).ways(['tile']), [], 'not where some need none');
});

test('instead of an armed target another may be taken', () => {
  const found = paths(['card', 'bed'], ['card', 'pond'], ['card', 'x', 'y']);
  assert.deepEqual(found.instead(['card', 'bed'], found.offers[0]), ['bed', 'pond']);
  assert.deepEqual(found.instead(['card'], null), []);
});

test('a piece is gripped where its path ends elsewhere, and dropped on what is left of it', () => {
  const found = paths(['card', 'bed'], ['well']);
  assert.equal(found.grips('card'), true);
  assert.equal(found.grips('bed'), false);
  assert.equal(found.grips('well'), false);
  assert.deepEqual(found.lifted('card', []), ['card']);
  assert.deepEqual(found.lifted('card', ['well']), ['card'], 'what does not go with it is put back');
  assert.equal(found.lifted('bed', []), null);
  assert.deepEqual(found.drops('card', ['card']), ['bed']);
});
