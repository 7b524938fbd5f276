import {html, nothing, type TemplateResult} from 'lit';
import type {TableClient} from '../client/table-client.ts';
import type {Words} from '../lib/words.ts';

/** That the connection is lost, or that an answer takes its time. */
export function connectionBanner(client: TableClient, words: Words): TemplateResult | typeof nothing {
  const key = client.connected ? (client.commands.slow ? 'ui.slow' : '') : 'ui.offline';
  return key === '' ? nothing : html`<p class="banner" role="status">${words.text(key)}</p>`;
}
