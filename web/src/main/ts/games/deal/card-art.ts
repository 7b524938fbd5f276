import {html, nothing, svg, type SVGTemplateResult, type TemplateResult} from 'lit';
import type {Words} from '../../frame/lib/words.ts';
import {groupSign} from '../group-signs.ts';
import {GROUPS, letter} from '../groups.ts';
import {faceOf, RENTS} from './cards.ts';
import {actionSign} from './signs.ts';

/** A colour with its pattern, and its letter or sign; as wide as whatever holds it. */
export function bar(colour: string, tall = false): TemplateResult {
  const sign = groupSign(colour);
  return html`<svg class="bar-art ${tall ? 'tall' : ''}" aria-hidden="true">
    <rect class="fill-${colour}" width="100%" height="100%" />
    <rect class="ribbon-${colour}" width="100%" height="100%" />
    <svg x="50%" y="50%" overflow="visible">
      <g transform="scale(${tall ? 1 : 0.75})">
        <circle class="fill-${colour}" r="11.500" />
        ${sign ? svg`<g class="bar-sign bar-sign-${colour}" transform="scale(.58) translate(-20 -16)">${sign}</g>` : svg`<text class="bar-letter ink-${colour}" y="6.500" text-anchor="middle">${letter(colour)}</text>`}
      </g>
    </svg>
  </svg>`;
}

/** Many colours side by side. */
function stripes(colours: readonly string[]): TemplateResult {
  const width = 100 / colours.length;
  return html`<svg class="bar-art" viewBox="0 0 100 26" preserveAspectRatio="none" aria-hidden="true">
    ${colours.map((colour, at) => svg`<rect class="fill-${colour}" x=${at * width} width=${width + 0.3} height="26"/>`)}
  </svg>`;
}

export function bars(colours: readonly string[]): TemplateResult {
  return colours.length > 2 ? stripes(colours) : html`${colours.map((colour) => bar(colour))}`;
}

/** The inside of a card. Its name for screen readers is given by whatever holds it. */
export function cardFace(card: string, words: Words): TemplateResult {
  const face = faceOf(card);
  return html`<span class="pc-value" aria-hidden="true">${face.value}</span>
    ${face.kind === 'money' ? money(face.value) : face.kind === 'property' ? property(card, face.colours[0] ?? '', words) : face.kind === 'wild' ? wild(card, face.colours, words) : face.kind === 'rent' ? rent(card, face.colours, words) : action(card, words)}`;
}

function money(value: number): TemplateResult {
  return html`<span class="pc-body body-money" aria-hidden="true"
    ><svg viewBox="0 0 60 60">
      <circle class="coin-rim" cx="30" cy="30" r="28" />
      <circle class="coin-ring" cx="30" cy="30" r="23" />
      <text class="coin-number" x="30" y="39" text-anchor="middle">${value}</text>
    </svg></span
  >`;
}

function property(card: string, colour: string, words: Words): TemplateResult {
  return html`<span class="pc-bars" aria-hidden="true">${bar(colour, true)}</span>
    <span class="pc-body" aria-hidden="true">${named(card, words)}${ladder(colour)}</span>`;
}

/** What one, two … cards of a colour charge. */
function ladder(colour: string): TemplateResult {
  return html`<span class="ladder"
    >${(RENTS[colour] ?? []).map((rent, at) => html`<span><i>${at + 1}</i>${rent}</span>`)}</span
  >`;
}

function wild(card: string, colours: readonly string[], words: Words): TemplateResult {
  return html`<span class="pc-bars split" aria-hidden="true">${bars(colours)}</span>
    <span class="pc-body" aria-hidden="true"
      >${named(card, words)}${colours.length === 2 ? html`<span class="ladders">${colours.map(ladder)}</span>` : nothing}</span
    >`;
}

function rent(card: string, colours: readonly string[], words: Words): TemplateResult {
  return html`<span class="pc-body body-rent" aria-hidden="true"
    ><svg viewBox="0 0 60 60">${wheel(colours)}</svg>${named(card, words)}<span class="pc-does"
      >${words.text(colours.length > 2 ? 'ui.deal.does.rent-any' : 'ui.deal.does.rent')}</span
    ></span
  >`;
}

/** A ring of the colours that can be charged, with their letters. */
function wheel(colours: readonly string[]): SVGTemplateResult {
  const all = colours.length > 2 ? GROUPS : colours;
  const turn = 360 / all.length;
  const at = (degrees: number, radius: number) => {
    const radians = ((degrees - 90) * Math.PI) / 180;
    return [30 + radius * Math.cos(radians), 30 + radius * Math.sin(radians)].map(
      (value) => Math.round(value * 10) / 10,
    );
  };
  return svg`${all.map((colour, index) => {
    const [x1, y1] = at(index * turn, 28);
    const [x2, y2] = at((index + 1) * turn, 28);
    const [x, y] = at((index + 0.5) * turn, 19);
    const path = `M30 30L${x1} ${y1}A28 28 0 0 1 ${x2} ${y2}Z`;
    const sign = all.length === 2 ? groupSign(colour) : null;
    return svg`<path class="fill-${colour}" d=${path}/>${all.length === 2 ? svg`<path class="ribbon-${colour}" d=${path}/>` : nothing}
      ${sign ? svg`<g class="bar-sign bar-sign-${colour}" transform="translate(${x} ${y}) scale(.5) translate(-20 -16)">${sign}</g>` : all.length === 2 ? svg`<circle class="fill-${colour}" cx=${x} cy=${y} r="7.500"/><text class="wheel-letter ink-${colour}" x=${x} y=${(y ?? 0) + 4} text-anchor="middle">${letter(colour)}</text>` : nothing}`;
  })}<circle class="wheel-hub" cx="30" cy="30" r="9"/><path class="wheel-key" d="M30 25v10m-3-7.500c0-3.500 6-3 6-.5m0 6c0 3.500-6 3-6 .5"/>`;
}

function action(card: string, words: Words): TemplateResult {
  return html`<span class="pc-body body-action" aria-hidden="true"
    ><svg viewBox="0 0 60 60">${actionSign(card)}</svg>${named(card, words)}<span class="pc-does"
      >${words.text(`ui.deal.does.${card}`)}</span
    ></span
  >`;
}

/** The name as it stands on a card; one with a long word is written smaller, so that no word is broken. */
function named(card: string, words: Words): TemplateResult {
  const name = printed(card, words);
  return html`<span class="pc-name ${/[^\s/\u200b]{11}/.test(name) ? 'long' : ''}">${name}</span>`;
}

/** Long pairs of colours may be broken after the stroke. */
export function printed(card: string, words: Words): string {
  return words.text(`card.${card}`).replace('/', '/\u200b');
}

/** What a screen reader says. */
export function cardLabel(card: string, words: Words): string {
  const face = faceOf(card);
  const name = words.text(`card.${card}`);
  const colour = face.kind === 'property' ? `, ${words.text(`colour.${face.colours[0] ?? ''}`)}` : '';
  return face.kind === 'money'
    ? words.text('ui.deal.money', face.value)
    : words.text('ui.deal.card', name + colour, face.value);
}
