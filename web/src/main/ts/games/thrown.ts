import type {Beat} from '../frame/client/pacer.ts';
import {stillness} from '../frame/motion/stillness.ts';
import type {LogEntry} from '../protocol.ts';
import type {Shown} from './game-module.ts';

/** As long as the slowest die tumbles. */
const TUMBLE = 620;

/**
 * What was thrown, until it has come to rest: the log, the sums and the question are those from before. None where nothing
 * moves, or nothing is known from before.
 *
 * @param at where the throw stands in the entries, -1 for none
 * @param view the table from before with the dice as they fall
 */
export function thrown<V>(before: Shown<V> | null, at: number, view: (old: V) => V): readonly Beat<Shown<V>>[] {
  const old = before?.state.view;
  if (at < 0 || !before || !old || stillness()) {
    return [];
  }
  const state = {...before.state, view: view(old), clocks: []};
  return [{show: {state, entries: [], note: before.note, settling: true}, hold: TUMBLE}];
}

/** Where the first throw stands, -1 for none. */
export function throwIn(entries: readonly LogEntry[]): number {
  return entries.findIndex(({event}) => event?.type === 'Rolled');
}
