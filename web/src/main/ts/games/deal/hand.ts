import {html, type nothing, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import type {DealCard} from '../../protocol.ts';
import type {Words} from '../../frame/lib/words.ts';
import {cardFace, cardLabel} from './card-art.ts';
import {faceOf} from './cards.ts';

export interface HandInput {
  readonly hand: readonly DealCard[];
  readonly words: Words;
  /** Indices of chosen cards. */
  readonly chosen: ReadonlySet<number>;
  /** Cards with which something can be done now. */
  readonly usable: (card: string) => boolean;
  /** A question is open that has nothing to do with the hand. */
  readonly aside: boolean;
  readonly title: string;
  /** On the line of the title. */
  readonly beside: TemplateResult | typeof nothing;
  tap(at: number): void;
}

/** The hand of this player. Cards can be chosen at any time, to look at them; what they may do is the server's answer. */
export function hand({hand: cards, words, chosen, usable, aside, title, beside, tap}: HandInput): TemplateResult {
  const keyed = cards.map((card, at) => ({
    card,
    at,
    key: `${card}.${cards.slice(0, at).filter((each) => each === card).length}`,
  }));
  return html`<div
    class="hand-tray ${aside ? 'aside' : ''} ${cards.some(usable) ? 'picky' : ''}"
    role="group"
    aria-label=${title}
  >
    <div class="hand-head">
      <p class="hand-title">${title}</p>
      ${beside}
    </div>
    <div class="hand-cards">
      ${repeat(
        keyed,
        ({key}) => key,
        ({card, at}) =>
          html`<button
            type="button"
            class="pc pc-${faceOf(card).kind} ${usable(card) ? 'fits' : ''} ${chosen.has(at) ? 'chosen' : ''}"
            data-card=${card}
            data-at=${at}
            aria-pressed=${chosen.has(at) ? 'true' : 'false'}
            aria-label=${cardLabel(card, words)}
            @click=${() => tap(at)}
          >
            ${cardFace(card, words)}
          </button>`,
      )}
      ${cards.length === 0 ? html`<p class="hand-empty">${words.text('ui.deal.hand.empty')}</p>` : ''}
    </div>
  </div>`;
}
