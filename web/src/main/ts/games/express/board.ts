import {html, nothing, svg, type SVGTemplateResult, type TemplateResult} from 'lit';
import type {ExpressGroupState, ExpressPicture} from '../../protocol.ts';
import type {Words} from '../../frame/lib/words.ts';
import type {TurnEnd} from './beats.ts';
import {faceOf} from './choices.ts';
import {dieArt, HOUSE} from './faces.ts';
import {BAND_IN, BAND_OUT, DIE, FIELD_IN, nameLine, RIBBON_IN, RIM, segment, signPlace, squares} from './geometry.ts';
import {groupSign} from '../group-signs.ts';
import {letter} from '../groups.ts';

export interface BoardInput {
  readonly view: ExpressPicture;
  readonly words: Words;
  readonly names: readonly string[];
  readonly note: TurnEnd | null;
  /** A group to the dice that are offered for it. */
  readonly offers: ReadonlyMap<string, readonly number[]>;
  /** Groups that take the chosen die. */
  readonly open: readonly string[];
  readonly chosen: number;
  /** Whether taps do anything. */
  readonly live: boolean;
  tap(group: string): void;
}

/** The round board. Each group is one button, large enough for a thumb. */
export function board(input: BoardInput): TemplateResult {
  const {view, words} = input;
  return html`<svg class="board" viewBox="-204 -204 408 408" role="group" aria-label=${words.text('ui.express.board')}>
    <circle class="board-shade" r="200" cy="4" />
    <circle class="board-paper" r=${RIM} />
    <circle class="board-line" r=${BAND_OUT + 3} />
    ${view.groups.map((group, at) => sector(input, group, at))} ${centre(input)}
  </svg>`;
}

function sector(input: BoardInput, group: ExpressGroupState, at: number): SVGTemplateResult {
  const {words, chosen, live} = input;
  const name = words.text(`group.${group.group}`);
  const offer = input.offers.get(group.group) ?? [];
  const ghost = chosen > 0 ? 0 : (offer[0] ?? 0);
  const open = chosen > 0 ? input.open.includes(group.group) : offer.length > 0;
  const sign = groupSign(group.group);
  const state = [group.complete ? 'complete' : '', open ? 'open' : ''].join(' ');
  return svg`<g class="sector ${state}" data-group=${group.group} role=${live ? 'button' : 'img'} tabindex=${live ? '0' : nothing}
      aria-label=${sectorLabel(input, group, name, ghost)} @click=${() => live && input.tap(group.group)} @keydown=${(event: KeyboardEvent) => pressed(event, () => live && input.tap(group.group))}>
    <path class="field" d=${segment(at, FIELD_IN, RIBBON_IN)}/>
    <path class="fill-${group.group}" d=${segment(at, BAND_IN, BAND_OUT)}/>
    <path class="fill-${group.group}" d=${segment(at, RIBBON_IN, BAND_IN)}/>
    <path class="ribbon-${group.group}" d=${segment(at, RIBBON_IN, BAND_IN)}/>
    <path id="name-${group.group}" class="no-paint" d=${nameLine(at)}/>
    <text class="sector-name ink-${group.group}"><textPath href="#name-${group.group}" startOffset="50%" text-anchor="middle"><tspan class="sector-letter">${letter(group.group)}</tspan><tspan dx=${sign ? 12 : 7}>${words.money(group.completeValue)}</tspan>${group.complete ? svg`<tspan dx="5">✓</tspan>` : nothing}</textPath></text>
    ${sign ? svg`<g class="sector-sign" transform=${signPlace(at)}>${sign}</g>` : nothing}
    ${squares(at, group.squares).map((square, index) => slot(input.view, group, square, index, ghost))}
    <path class="focus-line" d=${segment(at, FIELD_IN, BAND_OUT)}/>
  </g>`;
}

function slot(
  view: ExpressPicture,
  group: ExpressGroupState,
  square: ReturnType<typeof squares>[number],
  index: number,
  ghost: number,
): SVGTemplateResult {
  const die = group.dice[index];
  const place = `translate(${square.at.x} ${square.at.y}) rotate(${square.turn})`;
  const next = ghost > 0 && index === group.dice.length;
  return svg`<g transform=${place}>
    <rect class="slot slot-${group.group}" x=${-DIE / 2} y=${-DIE / 2} width=${DIE} height=${DIE} rx="6"/>
    ${
      die !== undefined
        ? svg`<g class="laid">${dieArt(faceOf(view, die), DIE + 1)}</g>`
        : next
          ? svg`<g class="ghost">${dieArt(faceOf(view, ghost), DIE)}</g>`
          : nothing
    }
  </g>`;
}

function sectorLabel({view, words}: BoardInput, group: ExpressGroupState, name: string, ghost: number): string {
  const filled = words.text('ui.express.filled', name, group.dice.length, group.squares);
  const worth = group.complete
    ? words.text('ui.express.complete', group.completeValue)
    : words.text('ui.express.worth', group.shown, group.completeValue);
  const offer = ghost > 0 ? words.text('ui.express.takes', ghost, faceOf(view, ghost)) : '';
  return [filled, worth, offer].filter((part) => part !== '').join(' ');
}

function pressed(event: KeyboardEvent, act: () => void): void {
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    event.stopPropagation();
    act();
  }
}

/** The jail, and what the turn is worth. */
function centre({view, words, note, names}: BoardInput): SVGTemplateResult {
  const jailed = view.dice.filter((die) => die.where === 'jail');
  const lost = note?.kind === 'lost' && jailed.length >= 3;
  const amount = lost ? note.amount : view.turnValue;
  const idle = view.rolls === 0;
  return svg`<circle class="hub" r=${FIELD_IN - 3}/>
    <g role="img" aria-label=${words.text('ui.express.jail', jailed.length)}>
      ${[0, 1, 2].map(
        (cell) => svg`<g transform="translate(${(cell - 1) * 37} -33)">
        <path class="cell" d="M-15 17V-5a15 15 0 0 1 30 0v22Z"/>
        ${jailed[cell] ? svg`<g class="laid">${dieArt('police', 25)}</g>` : nothing}
        <path class="bars" d="M-7.500 17v-35M0 17v-37M7.500 17v-35"/></g>`,
      )}
    </g>
    ${
      idle && note
        ? turnEnd(words, note, names)
        : svg`
      <text class="hub-title" y="8" text-anchor="middle">${words.text(lost ? 'ui.express.lost' : 'ui.express.at-stake')}</text>
      <text class="hub-sum ${lost ? 'lost' : ''}" y="38" text-anchor="middle">${words.money(amount)}</text>
      ${view.unlocked && !lost ? houses(view, words) : nothing}
      ${view.money > 0 && !lost ? svg`<text class="hub-note" y="53" text-anchor="middle">${words.text('ui.express.money', view.money)}</text>` : nothing}`
    }`;
}

/** Four houses: those of the player stand, those in the bank are outlines. */
function houses(view: ExpressPicture, words: Words): SVGTemplateResult {
  const own = view.players[view.active]?.houses ?? 0;
  const all = own + view.housesInBank;
  return svg`<g role="img" aria-label=${words.text('ui.express.houses', own, view.housesInBank)}>
    ${Array.from({length: all}, (_, at) => svg`<path class="hub-house ${at < own ? 'own' : ''}" d=${HOUSE} transform="translate(${(at - all / 2) * 17} 54) scale(.4)"/>`)}</g>`;
}

function turnEnd(words: Words, note: TurnEnd, names: readonly string[]): SVGTemplateResult {
  return svg`<text class="hub-title" y="8" text-anchor="middle">${words.text(`ui.express.last.${note.kind}`, short(names[note.seat] ?? ''))}</text>
    <text class="hub-sum ${note.kind}" y="38" text-anchor="middle">${words.money(note.amount)}</text>`;
}

function short(name: string): string {
  return name.length > 12 ? `${name.slice(0, 11)}…` : name;
}
