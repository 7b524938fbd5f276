import type {Clock} from '../../protocol.ts';

export interface Rest {
  /** Which part of the time runs: that of the decision, the bank, or the grace. */
  readonly part: 'time' | 'bank' | 'grace';
  readonly seconds: number;
}

/** What is left of a clock after some milliseconds. */
export function rest(clock: Clock, passed: number): Rest {
  let gone = clock.stopped ? 0 : passed;
  const parts: [Rest['part'], number][] = [
    ['time', clock.milliseconds],
    ['bank', clock.bank],
    ['grace', clock.grace],
  ];
  for (const [part, length] of parts) {
    if (gone < length) {
      return {part, seconds: Math.ceil((length - gone) / 1000)};
    }
    gone -= length;
  }
  return {part: 'grace', seconds: 0};
}
