import {html, type TemplateResult} from 'lit';
import type {Words} from '../../frame/words.ts';
import {faceOf} from './cards.ts';
import type {DealPlayer} from '../../protocol.ts';
import {pileView, type Taps} from './piles.ts';

/** What lies in front of the player: collections and bank. */
export function ownTable(player: DealPlayer, words: Words, taps: Taps): TemplateResult {
  return html`<section class="own" aria-labelledby="own-title">
    <h2 id="own-title">${words.text('ui.deal.own')}</h2>
    <ul class="piles">
      ${player.piles.map((pile) => pileView(pile, words, taps))}
      ${player.piles.length === 0 ? html`<li class="pile empty quiet">${words.text('ui.deal.own.empty')}</li>` : ''}
      <li class="pile bank">${bank(player, words)}</li>
    </ul>
  </section>`;
}

function bank(player: DealPlayer, words: Words): TemplateResult {
  const cards = [...player.bank].sort((a, b) => faceOf(b).value - faceOf(a).value);
  return html`<div class="pile-head"><span class="bank-head">${words.text('ui.deal.bank')}</span><span class="pile-facts"><b>${words.text('ui.deal.m', player.bankValue)}</b></span></div>
    <ul class="coins">${cards.map((card) => html`<li title=${words.text(`card.${card}`)}><span class="coin v${faceOf(card).value}">${faceOf(card).value}</span><span class="visually-hidden">${words.text(`card.${card}`)}</span></li>`)}</ul>`;
}
