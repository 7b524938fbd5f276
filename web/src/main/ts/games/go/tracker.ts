import {html, nothing, svg, type SVGTemplateResult, type TemplateResult} from 'lit';

/** The way of the marker to a Mega Shut Down, 0 is Start; on the ground of the scenery. */
export function trackerOnBoard(steps: number, marker: number, board: string): SVGTemplateResult {
  const gap = 150 / steps;
  const x = (step: number) => 49 + step * gap;
  return svg`<g class="tracker"><rect class="tracker-plate" x="30" y="218" width="188" height="24" rx="12"/><path class="tracker-line" d="M${x(0)} 230H${x(steps)}"/>
    ${Array.from({length: steps + 1}, (_, step) => svg`<circle class="tracker-step ${step === steps ? 'end' : ''}" cx=${x(step)} cy="230" r=${step === steps ? 10 : 6}/>${step === steps ? bolt(x(step), 230) : nothing}`)}
    <g transform="translate(${x(marker)} 230)"><g class="tracker-marker"><circle class="fill-board-${board}" r="9"/><circle class="ink-board-${board}" r="3.500"/></g></g></g>`;
}

function bolt(x: number, y: number): SVGTemplateResult {
  return svg`<path class="tracker-bolt" transform="translate(${x} ${y})" d="M2-8-5 1.500h4L-2 8 5-1.500H1Z"/>`;
}

/** The same as pips, beside a small board. */
export function trackerPips(steps: number, marker: number): TemplateResult {
  return html`<svg class="pips-row" viewBox="-16 0 ${steps * 16 + 16} 16" aria-hidden="true">
    ${svg`<path class="pips-bolt" transform="translate(-8 8)" d="M2-8-5 1.500h4L-2 8 5-1.500H1Z"/>`}${Array.from({length: steps}, (_, step) => svg`<circle class="step-pip ${step < marker ? 'full' : ''}" cx=${step * 16 + 8} cy="8" r="5.500"/>`)}
  </svg>`;
}
