import type {Asked, ExpressPicture, LogEntry} from '../../protocol.ts';
import type {SeatState} from '../../frame/client/table-state.ts';
import {equal, test} from '../../testing.ts';
import {expressBeats, rolledInto} from './beats.ts';
import {danger, fitting, offered, onlySquares, oneIn, percent, targets} from './choices.ts';
import {point, squares} from './geometry.ts';
import {die, sample} from './sample.ts';

const asked: Asked = {
  moment: 3,
  takeBack: false,
  verbs: [
    {verb: 'roll', message: 'move.roll', clause: '', moves: [{text: 'roll', args: []}], least: 0, most: -1},
    {
      verb: 'place',
      message: 'move.place',
      clause: '',
      least: 0,
      most: -1,
      moves: ['place 1 green', 'place 1 pink', 'place 3 pink', 'place 5 pink'].map((text) => ({
        text,
        args: text.split(' ').slice(1),
      })),
    },
  ],
};
const view = sample({
  dice: [die(1, 'chance'), die(3, 'pink'), die(5, 'pink'), die(8, 'police', 'jail'), die(9, 'blank'), die(10, 'go')],
});

test('where a die may go comes from the moves that are offered', () => {
  equal(
    [...targets(asked)],
    [
      [1, ['green', 'pink']],
      [3, ['pink']],
      [5, ['pink']],
    ],
  );
  equal([...targets(null)], []);
});

test('a group is offered its own colour before a Chance', () => {
  equal(fitting(view, targets(asked), 'pink'), [3, 5, 1]);
  equal(fitting(view, targets(asked), 'brown'), []);
});

test('only dice with one square to go to are offered at once', () => {
  equal([...offered(view, targets(asked))], [['pink', [3, 5]]]);
});

test('a small chance is never shown as none, a near certainty never as certain', () => {
  equal([percent(0, 216), percent(1, 216), percent(8, 216), percent(215, 216), percent(6, 6)], [0, 1, 4, 99, 100]);
  equal([oneIn(8, 216), oneIn(0, 6)], [27, 0]);
  equal([danger(0, 6), danger(8, 216), danger(4, 36), danger(2, 6)], ['none', 'low', 'some', 'high']);
});

const entry = (type: string, fields: object = {}): LogEntry => ({
  clause: '',
  text: type,
  event: {type, ...fields} as LogEntry['event'],
});
const state = (picture: ExpressPicture, log: LogEntry[]): SeatState<ExpressPicture> => ({
  you: 0,
  table: {} as SeatState<ExpressPicture>['table'],
  log,
  waiting: [1],
  view: picture,
  asked: null,
  clocks: [],
  chat: [],
  orders: {},
  devices: 0,
  n: 1,
});

test('the roll that ends a turn is seen before the board is empty', () => {
  const fresh = [
    entry('Rolled', {
      seat: 0,
      roll: 2,
      shown: [
        {die: 9, face: 'police'},
        {die: 10, face: 'police'},
      ],
    }),
    entry('PolicemanPlaced', {die: 9}),
    entry('PolicemanPlaced', {die: 10}),
    entry('Jailed', {seat: 0, lost: 300}),
    entry('BoardCleared', {seat: 0}),
    entry('TurnBegan', {seat: 1}),
  ];
  const before = {state: state(view, []), entries: [], note: null};
  const empty = {...view, dice: [], rolls: 0};
  const beats = expressBeats(before, state(empty, fresh), fresh);
  equal(beats.length, 2);
  const first = beats[0]!.show;
  const seen = first.state.view!;
  equal(
    seen.dice.filter((each) => each.where === 'jail').map((each) => each.die),
    [8, 9, 10],
  );
  equal([first.state.log.length, first.state.asked, seen.policemen], [4, null, 3]);
  equal(first.note, {kind: 'lost', seat: 0, amount: 300});
  equal(
    beats[1]!.show.entries.map((each) => each.text),
    ['BoardCleared', 'TurnBegan'],
  );
});

test('the next roll wipes what was lost', () => {
  const before = {state: state(view, []), entries: [], note: {kind: 'lost', seat: 0, amount: 300}};
  const fresh = [entry('Rolled', {seat: 1, roll: 1, shown: []})];
  equal(expressBeats(before, state(view, fresh), fresh)[0]!.show.note, null);
});

test('a roll shows only the dice that were rolled', () => {
  const after = rolledInto(view, [{type: 'Rolled', seat: 0, roll: 2, shown: [{die: 9, face: 'go'}]}]);
  equal(
    after.dice.map((each) => each.face),
    ['chance', 'pink', 'pink', 'police', 'go', 'go'],
  );
});

test('no two squares of the board touch', () => {
  const centres = [2, 3, 3, 3, 3, 3, 3, 3, 4, 2].flatMap((count, sector) =>
    squares(sector, count).map((square) => square.at),
  );
  const near = centres.some((a, i) => centres.some((b, j) => i < j && Math.hypot(a.x - b.x, a.y - b.y) < 29));
  equal(near, false);
  equal(point(10, 90), {x: 10, y: 0});
});

test('dice with one square to go to can be laid without a question', () => {
  const map = new Map([
    [1, ['green']],
    [2, ['green', 'yellow']],
    [5, ['railroad']],
  ]);
  equal(onlySquares(map), [
    {die: 1, group: 'green'},
    {die: 5, group: 'railroad'},
  ]);
});
