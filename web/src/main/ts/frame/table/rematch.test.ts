import {equal, test} from '../../testing.ts';
import {seatInRematch} from './rematch.ts';

test('in a rematch everybody moves on by one seat, so that somebody else begins', () => {
  equal(
    [0, 1, 2].map((seat) => seatInRematch(seat, 3)),
    [2, 0, 1],
  );
});
