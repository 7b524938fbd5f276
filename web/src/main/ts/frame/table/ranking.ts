import type {Standing} from '../../games/game-module.ts';

export interface Ranked {
  readonly seat: number;
  readonly standing: Standing | null;
}

/** The seats, best first. Games that rank nobody but the winners say the same of all others: whoever came further is first. */
export function ranking(seats: readonly number[], standing: (seat: number) => Standing | null): Ranked[] {
  return seats
    .map((seat) => ({seat, standing: standing(seat)}))
    .sort(
      ({standing: a}, {standing: b}) =>
        (a?.rank ?? 0) - (b?.rank ?? 0) || (b?.progress ?? 0) - (a?.progress ?? 0) || (b?.score ?? 0) - (a?.score ?? 0),
    );
}
