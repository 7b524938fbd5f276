import {html, nothing, type TemplateResult} from 'lit';
import type {Lan} from '../../protocol.ts';
import type {Words} from '../lib/words.ts';

/** Whether others on the network can come in; only who sits at the server's machine may change it. */
export function lanSwitch(
  lan: Lan | null,
  words: Words,
  busy: boolean,
  set: (on: boolean) => void,
): TemplateResult | typeof nothing {
  if (!lan || (!lan.mayChange && !lan.on)) {
    return nothing;
  }
  return html`<section class="lan" aria-labelledby="lan-title">
    <h2 id="lan-title">${words.text('ui.lan')}</h2>
    <p>${lan.on ? words.text('ui.lan.on', lan.address) : words.text('ui.lan.off')}</p>
    ${lan.mayChange ? html`<label class="switch"><input type="checkbox" role="switch" .checked=${lan.on} ?disabled=${busy} @change=${(event: Event) => set((event.target as HTMLInputElement).checked)} /> <span>${words.text('ui.lan.switch')}</span></label>` : nothing}
    <p class="quiet">${words.text('ui.lan.note')}</p>
  </section>`;
}
