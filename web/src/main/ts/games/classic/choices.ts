import type {Asked, ClassicPicture, ClassicProperty, Verb} from '../../protocol.ts';

// What the server offers, in the forms in which the table shows it. Nothing here knows a rule.

export interface Choice {
  readonly verb: Verb;
  readonly text: string;
  readonly args: readonly string[];
}

export function verbOf(asked: Asked | null, verb: string): Verb | null {
  return asked?.verbs.find((each) => each.verb === verb) ?? null;
}

export function choices(asked: Asked | null, ...verbs: readonly string[]): Choice[] {
  return verbs.flatMap((name) => {
    const verb = verbOf(asked, name);
    return (verb?.moves ?? []).map(({text, args}) => ({verb: verb!, text, args}));
  });
}

export const ON_DEED = ['claim', 'build', 'place', 'lift', 'repay', 'keep', 'mortgage', 'sell'] as const;

/** Everything that can be done with a deed now. */
export function choicesOn(asked: Asked | null, deed: string): Choice[] {
  return choices(asked, ...ON_DEED).filter((choice) => choice.args[0] === deed);
}

/** The sites of the groups that a player owns whole, group by group in the order of the board. */
export function wholeGroups(view: ClassicPicture, owner: number): ClassicProperty[][] {
  const groups = new Map<string, ClassicProperty[]>();
  for (const property of view.properties) {
    if (property.houseCost > 0) {
      groups.set(property.group, [...(groups.get(property.group) ?? []), property]);
    }
  }
  return [...groups.values()].filter((sites) => sites.every((each) => each.owner === owner));
}

/** Sums that raise a bid, within what the server takes. */
export function raises(bid: Verb | null, high: number): number[] {
  if (!bid || bid.least > bid.most) {
    return [];
  }
  const sums = [bid.least, high + 10, high + 50].filter((sum) => sum >= bid.least && sum <= bid.most);
  return [...new Set(sums)];
}
