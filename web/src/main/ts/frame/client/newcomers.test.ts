import {equal} from '../../testing.ts';
import {Newcomers} from './newcomers.ts';

/** A browser that remembers, or one that does not. */
function browser(remembers: boolean): void {
  const kept = new Map<string, string>();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (!remembers) {
          throw new Error('storage is switched off');
        }
        kept.set(key, value);
      },
    },
  });
}

function told(newcomers: Newcomers, ...counts: number[]): readonly number[][] {
  return counts.map((devices) => {
    newcomers.heard(0, devices);
    return [...newcomers.seats];
  });
}

for (const remembers of [true, false]) {
  Deno.test(`a new device is told until it is known or signed out${remembers ? '' : ', without storage too'}`, () => {
    browser(remembers);
    const newcomers = new Newcomers('t');
    equal(told(newcomers, 1, 2, 2), [[], [0], [0]]);
    newcomers.accept(0, 2);
    equal(told(newcomers, 2, 3, 1, 2), [[], [0], [], [0]]);
  });
}

Deno.test('a device that came while the page was away is told, and not to itself', () => {
  browser(true);
  told(new Newcomers('t'), 1);
  equal(told(new Newcomers('t'), 2), [[0]]);
  equal(told(new Newcomers('t'), 2), [[0]]); // still unread
  browser(true);
  equal(told(new Newcomers('t'), 2), [[]]);
});

Deno.test('who lost a seat and takes it again is no newcomer to itself', () => {
  browser(true);
  const newcomers = new Newcomers('t');
  told(newcomers, 1, 2);
  newcomers.forget(0);
  equal([newcomers.seats, told(new Newcomers('t'), 3)], [[], [[]]]);
});
