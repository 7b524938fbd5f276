import {html, nothing, svg, type TemplateResult} from 'lit';
import type {Asked, ClassicPicture, ClassicProperty} from '../../protocol.ts';
import {token} from '../../frame/lib/tokens.ts';
import type {Words} from '../../frame/lib/words.ts';
import {letter} from '../groups.ts';
import {choicesOn, type Choice} from './choices.ts';
import {ownerLine, rentText, spaceName} from './labels.ts';
import {cluster, sign} from './signs.ts';
import {kindOf, SPACES} from './spaces.ts';

export interface FocusInput {
  readonly view: ClassicPicture;
  readonly words: Words;
  readonly names: readonly string[];
  readonly space: number;
  readonly asked: Asked | null;
  act(move: string): void;
  step(by: number): void;
}

/** What there is to know about a space, and what can be done with it now. */
export function focusCard(input: FocusInput): TemplateResult {
  const {view, words, space, names} = input;
  const property = view.properties.find((each) => each.space === space);
  const chance = view.landing[space] ?? 0;
  const here = view.players.flatMap((player, seat) => (!player.out && player.space === SPACES[space] ? [seat] : []));
  return html`<article class="c-card" aria-label=${spaceName(space, words)} data-focus=${SPACES[space]}>
    <header class="c-card-head ${property ? `swatch-${property.group}` : 'swatch-none'}">
      <button type="button" class="c-step" aria-label=${words.text('ui.classic.back')} @click=${() => input.step(-1)}>
        ‹
      </button>
      <h2>
        ${property ? groupBadge(property) : html`<svg class="c-card-sign" viewBox="0 0 40 40" aria-hidden="true">${sign(kindOf(space))}</svg>`}<span
          >${spaceName(space, words)}</span
        >
      </h2>
      <button type="button" class="c-step" aria-label=${words.text('ui.classic.on')} @click=${() => input.step(1)}>
        ›
      </button>
    </header>
    <div class="c-card-body">
      ${property ? deedBody(input, property) : html`<p class="quiet">${words.text(`ui.classic.about.${kindOf(space)}`)}${kindOf(space) === 'free-parking' && view.pot > 0 ? html` <strong>${words.money(view.pot)}</strong>` : nothing}</p>`}
      ${here.length > 0 ? html`<p class="c-here">${here.map((seat) => token(seat))}<span>${words.text('ui.classic.here', words.names(here.map((seat) => names[seat] ?? '')))}</span></p>` : nothing}
      ${chance > 0 && view.phase !== 'over' ? html`<p class="c-odds">${words.text(stays(view, space) ? 'ui.classic.staying' : 'ui.classic.landing', names[view.next] ?? '', Math.max(1, Math.round((100 * chance) / 36)))}</p>` : nothing}
    </div>
  </article>`;
}

/** Whoever is in jail and rolls no double stays where they are. */
function stays(view: ClassicPicture, space: number): boolean {
  const player = view.players[view.next];
  return player !== undefined && player.jailed && player.space === SPACES[space];
}

export function groupBadge({group, deed}: ClassicProperty): TemplateResult {
  const drawn = sign(group === 'railroad' ? 'railroad' : deed);
  return html`<svg class="c-badge on-${group}" viewBox="0 0 40 40" aria-hidden="true">
    <rect class="fill-${group}" width="40" height="40" rx="8" />
    <rect class="ribbon-${group}" y="29" width="40" height="11" />
    ${drawn ? svg`<g class="c-on-band" transform="translate(6 4) scale(.7)">${drawn}</g>` : svg`<text class="c-letter big ink-${group}" x="20" y="27" text-anchor="middle">${letter(group)}</text>`}
  </svg>`;
}

function deedBody(input: FocusInput, property: ClassicProperty): TemplateResult {
  const {words, names, asked} = input;
  const moves = choicesOn(asked, property.deed);
  return html`<p class="c-owner">
      ${property.owner >= 0 ? token(property.owner) : nothing}<span>${ownerLine(property, words, names)}</span>
    </p>
    ${moves.length === 0 ? nothing : html`<div class="c-moves">${moves.map((choice) => deedButton(choice, property, words, input.act))}</div>`}
    ${ladder(property, words)}
    <dl class="c-facts">
      <div>
        <dt>${words.text('ui.classic.price')}</dt>
        <dd>${words.money(property.price)}</dd>
      </div>
      <div>
        <dt>${words.text('ui.classic.mortgage')}</dt>
        <dd>${words.money(property.mortgageValue)}</dd>
      </div>
      ${
        property.mortgaged
          ? html`<div>
              <dt>${words.text('ui.classic.repayment')}</dt>
              <dd>${words.money(property.repayment)}</dd>
            </div>`
          : nothing
      }
      ${
        property.houseCost > 0
          ? html`<div>
              <dt>${words.text('ui.classic.house-cost')}</dt>
              <dd>${words.money(property.houseCost)}</dd>
            </div>`
          : nothing
      }
    </dl>`;
}

/** A move with a deed, and what it costs or brings as far as the deed says. */
export function deedButton(
  choice: Choice,
  property: ClassicProperty,
  words: Words,
  act: (move: string) => void,
): TemplateResult {
  const sums: Readonly<Record<string, string>> = {
    build: `−${words.money(property.houseCost)}`,
    mortgage: `+${words.money(property.mortgageValue)}`,
    repay: `−${words.money(property.repayment)}`,
    lift: `−${words.money(property.repayment)}`,
    sell: `+${words.money(property.houseSale)}`,
  };
  const verb = choice.verb.verb;
  return html`<button
    type="button"
    class="button ${verb === 'claim' || verb === 'build' || verb === 'place' ? 'strong' : ''}"
    data-move=${choice.text}
    @click=${() => act(choice.text)}
    aria-label=${words.message(choice.verb.message, choice.args, [])}
  >
    ${words.text(`ui.classic.do.${verb}`)}${sums[verb] ? html` <span class="c-sum">${sums[verb]}</span>` : nothing}
  </button>`;
}

/** The rents of a deed side by side, the one that counts now marked. */
function ladder(property: ClassicProperty, words: Words): TemplateResult {
  const {rents, level, group, earns, owner, mortgaged} = property;
  const site = group !== 'railroad' && group !== 'utility';
  const live = owner < 0 || mortgaged ? -1 : site ? level : rents.indexOf(earns);
  const look = (at: number) => (at === live ? 'live' : '');
  return html`<table class="c-ladder">
    <caption class="visually-hidden">
      ${words.text('ui.classic.rents')}
    </caption>
    <thead>
      <tr>
        ${rents.map((_, at) => html`<th scope="col" class=${look(at)}>${site ? rung(at, rents.length - 1, words) : words.text(`ui.classic.owns.${group}`, at + 1)}</th>`)}
      </tr>
    </thead>
    <tbody>
      <tr>
        ${rents.map((rent, at) => html`<td class=${look(at)}>${rentText(property, at === live ? earns : rent, words)}${at === live ? html`<span class="visually-hidden"> ${words.text('ui.classic.now')}</span>` : nothing}</td>`)}
      </tr>
    </tbody>
  </table>`;
}

function rung(level: number, top: number, words: Words): TemplateResult | string {
  if (level === 0) {
    return words.text('ui.classic.bare');
  }
  const label = level === top ? words.item('hotel') : words.text('ui.classic.houses', level);
  return html`<svg class="c-step-sign" viewBox="-20 -20 40 40" role="img" aria-label=${label}>
    ${cluster(level, top)}
  </svg>`;
}
