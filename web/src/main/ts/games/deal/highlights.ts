import {largest, mostOften, type Find} from '../highlights.ts';

/** What is told of a finished game, the best first. */
export const DEAL_HIGHLIGHTS: readonly Find[] = [
  largest('payment', 'paid', 3, [1, 2, 3]),
  mostOften('sets-taken', ['took-set'], 1, 1),
  mostOften('noes', ['said-no'], 1, 1),
  mostOften('taken', ['took', 'swapped'], 1, 2),
];
