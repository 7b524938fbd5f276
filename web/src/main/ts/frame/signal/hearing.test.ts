import type {LogEntry} from '../../protocol.ts';
import {equal, test} from '../../testing.ts';
import {heard} from './hearing.ts';

const of = (mine: number[], ...lines: string[]) =>
  heard(
    lines.map((text): LogEntry => ({clause: '', text, event: null})),
    mine,
  );

test('what happens is heard, each kind of sound once', () => {
  equal(of([0], 'rolled B 3 4', 'landed B baltic', 'rolled B 1 1'), ['dice']);
  equal(of([0], 'laid B baltic brown'), ['card']);
  equal(of([0], 'built-hotel B boardwalk'), ['house']);
  equal(of([0], 'jailed B'), ['warning']);
});

test('money is heard by those who get it and those who give it', () => {
  equal(of([0], 'paid A B 200'), ['coins-out']);
  equal(of([1], 'paid A B 200'), ['coins-in']);
  equal(of([2], 'paid A B 200'), []);
  equal(of([], 'paid A B 200'), []); // a spectator
});

test('no more sounds at once than can be told apart', () => {
  equal(of([0], 'rolled A 1 2', 'drew A chance-1', 'paid A B 50', 'jailed A', 'bid B 10').length, 3);
});
