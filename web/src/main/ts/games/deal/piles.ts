import {html, nothing, svg, type TemplateResult} from 'lit';
import type {Words} from '../../frame/lib/words.ts';
import {bar, printed} from './card-art.ts';
import {faceOf} from './cards.ts';
import type {DealPile} from '../../protocol.ts';
import {refOf} from './refs.ts';
import {actionSign} from './signs.ts';

/** What a tap on a card or a pile would do; null for nothing. */
export interface Taps {
  readonly chosen: string | null;
  card(ref: string): (() => void) | null;
  pile(place: string): (() => void) | null;
  /** What taking a card up with the mouse does, and letting the one that was taken up fall on a pile of a colour. */
  drag?(ref: string): (() => void) | null;
  drop?(colour: string): (() => void) | null;
}

export function pileLabel(pile: DealPile, words: Words): string {
  if (pile.colour === '') {
    return words.text('ui.deal.loose', pile.cards.length);
  }
  const count = words.text(
    pile.set ? 'ui.deal.set' : 'ui.deal.pile',
    words.text(`colour.${pile.colour}`),
    pile.cards.length,
    pile.size,
    pile.rent,
  );
  return [count, pile.house ? words.text('card.house') : '', pile.hotel ? words.text('card.hotel') : '']
    .filter((part) => part !== '')
    .join(', ');
}

function pips(pile: DealPile): TemplateResult {
  const all = Math.max(pile.size, pile.cards.length);
  return html`<svg class="pips" viewBox="0 0 ${all * 9} 10" aria-hidden="true">
    ${Array.from({length: all}, (_, at) => svg`<rect class=${at < pile.cards.length ? 'pip full' : 'pip'} x=${at * 9 + 1} y="1" width="6.500" height="8" rx="1.500"/>`)}
  </svg>`;
}

function buildings(pile: DealPile): TemplateResult | typeof nothing {
  const signs = [...(pile.house ? ['house'] : []), ...(pile.hotel ? ['hotel'] : [])];
  return signs.length === 0
    ? nothing
    : html`<span class="pile-buildings"
        >${signs.map((sign) => html`<svg viewBox="0 0 60 60" aria-hidden="true">${actionSign(sign)}</svg>`)}</span
      >`;
}

/** A pile in brief: its colour, how far it is, and what it charges. */
export function chip(pile: DealPile, words: Words): TemplateResult {
  return html`<li class="chip ${pile.set ? 'complete' : ''}" aria-label=${pileLabel(pile, words)}>
    ${pile.colour === '' ? html`<span class="chip-any" aria-hidden="true">?</span>` : bar(pile.colour)}
    <span class="chip-text" aria-hidden="true"
      >${pile.colour === '' ? `${pile.cards.length}×` : `${pile.cards.length}/${pile.size}`}${pile.set ? ' ✓' : ''}</span
    >
    ${buildings(pile)}
  </li>`;
}

/** A pile with all its cards, each of which may be a button. */
export function pileView(pile: DealPile, words: Words, taps: Taps): TemplateResult {
  const whole = pile.place === '' ? null : taps.pile(pile.place);
  const cards = [...pile.cards, ...(pile.house ? ['house'] : []), ...(pile.hotel ? ['hotel'] : [])];
  const drop = taps.drop?.(pile.colour) ?? null;
  return html`<li
    class="pile ${pile.set ? 'complete' : ''} ${whole || drop ? 'open' : ''}"
    @dragover=${drop ? (event: DragEvent) => event.preventDefault() : nothing}
    @drop=${drop ? dropping(drop) : nothing}
  >
    <div class="pile-head" role="group" aria-label=${pileLabel(pile, words)}>
      ${pile.colour === '' ? nothing : bar(pile.colour, true)}
      <span class="pile-facts" aria-hidden="true"
        >${pile.colour === '' ? words.text('ui.deal.loose.short') : html`<b>${pile.cards.length}/${pile.size}</b> ${pile.set ? '✓' : pips(pile)} <span class="pile-rent">${words.text('ui.deal.rent', pile.rent)}</span>`}</span
      >
    </div>
    <ul class="pile-cards">
      ${cards.map((card) => row(card, refOf(card, pile)))}
    </ul>
    ${whole ? html`<button type="button" class="button wide" @click=${whole}>${words.text('ui.deal.this-set')}</button>` : nothing}
  </li>`;

  function row(card: string, ref: string): TemplateResult {
    const tap = taps.card(ref);
    const drag = taps.drag?.(ref) ?? null;
    const face = faceOf(card);
    const name = html`${face.kind === 'wild' ? html`<span class="row-wild" aria-hidden="true">⇄</span>` : nothing}<span
        class="row-name"
        >${printed(card, words)}</span
      ><span class="row-value">${face.value}</span>`;
    return html`<li>
      ${
        tap
          ? html`<button
              type="button"
              class="row-card live"
              data-ref=${ref}
              aria-pressed=${taps.chosen === ref ? 'true' : 'false'}
              draggable=${drag ? 'true' : 'false'}
              @dragstart=${drag ? dragging(ref, drag) : nothing}
              @click=${tap}
            >
              ${name}
            </button>`
          : html`<span class="row-card">${name}</span>`
      }
    </li>`;
  }
}

function dragging(ref: string, drag: () => void): (event: DragEvent) => void {
  return (event) => {
    event.dataTransfer?.setData('text/plain', ref);
    setTimeout(drag); // the browser takes its picture of the card first
  };
}

function dropping(drop: () => void): (event: DragEvent) => void {
  return (event) => {
    event.preventDefault();
    drop();
  };
}
