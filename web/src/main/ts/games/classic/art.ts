import {svg, type SVGTemplateResult} from 'lit';
import {die, HOTEL, HOUSE} from './signs.ts';

const SIDE: readonly string[] = ['brown', 'light-blue', 'pink', 'orange', 'red', 'yellow', 'green', 'dark-blue'];

/** The picture on the box: a corner of the board, houses and dice. `brands` has its own sky, turns it the other way, and pets live there. */
export function classicArt(brands: boolean): SVGTemplateResult {
  return svg`<rect class="art-sky ${brands ? 'plum' : ''}" width="320" height="200"/>
    ${Array.from({length: 17}, (_, ray) => svg`<path class="art-ray" d="M160 230 150-60h20Z" transform="rotate(${(ray - 8) * 15} 160 230)"/>`)}
    <g transform=${brands ? 'matrix(-1 0 0 1 320 0)' : 'translate(0 0)'}>
      <g transform="translate(160 128) rotate(-14)">
        <rect class="art-shadow" x="-176" y="-26" width="360" height="100" rx="6"/>
        <rect class="art-paper" x="-180" y="-32" width="360" height="100" rx="6"/>
        ${SIDE.map((group, at) => svg`<rect class="fill-${group}" x=${-176 + at * 44} y="-28" width="42" height="26"/><rect class="ribbon-${group}" x=${-176 + at * 44} y="-6" width="42" height="9"/><rect class="art-ring" x=${-176 + at * 44} y="-28" width="42" height="92"/>`)}
        <path class="c-house" d=${HOUSE} transform="translate(-42 -58) scale(1)"/><path class="c-house" d=${HOUSE} transform="translate(-2 -58) scale(1)"/>
        <path class="c-hotel" d=${HOTEL} transform="translate(84 -72) scale(1.350)"/>
      </g>
      <g transform="translate(70 96) rotate(-22) scale(1.250) translate(-20 -20)">${brands ? pawed() : die(5)}</g>
      <g transform="translate(128 62) rotate(14) scale(1.400) translate(-20 -20)">${die(3)}</g>
    </g>`;
}

/** A paw in the place of the pips. */
function pawed(): SVGTemplateResult {
  return svg`${die(0)}<g class="art-paw"><ellipse cx="20" cy="25" rx="7.500" ry="6"/><circle cx="10.500" cy="19" r="3.200"/><circle cx="16.500" cy="13" r="3.400"/><circle cx="23.500" cy="13" r="3.400"/><circle cx="29.500" cy="19" r="3.200"/></g>`;
}
