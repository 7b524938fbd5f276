import {html, svg, type SVGTemplateResult, type TemplateResult} from 'lit';

// The four kinds of Chance tiles and their back, within 60 by 60.

const SIGNS: Readonly<Record<string, SVGTemplateResult>> = {
  'money-bag': svg`<path class="tile-fill" d="M23 16 18 7h24l-5 9c11 5 15 14 15 24 0 9-6 13-22 13S8 49 8 40c0-10 4-19 15-24Z"/><path class="tile-cut" d="M36 28c-5-4-12-2-11 3s11 3 11 8-7 7-12 3M30 23v24"/>`,
  'go-button': svg`<circle class="tile-ring" cx="30" cy="30" r="23"/><circle class="tile-hot" cx="30" cy="30" r="18"/><path class="tile-arrow" d="M44 27.500H31v-7L17 30l14 9.500v-7h13Z"/>`,
  tycoon: svg`<path class="tile-fill" d="M17 30 20 9h20l3 21Z"/><rect class="tile-hot" x="17.500" y="22" width="25" height="6"/><rect class="tile-fill" x="8" y="29" width="44" height="6" rx="3"/><path class="tile-line" d="M15 47c6 6 11 3 15-1 4 4 9 7 15 1-5-1-6-6-15-4-9-2-10 3-15 4Z"/>`,
  shield: svg`<path class="tile-fill" d="M30 5 51 13c0 22-6 34-21 43C15 47 9 35 9 13Z"/><path class="tile-light" d="M30 11v38c11-7 15-17 15.500-32Z"/>`,
  '?': svg`<path class="tile-line" d="m30 9 21 21-21 21L9 30Z"/><path class="tile-line" d="M24 25c0-9 13-8 12 0 0 5-6 5-6 10"/><circle class="tile-fill" cx="30" cy="40.500" r="2"/>`,
};

export function tileArt(tile: string): TemplateResult {
  return html`<svg class="tile-art" viewBox="0 0 60 60" aria-hidden="true">${SIGNS[tile] ?? SIGNS['?']}</svg>`;
}
