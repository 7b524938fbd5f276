import type {LogEntry} from '../../protocol.ts';

export type Thing = 'coin' | 'card' | 'deed' | 'block' | 'house';

/** Where something comes from or goes to: a seat by its letter, a space by its name, `-` for the middle of the table. */
export type Place = string;

/** Something that changes hands, or a sum that does. */
export interface Journey {
  readonly thing: Thing;
  readonly from: Place;
  readonly to: Place;
  /** What the places gain and lose, where it is money. */
  readonly sum: number;
}

const MIDDLE = '-';

type Told = (words: readonly string[]) => readonly Journey[];

const journey = (thing: Thing, from = MIDDLE, to = MIDDLE, sum = ''): Journey => ({
  thing,
  from: seatOrMiddle(from),
  to: seatOrMiddle(to),
  sum: Number(sum) || 0,
});

/** The bank and the pot are the middle. */
function seatOrMiddle(party: string): Place {
  return party === 'bank' || party === 'pot' ? MIDDLE : party;
}

const toSeat =
  (thing: Thing): Told =>
  ([, seat]) => [journey(thing, MIDDLE, seat)];
const fromSeat =
  (thing: Thing): Told =>
  ([, seat]) => [journey(thing, seat, MIDDLE)];
const between =
  (thing: Thing): Told =>
  ([, taker, giver]) => [journey(thing, giver, taker)];

/** What travels, by the code of the event. */
const TOLD: Readonly<Record<string, Told>> = {
  paid: ([, from, to, sum, card]) => [card === undefined ? journey('coin', from, to, sum) : journey('card', from, to)],
  bought: ([, seat, deed]) => [journey('deed', deed, seat)],
  won: ([, seat, lot]) => [journey('deed', lot, seat)],
  deed: ([, deed, , to]) => [journey('deed', deed, to)],
  built: ([, , space]) => [journey('house', space, space)],
  'built-hotel': ([, , space]) => [journey('house', space, space)],
  go: ([, seat, sum]) => [journey('coin', MIDDLE, seat, sum)],
  'turn-scored': ([, seat, sum]) => [journey('coin', MIDDLE, seat, sum)],
  'drew-hidden': toSeat('card'),
  banked: fromSeat('card'),
  laid: fromSeat('card'),
  played: fromSeat('card'),
  took: between('card'),
  swapped: between('card'),
  'took-set': between('card'),
  'took-tile': toSeat('card'),
  stole: between('block'),
  returned: fromSeat('block'),
};

/** In GO! a block is taken by a line that has a colour where Deal's has a seat. */
const SEAT = /^[A-J]$/;

/** What is seen to travel while entries are shown; no more than the eye follows. */
export function journeys(entries: readonly LogEntry[], most = 6): readonly Journey[] {
  return entries
    .flatMap(({text}) => {
      const words = text.split(' ');
      const [code = '', , third = ''] = words;
      return code === 'took' && !SEAT.test(third) ? toSeat('block')(words) : (TOLD[code]?.(words) ?? []);
    })
    .slice(0, most);
}
