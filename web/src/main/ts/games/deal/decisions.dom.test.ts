import '../../testing-dom.ts';
import type {DealCard, DealPhase, DealPicture} from '../../protocol.ts';
import {button, buttons, testDecisions, type Decision} from '../decisions.ts';
import {deal} from './index.ts';
import {NOTHING_PENDING, pile, player, sample} from './sample.ts';

const pending = (more: Partial<DealPicture['pending']>) => ({...NOTHING_PENDING, victim: 0, ...more});
const red = pile('red', ['kentucky', 'wild-red-yellow']);
const theirs = pile('green', ['pacific', 'pennsylvania', 'north-carolina'], {set: true});

/** A card of the hand and then what it does, where it can do more than be banked. */
const withCard = (card: DealCard, move: string) => [`[data-card="${card}"]`, ...button(move)];

const DECISIONS: Readonly<Record<Exclude<DealPhase, 'over'>, readonly Decision<DealPicture>[]>> = {
  play: [
    {
      view: sample({
        hand: ['kentucky', 'rent-any', 'double-rent', 'sly-deal', 'house', 'deal-breaker', 'debt-collector', 'pass-go'],
        players: [player({piles: [red, pile('blue', [], {set: true})]}), player({piles: [theirs]}), player()],
      }),
      moves: {
        end: button('end'),
        'bank kentucky': withCard('kentucky', 'bank kentucky'),
        'lay kentucky': withCard('kentucky', 'lay kentucky'),
        'pass-go': withCard('pass-go', 'pass-go'),
        'rent-any': withCard('rent-any', 'rent-any'),
        'rent-any double': withCard('rent-any', 'rent-any double'),
        'sly-deal B pacific': withCard('sly-deal', 'sly-deal B pacific'),
        'house red': ['[data-card="house"]', '.own .pile > .button'],
        'deal-breaker B green': ['[data-card="deal-breaker"]', '[data-seat="1"] .pile > .button'],
        'debt-collector C': ['[data-card="debt-collector"]', '[data-target="2"]'],
        'recolour wild-red-yellow@red yellow': [
          '[data-ref="wild-red-yellow@red"]',
          ...button('recolour wild-red-yellow@red yellow'),
        ],
      },
    },
    {
      // With two decks a card is chosen first, and at whom it goes is asked then.
      view: sample({hand: ['sly-deal'], players: [player({piles: [red]}), player()]}),
      moves: {
        'aim sly-deal': withCard('sly-deal', 'aim sly-deal'),
        'lift wild-red-yellow@red': ['[data-ref="wild-red-yellow@red"]', ...button('lift wild-red-yellow@red')],
      },
    },
  ],
  aim: [
    {
      view: sample({phase: 'aim', pending: pending({card: 'sly-deal', victim: -1})}),
      moves: buttons('sly-deal B', 'sly-deal C'),
    },
  ],
  lift: [
    {
      view: sample({phase: 'lift', pending: pending({take: 'wild-red-yellow@red'})}),
      moves: buttons('recolour wild-red-yellow@red yellow', 'exchange wild-red-yellow@red atlantic'),
    },
  ],
  charge: [
    {
      view: sample({phase: 'charge', pending: pending({card: 'rent-any', victim: -1})}),
      moves: buttons('charge red B', 'charge green C'),
    },
  ],
  take: [
    {
      view: sample({
        phase: 'take',
        pending: pending({card: 'sly-deal', victim: 1}),
        players: [player(), player({piles: [pile('red', ['kentucky']), pile('green', ['pacific'])]}), player()],
      }),
      moves: {'take kentucky': button('take kentucky'), 'take pacific': ['[data-seat="1"] [data-ref="pacific"]']},
    },
  ],
  give: [
    {
      view: sample({
        phase: 'give',
        pending: pending({card: 'forced-deal', take: 'pacific', victim: 1}),
        players: [player({piles: [red]}), player(), player()],
      }),
      moves: {
        'give kentucky': ['.own [data-ref="kentucky"]'],
        'give wild-red-yellow@red': button('give wild-red-yellow@red'),
      },
    },
  ],
  react: [
    {
      view: sample({phase: 'react', active: 1, pending: pending({card: 'birthday', amount: 2})}),
      moves: buttons('accept', 'no'),
    },
  ],
  pay: [
    {
      view: sample({
        phase: 'pay',
        active: 1,
        cheapest: ['2'],
        pending: pending({card: 'birthday', amount: 2}),
        players: [player({bank: ['2', '5'], piles: [pile('red', ['kentucky'])]}), player(), player()],
      }),
      moves: {
        'pay 2': ['[data-pay]'],
        'pay 5': ['.asset#0', '.asset#1', '[data-pay]'],
        'pay kentucky': ['.asset#0', '.asset#2', '[data-pay]'],
      },
    },
    {
      view: sample({
        phase: 'pay',
        active: 1,
        pending: pending({card: 'birthday', amount: 9}),
        players: [player({bank: ['2', '5']}), player(), player()],
      }),
      moves: {'pay all': ['[data-pay]']},
    },
  ],
  arrive: [
    {
      view: sample({phase: 'arrive', pending: pending({items: ['wild-red-yellow']})}),
      moves: buttons('colour red', 'colour yellow', 'place red', 'place bank'),
    },
  ],
  discard: [
    {
      view: sample({
        phase: 'discard',
        playsLeft: 0,
        hand: ['1', '1', '2', '2', '3', '3', '4', '5', 'pass-go'],
      }),
      listed: ['discard 1', 'discard 5', 'discard pass-go'],
      moves: {'discard 5 pass-go': ['[data-at="7"]', '[data-at="8"]', '[data-confirm]']},
    },
  ],
};

testDecisions(deal, DECISIONS);
