import {html, svg} from 'lit';
import type {GameModule} from './game-module.ts';

/** A table without drawings: log and list of moves are all there is. */
export function plain(id: string): GameModule {
  return {
    id,
    minutes: 30,
    art: () => svg`<rect class="art-sky" width="320" height="200"/><rect class="art-paper" x="90" y="60" width="140" height="80" rx="12"/>`,
    table: () => html``,
    bigMoves: () => [],
    tapped: [],
    standing: () => null,
    beats: (before, state, entries) => [{show: {state, entries, note: before?.note ?? null}, hold: 500}],
    matters: () => true,
    help: [],
  };
}
