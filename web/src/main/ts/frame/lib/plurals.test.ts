import {equal, test} from '../../testing.ts';
import {Plurals} from './plurals.ts';

const all = (locale: string, forms: string, numbers: number[]) =>
  numbers.map((number) => new Plurals(locale).count(number, forms));

test('English and German have two forms', () => {
  equal(all('en', 'house|houses', [0, 1, 2, 1000]), ['0 houses', '1 house', '2 houses', '1,000 houses']);
  equal(all('de', 'Haus|Häuser', [0, 1, 2, 1000]), ['0 Häuser', '1 Haus', '2 Häuser', '1.000 Häuser']);
});

test('Arabic has six forms, and may leave the number out', () => {
  equal(all('ar-u-nu-latn', 'zero|one|two|# few|# many|# other', [0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 111]), [
    'zero',
    'one',
    'two',
    '3 few',
    '10 few',
    '11 many',
    '99 many',
    '100 other',
    '102 other',
    '103 few',
    '111 many',
  ]);
});

test('a theme with two forms is understood in every language', () => {
  equal(all('ar-u-nu-latn', 'cottage|cottages', [0, 1, 5]), ['0 cottages', '1 cottage', '5 cottages']);
});

test('the number stands where the forms say', () => {
  equal(all('de', 'noch # Karte|noch # Karten', [1, 3]), ['noch 1 Karte', 'noch 3 Karten']);
});
