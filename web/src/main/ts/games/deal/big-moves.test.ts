import type {Asked, DealPicture} from '../../protocol.ts';
import {equal, test} from '../../testing.ts';
import {en} from '../../messages/en.ts';
import {Words} from '../../frame/lib/words.ts';
import type {TableContext} from '../game-module.ts';
import {bigMoves} from './big-moves.ts';

/** Somebody plays a card against this seat, which may answer with these verbs. */
function hit(...verbs: string[]) {
  const view = {phase: 'react', active: 0, pending: {noes: 0, amount: 2}} as unknown as DealPicture;
  const asked = {moment: 1, verbs: verbs.map((verb) => ({verb, moves: [{text: verb, args: []}]}))} as unknown as Asked;
  return bigMoves({
    shown: {state: {view, asked}},
    words: new Words(en, 'en'),
    names: ['Ann', 'Bob'],
  } as unknown as TableContext<DealPicture>);
}

test('both answers stand there, whatever is in the hand', () => {
  equal(
    hit('accept').map(({move}) => move),
    hit('accept', 'no').map(({move}) => move),
  );
});

test('Just Say No is grey without the card', () => {
  equal(
    hit('accept').map(({off}) => off),
    [undefined, 'not in your hand'],
  );
  equal(
    hit('accept', 'no').map(({off}) => off),
    [undefined, undefined],
  );
});
