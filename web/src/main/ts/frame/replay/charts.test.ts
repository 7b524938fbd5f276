import {equal, test} from '../../testing.ts';
import {apart, atStep, spread, ticks} from '../lib/chart-scale.ts';
import {band, numbers, outsideByChance, sums} from './dice-count.ts';

test('the lines of a chart are few and at numbers that read well', () => {
  equal(
    [ticks(1), ticks(3), ticks(7)],
    [
      [0, 1],
      [0, 1, 2, 3],
      [0, 2, 4, 6, 8],
    ],
  );
  equal(
    [ticks(15), ticks(40), ticks(41)],
    [
      [0, 5, 10, 15],
      [0, 10, 20, 30, 40],
      [0, 20, 40, 60],
    ],
  );
  equal(ticks(1501), [0, 500, 1000, 1500, 2000]);
  equal(ticks(10600).at(-1), 15000);
});

test('labels never lie on each other nor beyond the edge', () => {
  equal(apart([50, 50, 10], 15, 0, 140), [50, 65, 10]);
  equal(apart([140, 138, 139], 15, 0, 140), [140, 110, 125]);
});

test('a table has the first and the last of many points', () => {
  const all = Array.from({length: 100}, (_, step) => ({step}));
  equal(
    spread(all, 5).map((each) => each.step),
    [0, 25, 50, 74, 99],
  );
  equal(spread(all.slice(0, 3), 5).length, 3);
  equal([atStep(all, 30)?.step, atStep([{step: 4}, {step: 9}], 8)?.step, atStep([{step: 4}], 1)?.step], [30, 4, 4]);
});

const die = (number: number) => ({step: 0, label: 'die', number, bound: 6, text: '', die: true});
const card = {step: 0, label: 'chance', number: 3, bound: 16, text: '', die: false};

test('only dice are counted, and their sums two by two', () => {
  const draws = [die(1), die(6), card, die(3), die(4), die(6), die(6)];
  equal(
    numbers(draws).counts.map((each) => each.count),
    [1, 0, 1, 1, 0, 3],
  );
  equal(numbers(draws).rolls, 6);
  equal(
    sums(draws)
      .counts.filter((each) => each.count > 0)
      .map((each) => [each.label, each.count]),
    [
      ['7', 2],
      ['12', 1],
    ],
  );
  equal(Math.round(sums(draws).counts.reduce((sum, each) => sum + each.chance, 0) * 1e9), 1e9);
  equal(numbers([card]), {rolls: 0, counts: []});
});

test('the band is that of the binomial distribution', () => {
  equal(band(0, 1 / 6), [0, 0]);
  equal(band(10, 0.5), [2, 8]); // P(X <= 1) = 11/1024 < 0.025 < P(X <= 2) = 56/1024
  equal(band(1, 1 / 6), [0, 1]);
  equal(band(600, 1 / 6), [82, 118]); // 100 ± 1.96 · 9.13
  equal(band(100000, 1 / 6)[0] > 16400, true);
});

test('with more bars it is likelier that one leaves its band', () => {
  equal([outsideByChance(6), outsideByChance(11)], [25, 45]);
});
