import type {TableInfo} from '../../protocol.ts';
import {equal, test} from '../../testing.ts';
import {again, mostSeats, newSeat, seatsFor} from './setup-seats.ts';

test('a table begins with the fewest people that the way of playing needs', () => {
  const info = {
    id: 'express',
    fewestSeats: 2,
    mostSeats: 4,
    room: [{option: 'decks', value: '2', mostSeats: 10}],
    bots: ['random', 'easy'],
    options: [],
    orders: [],
    terms: [],
  };
  equal(seatsFor('friends', info, 'Ann', String), [
    {kind: 'me', name: 'Ann'},
    {kind: 'open', name: ''},
  ]);
  equal(seatsFor('device', info, 'Ann', String), [
    {kind: 'me', name: 'Ann'},
    {kind: 'me', name: '2'},
  ]);
  equal(seatsFor('bots', info, 'Ann', String).length, 3);
  equal([mostSeats(info, {}), mostSeats(info, {decks: '1'}), mostSeats(info, {decks: '2'})], [4, 4, 10]);
  equal(newSeat('bot:easy', ''), {kind: 'bot', bot: 'easy', name: ''});
});

test('playing again keeps people, bots and rules, and is private', () => {
  const seat = (at: number, kind: 'person' | 'bot', name: string) => ({
    seat: at,
    kind,
    bot: kind === 'bot' ? 'easy' : '',
    name,
    here: true,
    left: false,
    standIn: '',
  });
  const table: TableInfo = {
    id: 'x',
    game: 'express',
    options: {target: '10000'},
    state: 'over',
    reason: '',
    clock: 30,
    onLeave: 'easy',
    terms: {bank: '90'},
    agreed: [],
    paused: false,
    pausing: [],
    pack: {name: '', seal: '', mark: '', secret: false, locked: false, missing: [], consent: []},
    listed: true,
    host: 0,
    watching: 0,
    rematch: '',
    rematchBy: -1,
    seats: [seat(0, 'person', 'Ann'), seat(1, 'person', 'Bob'), seat(2, 'bot', 'Easy C')],
  };
  equal(again(table, [0]), {
    game: 'express',
    options: {target: '10000'},
    clock: 30,
    terms: {bank: '90'},
    onLeave: 'easy',
    seats: [
      {kind: 'me', name: 'Ann'},
      {kind: 'open', name: ''},
      {kind: 'bot', bot: 'easy', name: ''},
    ],
    listed: false,
  });
});
