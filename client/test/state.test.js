import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  Album,
  changeScene,
  grown,
  liveScene,
  mine,
  newest,
  offersOf,
  Row,
  steps,
  stopAt,
  stopsOf,
  updateTable,
  wholeScene,
  withRow,
} from '../../src/allotment/server/static/state.js';
import { eventsIn } from '../../src/allotment/server/static/resend.js';

test('an offer that stood before comes as its number, without what was told of it', () => {
  const old = [{ text: 'a', told: 1 }, { text: 'b' }];
  assert.deepEqual(offersOf(old, [1, { text: 'c' }, 0]), [
    { text: 'b', told: undefined },
    { text: 'c' },
    { text: 'a', told: undefined },
  ]);
});

test('logs grow, and shrink after an undo', () => {
  assert.deepEqual(grown([1, 2], [3]), [1, 2, 3]);
  assert.deepEqual(grown([1, 2, 3], [9], 1), [1, 9]);
  assert.deepEqual(grown([1, 2, 3], [], 2), [1, 2]);
});

test('an update changes what it names', () => {
  const table = {
    status: 'old',
    can: 'x',
    log: [1, 2],
    offers: [{ text: 'a' }],
    history: { of: 2, turns: [0, 2] },
  };
  updateTable(table, {
    type: 'update',
    status: 'new',
    log: [3],
    log_from: 1,
    offers: [0],
    history: { of: 3, turns: [3], turns_from: 1 },
    scene: {},
  });
  assert.deepEqual(table.log, [1, 3]);
  assert.deepEqual(table.history.turns, [0, 3]);
  assert.equal(table.history.of, 3);
  assert.deepEqual([table.status, table.can, table.offers.length], ['new', 'x', 1]);
  assert.equal('scene' in table || 'type' in table, false);
});

test('moves in a row are one button, and go back as a whole', () => {
  const offers = [{ text: 'a', points: 2 }];
  assert.equal(withRow({ offers, series: null }), offers);
  const [row, single] = withRow({ offers, series: { first: 'a', moves: 3, say: { title: 'All' } } });
  assert.deepEqual([row.row, row.say.title, row.path, single], ['a', 'All', [], offers[0]]);
  const made = new Row();
  made.heard(4);
  assert.equal(made.back(4), 1);
  made.begin(4);
  made.heard(7);
  made.heard(8);
  assert.deepEqual([made.back(7), made.back(8)], [3, 1]);
  made.begin(-1);
  made.heard(9);
  assert.equal(made.back(9), 1);
});

test('what was told of the same offers is asked again after an update', () => {
  const table = { log: [], offers: [{ text: 'draw pile', told: 1 }], history: { of: 0, turns: [] } };
  updateTable(table, { type: 'update', log: [] });
  assert.deepEqual(table.offers, [{ text: 'draw pile', told: undefined }]);
});

test('an update says whether something else may be done', () => {
  const table = { log: [], offers: [], history: { of: 0, turns: [] } };
  assert.equal(updateTable(table, { type: 'update', status: 'x' }), false);
  assert.equal(updateTable(table, { type: 'update', series: null }), true);
  assert.equal(updateTable(table, { type: 'update', offers: [] }), true);
});

test('a scene is changed by key, and whole again', () => {
  const live = liveScene({
    layout: 'wide',
    regions: { board: [1, 1] },
    pieces: [{ key: 'a', x: 1 }, { key: 'b' }],
  });
  changeScene(live, { regions: { hand: [2, 2] }, changed: [{ key: 'a', x: 2 }, { key: 'c' }], gone: ['b'] });
  assert.deepEqual(wholeScene(live), {
    layout: 'wide',
    regions: { board: [1, 1], hand: [2, 2] },
    pieces: [{ key: 'a', x: 2 }, { key: 'c' }],
  });
});

test('what others did since one’s own last move is newest, else the last move', () => {
  const log = [
    [1, 0],
    [2, 1],
    [3, 2],
    [3, 0],
  ].map(([move, seat]) => ({ move, seat }));
  const table = { log, history: { of: 3 }, you: { seats: [0], watching: false } };
  assert.deepEqual(
    newest(table, false).map(({ move }) => move),
    [2, 3, 3],
  );
  assert.deepEqual(
    newest(table, true).map(({ move }) => move),
    [3, 3],
  );
  assert.deepEqual(
    newest({ ...table, you: { seats: [2], watching: false } }, false).map(({ move }) => move),
    [3, 3],
  );
});

test('steps of the history go by moves and by turns, and stay inside', () => {
  const history = { of: 9, turns: [0, 3, 6] };
  const stops = stopsOf({ log: [], history }, false);
  const at = (here, name) => steps(history, stops, here).get(name);
  assert.deepEqual(
    ['first', 'back', 'on', 'live', 'turn-back', 'turn-on'].map((name) => at(4, name)),
    [0, 3, 5, 9, 3, 6],
  );
  assert.deepEqual([at(3, 'turn-back'), at(6, 'turn-on'), at(0, 'turn-back')], [0, 9, 0]);
});

test('where the record is told the time, one steps from what happened to what happened', () => {
  const history = { of: 8, turns: [0, 2, 5] }; // 2, 4, 5 and 8 are ticks
  const stops = stopsOf({ log: [0, 1, 3, 3, 6, 7].map((move) => ({ move })), history }, true);
  assert.deepEqual(stops, [0, 1, 3, 6, 7]);
  assert.deepEqual([stopAt(stops, 8), stopAt(stops, 5), stopAt(stops, 0)], [4, 2, 0]);
  const at = (here, name) => steps(history, stops, here).get(name);
  assert.deepEqual([at(8, 'back'), at(6, 'back'), at(4, 'on'), at(6, 'on')], [6, 3, 6, 8]);
  assert.deepEqual([at(8, 'turn-back'), at(1, 'turn-on')], [3, 3]);
});

test('the turn is mine while the game goes on and a seat of mine may move', () => {
  const table = { stage: 'playing', you: { seats: [1] }, seats: [{ turn: true }, { turn: false }] };
  assert.equal(mine(table), false);
  table.seats[1].turn = true;
  assert.equal(mine(table), true);
  assert.equal(mine({ ...table, stage: 'over' }), false);
});

test('an album keeps moments, and forgets those that were taken back', () => {
  const album = new Album();
  const live = { layout: 'wide', regions: {}, pieces: new Map([['a', { key: 'a' }]]) };
  const at = (of) => ({
    history: { of },
    log: [{ move: of, keys: [`k${of}`] }],
    seats: [{ seat: 0, score: of, name: 'x' }],
  });
  for (const of of [1, 2, 3, 2]) album.keep(at(of), live);
  assert.deepEqual([...album.moments.keys()].sort(), [1, 2]);
  assert.deepEqual(album.moments.get(2).keys, ['k2']);
  assert.deepEqual(album.moments.get(2).seats, [{ seat: 0, score: 2 }]);
});

test('a record is read for what happened', () => {
  assert.deepEqual(eventsIn('game: x\nmoves:\n0: lay a\nclock: 3\n').slice(0, 2), ['0: lay a', 'clock: 3']);
  assert.deepEqual(eventsIn(''), []);
});
