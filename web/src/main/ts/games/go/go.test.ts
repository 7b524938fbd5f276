import {equal, test} from '../../testing.ts';
import type {Asked, GameEvent, GoPicture, LogEntry, TableInfo} from '../../protocol.ts';
import type {SeatState} from '../../frame/client/table-state.ts';
import {optionsOf} from '../options.ts';
import {goBeats, noteAfter, noteOf, urgent} from './beats.ts';
import {grabs, listed, ofTile, ownSquare, robs, theirStack} from './choices.ts';
import {openPart} from './open-part.ts';
import {picture, player} from './sample.ts';
import {cell, middle, SIZE, way} from './spaces.ts';

const asked = (...moves: string[]): Asked => ({
  moment: 1,
  takeBack: false,
  verbs: moves.map((text) => {
    const [verb = '', ...args] = text.split(' ');
    return {verb, message: `move.${verb}`, clause: '', least: 0, most: -1, moves: [{text, args}]};
  }),
});
const table = {state: 'playing', options: {}, seats: []} as unknown as TableInfo;
const state = (
  view: GoPicture,
  log: LogEntry[] = [],
  question: Asked | null = null,
  you = 0,
): SeatState<GoPicture> => ({
  you,
  table,
  log,
  waiting: [],
  view,
  asked: question,
  clocks: [],
  chat: [],
  orders: {},
  devices: 0,
  n: 0,
});
const entry = (text: string, event: GameEvent | null = null): LogEntry => ({clause: '', text, event});
const moves = (options: readonly {move: string}[]) => options.map(({move}) => move);

test('the ring closes: spaces touch and the corners are in the corners', () => {
  for (const spaces of [16, 20]) {
    const cells = Array.from({length: spaces}, (_, at) => cell(at, spaces, 72));
    equal(
      cells.filter((each) => each.corner).map(({x, y}) => [x, y]),
      [
        [328, 328],
        [0, 328],
        [0, 0],
        [328, 0],
      ],
    );
    const area = cells.reduce((sum, {width, height}) => sum + width * height, 0);
    equal(Math.round(area), SIZE * SIZE - 256 * 256);
  }
  equal(middle(cell(1, 16, 72)).map(Math.round), [285, 364]);
});

test('a token walks by its die and jumps to jail', () => {
  equal(way(14, 2, 16), [15, 0, 1, 2]);
  equal(way(12, 4, 16), [4]);
  equal(way(3, 3, 16), []);
});

test('a colour is offered once, on the first square', () => {
  const options = optionsOf(asked('take red 2', 'take red 3', 'take pink 1', 'choose heist'));
  equal(
    [...grabs(options, false)],
    [
      ['red', 'take red 2'],
      ['pink', 'take pink 1'],
    ],
  );
  equal(moves(listed(options, false)), ['take red 2', 'take pink 1', 'choose heist']);
  equal(listed(optionsOf(asked('take red 2', 'take red 3')), false), []);
});

test('a square takes the one block that can be meant', () => {
  const options = optionsOf(asked('take red 2', 'take red 3', 'take pink 3'));
  equal(
    [1, 2, 3].map((square) => ownSquare(options, false, square)),
    [null, 'take red 2', null],
  );
});

test('a GO button is used only while it is pressed', () => {
  const options = optionsOf(asked('roll', 'button red 1', 'button red 2', 'button-heist', 'tycoon'));
  equal(listed(options, false), []);
  equal(moves(listed(options, true)), ['button red 1', 'button-heist']);
  equal([grabs(options, false).size, grabs(options, true).get('red')], [0, 'button red 1']);
  equal(moves(ofTile(options, 'tycoon')), ['tycoon']);
  equal(ofTile(options, 'shield'), []);
});

test('somebody else is hit where the server says so', () => {
  const options = optionsOf(asked('shut-down B red', 'heist C', 'steal pink 1'));
  const view = picture('steal', [player(), player(), player()], {target: 2});
  equal(
    [theirStack(options, view, 1, 'red'), theirStack(options, view, 2, 'red'), theirStack(options, view, 2, 'pink')],
    ['shut-down B red', null, 'steal pink 1'],
  );
  equal([robs(options, 1), robs(options, 2)], [null, 'heist C']);
});

const ROLL = [
  entry('rolled A A=3 B=1', {type: 'Rolled', roller: 0, dice: [3, 1]}),
  entry('moved A 3 red', {type: 'Moved', seat: 0, at: 3, space: 'red'}),
  entry('moved B 1 red', {type: 'Moved', seat: 1, at: 1, space: 'red'}),
  entry('round 2 B', {type: 'RoundBegan', round: 2, roller: 1}),
];

test('the tokens are seen where they landed before the next round begins', () => {
  const before = {state: state(picture('before', [player(), player()])), entries: [], note: null};
  const beats = goBeats(before, state(picture('before', [player({at: 3}), player({at: 1})]), ROLL), ROLL);
  equal(beats.length, 2);
  equal(
    beats[0]!.show.state.view!.players.map(({at}) => at),
    [3, 1],
  );
  equal([beats[0]!.show.state.asked, beats[0]!.show.state.log.length, beats[0]!.hold > 0], [null, 3, true]);
  equal(noteOf(beats[1]!.show).dice, [3, 1]);
});

test('who has to grab a block is not kept waiting', () => {
  const before = {state: state(picture('before', [player(), player()])), entries: [], note: null};
  const after = state(
    picture('spaces', [player({at: 3, todo: 'colour'}), player()], {awaited: [0]}),
    ROLL,
    asked('take red 1'),
  );
  equal([urgent(after), urgent({...after, you: 1})], [true, false]);
  equal(goBeats(before, after, ROLL).length, 1);
});

test('both dials are seen together, until the next roll or heist', () => {
  const shown = entry('dials A ring B coin', {type: 'DialsShown', thief: 0, its: 'ring', target: 1, other: 'coin'});
  const next = entry('round 2 B', {type: 'RoundBegan', round: 2, roller: 1});
  const before = {
    state: state(picture('dials', [player({dial: 'ring'}), player({dial: '?'})], {actor: 0, target: 1})),
    entries: [],
    note: null,
  };
  const beats = goBeats(before, state(picture('before', [player(), player()]), [shown, next]), [shown, next]);
  equal(noteOf(beats[0]!.show).reveal, {thief: 0, its: 'ring', target: 1, other: 'coin'});
  equal(beats[0]!.show.state.view!.players[1]!.dial, '?');
  equal(noteAfter(noteOf(beats[1]!.show), [ROLL[0]!]).reveal, null);
});

test('around one device nothing tells what somebody keeps or has set', () => {
  const log = [
    entry('drew A shield', {type: 'TileDrawn', seat: 0, tile: 'shield'}),
    entry('dial A ring', {type: 'DialSet', seat: 0, image: 'ring'}),
  ];
  const view = picture('window', [player({tiles: ['shield', 'tycoon'], dial: 'ring'}), player()]);
  const open = openPart({
    state: state(view, log, asked('pass', 'tycoon', 'button red 1')),
    entries: log,
    note: {...noteOf(null), told: 'drew A shield'},
  })!;
  equal(/shield|ring|tycoon|button/.test(JSON.stringify(open)), false);
  equal(
    open.entries.map(({text}) => text),
    ['took-tile A', 'dial-ready A'],
  );
  equal(
    open.state.asked?.verbs.map(({verb}) => verb),
    ['pass'],
  );
});

test('secret questions need the curtain, but only for who is asked', () => {
  for (const [phase, move] of [
    ['dials', 'dial ring'],
    ['shield', 'accept'],
  ] as const) {
    const view = picture(phase, [player(), player()]);
    equal(openPart({state: state(view, [], asked(move)), entries: [], note: null}), null);
    equal(openPart({state: state(view), entries: [], note: null}) === null, false);
  }
});
