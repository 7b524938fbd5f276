import type {Asked, ClassicPicture, ClassicProperty, Verb} from '../../protocol.ts';
import {letterOf} from '../../frame/lib/words.ts';

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

export interface Terms {
  readonly give: readonly string[];
  readonly get: readonly string[];
  readonly giveCash: number;
  readonly getCash: number;
  readonly settle: number;
}

export const NOTHING: Terms = {give: [], get: [], giveCash: 0, getCash: 0, settle: 0};

/** `give boardwalk+200 get park-place settle 50` */
export function readTerms(text: string): Terms {
  const words = text.split(' ');
  const after = (word: string) => (words.includes(word) ? (words[words.indexOf(word) + 1] ?? '-') : '-');
  const items = (side: string) =>
    after(side)
      .split('+')
      .filter((item) => item !== '-');
  const things = (side: string) => items(side).filter((item) => !/^\d+$/.test(item));
  const cash = (side: string) => Number(items(side).find((item) => /^\d+$/.test(item)) ?? 0);
  return {
    give: things('give'),
    get: things('get'),
    giveCash: cash('give'),
    getCash: cash('get'),
    settle: Number(after('settle').replace('-', '0')),
  };
}

export function writeTerms({give, get, giveCash, getCash, settle}: Terms): string {
  const side = (items: readonly string[], cash: number) =>
    [...items, ...(cash > 0 ? [String(cash)] : [])].join('+') || '-';
  return `give ${side(give, giveCash)} get ${side(get, getCash)}${settle > 0 ? ` settle ${settle}` : ''}`;
}

/** The same deal from the other side of the table. */
export function turned({give, get, giveCash, getCash, settle}: Terms): Terms {
  return {give: get, get: give, giveCash: getCash, getCash: giveCash, settle};
}

/** A deal that is being written. */
export interface Draft {
  readonly to: number;
  /** The offer that it answers, 0 for none. */
  readonly answers: number;
  readonly terms: Terms;
}

export function moveOf({to, answers, terms}: Draft): string {
  return `${answers > 0 ? `counter ${answers}` : `offer ${letterOf(to)}`} ${writeTerms(terms)}`;
}
