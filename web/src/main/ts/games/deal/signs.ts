import {svg, type SVGTemplateResult} from 'lit';

// What the action cards show, drawn on a field of 60 by 60.

const SIGNS: Readonly<Record<string, SVGTemplateResult>> = {
  'pass-go': svg`<path class="act-fill" d="M8 34h26v-9l18 14-18 14v-9H8Z" transform="translate(0 -9)"/>`,
  'deal-breaker': svg`<rect class="act-line" x="10" y="14" width="26" height="34" rx="3"/><rect class="act-back" x="22" y="10" width="26" height="34" rx="3"/><path class="act-hot" d="m38 4-10 24h9l-6 26 20-32h-10l9-18Z"/>`,
  'just-say-no': svg`<path class="act-hot" d="M20 4h20l16 16v20L40 56H20L4 40V20Z"/><path class="act-white" d="M18 18l24 24M42 18 18 42"/>`,
  'sly-deal': svg`<path class="act-fill" d="M6 24c8-6 16-6 24 0 8-6 16-6 24 0 0 14-8 20-16 20-5 0-7-4-8-4s-3 4-8 4C14 44 6 38 6 24Z"/><path class="act-hole" d="M14 28q6-4 11 2-6 5-11-2Zm32 0q-6-4-11 2 6 5 11-2Z"/>`,
  'forced-deal': svg`<path class="act-fill" d="M10 24h28v-9l14 13-14 13v-9H10Z" transform="translate(0 -9)"/><path class="act-hot" d="M50 24H22v-9L8 28l14 13v-9h28Z" transform="translate(0 15)"/>`,
  'debt-collector': svg`<path class="act-fill" d="M22 16 17 6h26l-5 10c12 6 16 16 16 26 0 9-7 13-24 13S6 51 6 42c0-10 4-20 16-26Z"/><path class="act-white" d="M36 28c-6-5-13-2-12 3s12 4 12 9-7 8-13 3M30 22v27"/>`,
  birthday: svg`<path class="act-hot" d="M10 34h40v18H10Z"/><path class="act-fill" d="M7 26h46v9H7Z"/><path class="act-white" d="M30 26v26"/><path class="act-line" d="M30 26c-14 0-18-6-15-10 5-6 13 0 15 10 2-10 10-16 15-10 3 4-1 10-15 10Z"/>`,
  'double-rent': svg`<circle class="act-fill" cx="23" cy="34" r="19"/><circle class="act-hot" cx="39" cy="27" r="19"/><text class="act-text" x="39" y="34" text-anchor="middle">×2</text>`,
  house: svg`<path class="act-house" d="M30 6 54 27v27H36V38H24v16H6V27Z"/>`,
  hotel: svg`<path class="act-hotel" d="M6 54V24h12V10h24v14h12v30H38V42H22v12Z"/><path class="act-hole" d="M22 15h5v5h-5Zm11 0h5v5h-5ZM11 29h5v5h-5Zm11-3h5v5h-5Zm11 0h5v5h-5Zm11 3h5v5h-5Z"/>`,
};

export function actionSign(card: string): SVGTemplateResult {
  return SIGNS[card] ?? svg`<circle class="act-line" cx="30" cy="30" r="20"/>`;
}

/** The back of a card, for hands that are not one's own. */
export function back(): SVGTemplateResult {
  return svg`<rect class="back-edge" x="1" y="1" width="22" height="30" rx="3"/><path class="back-line" d="m12 5 7 11-7 11-7-11Zm0 5 4 6-4 6-4-6Z"/>`;
}
