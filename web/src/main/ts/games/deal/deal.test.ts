import {equal, test} from '../../testing.ts';
import type {Asked, LogEntry} from '../../protocol.ts';
import type {SeatState} from '../../frame/client/table-state.ts';
import {dealBeats} from './beats.ts';
import {cardOf, faceOf, RENTS} from './cards.ts';
import {optionsOf} from '../options.ts';
import {answersOf, forHand, forTable} from './choices.ts';
import type {DealPicture, DealPlayer} from '../../protocol.ts';
import {assetsOf, keysOf, refOf} from './refs.ts';
import {pile} from './sample.ts';

const asked = (...moves: string[]): Asked => ({
  moment: 1,
  takeBack: false,
  verbs: moves.map((text) => {
    const [verb = '', ...args] = text.split(' ');
    return {verb, message: `move.${verb}`, clause: '', least: 0, most: -1, moves: [{text, args}]};
  }),
});
test('a card shows its value and its colours', () => {
  equal(
    [faceOf('10'), faceOf('kentucky')],
    [
      {kind: 'money', value: 10, colours: []},
      {kind: 'property', value: 3, colours: ['red']},
    ],
  );
  equal(faceOf('rent-brown-light-blue'), {kind: 'rent', value: 1, colours: ['brown', 'light-blue']});
  equal(faceOf('wild-light-blue-railroad'), {kind: 'wild', value: 4, colours: ['light-blue', 'railroad']});
  equal(
    [
      faceOf('wild-any').colours.length,
      faceOf('wild-any').value,
      faceOf('rent-any').value,
      faceOf('just-say-no').value,
    ],
    [10, 0, 3, 4],
  );
});

test('the rents that are printed add up to those of the deck', () => {
  equal(
    Object.values(RENTS).map((rents) => rents.at(-1)),
    [2, 3, 4, 5, 6, 6, 7, 8, 4, 2],
  );
});

test('what a card can do comes from the moves that are offered, the bank last', () => {
  const options = optionsOf(asked('bank rent-any', 'rent-any', 'rent-any double', 'bank 5', 'lay kentucky'));
  equal(
    forHand(options, 'rent-any').map(({move}) => move),
    ['rent-any', 'rent-any double', 'bank rent-any'],
  );
  equal(
    forHand(options, 'kentucky').map(({move}) => move),
    ['lay kentucky'],
  );
  equal(forHand(options, 'baltic'), []);
});

test('wilds, surplus cards and buildings move from where they lie', () => {
  const options = optionsOf(
    asked('recolour wild-red-yellow@red yellow', 'exchange kentucky.2 wild-any@red', 'move house red green'),
  );
  equal(forTable(options, 'wild-red-yellow@red').length, 1);
  equal(forTable(options, 'kentucky.2').length, 1);
  equal(forTable(options, 'house@red').length, 1);
  equal(forTable(options, 'house@green'), []);
});

test('with two decks a card is chosen first, and then what it does', () => {
  const first = optionsOf(asked('bank sly-deal', 'aim sly-deal', 'lift wild-red-yellow@red'));
  equal(
    forHand(first, 'sly-deal').map(({move}) => move),
    ['aim sly-deal', 'bank sly-deal'],
  );
  equal(
    forTable(first, 'wild-red-yellow@red').map(({move}) => move),
    ['lift wild-red-yellow@red'],
  );
  equal(answersOf(first, 'play'), []);
  equal(answersOf(optionsOf(asked('sly-deal B', 'sly-deal C')), 'aim').length, 2);
  equal(answersOf(optionsOf(asked('take kentucky')), 'take').length, 1);
});

test('a card is named by where it lies', () => {
  equal(refOf('kentucky', pile('red', [])), 'kentucky');
  equal(refOf('kentucky', pile('red.2', [])), 'kentucky.2');
  equal(refOf('wild-red-yellow', pile('red.2', [])), 'wild-red-yellow@red.2');
  equal(refOf('house', pile('red', [])), 'house@red');
  equal(refOf('wild-any', pile('', [])), 'wild-any');
  equal(['house@red', 'kentucky.2', '10'].map(cardOf), ['house', 'kentucky', '10']);
});

test('money is offered before properties and sets last; what has no value is not offered', () => {
  const player: DealPlayer = {
    cards: 0,
    bank: ['5', '1', '1'],
    bankValue: 7,
    worth: 0,
    sets: 1,
    left: false,
    rank: 0,
    piles: [
      pile('brown', ['baltic', 'mediterranean'], {set: true, house: true}),
      pile('red', ['kentucky']),
      pile('', ['wild-any']),
    ],
  };
  const assets = assetsOf(player);
  equal(
    assets.map(({ref}) => ref),
    ['1', '1', '5', 'kentucky', 'baltic', 'mediterranean', 'house@brown'],
  );
  equal(
    assets.slice(0, 2).map(({key}) => key),
    ['1#0', '1#1'],
  );
  equal(keysOf(['1', '1', '5']), ['1#0', '1#1', '5#0']);
});

test('the last thing worth telling stays until there is another', () => {
  const entry = (text: string): LogEntry => ({clause: '', text, event: null});
  const state = {} as SeatState<DealPicture>;
  const first = dealBeats(null, state, [entry('banked A 5'), entry('completed A red')])[0]!;
  equal([first.show.note, first.hold], ['completed A red', 1100]);
  equal(dealBeats(first.show, state, [entry('drew-hidden B 2')])[0]!.show.note, 'completed A red');
});
