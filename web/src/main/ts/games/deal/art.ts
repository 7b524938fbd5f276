import {svg, type SVGTemplateResult} from 'lit';
import {letter} from '../groups.ts';
import {actionSign} from './signs.ts';

/** The picture on the box: a fan of cards. */
export function dealArt(): SVGTemplateResult {
  return svg`<rect class="art-sky" width="320" height="200"/>
    ${Array.from({length: 17}, (_, ray) => svg`<path class="art-ray" d="M160 260 150-60h20Z" transform="rotate(${(ray - 8) * 15} 160 260)"/>`)}
    ${fan(-34, property('red'))}${fan(-17, property('light-blue'))}${fan(0, action('just-say-no', 5))}${fan(17, property('yellow'))}${fan(34, property('dark-blue'))}
    <g transform="translate(70 168) rotate(-8)"><circle class="art-shadow" cx="3" cy="4" r="24"/><circle class="coin-rim" r="24"/><circle class="coin-ring" r="19"/><text class="coin-number" y="9" text-anchor="middle">10</text></g>
    <g transform="translate(258 172) rotate(10)"><circle class="art-shadow" cx="3" cy="4" r="20"/><circle class="coin-rim" r="20"/><circle class="coin-ring" r="15.500"/><text class="coin-number small" y="8" text-anchor="middle">5</text></g>`;
}

function fan(turn: number, face: SVGTemplateResult): SVGTemplateResult {
  return svg`<g transform="rotate(${turn} 160 300)"><g transform="translate(124 38)"><rect class="art-shadow" x="4" y="6" width="72" height="104" rx="8"/><rect class="art-card" width="72" height="104" rx="8"/>${face}</g></g>`;
}

function property(colour: string): SVGTemplateResult {
  return svg`<rect class="fill-${colour}" x="6" y="6" width="60" height="30" rx="4"/><rect class="ribbon-${colour}" x="6" y="6" width="60" height="30" rx="4"/>
    <circle class="fill-${colour}" cx="36" cy="21" r="13"/><text class="art-letter ink-${colour}" x="36" y="28" text-anchor="middle">${letter(colour)}</text>
    <path class="art-lines" d="M16 50h40M22 58h28M16 76h18m22 0H46M16 86h18m22 0H46"/>`;
}

function action(card: string, shift: number): SVGTemplateResult {
  return svg`<g transform="translate(6 ${16 + shift})">${actionSign(card)}</g>`;
}
