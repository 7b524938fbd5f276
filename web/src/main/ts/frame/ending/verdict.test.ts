import {en} from '../../messages/en.ts';
import {equal, test} from '../../testing.ts';
import {Words} from '../lib/words.ts';
import type {Ranked} from '../table/ranking.ts';
import {haveWon, verdict} from './verdict.ts';

const words = new Words(en, 'en-US');
const names = ['Ann', 'Bob', 'Cleo'];
const at = (seat: number, rank: number, score: number, scoreText?: string): Ranked => ({
  seat,
  standing: {rank, score, progress: 0, signs: null, ...(scoreText ? {scoreText} : {})},
});
const money = [at(1, 1, 3000), at(0, 2, 1800), at(2, 3, 0, 'bankrupt')];

test('whoever won is told so, and everybody else who it was', () => {
  equal(verdict(money, [1], names, words), 'You won!');
  equal(verdict(money, [], names, words), 'Bob wins!');
  equal(verdict(money, [0, 1], names, words), 'Bob wins!'); // two people look at this screen
});

test('whoever did not win is told their place, and how much was missing where that is money', () => {
  equal(verdict(money, [0], names, words), 'You came second, $1,200 short');
  equal(verdict(money, [2], names, words), 'You came third');
});

test('a victory can be shared', () => {
  equal(verdict([at(0, 1, 5), at(1, 1, 5)], [1], names, words), 'You share the win!');
});

test('it is celebrated for one person who won', () => {
  equal(
    [haveWon(money, [1]), haveWon(money, [0]), haveWon(money, [0, 1]), haveWon(money, [])],
    [true, false, false, false],
  );
});
