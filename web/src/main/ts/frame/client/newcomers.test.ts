import {equal, pretendStorage, test} from '../../testing.ts';
import {Newcomers} from './newcomers.ts';

function told(newcomers: Newcomers, ...counts: number[]): readonly number[][] {
  return counts.map((devices) => {
    newcomers.heard(0, devices);
    return [...newcomers.seats];
  });
}

for (const remembers of [true, false]) {
  test(`a new device is told until it is known or signed out${remembers ? '' : ', without storage too'}`, () => {
    pretendStorage(remembers);
    const newcomers = new Newcomers('t');
    equal(told(newcomers, 1, 2, 2), [[], [0], [0]]);
    newcomers.accept(0, 2);
    equal(told(newcomers, 2, 3, 1, 2), [[], [0], [], [0]]);
  });
}

test('a device that came while the page was away is told, and not to itself', () => {
  pretendStorage(true);
  told(new Newcomers('t'), 1);
  equal(told(new Newcomers('t'), 2), [[0]]);
  equal(told(new Newcomers('t'), 2), [[0]]); // still unread
  pretendStorage(true);
  equal(told(new Newcomers('t'), 2), [[]]);
});

test('who lost a seat and takes it again is no newcomer to itself', () => {
  pretendStorage(true);
  const newcomers = new Newcomers('t');
  told(newcomers, 1, 2);
  newcomers.forget(0);
  equal([newcomers.seats, told(new Newcomers('t'), 3)], [[], [[]]]);
});
