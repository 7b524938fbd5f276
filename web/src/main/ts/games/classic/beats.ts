import type {ClassicPicture, LogEntry} from '../../protocol.ts';
import type {Beat} from '../../frame/pacer.ts';
import type {SeatState} from '../../frame/table-state.ts';
import {codeOf, seatOf} from '../../frame/words.ts';
import type {Shown} from '../game-module.ts';

/** What the view does not tell any more. */
export interface Memory {
  readonly card: {readonly seat: number; readonly card: string} | null;
  /** What everybody was worth, turn by turn, as far as this page has seen it. */
  readonly worth: readonly {readonly turn: number; readonly seats: readonly number[]}[];
}

export const NO_MEMORY: Memory = {card: null, worth: []};

const HOLD: Record<string, number> = {
  rolled: 900, drew: 1500, jailed: 900, bought: 700, bid: 450, won: 900, built: 500, 'built-hotel': 700, mortgaged: 350, claimed: 800,
  accepted: 900, bankrupt: 1500, owes: 700, turn: 250, passed: 250, offered: 600,
};
const SHORT_LOOK = 150;

export function classicBeats(before: Shown | null, state: SeatState, fresh: readonly LogEntry[]): readonly Beat<Shown>[] {
  const note = remember((before?.note as Memory | null) ?? NO_MEMORY, state.view as ClassicPicture | null, fresh);
  const hold = Math.max(SHORT_LOOK, ...fresh.map((entry) => HOLD[codeOf(entry)] ?? 0));
  return [{show: {state, entries: fresh, note}, hold: fresh.length === 0 ? 0 : hold}];
}

export function remember(memory: Memory, view: ClassicPicture | null, fresh: readonly LogEntry[]): Memory {
  let {card, worth} = memory;
  for (const {text} of fresh) {
    const [code, seat = '', what = ''] = text.split(' ');
    if (code === 'drew') {
      card = {seat: seatOf(seat), card: what};
    } else if (code === 'rolled') {
      card = null;
    }
  }
  if (view && (worth.at(-1)?.turn !== view.turn || view.phase === 'over')) {
    worth = [...worth, {turn: view.turn, seats: view.players.map((player) => (player.out ? 0 : player.worth))}];
  }
  return {card, worth};
}
