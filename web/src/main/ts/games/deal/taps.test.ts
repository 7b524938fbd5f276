import {equal, test} from '../../testing.ts';
import type {Option} from '../options.ts';
import {chosenToGo} from './choices.ts';
import {ownTaps, target, theirTaps, type Chosen, type Tapping} from './taps.ts';

const options = (...moves: string[]): Option[] =>
  moves.map((move) => {
    const [verb = '', ...args] = move.split(' ');
    return {move, verb, message: '', args};
  });

/** Taps that write down what they do. */
function tapping(offered: string[], withHand: string[] = [], chosen: Chosen = null): Tapping & {done: string[]} {
  const done: string[] = [];
  return {
    done,
    options: options(...offered),
    withHand: options(...withHand),
    chosen,
    act: (move) => done.push(move),
    choose: (ref, held = false) => done.push(`${held ? 'hold' : 'choose'} ${ref}`),
  };
}

test('a card of the own table is chosen, or given where one is asked for', () => {
  const turn = tapping(['recolour wild-red-yellow@red yellow']);
  ownTaps(turn).card('wild-red-yellow@red')?.();
  equal(turn.done, ['choose wild-red-yellow@red']);
  equal(ownTaps(turn).card('kentucky'), null);
  const swap = tapping(['give kentucky']);
  ownTaps(swap).card('kentucky')?.();
  equal(swap.done, ['give kentucky']);
});

test('a wild is dragged to a colour that it can take, and nowhere else', () => {
  const wild = 'wild-red-yellow@red';
  const held = tapping([`recolour ${wild} yellow`], [], {ref: wild});
  ownTaps(held).drag?.(wild)?.();
  ownTaps(held).drop?.('yellow')?.();
  equal(held.done, [`hold ${wild}`, `recolour ${wild} yellow`]);
  equal([ownTaps(held).drag?.('kentucky'), ownTaps(held).drop?.('green')], [null, null]);
});

test('a house goes on the set that is tapped', () => {
  const building = tapping([], ['house red', 'bank house'], {at: 0});
  ownTaps(building).pile('red')?.();
  equal(building.done, ['house red']);
  equal(ownTaps(building).pile('green'), null);
});

test('cards are taken from the player who is hit and from nobody else', () => {
  const taking = tapping(['take kentucky']);
  theirTaps(taking, 1, 1).card('kentucky')?.();
  equal(taking.done, ['take kentucky']);
  equal(theirTaps(taking, 2, 1).card('kentucky'), null);
  const breaking = tapping([], ['deal-breaker B red']);
  theirTaps(breaking, 1, -1).pile('red')?.();
  equal(breaking.done, ['deal-breaker B red']);
  equal(theirTaps(breaking, 2, -1).pile('red'), null);
});

test('a player is tapped where nothing else is to be chosen, and never by banking', () => {
  const collecting = tapping([], ['debt-collector B', 'bank debt-collector']);
  target(collecting, 1)?.();
  equal(collecting.done, ['debt-collector B']);
  equal(target(collecting, 2), null);
  equal(target(tapping([], ['sly-deal B kentucky']), 1), null);
});

test('one card too many to discard takes the place of the first', () => {
  equal([...chosenToGo(new Set([1, 2]), 5, 2)], [2, 5]);
  equal([...chosenToGo(new Set([1, 2]), 1, 2)], [2]);
});
