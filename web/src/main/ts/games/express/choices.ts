import type {Asked, ExpressPicture} from '../../protocol.ts';

/** Where each die may go now, from the moves that the server offers: die number to groups. */
export function targets(asked: Asked | null): ReadonlyMap<number, readonly string[]> {
  const map = new Map<number, string[]>();
  for (const move of movesOf(asked, 'place')) {
    const [, die = '', group = ''] = move.split(' ');
    map.set(Number(die), [...(map.get(Number(die)) ?? []), group]);
  }
  return map;
}

export function movesOf(asked: Asked | null, verb: string): string[] {
  return asked?.verbs.find((each) => each.verb === verb)?.moves.map((move) => move.text) ?? [];
}

/** The dice that fit a group, those of the group's own colour first: a Chance fits elsewhere too. */
export function fitting(view: ExpressPicture, map: ReadonlyMap<number, readonly string[]>, group: string): number[] {
  const fit = [...map].filter(([, groups]) => groups.includes(group)).map(([die]) => die);
  const own = fit.filter((die) => faceOf(view, die) === group);
  return [...own, ...fit.filter((die) => !own.includes(die))];
}

export function faceOf(view: ExpressPicture, die: number): string {
  return view.dice.find((each) => each.die === die)?.face ?? '';
}

/** Groups that are offered at once, with the die that would go there: dice that have one square to go to. */
export function offered(
  view: ExpressPicture,
  map: ReadonlyMap<number, readonly string[]>,
): ReadonlyMap<string, number[]> {
  const offers = new Map<string, number[]>();
  for (const [die, groups] of map) {
    const [only] = groups;
    if (groups.length === 1 && only !== undefined && faceOf(view, die) === only) {
      offers.set(only, [...(offers.get(only) ?? []), die]);
    }
  }
  return offers;
}

/** Dice that can go to one square only. */
export function onlySquares(map: ReadonlyMap<number, readonly string[]>): {die: number; group: string}[] {
  return [...map].flatMap(([die, [group, ...others]]) =>
    group !== undefined && others.length === 0 ? [{die, group}] : [],
  );
}

/** The chance that the next roll ends the turn, as whole percent, never 0 or 100 unless it is. */
export function percent(ways: number, whole: number): number {
  if (whole === 0 || ways === 0) {
    return 0;
  }
  return ways >= whole ? 100 : Math.min(99, Math.max(1, Math.round((100 * ways) / whole)));
}

/** "One in how many", for people who do not think in percent. */
export function oneIn(ways: number, whole: number): number {
  return ways === 0 ? 0 : Math.max(1, Math.round(whole / ways));
}

export type Danger = 'none' | 'low' | 'some' | 'high';

export function danger(ways: number, whole: number): Danger {
  const chance = whole === 0 ? 0 : ways / whole;
  return chance === 0 ? 'none' : chance < 0.08 ? 'low' : chance < 0.25 ? 'some' : 'high';
}
