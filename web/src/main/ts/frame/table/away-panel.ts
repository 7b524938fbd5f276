import {html, nothing, type TemplateResult} from 'lit';
import type {LogEntry} from '../../protocol.ts';
import {digest} from '../client/digest.ts';
import type {Words} from '../lib/words.ts';

/** The first thing that somebody who comes back should read. */
export function awayPanel(
  missed: readonly LogEntry[],
  matters: (entry: LogEntry) => boolean,
  words: Words,
  names: readonly string[],
  dismiss: () => void,
): TemplateResult | typeof nothing {
  const lines = digest(missed, matters);
  if (lines.length === 0) {
    return nothing;
  }
  const more = missed.length - lines.length;
  return html`<section class="away card" aria-labelledby="away-title">
    <h2 id="away-title">${words.text('ui.away')}</h2>
    <ul class="away-lines">
      ${lines.map((entry) => html`<li>${words.event(entry.text, names)}</li>`)}
    </ul>
    ${more > 0 ? html`<p class="quiet">${words.text('ui.away.whole', more)}</p>` : nothing}
    <button type="button" class="button" @click=${dismiss}>${words.text('ui.ok')}</button>
  </section>`;
}
