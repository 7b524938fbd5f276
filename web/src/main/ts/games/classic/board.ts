import {html, nothing, svg, type SVGTemplateResult, type TemplateResult} from 'lit';
import type {ClassicPicture, ClassicProperty} from '../../protocol.ts';
import type {Words} from '../../frame/lib/words.ts';
import {seatMark} from '../../frame/lib/tokens.ts';
import {letter} from '../groups.ts';
import {
  BAND,
  boxOf,
  centre,
  field,
  isCorner,
  lines,
  pawnPlace,
  RING,
  sideOf,
  SIZE,
  STRIP,
  stripe,
  WHOLE,
  type Box,
  type Frame,
  type Side,
} from './geometry.ts';
import {figure} from './figures.ts';
import {spaceLabel, worthNow} from './labels.ts';
import {buildings, plot, sign} from './signs.ts';
import {COUNT, kindOf, SPACES, spaceOf} from './spaces.ts';

export interface BoardInput {
  readonly view: ClassicPicture;
  readonly words: Words;
  readonly names: readonly string[];
  /** The space whose card is shown. */
  readonly selected: number;
  /** Sites on which a house can be put with a tap. */
  readonly sites: readonly string[];
  select(space: number): void;
  /** Along the board with the arrow keys. */
  step(by: number): void;
}

const NAME_LETTERS = 10;
/** Longer words are drawn narrower. */
const WIDE_WORD = 10;
const WIDE_SUM = 6;
const ALL = Array.from({length: COUNT}, (_, space) => space);

/** The whole board. One stop of the tab key; arrows go along it. */
export function board(input: BoardInput): TemplateResult {
  return html`<svg
    class="c-board"
    viewBox="-4 -4 ${SIZE + 8} ${SIZE + 8}"
    role="group"
    aria-label=${input.words.text('ui.classic.board')}
    @keydown=${(event: KeyboardEvent) => arrows(event, input)}
  >
    <rect class="c-paper" x="-3" y="-3" width=${SIZE + 6} height=${SIZE + 6} rx="14" />
    ${ALL.map((space) => cell(input, space))} ${ring(input.selected, WHOLE)} ${pawns(input.view, WHOLE, 0.84)}
  </svg>`;
}

/**
 * The same way in little, for a phone: colours, letters, owners and pawns, no words. A tap chooses a space, but squares
 * are too small to rely on: the card below steps along them.
 */
export function track(input: BoardInput): TemplateResult {
  const {size} = RING;
  const label = input.words.text('ui.classic.track', spaceLabel(input.view, input.selected, input.words, input.names));
  return html`<svg class="c-track" viewBox="-2 -2 ${size + 4} ${size + 4}" role="img" aria-label=${label}>
    <rect class="c-paper" x="-1" y="-1" width=${size + 2} height=${size + 2} rx="8" />
    ${ALL.map((space) => svg`<g class="c-space" @click=${() => input.select(space)}>${small(input, space)}</g>`)}
    ${ring(input.selected, RING)} ${pawns(input.view, RING, 0.46)}
  </svg>`;
}

function ring(space: number, frame: Frame): SVGTemplateResult {
  const {x, y, w, h} = boxOf(space, frame);
  return svg`<rect class="c-chosen" x=${x} y=${y} width=${w} height=${h}/>`;
}

function arrows(event: KeyboardEvent, input: BoardInput): void {
  const by =
    event.key === 'ArrowRight' || event.key === 'ArrowUp'
      ? 1
      : event.key === 'ArrowLeft' || event.key === 'ArrowDown'
        ? -1
        : 0;
  if (by !== 0) {
    event.preventDefault();
    input.step(by);
  }
}

function button(input: BoardInput, space: number, drawn: unknown): SVGTemplateResult {
  const chosen = input.selected === space;
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      input.select(space);
    }
  };
  return svg`<g class="c-space" data-space=${SPACES[space]} role="button" tabindex=${chosen ? '0' : '-1'} aria-pressed=${chosen ? 'true' : 'false'}
    aria-label=${spaceLabel(input.view, space, input.words, input.names)} @click=${() => input.select(space)}
    @keydown=${press}>${drawn}</g>`;
}

function rect(name: string, {x, y, w, h}: Box): SVGTemplateResult {
  return svg`<rect class=${name} x=${x} y=${y} width=${w} height=${h}/>`;
}

function propertyAt(view: ClassicPicture, space: number): ClassicProperty | undefined {
  return view.properties.find((each) => each.space === space);
}

function cell(input: BoardInput, space: number): SVGTemplateResult {
  const box = boxOf(space);
  const property = propertyAt(input.view, space);
  return button(
    input,
    space,
    svg`${rect('c-cell', box)}${property ? deed(input, property, box, sideOf(space)) : plain(input, space, box)}${property && input.sites.includes(property.deed) ? rect('c-plot-open', box) : nothing}${rect('c-focus', box)}`,
  );
}

function plain({words}: BoardInput, space: number, box: Box): SVGTemplateResult {
  const middle = centre(box);
  const name = lines(words.text(`space.${SPACES[space]}`), NAME_LETTERS);
  const size = isCorner(space) ? 1.6 : 1;
  const top = middle.y - (name.length * 13 + 40 * size) / 2;
  return svg`<g transform="translate(${middle.x - 20 * size} ${top}) scale(${size})">${sign(kindOf(space))}</g>
    ${text(name, middle.x, top + 40 * size + 14, 'c-name')}`;
}

function text(all: readonly string[], x: number, y: number, look: string): SVGTemplateResult {
  return svg`${all.map((line, at) => svg`<text class=${look} x=${x} y=${y + at * 13} text-anchor="middle" textLength=${line.length > WIDE_WORD ? '76' : nothing} lengthAdjust="spacingAndGlyphs">${line}</text>`)}`;
}

function deed({view, words}: BoardInput, property: ClassicProperty, box: Box, side: Side): SVGTemplateResult {
  const {group, owner, level, mortgaged, rents} = property;
  const band = stripe(box, side, BAND, true);
  const strip = stripe(box, side, STRIP, false);
  const inside = field(box, side);
  const middle = centre(inside);
  const name = lines(words.text(`space.${property.deed}`), NAME_LETTERS);
  const low = inside.y + inside.h - 8;
  const spot = centre(band);
  const seal = centre(strip);
  const groupSign = sign(group === 'railroad' ? 'railroad' : property.deed);
  const now = worthNow(view, property, words);
  return svg`${owner >= 0 ? rect(`c-owned token-${owner % 6}`, strip) : nothing}
    ${owner >= 0 ? svg`<g transform="translate(${seal.x - 11} ${seal.y - 11}) scale(.55)"><g class="c-seal">${seatMark(owner)}</g></g>` : nothing}
    ${rect(`fill-${group}`, band)}${rect(`ribbon-${group}`, side === 'bottom' || side === 'top' ? {...band, h: 7, y: side === 'bottom' ? band.y + BAND - 7 : band.y} : {...band, w: 7, x: side === 'left' ? band.x : band.x + BAND - 7})}
    ${rect('c-edge', band)}
    ${
      level > 0
        ? svg`<g transform="translate(${spot.x} ${spot.y})${side === 'left' || side === 'right' ? ` rotate(${side === 'left' ? 90 : -90})` : ''}">${plot(level, rents.length - 1)}${buildings(level, rents.length - 1)}</g>`
        : groupSign
          ? svg`<g class="c-on-band on-${group}" transform="translate(${spot.x - 10} ${spot.y - 10}) scale(.5)">${groupSign}</g>`
          : svg`<text class="c-letter ink-${group}" x=${spot.x + (side === 'left' ? 3 : side === 'right' ? -3 : 0)} y=${spot.y + (side === 'bottom' ? 3 : side === 'top' ? 9 : 6)} text-anchor="middle">${letter(group)}</text>`
    }
    ${mortgaged ? rect('c-mortgaged', inside) : nothing}
    ${text(name, middle.x, inside.y + 15, mortgaged ? 'c-name c-halo' : 'c-name')}
    <text class="c-price ${owner >= 0 ? `rent ink-seat-${owner % 6}` : ''} ${now.length > WIDE_SUM ? 'long' : ''}" x=${middle.x} y=${low} text-anchor="middle">${now}</text>`;
}

function small({view}: BoardInput, space: number): SVGTemplateResult {
  const box = boxOf(space, RING);
  const side = sideOf(space);
  const property = propertyAt(view, space);
  const middle = centre(box);
  if (!property) {
    const size = isCorner(space) ? 0.75 : 0.5;
    return svg`${rect('c-cell', box)}<g transform="translate(${middle.x - 20 * size} ${middle.y - 20 * size}) scale(${size})">${sign(kindOf(space))}</g>`;
  }
  const {group, owner, level, mortgaged, rents} = property;
  const band = stripe(box, side, 20, true);
  const strip = stripe(box, side, RING.corner - 20, false);
  const spot = centre(band);
  const seal = centre(strip);
  const groupSign = sign(group === 'railroad' ? 'railroad' : property.deed);
  return svg`${rect('c-cell', box)}${owner >= 0 ? rect(`c-owned token-${owner % 6}`, strip) : nothing}
    ${rect(`fill-${group}`, band)}${rect('c-edge', band)}
    ${
      level > 0
        ? svg`<text class="c-letter ink-${group}" x=${spot.x} y=${spot.y + 5} text-anchor="middle">${level === rents.length - 1 ? '▲' : level}</text>`
        : groupSign
          ? svg`<g class="c-on-band on-${group}" transform="translate(${spot.x - 8} ${spot.y - 8}) scale(.4)">${groupSign}</g>`
          : svg`<text class="c-letter ink-${group}" x=${spot.x} y=${spot.y + 5} text-anchor="middle">${letter(group)}</text>`
    }
    ${owner >= 0 ? svg`<g transform="translate(${seal.x - 8.5} ${seal.y - 8.5}) scale(.425)"><g class="c-seal">${seatMark(owner)}</g></g>` : nothing}
    ${mortgaged ? rect('c-mortgaged', strip) : nothing}`;
}

/** The pawns lie above everything. Their places are read by the element, which moves them space by space. */
function pawns(view: ClassicPicture, frame: Frame, size: number): SVGTemplateResult {
  const here = (space: string) =>
    view.players.flatMap((player, seat) => (!player.out && player.space === space ? [seat] : []));
  return svg`${view.players.map((player, seat) => {
    if (player.out) {
      return nothing;
    }
    const all = here(player.space);
    const {x, y} = pawnPlace(spaceOf(player.space), all.indexOf(seat), all.length, frame);
    const drawn = frame === WHOLE ? figure(player.token) : null; // on a phone only the letter can be told
    return svg`<g class="c-pawn ${view.active === seat ? 'active' : ''}" data-seat=${seat} data-x=${x} data-y=${y}><g transform="scale(${size}) translate(-20 -20)">
      <circle class="c-disc" cx="20" cy="20" r="26"/>${drawn ? svg`<g class="c-figure token-${seat % 6}" transform="translate(2 0) scale(.9)">${drawn}</g><g transform="translate(24 24) scale(.52)">${seatMark(seat)}</g>` : seatMark(seat)}
      ${player.jailed ? svg`<path class="c-bars" d="M8 0v40M16 0v40M24 0v40M32 0v40"/>` : nothing}</g></g>`;
  })}`;
}
