import {html, svg, type SVGTemplateResult, type TemplateResult} from 'lit';

// The tokens that players choose, drawn on a field of 40 by 40 in the colour of whoever has them.
const FIGURES: Readonly<Record<string, SVGTemplateResult>> = {
  lantern: svg`<path class="f-line" d="M14 10c0-8 12-8 12 0"/><path class="f-fill" d="M13 10h14l2 5v15l-3 5H14l-3-5V15Z"/><path class="f-gap" d="M20 17c4 5 4 6 4 8a4 4 0 0 1-8 0c0-2 0-3 4-8Z"/>`,
  kettle: svg`<path class="f-line" d="M14 10c0-6 12-6 12 0"/><path class="f-fill" d="M8 19c1-6 5-9 12-9s11 3 12 9l1 15H7Zm24 1 6-6v5l-5 9Z"/>`,
  bicycle: svg`<circle class="f-line" cx="9" cy="26" r="7"/><circle class="f-line" cx="31" cy="26" r="7"/><path class="f-line" d="M9 26 16 13h10l5 13M16 13l5 13h-12M26 13l-5 13M13 10h6m5-1h5"/>`,
  violin: svg`<path class="f-fill" d="M18.500 2h3v13c5 0 7 4 4 8 4 2 6 6 4 10-2 5-6 6-9.500 6s-7.500-1-9.500-6c-2-4 0-8 4-10-3-4-1-8 4-8Z"/><path class="f-gap" d="M19 22h2v11h-2Z"/>`,
  anchor: svg`<circle class="f-line" cx="20" cy="7" r="3.500"/><path class="f-line" d="M20 11v25M12 16h16M5 24c1 8 7 12 15 12s14-4 15-12M5 24l-2 6m2-6 5 4m25-4 2 6m-2-6-5 4"/>`,
  umbrella: svg`<path class="f-fill" d="M20 4C10 4 3 11 2 21c3-2 6-2 9 0 3-2 6-2 9 0 3-2 6-2 9 0 3-2 6-2 9 0C37 11 30 4 20 4Z"/><path class="f-line" d="M20 20v12c0 5 7 5 7 0"/>`,
  kite: svg`<path class="f-fill" d="M20 1 34 14 20 31 6 14Z"/><path class="f-rib" d="M20 1v30M6 14h28"/><path class="f-line" d="M20 31c-5 3 5 4 0 8"/>`,
  drum: svg`<path class="f-line" d="m9 3 7 8m15-8-7 8"/><path class="f-fill" d="M5 14c0-3 7-5 15-5s15 2 15 5v16c0 4-7 6-15 6S5 34 5 30Z"/><path class="f-rib" d="M5 15c0 3 7 5 15 5s15-2 15-5M8 18l6 17m6-16-6 16m6-16 6 16m6-17-6 17"/>`,
};

/** A token as a drawing, nothing for one that nobody has chosen yet. */
export function figure(token: string): SVGTemplateResult | null {
  return FIGURES[token] ?? null;
}

export function figureIcon(token: string): TemplateResult {
  return html`<svg class="c-figure" viewBox="0 0 40 40" aria-hidden="true">${figure(token)}</svg>`;
}
