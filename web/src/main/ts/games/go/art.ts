import {svg, type SVGTemplateResult} from 'lit';
import {pipDie} from './die.ts';
import {scene} from './art/scenes.ts';
import {letter} from '../groups.ts';

const TOWERS: readonly [colour: string, x: number, height: number][] = [
  ['red', 74, 3],
  ['light-blue', 136, 4],
  ['yellow', 198, 2],
];

/** The picture on the box: landmarks growing over a town, four dice thrown at once. */
export function goArt(): SVGTemplateResult {
  const dice: [number, string, number, number, number][] = [
    [5, 'red', 40, 40, -16],
    [2, 'yellow', 282, 56, 18],
    [6, 'green', 36, 112, 12],
    [3, 'blue', 284, 128, -12],
  ];
  return svg`<rect class="art-sky" width="320" height="200"/><svg x="0" y="-60" width="320" height="320" viewBox="0 0 248 248"><g opacity=".75">${scene('harbor-town')}</g></svg>
    ${TOWERS.map(([colour, x, height]) =>
      Array.from(
        {length: height},
        (
          _,
          floor,
        ) => svg`<rect class="block fill-${colour}" x=${x} y=${166 - floor * 34} width="52" height="32" rx="4"/><rect class="ribbon-${colour}" x=${x + 2} y=${168 - floor * 34} width="48" height="28" rx="3"/>
      <rect class="fill-${colour}" x=${x + 14} y=${170 - floor * 34} width="24" height="24" rx="4"/><text class="art-letter ink-${colour}" x=${x + 26} y=${189 - floor * 34} text-anchor="middle">${letter(colour)}</text>`,
      ),
    )}
    <path class="landmark-roof" d="M138 62 162 34l24 28Z"/><path class="landmark-star" d="m162 4 5 10 11 1.500-8 7.800 2 11-10-5.300-10 5.300 2-11-8-7.800 11-1.500Z"/>
    ${dice.map(([number, board, x, y, turn]) => svg`<g transform="translate(${x} ${y}) rotate(${turn}) scale(1.150)">${pipDie(number, board)}</g>`)}`;
}
