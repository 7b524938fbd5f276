import type {LogEntry, TableInfo} from '../protocol.ts';
import {equal} from '../testing.ts';
import {digest} from './digest.ts';
import {rest} from './clock-rest.ts';
import {ordersText} from './orders-text.ts';
import {Pacer, shortened} from './pacer.ts';
import type {Words} from './words.ts';
import {routeOf} from './route.ts';
import {stillText} from './still-text.ts';
import {again, mostSeats, newSeat, seatsFor} from './setup-seats.ts';

const entry = (text: string): LogEntry => ({clause: '', text, event: null});

Deno.test('who was away reads at most seven lines, those that matter', () => {
  const missed = Array.from({length: 20}, (_, at) => entry(at % 2 === 0 ? `scored ${at}` : `rolled ${at}`));
  const lines = digest(missed, (each) => each.text.startsWith('scored')).map((each) => each.text);
  equal(lines, ['scored 6', 'scored 8', 'scored 10', 'scored 12', 'scored 14', 'scored 16', 'scored 18']);
  equal(digest([entry('a')], () => false).length, 1);
});

Deno.test('at instant speed everything is shown at once and in order', () => {
  const seen: number[] = [];
  const pacer = new Pacer<number>((value) => seen.push(value), () => 0);
  pacer.push([{show: 1, hold: 500}, {show: 2, hold: 500}, {show: 3, hold: 500}]);
  equal([seen, pacer.behind], [[1, 2, 3], false]);
});

Deno.test('skipping shows what is waiting', () => {
  const seen: number[] = [];
  const pacer = new Pacer<number>((value) => seen.push(value), () => 1);
  pacer.push([{show: 1, hold: 60_000}, {show: 2, hold: 60_000}, {show: 3, hold: 0}]);
  equal([seen, pacer.behind], [[1], true]);
  pacer.skip();
  equal([seen, pacer.behind], [[1, 2, 3], false]);
});

Deno.test('a long queue is shortened to six seconds', () => {
  equal([shortened([{hold: 500}]), shortened(Array.from({length: 24}, () => ({hold: 500})))], [1, 0.5]);
});

Deno.test('addresses lead to their page', () => {
  const route = (path: string) => routeOf(new URL(path, 'http://localhost'));
  equal(route('/'), {page: 'home'});
  equal(route('/t/q3mXk2_-'), {page: 'table', table: 'q3mXk2_-'});
  equal(route('/?new=express&for=device'), {page: 'setup', game: 'express', mode: 'device'});
  equal(route('/?new=express&for=x'), {page: 'setup', game: 'express', mode: 'friends'});
  equal(route('/?new=../x'), {page: 'home'});
  equal(route('/t/a/b'), {page: 'nowhere'});
});

Deno.test('a table begins with the fewest people that the way of playing needs', () => {
  const info = {id: 'express', fewestSeats: 2, mostSeats: 4, room: [{option: 'decks', value: '2', mostSeats: 10}], bots: ['random', 'easy'], options: [], orders: [], terms: []};
  equal(seatsFor('friends', info, 'Ann', String), [{kind: 'me', name: 'Ann'}, {kind: 'open', name: ''}]);
  equal(seatsFor('device', info, 'Ann', String), [{kind: 'me', name: 'Ann'}, {kind: 'me', name: '2'}]);
  equal(seatsFor('bots', info, 'Ann', String).length, 3);
  equal([mostSeats(info, {}), mostSeats(info, {decks: '1'}), mostSeats(info, {decks: '2'})], [4, 4, 10]);
  equal(newSeat('bot:easy', ''), {kind: 'bot', bot: 'easy', name: ''});
});

Deno.test('a stopped table says so, and why if the host told', () => {
  const words = {text: (key: string, ...args: string[]) => [key, ...args].join(' ')} as unknown as Words;
  const still = (state: string, reason: string) => stillText({state, reason} as TableInfo, words);
  equal(still('playing', ''), []);
  equal(still('stopped', ''), ['ui.stopped']);
  equal(still('closed', 'the end'), ['ui.closed', 'ui.host-says the end']);
  equal(still('frozen', 'row 3'), ['ui.frozen row 3']);
});

Deno.test('playing again keeps people, bots and rules, and is private', () => {
  const seat = (at: number, kind: 'person' | 'bot', name: string) => ({seat: at, kind, bot: kind === 'bot' ? 'easy' : '', name, here: true, left: false, standIn: ''});
  const table: TableInfo = {
    id: 'x', game: 'express', options: {target: '10000'}, state: 'over', reason: '', clock: 30, onLeave: 'easy', terms: {bank: '90'}, agreed: [], paused: false, pausing: [], pack: {name: '', seal: '', mark: '', secret: false, locked: false, missing: [], consent: []}, listed: true, host: 0, watching: 0,
    seats: [seat(0, 'person', 'Ann'), seat(1, 'person', 'Bob'), seat(2, 'bot', 'Easy C')],
  };
  equal(again(table, [0]), {
    game: 'express', options: {target: '10000'}, clock: 30, terms: {bank: '90'}, onLeave: 'easy',
    seats: [{kind: 'me', name: 'Ann'}, {kind: 'open', name: ''}, {kind: 'bot', bot: 'easy', name: ''}],
    listed: false,
  });
});

Deno.test('a clock uses the time of the decision, then the bank, then the grace', () => {
  const clock = {label: 'move', seats: [0], milliseconds: 10_000, bank: 20_000, grace: 5_000, stopped: false};
  equal(rest(clock, 4000), {part: 'time', seconds: 6});
  equal(rest(clock, 25_000), {part: 'bank', seconds: 5});
  equal(rest(clock, 31_000), {part: 'grace', seconds: 4});
  equal(rest(clock, 99_000), {part: 'grace', seconds: 0});
  equal(rest({...clock, stopped: true}, 99_000), {part: 'time', seconds: 10});
});

Deno.test('orders are told to the server whole, without what is usual', () => {
  const flag = (name: string) => ({name, fallback: 'off', values: ['off', 'on'], least: 0, most: 0, clause: ''});
  equal(ordersText([flag('a'), flag('b')], {a: 'on', b: 'on'}), 'a=on b=on');
  equal(ordersText([flag('a'), flag('b')], {a: 'on', b: 'off'}), 'a=on');
  equal(ordersText([flag('a')], {a: 'off'}), '-');
});
