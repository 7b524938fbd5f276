import type {Frame, LogEntry, News, TableInfo, Welcome} from '../../protocol.ts';
import {equal, test} from '../../testing.ts';
import {reduce, type SeatState} from './table-state.ts';

const table: TableInfo = {
  id: 't',
  game: 'express',
  options: {},
  state: 'playing',
  reason: '',
  clock: 0,
  onLeave: 'out',
  terms: {},
  seats: [],
  agreed: [],
  paused: false,
  pausing: [],
  pack: {name: '', seal: '', mark: '', secret: false, locked: false, missing: [], consent: []},
  listed: false,
  host: 0,
  watching: 0,
  rematch: '',
  rematchBy: -1,
};
const entry = (text: string): LogEntry => ({clause: 'express.start', text, event: null});
const welcome = (from: number, ...texts: string[]): Welcome => ({
  type: 'welcome',
  n: 0,
  you: 0,
  table,
  log: {from, events: texts.map(entry)},
  waiting: [0],
  view: null,
  asked: null,
  clocks: [],
});
const news = (n: number, from: number, ...texts: string[]): News => ({
  type: 'news',
  n,
  log: {from, events: texts.map(entry)},
  waiting: [1],
  view: null,
  asked: null,
  clocks: [],
});

function after(...frames: Frame[]): SeatState {
  const state = frames.reduce<SeatState | null>((before, frame) => reduce(before, frame).state, null);
  if (state === null) {
    throw new Error('no state');
  }
  return state;
}

const texts = (state: SeatState) => state.log.map((each) => each.text);

test('the first frame brings everything', () => {
  equal(texts(after(welcome(0, 'turn A'))), ['turn A']);
});

test('news go on where the log ends', () => {
  const state = after(welcome(0, 'turn A'), news(1, 1, 'rolled A 1'));
  equal(texts(state), ['turn A', 'rolled A 1']);
  equal([state.waiting, state.n], [[1], 1]);
});

test('after a lost connection only what was missed is added', () => {
  const state = after(welcome(0, 'turn A'), news(1, 1, 'rolled A 1'), welcome(2, 'turn B'));
  equal(texts(state), ['turn A', 'rolled A 1', 'turn B']);
});

test('a welcome that begins earlier replaces what was taken back', () => {
  equal(texts(after(welcome(0, 'a', 'b', 'c'), welcome(1, 'd'))), ['a', 'd']);
});

test('a frame that is missing asks for a new connection and changes nothing', () => {
  const before = after(welcome(0, 'turn A'));
  const skipped = reduce(before, news(2, 1, 'x'));
  equal([skipped.gap, skipped.state], [true, before]);
  equal(reduce(before, news(1, 5, 'x')).gap, true);
  equal(reduce(null, news(1, 0, 'x')).gap, true);
  equal(reduce(before, welcome(9, 'x')).gap, true);
});

test('an answer only counts', () => {
  const before = after(welcome(0, 'turn A'));
  const {state, fresh, gap} = reduce(before, {type: 'answer', n: 1, id: 'x', ok: true, error: null, view: null});
  equal([state, fresh, gap], [{...before, n: 1}, [], false]);
});

test('seats change without the log', () => {
  const state = after(welcome(0, 'turn A'), {type: 'table', n: 1, clocks: [], table: {...table, agreed: [1]}});
  equal([state.table.agreed, texts(state)], [[1], ['turn A']]);
});

test('talk goes on after what was said before, and begins anew with a welcome', () => {
  const said = (n: number, number: number): Frame => ({
    type: 'chat',
    n,
    messages: [{number, seat: 0, emote: '', text: 'hi'}],
  });
  equal(
    after(welcome(0), said(1, 1), said(2, 2)).chat.map((each) => each.number),
    [1, 2],
  );
  equal(
    after(welcome(0), said(1, 1), welcome(0), said(1, 2)).chat.map((each) => each.number),
    [2],
  );
});

test('a pause comes with the clocks that stand still', () => {
  const clock = {label: 'move', seats: [0], milliseconds: 5000, bank: 0, grace: 0, stopped: true};
  const state = after(welcome(0), {type: 'table', n: 1, table: {...table, paused: true}, clocks: [clock]});
  equal([state.table.paused, state.clocks], [true, [clock]]);
});

test('how many devices hold the seat is known until it is told anew', () => {
  const told = after(welcome(0, 'turn A'), {type: 'devices', n: 1, devices: 2});
  equal([after(welcome(0, 'turn A')).devices, told.devices, reduce(told, welcome(1)).state?.devices], [0, 2, 2]);
});
