import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import type {TableInfo} from '../../protocol.ts';
import type {Words} from '../lib/words.ts';

/** Whether anybody may watch. */
export function listedSwitch(words: Words, listed: boolean, busy: boolean, set: (on: boolean) => void): TemplateResult {
  return html`<div class="listed">
    <label class="switch"
      ><input
        type="checkbox"
        role="switch"
        .checked=${live(listed)}
        ?disabled=${busy}
        @change=${(event: Event) => set((event.target as HTMLInputElement).checked)}
      />
      <span>${words.text('ui.listed')}</span></label
    >
    <p class="quiet">${words.text('ui.listed.about')}</p>
  </div>`;
}

/**
 * Everybody at a table is told when strangers may look on, and when somebody does.
 *
 * @param mine the seats of this device; without any it looks on itself
 */
export function listedNotice(table: TableInfo, mine: readonly number[], words: Words): TemplateResult | typeof nothing {
  const listed = table.listed ? words.text(table.state === 'open' ? 'ui.listed.soon' : 'ui.listed.on') : '';
  const others = table.state === 'open' ? 0 : table.watching - (mine.length === 0 ? 1 : 0);
  const watching = others > 0 ? words.text('ui.watching', others) : '';
  return listed === '' && watching === '' ? nothing : html`<p class="table-note">${listed} ${watching}</p>`;
}
