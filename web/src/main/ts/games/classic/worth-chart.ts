import {html, nothing, svg, type TemplateResult} from 'lit';
import {letterOf, type Words} from '../../frame/words.ts';
import type {Memory} from './beats.ts';

const WIDE = 300;
const HIGH = 120;

/** What everybody was worth over the turns that this page has seen. */
export function worthChart({worth}: Memory, words: Words): TemplateResult | typeof nothing {
  if (worth.length < 3) {
    return nothing;
  }
  const most = Math.max(1, ...worth.flatMap((each) => each.seats));
  const seats = worth.at(-1)?.seats ?? [];
  const place = (at: number, sum: number) => `${Math.round((WIDE * at) / (worth.length - 1))} ${Math.round(HIGH - (HIGH * sum) / most)}`;
  return html`<figure class="c-chart"><figcaption>${words.text('ui.classic.chart')}</figcaption>
    <svg viewBox="-4 -8 ${WIDE + 24} ${HIGH + 16}" role="img" aria-label=${words.text('ui.classic.chart')}>
      <path class="c-axis" d="M0 0v${HIGH}h${WIDE}"/>
      ${seats.map((last, seat) => svg`<path class="c-curve curve-${seat % 6}" d="M${worth.map((each, at) => place(at, each.seats[seat] ?? 0)).join('L')}"/>
        <text class="c-curve-name ink-seat-${seat % 6}" x=${WIDE + 4} y=${HIGH - (HIGH * last) / most + 4}>${letterOf(seat)}</text>`)}
    </svg></figure>`;
}
