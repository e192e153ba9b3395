import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MUCH, given } from '../../src/allotment/server/static/warn.js';

/** @import { ShownOffer } from '../../src/allotment/server/static/page.d.ts' */

/** @param {Partial<ShownOffer>} parts @returns {ShownOffer} */
const offer = (parts) => ({
  text: 'move',
  say: { title: '', line: '', icon: '' },
  points: 0,
  path: [],
  ...parts,
});

test('what does not end the turn gives nothing away', () => {
  assert.equal(given(offer({}), [offer({}), offer({ points: 30 })]), null);
});

test('a game may say what stays unused', () => {
  const end = offer({ last: true, unused: 'Two dice stay unused.' });
  assert.equal(given(end, [end]), 'Two dice stay unused.');
});

test('a turn ends while points are still to be had first', () => {
  const end = offer({ last: true });
  assert.deepEqual(given(end, [end, offer({ points: 1 }), offer({ points: 2 })]), ['ends-now', 2]);
  assert.equal(given(end, [end, offer({ points: 0 }), offer({ points: null })]), null);
});

test('another move is worth much more now', () => {
  const poor = offer({ last: true, points: 2 });
  const rich = offer({ last: true, points: 2 + MUCH });
  assert.deepEqual(given(poor, [poor, rich]), ['worth-more', MUCH]);
  assert.equal(given(rich, [poor, rich]), null);
  assert.equal(given(poor, [poor, offer({ last: true, points: 1 + MUCH })]), null);
});

test('what luck decides is never compared', () => {
  const open = offer({ last: true, points: null });
  assert.equal(given(open, [open, offer({ last: true, points: 30 })]), null);
});
