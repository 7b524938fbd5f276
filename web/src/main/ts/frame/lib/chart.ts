import {html, nothing, svg, type SVGTemplateResult, type TemplateResult} from 'lit';
import type {CoursePoint} from '../../protocol.ts';
import {apart, atStep, spread, ticks} from './chart-scale.ts';
import {seatMark, token} from './tokens.ts';
import type {Words} from './words.ts';

const WIDE = 300;
const HIGH = 140;
const ROWS = 9;
const MARK = 15;
const MARGIN = 62;

export interface ChartInput {
  readonly measure: string;
  /** Which of the values of each point. */
  readonly index: number;
  readonly points: readonly CoursePoint[];
  readonly names: readonly string[];
  readonly words: Words;
  /** The step that is looked at, -1 for none. */
  readonly step: number;
  readonly pick: ((step: number) => void) | null;
}

const MONEY = new Set(['worth', 'score']);

/** One curve for each seat, told apart by colour, dashes, and the seat's sign at the end; and the same as a table. */
export function chart(input: ChartInput): TemplateResult {
  const {measure, index, points, names, words, step} = input;
  const text = (value: number) =>
    MONEY.has(measure)
      ? words.money(value)
      : measure === 'cash'
        ? words.text('ui.chart.millions', value)
        : String(value);
  const of = (point: CoursePoint, seat: number) => point.values[index]?.[seat] ?? 0;
  const seats = names.map((_, seat) => seat);
  const [first, last] = [points[0]!, points.at(-1)!];
  const lines = ticks(Math.max(1, ...points.flatMap((point) => point.values[index] ?? [])));
  const top = lines.at(-1)!;
  const x = (at: number) => round((WIDE * (at - first.step)) / Math.max(1, last.step - first.step));
  const y = (value: number) => round(HIGH - (HIGH * value) / top);
  const now = step < 0 ? undefined : atStep(points, step);
  const ends = apart(
    seats.map((seat) => y(of(last, seat))),
    MARK,
    0,
    HIGH,
  );
  const title = words.text(`ui.chart.${measure}`);
  const summary = seats
    .map((seat) =>
      words.text(
        'ui.chart.seat',
        names[seat] ?? '',
        text(of(last, seat)),
        text(Math.max(...points.map((point) => of(point, seat)))),
      ),
    )
    .join(' ');
  return html`<figure class="chart" data-chart=${measure}>
    <figcaption>${title}</figcaption>
    <svg
      viewBox="-${MARGIN} -9 ${WIDE + MARGIN + 22} ${HIGH + 30}"
      role="img"
      aria-label="${title}. ${summary}"
      class=${input.pick ? 'picks' : ''}
      @click=${(event: MouseEvent) => pickAt(event, input, first.step, last.step)}
    >
      ${lines.map((value) => svg`<path class="chart-line" d="M0 ${y(value)}h${WIDE}"/><text class="chart-scale" x="-6" y=${y(value) + 4} text-anchor="end">${text(value)}</text>`)}
      <text class="chart-scale" x="0" y=${HIGH + 17}>${words.text('ui.chart.start')}</text>
      <text class="chart-scale" x=${WIDE} y=${HIGH + 17} text-anchor="end">${words.text('ui.chart.end')}</text>
      ${now ? svg`<path class="chart-now" d="M${x(step)} -4V${HIGH}"/>` : nothing}
      ${seats.map((seat) => svg`<path class="curve curve-${seat % 6}" d=${path(points, (point) => of(point, seat))}/>`)}
      ${now ? seats.map((seat) => svg`<circle class="chart-dot token-${seat % 6}" cx=${x(step)} cy=${y(of(now, seat))} r="4"/>`) : nothing}
      ${seats.map((seat) => svg`<g transform="translate(${WIDE + 3} ${round((ends[seat] ?? 0) - MARK / 2)}) scale(${MARK / 40})">${seatMark(seat)}</g>`)}
    </svg>
    <ul class="chart-legend" aria-hidden="true">
      ${seats.map((seat) => html`<li>${token(seat)}${sample(seat)}<bdi>${names[seat]}</bdi>${now ? html`<strong>${text(of(now, seat))}</strong>` : nothing}</li>`)}
    </ul>
    <details class="fold chart-table">
      <summary>${words.text('ui.chart.table')}</summary>
      <div class="scrolling" tabindex="0" role="group" aria-label=${title}>
        <table>
          <thead>
            <tr>
              <th scope="col">${words.text('ui.chart.step')}</th>
              ${names.map((name) => html`<th scope="col">${name}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${spread(points, ROWS).map(
              (point) =>
                html`<tr>
                  <th scope="row">${point.step}</th>
                  ${seats.map((seat) => html`<td>${text(of(point, seat))}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>
  </figure>`;

  /** Values stay until they change: a curve of stairs. */
  function path(all: readonly CoursePoint[], value: (point: CoursePoint) => number): string {
    let drawn = `M${x(first.step)} ${y(value(first))}`;
    let height = value(first);
    for (const point of all) {
      if (value(point) !== height) {
        height = value(point);
        drawn += `H${x(point.step)}V${y(height)}`;
      }
    }
    return `${drawn}H${WIDE}`;
  }
}

function sample(seat: number): TemplateResult {
  return html`<svg viewBox="0 0 40 8" class="chart-sample" aria-hidden="true">${line(seat)}</svg>`;
}

function line(seat: number): SVGTemplateResult {
  return svg`<path class="curve curve-${seat % 6}" d="M0 4h40"/>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The slider does the same for who has no pointer. */
function pickAt(event: MouseEvent, {pick}: ChartInput, first: number, last: number): void {
  const box = (event.currentTarget as SVGSVGElement).getBoundingClientRect();
  const along = ((event.clientX - box.left) / box.width) * (WIDE + MARGIN + 22) - MARGIN;
  pick?.(Math.round(first + (Math.min(WIDE, Math.max(0, along)) / WIDE) * (last - first)));
}
