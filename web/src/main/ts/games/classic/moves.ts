import {letterOf} from '../../frame/lib/words.ts';
import type {ClassicDeed, ClassicOrder} from '../../protocol.ts';

// The moves that the table itself words; all others come worded from the server.

export const PASS = 'pass';

export function bid(sum: number | string): string {
  return `bid ${sum}`;
}

export function build(deed: ClassicDeed): string {
  return `build ${deed}`;
}

export function sell(deed: ClassicDeed): string {
  return `sell ${deed}`;
}

/** A standing order on or off. */
export function order(what: ClassicOrder, on: boolean): string {
  return `order ${what} ${on ? 'on' : 'off'}`;
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

export function offer({to, answers, terms}: Draft): string {
  return `${answers > 0 ? `counter ${answers}` : `offer ${letterOf(to)}`} ${writeTerms(terms)}`;
}
