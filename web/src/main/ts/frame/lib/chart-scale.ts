// The arithmetic of the charts.

/** So many lines are enough. */
const LINES = 4;

/** Where lines are drawn, from 0 to the first that is not below the largest value, all at numbers that read well. */
export function ticks(largest: number): number[] {
  let step = 1;
  for (let at = 0; largest / step > LINES; at++) {
    step = [1, 2, 5][(at + 1) % 3]! * 10 ** Math.floor((at + 1) / 3);
  }
  return Array.from({length: Math.max(1, Math.ceil(largest / step)) + 1}, (_, at) => at * step);
}

/** Moves labels apart that would lie on each other, in the order in which they stand. */
export function apart(places: readonly number[], least: number, top: number, bottom: number): number[] {
  const order = places.map((_, at) => at).sort((a, b) => places[a]! - places[b]!);
  const result = [...places];
  let free = top;
  for (const at of order) {
    result[at] = Math.max(result[at]!, free);
    free = result[at] + least;
  }
  let room = bottom;
  for (const at of order.reverse()) {
    result[at] = Math.min(result[at]!, room);
    room = result[at] - least;
  }
  return result;
}

/** Some of many, evenly spread, always with the first and the last. */
export function spread<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) {
    return [...all];
  }
  return Array.from({length: most}, (_, at) => all[Math.round((at * (all.length - 1)) / (most - 1))]!);
}

/** The last of a sorted list that is not after `step`. */
export function atStep<T extends {readonly step: number}>(points: readonly T[], step: number): T | undefined {
  return points.findLast((point) => point.step <= step) ?? points[0];
}
