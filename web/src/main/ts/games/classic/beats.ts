import type {ClassicPicture, LogEntry} from '../../protocol.ts';
import type {Beat} from '../../frame/client/pacer.ts';
import type {SeatState} from '../../frame/client/table-state.ts';
import {codeOf} from '../../frame/lib/words.ts';
import type {Shown} from '../game-module.ts';
import {throwIn, thrown} from '../thrown.ts';

const HOLD: Record<string, number> = {
  rolled: 900,
  drew: 1500,
  jailed: 900,
  bought: 700,
  bid: 450,
  won: 900,
  built: 500,
  'built-hotel': 700,
  mortgaged: 350,
  claimed: 800,
  accepted: 900,
  bankrupt: 1500,
  owes: 700,
  turn: 250,
  passed: 250,
  offered: 600,
};
const SHORT_LOOK = 150;

export function classicBeats(
  before: Shown<ClassicPicture> | null,
  state: SeatState<ClassicPicture>,
  fresh: readonly LogEntry[],
): readonly Beat<Shown<ClassicPicture>>[] {
  const hold = Math.max(SHORT_LOOK, ...fresh.map((entry) => HOLD[codeOf(entry)] ?? 0));
  const {view} = state;
  const dice = thrown(before, throwIn(fresh), (old) =>
    view ? {...old, turn: view.turn, doubles: view.doubles, dice: view.dice} : old,
  );
  return [...dice, {show: {state, entries: fresh, note: null}, hold: fresh.length === 0 ? 0 : hold}];
}
