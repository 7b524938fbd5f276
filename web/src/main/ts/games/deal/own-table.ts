import {html, nothing, type TemplateResult} from 'lit';
import type {Words} from '../../frame/lib/words.ts';
import {faceOf} from './cards.ts';
import type {DealPlayer} from '../../protocol.ts';
import {pileView, type Taps} from './piles.ts';

export interface OwnTableInput {
  readonly player: DealPlayer;
  readonly setsToWin: number;
  readonly words: Words;
  readonly taps: Taps;
  /** The switch of the standing order, where there is one. */
  readonly order: TemplateResult | typeof nothing;
}

/** What lies in front of the player: collections and bank. */
export function ownTable({player, setsToWin, words, taps, order}: OwnTableInput): TemplateResult {
  return html`<section class="own" aria-labelledby="own-title">
    <div class="own-head">
      <h2 id="own-title">
        ${words.text('ui.deal.own')} <span class="sets-now">${words.text('ui.deal.sets', player.sets, setsToWin)}</span>
      </h2>
      ${order}
    </div>
    <ul class="piles">
      ${player.piles.map((pile) => pileView(pile, words, taps))}
      ${player.piles.length === 0 ? html`<li class="pile empty quiet">${words.text('ui.deal.own.empty')}</li>` : ''}
      <li class="pile bank">${bank(player, words)}</li>
    </ul>
  </section>`;
}

function bank(player: DealPlayer, words: Words): TemplateResult {
  const cards = [...player.bank].sort((a, b) => faceOf(b).value - faceOf(a).value);
  return html`<div class="pile-head">
      <span class="bank-head">${words.text('ui.deal.bank')}</span
      ><span class="pile-facts"><b>${words.text('ui.deal.m', player.bankValue)}</b></span>
    </div>
    <ul class="coins">
      ${cards.map((card) => html`<li title=${words.text(`card.${card}`)}><span class="coin v${faceOf(card).value}">${faceOf(card).value}</span><span class="visually-hidden">${words.text(`card.${card}`)}</span></li>`)}
    </ul>`;
}
