import {html, nothing, type TemplateResult} from 'lit';
import {prefs} from '../../frame/prefs.ts';
import type {Words} from '../../frame/words.ts';

/** The switch, and once it is on what it means. It holds for one table. */
export function orderSwitch(table: string, words: Words, changed: () => void): TemplateResult {
  const on = prefs.letting === table;
  const change = (event: Event): void => {
    prefs.letting = (event.target as HTMLInputElement).checked ? table : '';
    changed();
  };
  return html`<label class="standing-order" title=${words.text('ui.deal.letting.about')}><input type="checkbox" role="switch" .checked=${on} @change=${change}> ${words.text('ui.deal.letting')}</label>
    ${on ? html`<p class="standing-about quiet">${words.text('ui.deal.letting.about')}</p>` : nothing}`;
}
