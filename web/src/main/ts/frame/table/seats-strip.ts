import {html, nothing, type TemplateResult} from 'lit';
import type {Seat} from '../../protocol.ts';
import type {GameModule, Shown} from '../../games/game-module.ts';
import {token} from '../lib/tokens.ts';
import type {Words} from '../lib/words.ts';

/** Who sits here, how they stand, and whom the game waits for. */
export function seatsStrip(shown: Shown, game: GameModule, words: Words, mine: readonly number[]): TemplateResult {
  const {table, waiting, view} = shown.state;
  return html`<ol class="seats" aria-label=${words.text('ui.seats')}>
    ${table.seats.map((seat) => one(seat))}
  </ol>`;

  function one(seat: Seat): TemplateResult {
    const turn = waiting.includes(seat.seat);
    const standing = game.standing(view, seat.seat, words);
    const look = [
      'seat',
      turn ? 'turn' : '',
      seat.left || standing === null ? '' : 'playing',
      seat.left ? 'left' : '',
    ].join(' ');
    return html`<li class=${look} data-seat=${seat.seat}>
      ${token(seat.seat)}
      <span class="seat-text">
        <bdi class="seat-name" title=${seat.name}>${seat.kind === 'open' ? words.text('ui.seat.open') : seat.name}</bdi>
        <span class="seat-state">${seatState(seat, words, mine, turn)}</span>
      </span>
      ${
        standing
          ? html`<span class="seat-score"
                >${standing.scoreText ?? words.money(standing.score)}${standing.signs ?? nothing}</span
              >
              <meter
                class="seat-way"
                min="0"
                max="1"
                value=${standing.progress}
                aria-label=${words.text(standing.progressKey ?? 'ui.seat.way', Math.round(standing.progress * 100))}
              ></meter>`
          : nothing
      }
    </li>`;
  }
}

function seatState(seat: Seat, words: Words, mine: readonly number[], turn: boolean): string {
  if (seat.left) {
    return words.text('ui.seat.left');
  }
  const who =
    seat.standIn !== ''
      ? words.text('ui.seat.stand-in')
      : mine.includes(seat.seat)
        ? words.text('ui.seat.you')
        : seat.kind === 'bot'
          ? words.text('ui.seat.bot')
          : seat.kind === 'open'
            ? ''
            : words.text(seat.here ? 'ui.seat.here' : 'ui.seat.away');
  return turn ? [words.text('ui.seat.turn'), who].filter((part) => part !== '').join(' · ') : who;
}
