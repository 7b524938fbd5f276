import {html, nothing, svg, type TemplateResult} from 'lit';
import {token} from '../../frame/tokens.ts';
import {letterOf, type Words} from '../../frame/words.ts';
import {roundUp, type Point} from './worth-memory.ts';

const WIDE = 300;
const HIGH = 150;

/** What everybody was worth over the turns that this device has seen. */
export function worthChart(points: readonly Point[], names: readonly string[], words: Words): TemplateResult | typeof nothing {
  if (points.length < 3) {
    return nothing;
  }
  const seats = points.at(-1)?.seats ?? [];
  const top = roundUp(Math.max(1, ...points.flatMap((each) => each.seats)));
  const [first, last] = [points[0]!.turn, points.at(-1)!.turn];
  const x = (turn: number) => Math.round((WIDE * (turn - first)) / Math.max(1, last - first));
  const y = (sum: number) => Math.round(HIGH - (HIGH * sum) / top);
  const best = seats.map((_, seat) => Math.max(...points.map((each) => each.seats[seat] ?? 0)));
  return html`<figure class="c-chart"><figcaption><h2>${words.text('ui.classic.chart')}</h2></figcaption>
    <svg viewBox="-54 -10 ${WIDE + 78} ${HIGH + 32}" role="img" aria-label=${words.text('ui.classic.chart.label', seats.map((sum, seat) => words.text('ui.classic.chart.seat', names[seat] ?? '', sum, best[seat] ?? 0)).join(' '))}>
      ${[0, top / 2, top].map((sum) => svg`<path class="c-axis" d="M0 ${y(sum)}h${WIDE}"/><text class="c-scale" x="-6" y=${y(sum) + 4} text-anchor="end">${words.money(sum)}</text>`)}
      <text class="c-scale" x="0" y=${HIGH + 16}>${words.text('ui.classic.chart.turn', first)}</text>
      <text class="c-scale" x=${WIDE} y=${HIGH + 16} text-anchor="end">${words.text('ui.classic.chart.turn', last)}</text>
      ${seats.map((sum, seat) => svg`<path class="c-curve curve-${seat % 6}" d="M${points.map((each) => `${x(each.turn)} ${y(each.seats[seat] ?? 0)}`).join('L')}"/>
        <text class="c-curve-name ink-seat-${seat % 6}" x=${WIDE + 5 + (seat % 2) * 9} y=${y(sum) + 4}>${letterOf(seat)}</text>`)}
    </svg>
    <ul class="c-legend">${seats.map((_, seat) => html`<li>${token(seat)}<svg viewBox="0 0 40 8" aria-hidden="true">${svg`<path class="c-curve curve-${seat % 6}" d="M0 4h40"/>`}</svg><bdi>${names[seat]}</bdi></li>`)}</ul></figure>`;
}
