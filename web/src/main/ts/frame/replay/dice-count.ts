import type {DrawnNumber} from '../../protocol.ts';

/** How often something was drawn, and how often it is to be expected of fair dice. */
export interface Count {
  readonly label: string;
  readonly count: number;
  readonly chance: number;
}

/** Equal dice together, and how often each number came. */
export interface Tally {
  readonly rolls: number;
  readonly counts: readonly Count[];
}

/** How often each number was shown by all dice together. */
export function numbers(draws: readonly DrawnNumber[]): Tally {
  const dice = draws.filter((draw) => draw.die);
  const faces = Math.max(0, ...dice.map((draw) => draw.bound));
  const same = dice.filter((draw) => draw.bound === faces);
  const counts = Array.from({length: faces}, (_, at) => ({
    label: String(at + 1),
    count: same.filter((draw) => draw.number === at + 1).length,
    chance: 1 / faces,
  }));
  return {rolls: same.length, counts};
}

/** The sums of dice that are always thrown two at a time. */
export function sums(draws: readonly DrawnNumber[]): Tally {
  const dice = draws.filter((draw) => draw.die);
  const found: number[] = [];
  for (let at = 0; at + 1 < dice.length; at += 2) {
    found.push(dice[at]!.number + dice[at + 1]!.number);
  }
  const counts = Array.from({length: 11}, (_, at) => ({
    label: String(at + 2),
    count: found.filter((sum) => sum === at + 2).length,
    chance: (6 - Math.abs(at - 5)) / 36,
  }));
  return {rolls: found.length, counts};
}

/** From where to where a count lies in at least 95 of 100 fair games with so many rolls. */
export function band(rolls: number, chance: number): readonly [number, number] {
  const TAIL = 0.025;
  let log = rolls * Math.log(1 - chance); // of the chance that it never came
  let below = 0;
  let low = -1;
  for (let count = 0; count <= rolls; count++) {
    below += Math.exp(log);
    if (low < 0 && below > TAIL) {
      low = count;
    }
    if (below >= 1 - TAIL) {
      return [low, count];
    }
    log += Math.log(((rolls - count) / (count + 1)) * (chance / (1 - chance)));
  }
  return [Math.max(0, low), rolls];
}

/** In how many of 100 fair games at least one of so many bars leaves its band, to the next five. */
export function outsideByChance(bars: number): number {
  return Math.round((100 * (1 - 0.95 ** bars)) / 5) * 5;
}
