import {html, nothing, type TemplateResult} from 'lit';
import type {Words} from '../../frame/lib/words.ts';
import type {DealPicture} from '../../protocol.ts';
import {excess} from './choices.ts';
import {discard} from './moves.ts';

export interface DiscardInput {
  readonly view: DealPicture;
  readonly words: Words;
  /** Places in the hand. */
  readonly chosen: ReadonlySet<number>;
  act(move: string): void;
  cancel(): void;
}

/** Which cards go. Whoever still has plays may think better of it. */
export function discardPanel({view, words, chosen, act, cancel}: DiscardInput): TemplateResult {
  const needed = excess(view);
  const cards = [...chosen].flatMap((at) => view.hand[at] ?? []);
  const title = words.text('ui.deal.ask.discard', needed);
  return html`<div class="panel" role="group" aria-label=${title}>
    <p class="panel-title">
      <strong>${title}</strong> <span class="quiet">${words.text('ui.deal.discard.about')}</span>
    </p>
    <div class="row">
      <button
        type="button"
        class="button strong"
        data-confirm
        ?disabled=${chosen.size !== needed}
        @click=${() => act(discard(cards))}
      >
        ${words.text('ui.deal.discard.do', chosen.size, needed)}
      </button>
      ${view.playsLeft > 0 && view.phase === 'play' ? html`<button type="button" class="button plain" @click=${cancel}>${words.text('ui.cancel')}</button>` : nothing}
    </div>
  </div>`;
}
