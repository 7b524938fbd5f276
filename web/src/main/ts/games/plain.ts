import {html} from 'lit';
import type {GameModule} from './game-module.ts';

/** A table without drawings: log and list of moves are all there is. */
export function plain(id: string): GameModule {
  return {
    id,
    look: 'plain',
    secret: true,
    table: () => html``,
    bigMoves: () => [],
    hints: [],
    tapped: [],
    standing: () => null,
    beats: (before, state, entries) => [{show: {state, entries, note: before?.note ?? null}, hold: 500}],
    matters: () => true,
    help: [],
  };
}
