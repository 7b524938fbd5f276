import {svg, type SVGTemplateResult} from 'lit';
import {dieArt} from './faces.ts';
import {BAND_IN, BAND_OUT, RIBBON_IN, segment} from './geometry.ts';
import {GROUPS} from '../groups.ts';

/** The picture on the box: the rising board and dice thrown from it. */
export function expressArt(): SVGTemplateResult {
  const thrown: [face: string, x: number, y: number, turn: number, size: number][] = [
    ['green', 96, 62, -18, 50],
    ['chance', 160, 40, 12, 54],
    ['railroad', 222, 66, 24, 48],
    ['police', 62, 118, 8, 38],
    ['yellow', 262, 122, -12, 40],
  ];
  return svg`<rect class="art-sky" width="320" height="200"/>
    ${Array.from({length: 17}, (_, ray) => svg`<path class="art-ray" d="M160 210 150-60h20Z" transform="rotate(${(ray - 8) * 15} 160 210)"/>`)}
    <g transform="translate(160 222) scale(.62)">
      <circle class="art-paper" r="198"/>
      ${GROUPS.map((group, at) => svg`<path class="fill-${group}" d=${segment(at, RIBBON_IN, BAND_OUT)}/><path class="ribbon-${group}" d=${segment(at, RIBBON_IN, BAND_IN)}/>`)}
      <circle class="art-ring" r="140"/><circle class="art-ring" r="86"/>
    </g>
    ${thrown.map(([face, x, y, turn, size]) => svg`<g transform="translate(${x} ${y}) rotate(${turn})"><g class="art-shadow" transform="translate(3 5)"><rect x=${-size / 2} y=${-size / 2} width=${size} height=${size} rx=${size / 5}/></g>${dieArt(face, size)}</g>`)}`;
}
