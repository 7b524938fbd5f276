import type {ExpressEvent, ExpressFace, ExpressPicture, LogEntry} from '../../protocol.ts';
import type {Beat} from '../../frame/client/pacer.ts';
import type {SeatState} from '../../frame/client/table-state.ts';
import type {Shown} from '../game-module.ts';
import {throwIn, thrown} from '../thrown.ts';

/** How the last turn ended; shown until somebody rolls. */
export interface TurnEnd {
  readonly kind: 'lost' | 'scored';
  readonly seat: number;
  readonly amount: number;
}

const HOLD: Record<string, number> = {Rolled: 500, Placed: 400, Swapped: 450, HotelBuilt: 900};
const LONG_LOOK = 1700;
const SHORT_LOOK = 250;

/**
 * The view after a turn's end is an empty board. So the board as it was stays for a moment, with the roll that
 * ended the turn, or with what it scored.
 */
export function expressBeats(
  before: Shown<ExpressPicture> | null,
  after: SeatState<ExpressPicture>,
  fresh: readonly LogEntry[],
): readonly Beat<Shown<ExpressPicture>>[] {
  const end = fresh.findIndex((entry) => ['Jailed', 'TurnScored'].includes(eventOf(entry)?.type ?? ''));
  const note = noteAfter(before?.note as TurnEnd | null, fresh);
  const old = before?.state.view;
  const dice = thrown(before, throwIn(fresh), (view) => inTheAir(view, fresh));
  if (end < 0 || !before || !old) {
    const hold = Math.max(SHORT_LOOK, ...fresh.map(({event}) => HOLD[event?.type ?? ''] ?? 0));
    return [...dice, {show: {state: after, entries: fresh, note}, hold: fresh.length === 0 ? 0 : hold}];
  }
  const first = fresh.slice(0, end + 1);
  const lastLook: SeatState<ExpressPicture> = {
    ...after,
    log: after.log.slice(0, after.log.length - fresh.length + end + 1),
    view: rolledInto(
      old,
      first.flatMap((entry) => eventOf(entry) ?? []),
    ),
    asked: null,
    waiting: before.state.waiting,
    clocks: [],
  };
  return [
    ...dice,
    {show: {state: lastLook, entries: first, note}, hold: LONG_LOOK},
    {show: {state: after, entries: fresh.slice(end + 1), note}, hold: SHORT_LOOK},
  ];
}

/** At a table of this game there are no events of others. */
function eventOf(entry: LogEntry): ExpressEvent | null {
  return entry.event as ExpressEvent | null;
}

function noteAfter(note: TurnEnd | null, fresh: readonly LogEntry[]): TurnEnd | null {
  for (const event of fresh.map(eventOf)) {
    switch (event?.type) {
      case 'Rolled':
        note = null;
        break;
      case 'Jailed':
        note = {kind: 'lost', seat: event.seat, amount: event.lost};
        break;
      case 'TurnScored':
        note = {kind: 'scored', seat: event.seat, amount: event.amount};
        break;
    }
  }
  return note;
}

/** The dice tumble where they lie; what they mean is not told yet. */
function inTheAir(old: ExpressPicture, entries: readonly LogEntry[]): ExpressPicture {
  const rolls = entries.map(eventOf).filter((event) => event?.type === 'Rolled');
  return {...rolledInto(old, rolls), policemen: old.policemen};
}

/** The board with what the last roll showed. */
export function rolledInto(old: ExpressPicture, events: readonly ExpressEvent[]): ExpressPicture {
  const faces = new Map<number, ExpressFace>();
  const jailed = new Set<number>();
  for (const event of events) {
    if (event.type === 'Rolled') {
      for (const shown of event.shown) {
        faces.set(shown.die, shown.face);
      }
    } else if (event.type === 'PolicemanPlaced') {
      jailed.add(event.die);
    }
  }
  return {
    ...old,
    rolls: old.rolls + (faces.size > 0 ? 1 : 0),
    policemen: old.policemen + jailed.size,
    dice: old.dice.map((die) => ({
      ...die,
      face: faces.get(die.die) ?? die.face,
      where: jailed.has(die.die) ? 'jail' : die.where,
    })),
  };
}
