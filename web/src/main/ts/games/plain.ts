import {html, svg, type SVGTemplateResult} from 'lit';
import type {GameModule} from './game-module.ts';

const CARDS: readonly [group: string, turn: number][] = [
  ['pink', -28],
  ['yellow', -10],
  ['green', 8],
  ['dark-blue', 26],
];

/** A fan of cards, for a game that has no picture of its own. */
function closedBox(): SVGTemplateResult {
  return svg`<rect class="art-sky" width="320" height="200"/>
    ${Array.from({length: 17}, (_, ray) => svg`<path class="art-ray" d="M160 260 150-60h20Z" transform="rotate(${(ray - 8) * 15} 160 260)"/>`)}
    ${CARDS.map(
      ([
        group,
        turn,
      ]) => svg`<g transform="rotate(${turn} 160 250)"><rect class="art-shadow" x="126" y="55" width="76" height="116" rx="9"/>
      <rect class="art-paper" x="122" y="50" width="76" height="116" rx="9"/><rect class="fill-${group}" x="129" y="57" width="62" height="30" rx="4"/><rect class="ribbon-${group}" x="129" y="91" width="62" height="10"/></g>`,
    )}`;
}

/** A table without drawings: log and list of moves are all there is. */
export function plain(id: string): GameModule {
  return {
    id,
    look: 'plain',
    minutes: 30,
    secret: true,
    art: closedBox,
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
