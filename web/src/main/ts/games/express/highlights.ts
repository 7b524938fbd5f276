import {largest, longest, mostOften, type Find} from '../highlights.ts';

/** What is told of a finished game, the best first. */
export const EXPRESS_HIGHLIGHTS: readonly Find[] = [
  largest('turn', 'turn-scored', 2, [1, 2]),
  largest('lost', 'jailed', 2, [1, 2]),
  longest('rolls', 'turn', 'rolled', 'turn-scored', 3),
  mostOften('hotels', ['hotel'], 1, 1),
];
