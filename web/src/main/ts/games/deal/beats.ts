import type {Beat} from '../../frame/client/pacer.ts';
import type {SeatState} from '../../frame/client/table-state.ts';
import {codeOf} from '../../frame/lib/words.ts';
import type {DealPicture, LogEntry} from '../../protocol.ts';
import type {Shown} from '../game-module.ts';

/** How long what happened is looked at, by the code of the event. What is not named does not wait. */
const HOLD: Readonly<Record<string, number>> = {
  turn: 350,
  banked: 650,
  laid: 700,
  recoloured: 450,
  exchanged: 450,
  played: 700,
  claimed: 1200,
  rent: 1200,
  wants: 1200,
  'wants-swap': 1300,
  'wants-set': 1500,
  'said-no': 1300,
  accepted: 300,
  paid: 1000,
  took: 1100,
  swapped: 1100,
  'took-set': 1500,
  built: 900,
  completed: 1100,
  discarded: 350,
  left: 900,
};

const TOLD = new Set([
  'banked',
  'laid',
  'played',
  'claimed',
  'rent',
  'wants',
  'wants-swap',
  'wants-set',
  'said-no',
  'cancelled',
  'paid',
  'took',
  'swapped',
  'took-set',
  'built',
  'completed',
  'forgiven',
  'left',
  'ended',
]);

/** The newest thing worth a line in the middle of the table. */
export function dealBeats(
  before: Shown<DealPicture> | null,
  state: SeatState<DealPicture>,
  fresh: readonly LogEntry[],
): readonly Beat<Shown<DealPicture>>[] {
  const told = fresh.filter((entry) => TOLD.has(codeOf(entry))).at(-1)?.text;
  const note = told ?? before?.note ?? null;
  const hold = Math.max(0, ...fresh.map((entry) => HOLD[codeOf(entry)] ?? 0));
  return [{show: {state, entries: fresh, note}, hold}];
}
