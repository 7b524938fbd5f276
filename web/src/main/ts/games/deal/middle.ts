import {html, nothing, svg, type TemplateResult} from 'lit';
import type {TableContext} from '../game-module.ts';
import {cardFace, cardLabel} from './card-art.ts';
import {faceOf} from './cards.ts';
import {happening} from './happening.ts';
import type {DealPicture} from '../../protocol.ts';
import {back} from './signs.ts';

/** The two piles, what was played last, and how many plays are left. */
export function middle(view: DealPicture, context: TableContext<DealPicture>): TemplateResult {
  const {words, names, shown} = context;
  const pending = happening(view, context);
  const told = pending !== '' ? pending : typeof shown.note === 'string' ? words.event(shown.note, names) : '';
  const top = view.pending.card !== '' ? view.pending.card : view.discard.at(-1);
  const active = names[view.active] ?? '';
  return html`<div class="middle">
    <span class="stack" role="img" aria-label=${words.text('ui.deal.draw', view.draw)}
      ><svg viewBox="0 0 24 32" aria-hidden="true">${back()}</svg><span aria-hidden="true">${view.draw}</span></span
    >
    ${top === undefined ? html`<span class="pc small empty" role="img" aria-label=${words.text('ui.deal.discard.none')}></span>` : html`<span class="pc small pc-${faceOf(top).kind}" role="img" aria-label=${words.text('ui.deal.discard', cardLabel(top, words))}>${cardFace(top, words)}</span>`}
    <div class="middle-text">
      ${view.phase === 'over' ? nothing : html`<p class="plays"><strong>${words.text('ui.deal.turn', active)}</strong> ${plays(view.playsLeft)} <span>${words.text('ui.deal.plays', view.playsLeft)}</span></p>`}
      ${told === '' ? nothing : html`<p class="told ${pending === '' ? '' : 'now'}">${told}</p>`}
    </div>
  </div>`;
}

function plays(left: number): TemplateResult {
  return html`<svg class="plays-left" viewBox="0 0 42 16" aria-hidden="true">
    ${[0, 1, 2].map((at) => svg`<rect class=${at < left ? 'play full' : 'play'} x=${at * 14 + 1} y="1" width="10" height="14" rx="2"/>`)}
  </svg>`;
}
