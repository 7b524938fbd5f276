import {html, svg, type SVGTemplateResult, type TemplateResult} from 'lit';
import {letterOf} from './words.ts';

// Each seat has a shape, a letter and a colour.
const SHAPES: readonly SVGTemplateResult[] = [
  svg`<circle cx="20" cy="20" r="17"/>`,
  svg`<rect x="5" y="5" width="30" height="30" rx="5"/>`,
  svg`<path d="M20 2 38 34a3 3 0 0 1-2.500 4h-31A3 3 0 0 1 2 34Z"/>`,
  svg`<path d="M20 1 39 20 20 39 1 20Z"/>`,
  svg`<path d="M11 3h18l10 17-10 17H11L1 20Z"/>`,
  svg`<path d="M13 2h14v11h11v14H27v11H13V27H2V13h11Z"/>`,
];

/** The sign of a seat on a field of 40 by 40, in its colour, to be drawn on a board. */
export function seatMark(seat: number): SVGTemplateResult {
  return svg`<g class="mark token-${seat % SHAPES.length}">${tokenShape(seat)}</g>`;
}

export function token(seat: number): TemplateResult {
  return html`<svg class="token mark token-${seat % SHAPES.length}" viewBox="0 0 40 40" aria-hidden="true">
    ${tokenShape(seat)}
  </svg>`;
}

/** A token on a field of 40 by 40, for drawings that have one in them. */
export function tokenShape(seat: number): SVGTemplateResult {
  const low = seat % SHAPES.length === 2 ? 30 : 26;
  return svg`${SHAPES[seat % SHAPES.length]}<text x="20" y=${low} text-anchor="middle">${letterOf(seat)}</text>`;
}
