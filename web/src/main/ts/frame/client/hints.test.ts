import type {Asked} from '../../protocol.ts';
import {equal, pretendStorage, test} from '../../testing.ts';
import {en} from '../../messages/en.ts';
import {HintBook, hintFor, type Hint} from './hints.ts';
import {CLASSIC_HINTS} from '../../games/classic/hints.ts';
import {DEAL_HINTS} from '../../games/deal/hints.ts';
import {EXPRESS_HINTS} from '../../games/express/hints.ts';
import {GO_HINTS} from '../../games/go/hints.ts';

pretendStorage();

const HINTS: readonly Hint[] = [
  ['buy', 'buy', 'decline'],
  ['roll', 'roll'],
];

function asked(...verbs: string[]): Asked {
  return {
    moment: 1,
    takeBack: false,
    verbs: verbs.map((verb) => ({verb, message: '', clause: '', moves: [{text: verb, args: []}], least: 0, most: -1})),
  };
}

test('the first hint that fits what is asked is the one', () => {
  equal(hintFor(HINTS, asked('roll', 'decline')), 'buy');
  equal(hintFor(HINTS, asked('roll')), 'roll');
  equal(hintFor(HINTS, asked('pass')), '');
  equal(hintFor(HINTS, null), '');
});

test('a hint is shown for its first decision and not again, game by game', () => {
  HintBook.showAgain();
  const book = new HintBook('pocket');
  equal(
    ['roll', 'roll', 'buy', '', 'roll', 'buy'].map((hint) => book.turnTo(hint)),
    ['roll', 'roll', 'buy', '', '', ''],
  );
  equal(new HintBook('pocket').turnTo('roll'), '');
  equal(new HintBook('brands').turnTo('roll'), 'roll');
});

test('hints are dismissed one by one, or for good, and can be brought back', () => {
  HintBook.showAgain();
  const book = new HintBook('go');
  book.turnTo('roll');
  book.dismiss();
  equal([book.turnTo('roll'), book.turnTo('buy')], ['', 'buy']);
  HintBook.dismissAll();
  equal([book.turnTo('buy'), book.turnTo('other')], ['', '']);
  HintBook.showAgain();
  equal(book.turnTo('roll'), 'roll');
});

test('every hint has its words', () => {
  const all = [EXPRESS_HINTS, CLASSIC_HINTS, DEAL_HINTS, GO_HINTS].flat().map(([key]) => key);
  equal(
    all.filter((key) => !(key in en)),
    [],
  );
  equal(
    Object.keys(en).filter((key) => key.startsWith('hint.') && !all.includes(key)),
    [],
  );
});
