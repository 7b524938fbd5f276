import {html, svg, type TemplateResult} from 'lit';
import {band, outsideByChance, type Tally} from './dice-count.ts';
import {ticks} from '../lib/chart-scale.ts';
import type {Words} from '../lib/words.ts';

const HIGH = 110;
const WIDE = 300;

/** Bars with the band in which fair dice stay, and the same as a table. */
export function diceChart(title: string, {rolls, counts}: Tally, words: Words): TemplateResult {
  const rows = counts.map((each) => ({...each, expected: rolls * each.chance, band: band(rolls, each.chance)}));
  const lines = ticks(Math.max(1, ...rows.map((row) => Math.max(row.count, row.band[1]))));
  const top = lines.at(-1)!;
  const each = WIDE / rows.length;
  const bar = Math.min(30, each - 14);
  const y = (value: number) => Math.round(10 * (HIGH - (HIGH * value) / top)) / 10;
  const outside = rows.filter((row) => row.count < row.band[0] || row.count > row.band[1]);
  const verdict =
    outside.length === 0
      ? words.text('ui.dice.inside')
      : words.text('ui.dice.outside', outside.length, outsideByChance(rows.length));
  return html`<figure class="chart dice-chart">
    <figcaption>${title}</figcaption>
    <svg viewBox="-34 -9 ${WIDE + 40} ${HIGH + 30}" role="img" aria-label="${title}. ${verdict}">
      ${lines.map((value) => svg`<path class="chart-line" d="M0 ${y(value)}h${WIDE}"/><text class="chart-scale" x="-6" y=${y(value) + 4} text-anchor="end">${value}</text>`)}
      ${rows.map((row, at) => {
        const x = Math.round(10 * (at * each + (each - bar) / 2)) / 10;
        const off = outside.includes(row);
        return svg`<rect class="dice-bar ${off ? 'off' : ''}" x=${x} y=${y(row.count)} width=${bar} height=${HIGH - y(row.count)}/>
          <rect class="dice-band" x=${x - 5} y=${y(row.band[1])} width=${bar + 10} height=${Math.max(1, y(row.band[0]) - y(row.band[1]))} rx="3"/>
          <path class="dice-expected" d="M${x - 5} ${y(row.expected)}h${bar + 10}"/>
          <text class="chart-scale" x=${x + bar / 2} y=${HIGH + 16} text-anchor="middle">${row.label}</text>`;
      })}
    </svg>
    <p class="dice-verdict">${verdict}</p>
    <details class="fold chart-table">
      <summary>${words.text('ui.chart.table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">${words.text('ui.dice.shown')}</th>
            <th scope="col">${words.text('ui.dice.count')}</th>
            <th scope="col">${words.text('ui.dice.expected')}</th>
            <th scope="col">${words.text('ui.dice.band')}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr>
                <th scope="row">${row.label}</th>
                <td>${row.count}</td>
                <td>${row.expected.toFixed(1)}</td>
                <td>${row.band[0]}–${row.band[1]}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </details>
  </figure>`;
}
