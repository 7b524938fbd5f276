import {html, nothing, svg, type SVGTemplateResult, type TemplateResult} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {tokenShape} from '../../frame/lib/tokens.ts';
import type {GoPicture} from '../../protocol.ts';
import {letter} from '../groups.ts';
import {pipDie} from './die.ts';
import {SCENE, scene} from './art/scenes.ts';
import {spaceSign} from './art/space-art.ts';
import {cell, middle, SIZE, stripe, type Cell} from './spaces.ts';
import {towers, type TowersInput} from './towers.ts';
import {trackerOnBoard} from './tracker.ts';

export interface BoardInput {
  readonly view: GoPicture;
  readonly seat: number;
  readonly small: boolean;
  /** In words, for who does not see it. */
  readonly label: string;
  /** What the own die showed in the last roll, 0 for nothing. */
  readonly die: number;
  /** The number of the roll: each is thrown anew. */
  readonly roll: number;
  readonly squareLabel: TowersInput['label'];
  tap: TowersInput['tap'];
}

export function depth(small: boolean): number {
  return small ? 48 : 72;
}

/** A player's board: the ring of spaces, and inside the scenery with the landmarks that grow. */
export function miniBoard(input: BoardInput): TemplateResult {
  const {view, seat, small, label, die} = input;
  const player = view.players[seat]!;
  const ring = depth(small);
  const inside = SIZE - 2 * ring;
  const cells = view.spaces.map((space, at) => ({space, at, where: cell(at, view.spaces.length, ring)}));
  const here = cells[player.at]!;
  const [x, y] = middle(here.where);
  const acts = !small && view.players[seat]!.build.some((stack, at) => input.tap(at + 1, stack.colour) !== null);
  return html`<svg
    class="mini ${small ? 'small' : 'large'} ${player.left ? 'left' : ''}"
    viewBox="-8 -8 416 416"
    role=${acts ? 'group' : 'img'}
    aria-label=${label}
    data-board=${player.board}
    data-side=${player.side}
  >
    <rect class="mini-rim rim-board-${player.board}" x="-4" y="-4" width="408" height="408" rx="14" />
    ${cells.map(({space, at, where}) => spaceCell(space, where, at === player.at, player.board))}
    <svg x=${ring} y=${ring} width=${inside} height=${inside} viewBox="0 0 ${SCENE} ${SCENE}">
      <g class="scene">${scene(player.side)}</g>
      ${towers({player, small, named: view.target === seat ? view.named : null, label: input.squareLabel, tap: input.tap})}
      ${small || player.side === '-' ? nothing : trackerOnBoard(view.tracker, player.marker, player.board)}
      ${die > 0 ? keyed(input.roll, svg`<g transform="translate(214 34) scale(${small ? 1.3 : 1.1})"><g class="thrown" data-die=${die}>${pipDie(die, player.board)}</g></g>`) : nothing}
    </svg>
    <g transform="translate(${x} ${y})">
      <g class="pawn token-${seat % 6}" data-pawn=${seat}>
        <g transform="scale(${small ? 1.15 : 0.95}) translate(-20 -20)">${tokenShape(seat)}</g>
      </g>
      ${player.jail === '-' ? nothing : svg`<path class="cell-bars" d="M-20-22v44M-7-22v44M7-22v44M20-22v44M-24-22h48M-24 22h48"/>`}
    </g>
  </svg>`;
}

function spaceCell(space: string, where: Cell, here: boolean, board: string): SVGTemplateResult {
  const [x, y] = middle(where);
  const mark = letter(space);
  const fill = mark !== '' ? `fill-${space}` : where.corner && board !== '-' ? `fill-board-${board}` : '';
  const [left, top, width, height] = stripe(where, 0.34);
  return svg`<g class="space ${here ? 'here' : ''}" data-space=${space}>
    <rect class="space-field ${fill}" x=${where.x + 1} y=${where.y + 1} width=${where.width - 2} height=${where.height - 2} rx="5"/>
    ${mark === '' ? svg`<g transform="translate(${x} ${y})">${where.corner ? svg`<circle class="corner-plate" r=${where.width * 0.43}/>` : nothing}<g transform="scale(${where.corner ? where.width / 84 : 1})">${spaceSign(space)}</g></g>` : svg`<rect class="ribbon-${space}" x=${left + 2} y=${top + 2} width=${width - 4} height=${height - 4}/>${inkLetter(space, mark, where)}`}
    ${here ? svg`<rect class="space-here" x=${where.x + 2} y=${where.y + 2} width=${where.width - 4} height=${where.height - 4} rx="5"/>` : nothing}</g>`;
}

/** In the part of the space that has no pattern. */
function inkLetter(space: string, mark: string, where: Cell): SVGTemplateResult {
  const [x, y] = middle(where);
  const [left, top, width, height] = stripe(where, 0.34);
  const side = left > where.x ? -width / 2 : width < where.width ? width / 2 : 0;
  const down = top > where.y ? -height / 2 : height < where.height ? height / 2 : 0;
  return svg`<text class="space-letter ink-${space}" x=${x + side} y=${y + down + 10} text-anchor="middle">${mark}</text>`;
}
