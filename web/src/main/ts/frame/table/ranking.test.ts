import {equal, test} from '../../testing.ts';
import {ranking} from './ranking.ts';

const standing = (rank: number, score: number) => ({rank, score, progress: score / 4, signs: null});

test('of those who share a rank, whoever came further stands first', () => {
  const all = [standing(2, 2), standing(1, 4), standing(2, 3)];
  equal(
    ranking([0, 1, 2], (seat) => all[seat]!).map(({seat}) => seat),
    [1, 2, 0],
  );
});

test('a rank counts more than a sum', () => {
  const all = [standing(2, 4), standing(1, 1)];
  equal(
    ranking([0, 1], (seat) => all[seat]!).map(({seat}) => seat),
    [1, 0],
  );
});
