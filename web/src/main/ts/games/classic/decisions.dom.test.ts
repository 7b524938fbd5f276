import '../../testing-dom.ts';
import type {ClassicPhase, ClassicPicture} from '../../protocol.ts';
import {equal, test} from '../../testing.ts';
import {button, buttons, rendered, testDecisions, type Decision} from '../decisions.ts';
import {classic} from './index.ts';
import {player, property, sample} from './sample.ts';

const browns = (more: object = {}) => [
  property('mediterranean', 'brown', {owner: 0, ...more}),
  property('baltic', 'brown', {owner: 0, ...more}),
  property('reading', 'railroad', {owner: 1}),
];
const shortage = {kind: 'house', opener: 1, site: 'baltic', stock: 1, wishes: [-1, -2, -1], placer: -1} as const;
const offer = {number: 3, from: 1, to: 0, terms: 'give reading get 100', counterTo: 0, possible: true, changes: []};
const at = (space: 'baltic' | 'mediterranean') => [player({space}), player(), player()];

const DECISIONS: Readonly<Record<Exclude<ClassicPhase, 'over'>, readonly Decision<ClassicPicture>[]>> = {
  tokens: [
    {
      view: sample({phase: 'tokens', players: [player({token: ''}), player({token: ''}), player({token: ''})]}),
      moves: buttons('token kite', 'token drum'),
    },
  ],
  roll: [
    {view: sample(), moves: buttons('roll')},
    {
      view: sample({players: [player({jailed: true, space: 'jail', cards: ['chance']}), player(), player()]}),
      moves: buttons('roll', 'pay-fine', 'use-card chance'),
    },
    {
      view: sample({properties: browns(), players: at('baltic')}),
      listed: ['roll', 'mortgage baltic', 'build baltic', 'build mediterranean'],
      moves: {
        'mortgage baltic': button('mortgage baltic'),
        'build mediterranean': ['[data-build]', '[data-panel="build"] [data-move="build mediterranean"]'],
        'order auto-claim off': ['[data-order="auto-claim"]'],
        'order auto-done on': ['[data-order="auto-done"]'],
        'offer B give - get reading': ['[data-deal]', '[data-item="reading"]', '[data-send]'],
        'offer B give baltic get -': ['[data-deal]', '[data-item="baltic"]', '[data-send]'],
      },
    },
    {
      view: sample({properties: browns({level: 1}), players: at('baltic')}),
      listed: ['roll', 'sell baltic'],
      moves: {'sell baltic': ['[data-build]', '[data-panel="build"] [data-move="sell baltic"]']},
    },
    {
      view: sample({properties: browns({mortgaged: true}), players: at('baltic')}),
      moves: buttons('repay baltic'),
    },
  ],
  buy: [{view: sample({phase: 'buy', players: at('baltic')}), moves: buttons('buy', 'decline')}],
  auction: [
    {
      view: sample({
        phase: 'auction',
        auction: [{lot: 'baltic', least: 21, high: 20, bidder: 1, passed: [false, false, true]}],
      }),
      sums: {bid: [21, 1500]},
      listed: ['pass'],
      moves: {pass: button('pass'), 'bid 30': button('bid 30'), 'bid 70': button('bid 70'), 'bid 21': button('bid 21')},
    },
  ],
  debt: [
    {
      view: sample({
        phase: 'debt',
        properties: browns(),
        debts: [{debtor: 0, creditors: [1], amount: 2000, cause: 'rent', deed: 'reading', asked: true}],
      }),
      moves: {
        'mortgage baltic': ['[data-panel="debt"] [data-move="mortgage baltic"]'],
        ...buttons('pay', 'bankrupt'),
      },
    },
  ],
  transfer: [
    {
      view: sample({
        phase: 'transfer',
        interest: [{seat: 0, deed: 'baltic', interest: 3, repayment: 33}],
      }),
      moves: buttons('lift baltic', 'keep baltic'),
    },
  ],
  wishes: [
    {
      view: sample({phase: 'wishes', shortage: [{...shortage, wishes: [-1, -2, -1]}]}),
      moves: buttons('wish 0', 'wish 1'),
    },
  ],
  place: [
    {
      view: sample({phase: 'place', properties: browns(), shortage: [{...shortage, wishes: [1, 0, 0], placer: 0}]}),
      moves: buttons('place baltic', 'place mediterranean'),
    },
  ],
  window: [
    {view: sample({phase: 'window'}), moves: buttons('done', 'hold')},
    {
      view: sample({
        phase: 'window',
        properties: browns(),
        players: [player(), player({space: 'baltic'}), player()],
        claims: [{debtor: 1, owner: 0, deed: 'baltic', amount: 4, times: 0}],
      }),
      moves: buttons('claim baltic', 'done'),
    },
    {
      view: sample({phase: 'window', properties: browns(), offers: [offer]}),
      listed: ['accept 3', 'refuse 3', 'done'],
      moves: {
        ...buttons('accept 3', 'refuse 3'),
        'counter 3 give 100 get reading': ['[data-counter="3"]', '[data-send]'],
      },
    },
    {
      view: sample({phase: 'window', properties: browns(), offers: [{...offer, from: 0, to: 1}]}),
      moves: buttons('withdraw 3'),
    },
  ],
};

testDecisions(classic('pocket'), DECISIONS);

test('only two equal dice are a double, whatever was thrown earlier in the turn', async () => {
  const badge = async (dice: number[]) => {
    const root = await rendered(classic('pocket'), {view: sample({dice, doubles: 1}), moves: buttons('roll')});
    return root.querySelector('.c-double') !== null;
  };
  equal([await badge([1, 6]), await badge([3, 3])], [false, true]);
});
