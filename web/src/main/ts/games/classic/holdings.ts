import {html, nothing, svg, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import type {ClassicOrder, ClassicPicture, ClassicProperty} from '../../protocol.ts';
import type {TableContext} from '../game-module.ts';
import {choices, choicesOn, wholeGroups} from './choices.ts';
import {groupBadge} from './focus-card.ts';
import {buildingsText, rentText} from './labels.ts';
import {order} from './moves.ts';
import {cluster} from './signs.ts';

/** What a player may begin by themselves: to build, and to offer a deal. */
export function tools(
  {shown, words, seat}: TableContext<ClassicPicture>,
  view: ClassicPicture,
  you: number,
  deal: () => void,
  build: () => void,
): TemplateResult | typeof nothing {
  if (seat < 0 || view.phase === 'over' || view.players[you]?.out !== false) {
    return nothing;
  }
  const ready = choices(shown.state.asked, 'build').length > 0 ? 'ready' : '';
  return html`<div class="c-tools">
    ${wholeGroups(view, you).length > 0 ? html`<button type="button" class="button ${ready}" data-build @click=${build}>${words.text('ui.classic.build.open')}</button>` : nothing}
    <button type="button" class="button" data-deal @click=${deal}>${words.text('ui.classic.deal')}</button>
  </div>`;
}

/** What a player owns; each deed opens its card. */
export function holdings(
  context: TableContext<ClassicPicture>,
  view: ClassicPicture,
  you: number,
  select: (space: number) => void,
): TemplateResult | typeof nothing {
  const player = view.players[you];
  if (!player || player.out) {
    return nothing;
  }
  const {words, shown, seat, act} = context;
  const asked = seat >= 0 ? shown.state.asked : null;
  const own = view.properties.filter((each) => each.owner === you).sort(byGroup(view));
  // A standing order spares the others a wait, so it is never hidden away. What cannot be changed now says why.
  const orderSwitch = (what: ClassicOrder, on: boolean) =>
    html`<label class="switch"
      ><input type="checkbox" data-order=${what} .checked=${live(on)} @change=${() => act(order(what, !on))} />
      <span>${words.text(`order.${what}`)}</span></label
    >`;
  return html`<section class="c-holdings" aria-labelledby="holdings-title">
    <h2 id="holdings-title">${words.text('ui.classic.yours', own.length)}</h2>
    ${own.length === 0 && player.cards.length === 0 ? html`<p class="quiet">${words.text('ui.classic.none')}</p>` : nothing}
    <ul>
      ${own.map(
        (property) =>
          html`<li>
            <button type="button" class="c-own" data-deed=${property.deed} @click=${() => select(property.space)}>
              ${groupBadge(property)}<span class="c-own-name"
                >${words.item(property.deed)}
                <span class="c-own-rent"
                  >${property.mortgaged ? words.text('ui.classic.mortgaged') : rentText(property, property.earns, words)}
                  ${property.level > 0 ? html`<svg class="c-step-sign" viewBox="-20 -20 40 40" role="img" aria-label=${buildingsText(property, words)}>${cluster(property.level, property.rents.length - 1)}</svg>` : nothing}
                  ${choicesOn(asked, property.deed).some((choice) => choice.verb.verb === 'build') ? html`<svg class="c-can" viewBox="0 0 40 40" role="img" aria-label=${words.text('ui.classic.can-build')}>${svg`<path class="c-line" d="M20 8v24M8 20h24"/>`}</svg>` : nothing}</span
                ></span
              >
            </button>
          </li>`,
      )}
      ${player.cards.map((deck) => html`<li class="c-keep">${words.item(`${deck}-card`)}</li>`)}
    </ul>
    ${seat >= 0 && view.phase !== 'over' ? html`<div class="c-orders">${orderSwitch('auto-done', player.autoDone)}${orderSwitch('auto-claim', player.autoClaim)}</div>` : nothing}
  </section>`;
}

/** Sites by their groups in the order of the board, then stations and utilities. */
function byGroup(view: ClassicPicture): (a: ClassicProperty, b: ClassicProperty) => number {
  const first = (group: string) =>
    group === 'railroad'
      ? 100
      : group === 'utility'
        ? 200
        : (view.properties.find((each) => each.group === group)?.space ?? 0);
  return (a, b) => first(a.group) - first(b.group) || a.space - b.space;
}
