import {largest, longest, mostOften, type Find} from '../highlights.ts';

/** What is told of a finished game, the best first. */
export const CLASSIC_HIGHLIGHTS: readonly Find[] = [
  largest('rent', 'claimed', 3, [1, 2, 3]),
  longest('jail', 'jailed', 'turn', 'freed', 2),
  mostOften('traded', ['deed'], 1, 2),
  largest('hammer', 'won', 3, [1, 2, 3]),
  mostOften('hotels', ['built-hotel'], 1, 1),
];
