import {equal, test} from '../../testing.ts';
import {mostSeats, newSeat, seatsFor} from './setup-seats.ts';

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
