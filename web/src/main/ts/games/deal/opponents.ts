import {html, nothing, type TemplateResult} from 'lit';
import {token} from '../../frame/lib/tokens.ts';
import type {Words} from '../../frame/lib/words.ts';
import type {DealPicture, DealPlayer} from '../../protocol.ts';
import {chip, pileView, type Taps} from './piles.ts';
import {back} from './signs.ts';

export interface OpponentsInput {
  readonly view: DealPicture;
  readonly words: Words;
  readonly names: readonly string[];
  /** Whose table is below; everybody else is an opponent. */
  readonly me: number;
  /** Opponents whose cards are shown one by one. */
  readonly wide: ReadonlySet<number>;
  taps(seat: number): Taps;
  /** What choosing this player would do. */
  target(seat: number): (() => void) | null;
  toggle(seat: number): void;
}

/** The others in brief: how many cards they hold, what is in the bank, how near their sets are. */
export function opponents(input: OpponentsInput): TemplateResult {
  const {view, me} = input;
  return html`<ol class="opponents">
    ${view.players.map((player, seat) => (seat === me ? nothing : one(input, player, seat)))}
  </ol>`;
}

function one(input: OpponentsInput, player: DealPlayer, seat: number): TemplateResult {
  const {view, words, names} = input;
  const target = input.target(seat);
  const wide = input.wide.has(seat);
  const hit = view.pending.card !== '' && view.pending.victim === seat;
  const name = names[seat] ?? '';
  return html`<li
    class="opponent ${wide ? 'wide' : ''} ${target ? 'open' : ''} ${hit ? 'hit' : ''} ${player.left ? 'left' : ''}"
    data-seat=${seat}
  >
    <div class="opponent-head">
      ${token(seat)}<bdi class="seat-name">${name}</bdi>
      <span class="sets-now" role="img" aria-label=${words.text('ui.deal.sets', player.sets, view.setsToWin)}
        >✓ ${player.sets}/${view.setsToWin}</span
      >
      <span class="fact" role="img" aria-label=${words.text('ui.deal.holds', player.cards)}
        ><svg viewBox="0 0 24 32" aria-hidden="true">${back()}</svg>${player.cards}</span
      >
      <span class="fact" role="img" aria-label=${words.text('ui.deal.bank.of', player.bankValue)}
        ><span class="coin" aria-hidden="true">M</span>${player.bankValue}</span
      >
      ${
        target
          ? html`<button type="button" class="button gold" data-target=${seat} @click=${target}>
              ${words.text('ui.deal.target')}<bdi class="visually-hidden"> ${name}</bdi>
            </button>`
          : player.piles.length === 0
            ? nothing
            : html`<button
                type="button"
                class="button plain"
                aria-expanded=${wide ? 'true' : 'false'}
                aria-label=${words.text(wide ? 'ui.deal.less' : 'ui.deal.more', name)}
                @click=${() => input.toggle(seat)}
              >
                ${wide ? '▴' : '▾'}
              </button>`
      }
    </div>
    ${
      player.piles.length === 0
        ? html`<p class="quiet">${words.text('ui.deal.no-property')}</p>`
        : wide
          ? html`<ul class="piles">
              ${player.piles.map((pile) => pileView(pile, words, input.taps(seat)))}
            </ul>`
          : html`<ul class="chips">
              ${player.piles.map((pile) => chip(pile, words))}
            </ul>`
    }
  </li>`;
}
