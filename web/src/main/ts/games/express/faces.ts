import {html, svg, type SVGTemplateResult, type TemplateResult} from 'lit';
import {groupSign} from '../group-signs.ts';
import {letter} from '../groups.ts';

// The faces of the dice, drawn on a field of 40 by 40.

export const HOUSE = 'M20 7 33 18v15H24v-8h-8v8H7V18Z';

const SIGNS: Readonly<Record<string, SVGTemplateResult>> = {
  chance: svg`<path class="sign-line accent" d="M13 15c0-5 3-8 7.500-8s7.500 3 7.500 7c0 6-7.500 6-7.500 11.500"/><circle class="sign accent" cx="20.500" cy="31.500" r="2.600"/>`,
  police: svg`<path class="sign" d="M20 5 33 10v9c0 8-5.500 13-13 16-7.500-3-13-8-13-16v-9Z"/><path class="sign-back" d="m20 11 2.400 5.200 5.700.7-4.200 3.900 1.100 5.600-5-2.800-5 2.800 1.100-5.600-4.200-3.900 5.700-.7Z"/>`,
  go: svg`<path class="sign accent" d="M4 25h20v-6l12 9.500L24 38v-6H4Z" transform="translate(0 -4)"/><text class="die-word" x="19" y="15" text-anchor="middle">GO</text>`,
  blank: svg`<circle class="sign-line faint" cx="20" cy="20" r="5"/>`,
  house: svg`<path class="sign house" d=${HOUSE} />`,
  'broken-house': svg`<path class="sign house" d=${HOUSE} /><path class="sign-crack" d="m21 5-4 9 6 4-5 7 3 9"/>`,
  hotel: svg`<path class="sign hotel" d="M6 34V17h7v-7h14v7h7v17h-9v-7h-10v7Z"/><path class="sign-back" d="M16 14h3v3h-3Zm5 0h3v3h-3ZM9 21h3v3H9Zm19 0h3v3h-3ZM16 20h3v3h-3Zm5 0h3v3h-3Z"/>`,
  'jail-free': svg`<circle class="sign-line" cx="13" cy="20" r="6"/><path class="sign-line" d="M19 20h15m-4 0v6m-6-6v4"/>`,
};

/** A die lying at 0, 0 with its centre there. */
export function dieArt(face: string, size = 40): SVGTemplateResult {
  return svg`<g transform="scale(${size / 40}) translate(-20 -20)">
    <rect class="die-body" x="1" y="1" width="38" height="38" rx="8"/>
    ${face === '' ? svg`<path class="sign-line faint" d="M14 20h12"/>` : (SIGNS[face] ?? groupFace(face))}
  </g>`;
}

function groupFace(group: string): SVGTemplateResult {
  return svg`<rect class="fill-${group}" x="4" y="4" width="32" height="32" rx="5"/>
    <path class="ribbon-${group}" d="M4 27h32v4a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5Z"/>
    ${groupSign(group) ?? svg`<text class="die-letter ink-${group}" x="20" y="23.500" text-anchor="middle">${letter(group)}</text>`}`;
}

/** A die as a picture of its own. */
export function dieIcon(face: string): TemplateResult {
  return html`<svg class="die-icon" viewBox="-21 -21 42 42" aria-hidden="true" focusable="false">${dieArt(face)}</svg>`;
}

export function houseSign(): TemplateResult {
  return html`<svg class="house-sign" viewBox="4 4 32 32" aria-hidden="true">
    <path class="sign house" d=${HOUSE} />
  </svg>`;
}
