import {svg, type SVGTemplateResult} from 'lit';
import {classicArt} from './classic/art.ts';
import {dealArt} from './deal/art.ts';
import {expressArt} from './express/art.ts';
import {goArt} from './go/art.ts';

/** How a game is shown on the first page, which knows nothing else of it: the tables are loaded when one is opened. */
export interface Poster {
  /** About how long it takes. */
  readonly minutes: number;
  art(): SVGTemplateResult;
}

const POSTERS: Readonly<Record<string, Poster>> = {
  express: {minutes: 20, art: expressArt},
  pocket: {minutes: 60, art: () => classicArt(false)},
  brands: {minutes: 60, art: () => classicArt(true)},
  deal: {minutes: 15, art: dealArt},
  go: {minutes: 15, art: goArt},
};

export function poster(game: string): Poster {
  return POSTERS[game] ?? {minutes: 30, art: closedBox};
}

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
