import {html, svg, type SVGTemplateResult, type TemplateResult} from 'lit';

/** The patterns of the colour groups, so that colour is never the only sign; drawn once per page. */
export function patterns(): TemplateResult {
  const tile = (id: string, size: number, drawn: SVGTemplateResult) =>
    svg`<pattern id="pattern-${id}" width=${size} height=${size} patternUnits="userSpaceOnUse"><g class="pattern">${drawn}</g></pattern>`;
  return html`<svg class="only-defs" width="0" height="0" aria-hidden="true">
    <defs>
      ${tile('brown', 6, svg`<path d="M0 3h6"/>`)} ${tile('light-blue', 6, svg`<circle cx="3" cy="3" r="1.200"/>`)}
      ${tile('pink', 6, svg`<path d="M-1 7 7-1M-1 1l2-2M5 7l2-2"/>`)} ${tile('orange', 6, svg`<path d="M3 0v6"/>`)}
      ${tile('red', 8, svg`<path d="m0 6 4-4 4 4"/>`)} ${tile('yellow', 6, svg`<path d="M0 0l6 6M6 0 0 6"/>`)}
      ${tile('green', 8, svg`<path d="M0 4q2-3 4 0t4 0"/>`)}
      ${tile('dark-blue', 6, svg`<path d="M0 0h3v3H0ZM3 3h3v3H3Z" class="solid"/>`)}
      ${tile('railroad', 6, svg`<path d="M0 1.500h6M0 4.500h6M3 0v6"/>`)}
      ${tile('utility', 8, svg`<path d="M4 0 2 4h4L4 8"/>`)}
      <pattern id="c-hatch" width="9" height="9" patternUnits="userSpaceOnUse">
        <path class="c-hatching" d="M-1 10 10-1M-1 1l2-2M8 10l2-2" />
      </pattern>
    </defs>
  </svg>`;
}
