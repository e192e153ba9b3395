import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { hex } from '../../src/allotment/server/static/noted.js';
import { blake2b, Chance, misfit, sorted } from '../../src/allotment/server/static/seal.js';

const bytes = (text) => new TextEncoder().encode(text);

test('BLAKE2b agrees with another implementation, at every length around a block', () => {
  for (const length of [0, 1, 3, 127, 128, 129, 255, 256, 257, 1000]) {
    const data = Uint8Array.from({ length }, (_, at) => (at * 7) % 256);
    assert.equal(
      hex(blake2b(data, 64)),
      createHash('blake2b512').update(data).digest('hex'),
      `${length} bytes`,
    );
  }
});

// Made by Python's hashlib.blake2b, with a key and a personalisation.
test('BLAKE2b takes a key and a personalisation', () => {
  assert.equal(hex(blake2b(bytes('luck'), 8, { key: bytes('key') })), '8a9c2648522fa901');
  assert.equal(hex(blake2b(bytes('luck'), 8, { person: 'allotment-deal' })), '393df8ea4d2fb980');
});

test('draws are numbers, orders, some of many, and one by its weight', () => {
  const chance = () => new Chance(bytes('a key'));
  const number = chance().draw(['number', 1, 6]);
  assert.ok(number >= 1 && number <= 6);
  assert.deepEqual(
    chance()
      .draw(['order', ['a', 'b', 'c']])
      .toSorted(),
    ['a', 'b', 'c'],
  );
  assert.equal(chance().draw(['some', ['a', 'b', 'c', 'd'], 2]).length, 2);
  const weighted = chance();
  const drawn = Array.from({ length: 40 }, () => weighted.draw(['pick', [0, 2, 1], ['a', 'b', 'c']]));
  assert.deepEqual([...new Set(drawn)].sort(), ['b', 'c']);
});

test('names are put in order, inside too; lists stay', () => {
  assert.equal(JSON.stringify(sorted({ b: [2, 1], a: { d: 1, c: 2 } })), '{"a":{"c":2,"d":1},"b":[2,1]}');
});

const info = { id: 'table', options: { seats: 2 }, game: { slug: 'game' } };
const terms = 'game\n{"seats":2}\ntable';
const commitment = (secret) => hex(blake2b(bytes(`${secret}\n${terms}`), 32, { person: 'allotment-seal2' }));

function report(changed = {}) {
  const [secret, names, nonces] = ['dark', ['Ines', 'Tom'], ['aa', '']];
  const luck = [secret, terms, JSON.stringify(names), JSON.stringify(nonces)].join('\n');
  const chance = new Chance(blake2b(bytes(luck), 32, { person: 'allotment-deal' }));
  const asked = [
    ['number', 1, 6],
    ['order', ['x', 'y', 'z']],
  ];
  const tape = asked.map((one) => [one, chance.draw(one)]);
  return { secret, commitment: commitment(secret), seal: { terms, names, nonces }, tape, ...changed };
}

test('a game whose luck fits is found to fit', () => {
  assert.equal(misfit(report(), info, { commitment: commitment('dark'), nonce: 'aa' }), '');
  assert.equal(misfit(report(), info, {}), '');
});

test('whatever does not fit is named', () => {
  const other = { ...report().seal, nonces: ['bb', ''] };
  const [[asked], second] = report().tape;
  assert.equal(misfit(report(), info, { commitment: 'other' }), 'misfit-noted');
  assert.equal(misfit(report(), { ...info, id: 'elsewhere' }, {}), 'misfit-terms');
  assert.equal(misfit(report({ secret: 'light' }), info, {}), 'misfit-secret');
  assert.equal(misfit(report({ seal: other }), info, { nonce: 'aa' }), 'misfit-nonce');
  assert.equal(misfit(report({ tape: [[asked, 7], second] }), info, {}), 'misfit-draw');
});
