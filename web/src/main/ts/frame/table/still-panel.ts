import {html, type TemplateResult} from 'lit';
import type {TableInfo} from '../../protocol.ts';
import {stillText} from '../client/still-text.ts';
import {token} from '../lib/tokens.ts';
import type {Words} from '../lib/words.ts';

/** What is shown in the place of a game that a fault or the host has stopped; null while it goes on. */
export function stillPanel(table: TableInfo, words: Words): TemplateResult | null {
  const text = stillText(table, words);
  return text.length === 0
    ? null
    : html`<section class="card" role="status">
        ${text.map((line, at) => html`<p class=${at === 0 ? 'problem' : ''}>${line}</p>`)}
        <ol class="lobby-seats">
          ${table.seats.map((seat) => html`<li>${token(seat.seat)} <bdi class="seat-name">${seat.name}</bdi></li>`)}
        </ol>
      </section>`;
}
