import {html, nothing, type TemplateResult} from 'lit';
import type {ClassicPicture, ClassicProperty} from '../../protocol.ts';
import type {TableContext} from '../game-module.ts';
import {choices, wholeGroups} from './choices.ts';
import {groupBadge} from './focus-card.ts';
import {buildingsText} from './labels.ts';
import {build, sell} from './moves.ts';
import {buildings} from './signs.ts';

/** Building mode: every site with what one house more or less costs, brings and earns. */
export function buildPanel(
  context: TableContext<ClassicPicture>,
  view: ClassicPicture,
  you: number,
  close: () => void,
): TemplateResult {
  const {words, shown, seat} = context;
  const asked = seat >= 0 ? shown.state.asked : null;
  const open = new Set(choices(asked, 'build', 'sell').map((choice) => choice.text));
  return html`<section
    class="c-panel c-building"
    aria-labelledby="build-title"
    data-panel="build"
    @keydown=${(event: KeyboardEvent) => event.key === 'Escape' && close()}
  >
    <header>
      <h2 id="build-title" tabindex="-1">${words.text('ui.classic.build')}</h2>
      <button type="button" class="button plain" @click=${close}>${words.text('ui.close')}</button>
    </header>
    <p class="quiet">${words.text('ui.classic.build.left', view.players[you]?.cash ?? 0, view.houses, view.hotels)}</p>
    ${wholeGroups(view, you).map(
      (sites) =>
        html`<div class="c-street" role="group" aria-label=${words.text(`group.${sites[0]!.group}`)}>
          <p>
            ${groupBadge(sites[0]!)}<strong>${words.text(`group.${sites[0]!.group}`)}</strong
            ><span class="quiet">${words.text('ui.classic.build.each', sites[0]!.houseCost, sites[0]!.houseSale)}</span>
          </p>
          <ul>
            ${sites.map(
              (site) =>
                html`<li>
                  ${stepButton(context, open, sell(site.deed), '−', 'move.sell', site)}
                  <span class="c-site"
                    ><span>${words.item(site.deed)}</span>
                    <svg
                      class="c-rung"
                      viewBox="-38 -13 76 26"
                      role="img"
                      aria-label=${site.level > 0 ? buildingsText(site, words) : words.text('ui.classic.bare')}
                    >
                      ${buildings(site.level, site.rents.length - 1)}
                    </svg>
                    <span class="quiet"
                      >${words.text('ui.classic.build.rent', site.earns)}${site.earnsNext > 0 ? html` <span class="arrow">→</span> <strong>${words.money(site.earnsNext)}</strong>` : nothing}</span
                    ></span
                  >
                  ${stepButton(context, open, build(site.deed), '+', 'move.build', site)}
                </li>`,
            )}
          </ul>
        </div>`,
    )}
  </section>`;
}

/** What does not fit now can be pressed all the same: the refusal says why. */
function stepButton(
  {words, act}: TableContext<ClassicPicture>,
  open: ReadonlySet<string>,
  move: string,
  sign: string,
  label: string,
  site: ClassicProperty,
): TemplateResult {
  return html`<button
    type="button"
    class="button c-one ${open.has(move) ? '' : 'off'}"
    data-move=${move}
    aria-label=${words.message(label, [site.deed], [])}
    @click=${() => act(move)}
  >
    ${sign}
  </button>`;
}
