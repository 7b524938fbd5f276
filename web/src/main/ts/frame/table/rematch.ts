import {api, RequestFailed} from '../../api.ts';
import type {TableInfo} from '../../protocol.ts';
import {forgetSeen, rememberRules} from '../lib/prefs.ts';
import {go} from '../lib/route.ts';

/** Where a seat of a finished game is in the next one: somebody else begins. */
export function seatInRematch(seat: number, seats: number): number {
  return (seat + seats - 1) % seats;
}

/** Goes to the next game of the same people, which the first to ask opens, and sits down there. */
export async function rematch(over: TableInfo, mine: readonly number[]): Promise<void> {
  const [asking] = mine;
  if (asking === undefined) {
    return;
  }
  const {table} = await api.rematch(over.id, asking);
  for (const seat of mine) {
    await sit(table, seatInRematch(seat, over.seats.length), over.seats[seat]?.name ?? '');
  }
  forgetSeen(table); // who has just sat down was not away
  rememberRules(table); // and knows by what rules
  go(`/t/${table}`);
}

/** Whoever presses twice sits there already. */
async function sit(table: string, seat: number, name: string): Promise<void> {
  try {
    await api.sit(table, seat, name);
  } catch (error) {
    if (!(error instanceof RequestFailed) || (error.code !== 'full' && error.code !== 'started')) {
      throw error;
    }
  }
}
