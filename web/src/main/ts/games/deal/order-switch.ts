import type {DealPicture} from '../../protocol.ts';
import {html, nothing, type TemplateResult} from 'lit';
import type {TableContext} from '../game-module.ts';

/** The switch of the standing order to let everything happen, and once it is on what it means. */
export function orderSwitch({shown, words, order}: TableContext<DealPicture>): TemplateResult {
  const on = shown.state.orders['auto-pass'] === 'on';
  const change = (event: Event) => order('auto-pass', (event.target as HTMLInputElement).checked ? 'on' : 'off');
  return html`<label class="standing-order" title=${words.text('standing.auto-pass.about')}
      ><input type="checkbox" role="switch" .checked=${on} @change=${change} /> ${words.text('ui.deal.letting')}</label
    >
    ${on ? html`<p class="standing-about quiet">${words.text('standing.auto-pass.about')}</p>` : nothing}`;
}
