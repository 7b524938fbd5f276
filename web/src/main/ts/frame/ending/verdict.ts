import type {Words} from '../lib/words.ts';
import type {Ranked} from '../table/ranking.ts';

/** Whether one person at this screen has won. */
export function haveWon(ranked: readonly Ranked[], mine: readonly number[]): boolean {
  return mine.length === 1 && rankOf(ranked, mine[0]!) === 1;
}

function rankOf(ranked: readonly Ranked[], seat: number): number {
  return ranked.find((each) => each.seat === seat)?.standing?.rank ?? 0;
}

/** How it ended, for whoever reads it: one person is told how they did, everybody else who won. */
export function verdict(
  ranked: readonly Ranked[],
  mine: readonly number[],
  names: readonly string[],
  words: Words,
): string {
  const winners = ranked.filter((each) => each.standing?.rank === 1);
  const rank = mine.length === 1 ? rankOf(ranked, mine[0]!) : 0;
  if (winners.length === 0) {
    return words.text('ui.over');
  }
  if (rank === 1) {
    return words.text(winners.length === 1 ? 'ui.over.you-won' : 'ui.over.you-shared');
  }
  if (rank > 1) {
    return yourPlace(ranked, mine[0]!, rank, words);
  }
  return words.text(
    winners.length === 1 ? 'ui.over.won' : 'ui.over.shared',
    words.names(winners.map((each) => names[each.seat] ?? '')),
  );
}

/** "You came second, $1,200 short". */
function yourPlace(ranked: readonly Ranked[], seat: number, rank: number, words: Words): string {
  const place = words.text(`ui.place.${Math.min(rank, 10)}`);
  const best = ranked[0]?.standing;
  const own = ranked.find((each) => each.seat === seat)?.standing;
  const short = (best?.score ?? 0) - (own?.score ?? 0);
  return own?.scoreText !== undefined || short <= 0
    ? words.text('ui.over.you-came', place)
    : words.text('ui.over.you-came.short', place, short);
}
