import type {LogEntry} from '../../protocol.ts';
import {equal, test} from '../../testing.ts';
import {journeys} from './journeys.ts';

const seen = (...lines: string[]) =>
  journeys(lines.map((text): LogEntry => ({clause: '', text, event: null}))).map(
    ({thing, from, to, sum}) => `${thing} ${from} ${to}${sum > 0 ? ` ${sum}` : ''}`,
  );

test('money goes from whoever pays to whoever is paid, and by way of the middle of the table', () => {
  equal(seen('paid A B 200'), ['coin A B 200']);
  equal(seen('paid bank A 200'), ['coin - A 200']);
  equal(seen('paid A pot 75'), ['coin A - 75']);
  equal(seen('paid A B 3 2@bank 1@bank'), ['card A B']); // cards are the money of Deal
  equal(seen('turn-scored C 900 1800'), ['coin - C 900']);
});

test('a deed comes from its space, and a house falls on it', () => {
  equal(seen('bought A baltic 60'), ['deed baltic A']);
  equal(seen('deed boardwalk A B'), ['deed boardwalk B']);
  equal(seen('built B oriental 2'), ['house oriental oriental']);
});

test('cards go to the table and between players', () => {
  equal(seen('drew-hidden B 2', 'banked A 5', 'took A B kentucky'), ['card - B', 'card A -', 'card B A']);
});

test('blocks are taken from the middle, and stolen from each other', () => {
  equal(seen('took A pink', 'stole A B pink 2'), ['block - A', 'block B A']);
});

test('no more travels at once than the eye follows', () => {
  equal(seen(...Array.from({length: 9}, () => 'paid A B 1')).length, 6);
});
