import {nothing, svg, type SVGTemplateResult} from 'lit';
import type {GoPicturePlayer} from '../../protocol.ts';
import {letter} from '../groups.ts';

// The four Build squares of a board, on its scenery of 248 by 248.

const WIDTH = 50;
const STOREY = 24;
const GROUND = 206;
/** Blocks of a landmark. */
export const STOREYS = 4;

export interface TowersInput {
  readonly player: GoPicturePlayer;
  /** Whether the numbers stand below, where the blocks are too small for letters. */
  readonly small: boolean;
  /** The colour that a Shut Down is aimed at, or none. */
  readonly named: string | null;
  readonly label: (colour: string, height: number, square: number) => string;
  /** What tapping a square does. */
  tap(square: number, colour: string): (() => void) | null;
}

export function towers(input: TowersInput): SVGTemplateResult {
  return svg`${input.player.build.map((stack, at) => tower(input, at + 1, stack.colour, stack.height))}`;
}

function tower(
  {small, named, label, tap}: TowersInput,
  square: number,
  colour: string,
  height: number,
): SVGTemplateResult {
  const act = tap(square, colour);
  const button = act !== null && !small; // too small for a thumb: the list of choices has the same
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      act?.();
    }
  };
  const left = 9 + (square - 1) * 60;
  return svg`<g class="tower ${act ? 'open' : ''} ${height > 0 && colour === named ? 'named' : ''} ${height >= STOREYS ? 'landmark' : ''}" data-square=${square} data-colour=${colour} transform="translate(${left} ${GROUND})"
      role=${button ? 'button' : nothing} tabindex=${button ? 0 : nothing} aria-label=${button ? label(colour, height, square) : nothing} @click=${act ?? nothing} @keydown=${act ? key : nothing}>
    <rect class="tower-field" x="-5" y="-106" width="60" height="112" rx="5"/>
    ${Array.from({length: STOREYS}, (_, floor) => (floor < height ? nothing : svg`<rect class="storey-space" x="3" y=${-(floor + 1) * STOREY + 2} width=${WIDTH - 6} height=${STOREY - 3} rx="3"/>`))}
    ${Array.from({length: height}, (_, floor) => block(colour, -(floor + 1) * STOREY, small))}
    ${height >= STOREYS ? svg`<path class="landmark-roof" d="M2-96 25-124 48-96Z"/><path class="landmark-star" d="m25-150 4.500 9 10 1.500-7.200 7 1.700 9.900L25-127.300l-9 4.700 1.700-9.900-7.200-7 10-1.500Z"/>` : nothing}
    <path class="tower-base" d="M-3 2h56v6h-56Z"/>
    ${small && height > 0 ? svg`<rect class="fill-${colour}" x="-3" y="8" width="56" height="32" rx="5"/><text class="tower-count ink-${colour}" x="25" y="33" text-anchor="middle">${letter(colour)}${height}</text>` : nothing}
  </g>`;
}

/** One storey: colour, pattern and letter. */
function block(colour: string, y: number, small: boolean): SVGTemplateResult {
  return svg`<g class="storey"><rect class="block fill-${colour}" x="0" y=${y} width=${WIDTH} height=${STOREY - 1.5} rx="3"/><rect class="ribbon-${colour}" x="1" y=${y + 1} width=${WIDTH - 2} height=${STOREY - 3.5} rx="2"/>
    ${small ? nothing : svg`<rect class="fill-${colour}" x="15" y=${y + 2} width="20" height=${STOREY - 5.5} rx="3"/><text class="block-letter ink-${colour}" x="25" y=${y + 17} text-anchor="middle">${letter(colour)}</text>`}</g>`;
}
