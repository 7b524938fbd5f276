import {svg, type SVGTemplateResult} from 'lit';

// What the spaces without a colour show, drawn around the origin within 40 by 40.

const SIGNS: Readonly<Record<string, SVGTemplateResult>> = {
  go: svg`<path class="sp-hot" d="M18-3H-2v-8l-16 13 16 13V7h20Z"/>`,
  chance: svg`<path class="sp-line hot" d="M-9-8c0-13 19-12 18-1 0 8-9 7-9 15"/><circle class="sp-hot" cy="15" r="3.500"/>`,
  jail: svg`<rect class="sp-back" x="-16" y="-16" width="32" height="32" rx="3"/><path class="sp-line" d="M-8-16v32M0-16v32M8-16v32M-16-16h32v32h-32Z"/>`,
  heist: svg`<circle class="sp-fill" r="17"/><circle class="sp-back" r="11"/><path class="sp-line" d="M0-11V0L8 6"/><path class="sp-line" d="M0-17v-3M17 0h3M0 17v3M-17 0h-3"/>`,
  parking: svg`<path class="sp-fill" d="M-17 8v-8l6-2 5-9H6l7 9 5 2v8Z"/><path class="sp-back" d="M-6-2-3-8h4v6Zm9 0v-6h2l4 6Z"/><circle class="sp-wheel" cx="-9" cy="8" r="5"/><circle class="sp-wheel" cx="10" cy="8" r="5"/>`,
  'go-to-jail': svg`<path class="sp-line" d="M2-16v32M9-16v32M16-16v32M2-16h14v32H2"/><path class="sp-hot" d="M-20-4h12v-6L1 0l-9 10V4h-12Z"/>`,
  'shut-down': svg`<path class="sp-fill" d="M-18-12h36v11h-36Z"/><path class="sp-bar" d="m-14-12 8 11m2-11 8 11m2-11 8 11"/><path class="sp-line" d="M-12-1v17M12-1v17M-17 16h10M7 16h10"/>`,
};

export function spaceSign(space: string): SVGTemplateResult | null {
  return SIGNS[space] ?? null;
}
