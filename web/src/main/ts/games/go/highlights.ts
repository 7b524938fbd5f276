import {mostOften, type Find} from '../highlights.ts';

/** What is told of a finished game, the best first. */
export const GO_HIGHLIGHTS: readonly Find[] = [
  mostOften('stolen', ['stole'], 1, 1),
  mostOften('late', ['too-late'], 1, 2),
  mostOften('heists', ['heist'], 1, 2),
  mostOften('shut-downs', ['shut-down'], 1, 1),
];
