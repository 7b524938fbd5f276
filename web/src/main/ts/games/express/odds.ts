import {html, nothing, type TemplateResult} from 'lit';
import type {ExpressPicture} from '../../protocol.ts';
import type {Words} from '../../frame/lib/words.ts';
import {danger, oneIn, percent} from './choices.ts';

/** What one more roll may cost, in percent and in plain words. */
export function odds(view: ExpressPicture, words: Words): TemplateResult | typeof nothing {
  if (view.phase === 'over' || view.rolls === 0 || view.policemen === 3) {
    return nothing;
  }
  const level = danger(view.bustWays, view.bustWhole);
  const chance = percent(view.bustWays, view.bustWhole);
  return html`<p class="odds ${level}">
    <span class="odds-percent">${chance}%</span>
    <span
      >${words.text('ui.express.odds')}
      <span class="odds-words"
        >${words.text(`ui.express.odds.${level}`, oneIn(view.bustWays, view.bustWhole))}</span
      ></span
    >
  </p>`;
}
