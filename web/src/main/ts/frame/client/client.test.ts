import type {LogEntry, TableInfo} from '../../protocol.ts';
import {equal, test} from '../../testing.ts';
import type {Words} from '../lib/words.ts';
import {rest} from './clock-rest.ts';
import {digest} from './digest.ts';
import {ordersText} from './orders-text.ts';
import {Pacer, shortened} from './pacer.ts';
import {stillText} from './still-text.ts';

const entry = (text: string): LogEntry => ({clause: '', text, event: null});

test('who was away reads at most seven lines, those that matter', () => {
  const missed = Array.from({length: 20}, (_, at) => entry(at % 2 === 0 ? `scored ${at}` : `rolled ${at}`));
  const lines = digest(missed, (each) => each.text.startsWith('scored')).map((each) => each.text);
  equal(lines, ['scored 6', 'scored 8', 'scored 10', 'scored 12', 'scored 14', 'scored 16', 'scored 18']);
  equal(digest([entry('a')], () => false).length, 1);
});

test('at instant speed everything is shown at once and in order', () => {
  const seen: number[] = [];
  const pacer = new Pacer<number>(
    (value) => seen.push(value),
    () => 0,
  );
  pacer.push([
    {show: 1, hold: 500},
    {show: 2, hold: 500},
    {show: 3, hold: 500},
  ]);
  equal([seen, pacer.behind], [[1, 2, 3], false]);
});

test('skipping shows what is waiting', () => {
  const seen: number[] = [];
  const pacer = new Pacer<number>(
    (value) => seen.push(value),
    () => 1,
  );
  pacer.push([
    {show: 1, hold: 60_000},
    {show: 2, hold: 60_000},
    {show: 3, hold: 0},
  ]);
  equal([seen, pacer.behind], [[1], true]);
  pacer.skip();
  equal([seen, pacer.behind], [[1, 2, 3], false]);
});

test('a long queue is shortened to six seconds', () => {
  equal([shortened([{hold: 500}]), shortened(Array.from({length: 24}, () => ({hold: 500})))], [1, 0.5]);
});

test('a stopped table says so, and why if the host told', () => {
  const words = {text: (key: string, ...args: string[]) => [key, ...args].join(' ')} as unknown as Words;
  const still = (state: string, reason: string) => stillText({state, reason} as TableInfo, words);
  equal(still('playing', ''), []);
  equal(still('stopped', ''), ['ui.stopped']);
  equal(still('closed', 'the end'), ['ui.closed', 'ui.host-says the end']);
  equal(still('frozen', 'row 3'), ['ui.frozen row 3']);
});

test('a clock uses the time of the decision, then the bank, then the grace', () => {
  const clock = {label: 'move', seats: [0], milliseconds: 10_000, bank: 20_000, grace: 5_000, stopped: false};
  equal(rest(clock, 4000), {part: 'time', seconds: 6});
  equal(rest(clock, 25_000), {part: 'bank', seconds: 5});
  equal(rest(clock, 31_000), {part: 'grace', seconds: 4});
  equal(rest(clock, 99_000), {part: 'grace', seconds: 0});
  equal(rest({...clock, stopped: true}, 99_000), {part: 'time', seconds: 10});
});

test('orders are told to the server whole, without what is usual', () => {
  const flag = (name: string) => ({name, fallback: 'off', values: ['off', 'on'], least: 0, most: 0, clause: ''});
  equal(ordersText([flag('a'), flag('b')], {a: 'on', b: 'on'}), 'a=on b=on');
  equal(ordersText([flag('a'), flag('b')], {a: 'on', b: 'off'}), 'a=on');
  equal(ordersText([flag('a')], {a: 'off'}), '-');
});
