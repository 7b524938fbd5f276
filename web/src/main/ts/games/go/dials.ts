import {html, svg, type SVGTemplateResult, type TemplateResult} from 'lit';

// What a dial can show, within 60 by 60.

const IMAGES: Readonly<Record<string, SVGTemplateResult>> = {
  ring: svg`<circle class="dial-gold" cx="30" cy="38" r="15"/><path class="dial-gem" d="m22 20 4-8h8l4 8-8 9Z"/><path class="dial-line" d="M22 20h16l-8 9Zm4-8 4 8 4-8"/>`,
  money: svg`<rect class="dial-note" x="6" y="17" width="48" height="28" rx="3"/><circle class="dial-line" cx="30" cy="31" r="8"/><path class="dial-line" d="M11 22h5M44 40h5"/><text class="dial-text" x="30" y="36" text-anchor="middle">$</text>`,
  coin: svg`<ellipse class="dial-coin" cx="30" cy="44" rx="19" ry="7"/><ellipse class="dial-coin" cx="30" cy="36" rx="19" ry="7"/><ellipse class="dial-coin" cx="30" cy="27" rx="19" ry="7"/><ellipse class="dial-line" cx="30" cy="27" rx="11" ry="3.500"/>`,
};

const LOCK = svg`<rect class="dial-lock" x="17" y="28" width="26" height="20" rx="4"/><path class="dial-line thick" d="M22 28v-6c0-11 16-11 16 0v6"/>`;

/** The face of a dial: an image, or the lid over one that is set or still open. */
export function dialArt(image: string): TemplateResult {
  const inside = IMAGES[image];
  return html`<svg
    class="dial-art ${inside ? 'open' : image === '?' ? 'set' : 'unset'}"
    viewBox="0 0 60 60"
    aria-hidden="true"
  >
    <circle class="dial-plate" cx="30" cy="30" r="29" />
    ${inside ?? (image === '?' ? LOCK : svg`<circle class="dial-hole" cx="30" cy="30" r="14"/>`)}
  </svg>`;
}
