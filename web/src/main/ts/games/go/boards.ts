import {html, nothing, type TemplateResult} from 'lit';
import {token} from '../../frame/lib/tokens.ts';
import type {GoPicture} from '../../protocol.ts';
import type {TableContext} from '../game-module.ts';
import type {Option} from '../options.ts';
import {noteOf} from './beats.ts';
import {ownSquare, robs, theirStack} from './choices.ts';
import {miniBoard} from './mini-board.ts';
import {theirTiles} from './tiles.ts';
import {trackerPips} from './tracker.ts';

export interface BoardsInput {
  readonly view: GoPicture;
  readonly context: TableContext<GoPicture>;
  readonly options: readonly Option[];
  readonly pressed: boolean;
  act(move: string): void;
}

/** The large board. */
export function ownBoard(input: BoardsInput, seat: number): TemplateResult {
  return board(input, seat, false, (square) => ownSquare(input.options, input.pressed, square));
}

/** Everybody else, smaller, with what stands beside their boards. */
export function otherBoards(input: BoardsInput, seats: readonly number[]): TemplateResult {
  return html`<ol class="others">
    ${seats.map((seat) => other(input, seat))}
  </ol>`;
}

function other(input: BoardsInput, seat: number): TemplateResult {
  const {view, context, options} = input;
  const {words, names, mine, shared} = context;
  const player = view.players[seat]!;
  const open = robs(options, seat) !== null;
  const hit = view.target === seat;
  const name = names[seat] ?? '';
  return html`<li
    class="other ${open ? 'open' : ''} ${hit ? 'hit' : ''} ${player.left ? 'left' : ''}"
    data-seat=${seat}
  >
    ${board(input, seat, true, (_, colour) => theirStack(options, view, seat, colour))}
    <div class="other-text">
      <p class="other-name">${token(seat)}<bdi class="seat-name">${name}</bdi></p>
      <p class="other-side">
        ${player.side === '-' ? words.text('ui.go.side.none') : words.text(`side.${player.side}`)}
      </p>
      <p class="other-facts">
        <span role="img" aria-label=${words.text('ui.go.marker', player.marker, view.tracker)}
          >${trackerPips(view.tracker, player.marker)}</span
        >${theirTiles(player, words)}
      </p>
      ${player.jail === '-' ? nothing : html`<p class="other-state">${words.text(`ui.go.jail.${player.jail}`)}</p>`}
      ${player.attacks.length === 0 ? nothing : html`<p class="other-state">${words.names(player.attacks.map((attack) => words.text(`attack.${attack}`)))}</p>`}
      ${shared && mine.includes(seat) && player.tiles.length > 0 ? html`<button type="button" class="button" data-look=${seat} @click=${() => context.turnTo(seat)}>${words.text('ui.go.tiles.look.of', name)}</button>` : nothing}
    </div>
  </li>`;
}

function board(
  input: BoardsInput,
  seat: number,
  small: boolean,
  tap: (square: number, colour: string) => string | null,
): TemplateResult {
  const {view, context, act} = input;
  const {words, names} = context;
  const player = view.players[seat]!;
  const note = noteOf(context.shown);
  const stacks = player.build
    .filter((stack) => stack.height > 0)
    .map((stack) => words.text('ui.go.stack', words.text(`colour.${stack.colour}`), stack.height));
  const where = words.text(`space.${view.spaces[player.at] ?? ''}`);
  const label = words.text(
    'ui.go.board.label',
    names[seat] ?? '',
    where,
    stacks.length === 0 ? words.text('ui.go.stack.none') : words.names(stacks),
    player.marker,
    view.tracker,
    player.tiles.length,
  );
  return miniBoard({
    view,
    seat,
    small,
    label,
    roll: note.roll,
    die: view.phase === 'before' || view.phase === 'board' ? 0 : (note.dice[seat] ?? 0),
    squareLabel: (colour, height, square) =>
      words.text(colour === '-' ? 'ui.go.square' : 'ui.go.square.of', square, words.text(`colour.${colour}`), height),
    tap: (square, colour) => {
      const move = tap(square, colour);
      return move === null ? null : () => act(move);
    },
  });
}
