import type {ClassicPicture} from '../../protocol.ts';

/** What everybody was worth when a turn began. */
export interface Point {
  readonly turn: number;
  readonly seats: readonly number[];
}

const KEY = 'magie.worth';
const TABLES = 5;
const MOST = 240;

/** The points with the present one, thinned out when there are too many to be drawn. */
export function withNow(points: readonly Point[], view: ClassicPicture | null): readonly Point[] {
  const last = points.at(-1);
  if (!view || (last?.turn === view.turn && view.phase !== 'over')) {
    return points;
  }
  const now = {turn: view.turn, seats: view.players.map((player) => (player.out ? 0 : player.worth))};
  const kept = points.length < MOST ? points : points.filter((_, at) => at % 2 === 0);
  return [...kept.filter((each) => each.turn < now.turn), now];
}

/** What this device has seen of a table; kept over reloads, since no view tells the past. */
export function recall(table: string): readonly Point[] {
  return all().find(([id]) => id === table)?.[1] ?? [];
}

export function keep(table: string, points: readonly Point[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, points], ...all().filter(([id]) => id !== table)].slice(0, TABLES)));
  } catch {
    // Without a store the chart begins anew with each visit.
  }
}

function all(): [string, Point[]][] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** To the next round number, so that the lines of the chart can be read. */
export function roundUp(sum: number): number {
  const step = 10 ** Math.max(2, Math.floor(Math.log10(sum))) / 2;
  return Math.ceil(sum / step) * step;
}
