import {html, nothing, type TemplateResult} from 'lit';
import type {ClassicPicture, ClassicProperty} from '../../protocol.ts';
import {token} from '../../frame/lib/tokens.ts';
import type {Words} from '../../frame/lib/words.ts';
import type {TableContext} from '../game-module.ts';
import {raises, verbOf} from './choices.ts';
import {groupBadge} from './focus-card.ts';
import {bid as bidding, PASS} from './moves.ts';
import {submitted} from '../../frame/lib/form.ts';

/** The lot, the standing bid, who is out, and every way to raise. */
export function auctionPanel(
  context: TableContext<ClassicPicture>,
  view: ClassicPicture,
): TemplateResult | typeof nothing {
  const [auction] = view.auction;
  if (!auction) {
    return nothing;
  }
  const {words, names, shown, act, seat} = context;
  const asked = seat >= 0 ? shown.state.asked : null;
  const bid = verbOf(asked, 'bid');
  const property = view.properties.find((each) => each.deed === auction.lot);
  const send = (event: Event) => act(bidding(submitted(event, 'amount')));
  return html`<section class="c-panel" aria-labelledby="auction-title" data-panel="auction">
    <h2 id="auction-title">
      ${property ? groupBadge(property) : nothing}<span
        >${words.text('ui.classic.auction', words.item(auction.lot))}</span
      >
    </h2>
    <p class="c-standing">
      ${
        auction.bidder < 0
          ? words.text('ui.classic.auction.none', auction.least)
          : html`<strong>${words.money(auction.high)}</strong> ${token(auction.bidder)}
              <bdi>${names[auction.bidder]}</bdi>`
      }
      ${property ? html`<span class="quiet">${words.text('ui.classic.auction.price', property.price)}</span>` : nothing}
    </p>
    <ul class="c-bidders">
      ${view.players.map((player, at) =>
        player.out
          ? nothing
          : html`<li class=${auction.passed[at] ? 'out' : at === auction.bidder ? 'leads' : ''}>
              ${token(at)} <bdi>${names[at]}</bdi
              ><span class="quiet"
                >${auction.passed[at] ? words.text('ui.classic.auction.out') : words.money(player.cash)}${property ? html` · ${ownedText(view, property, at, words)}` : nothing}</span
              >
            </li>`,
      )}
    </ul>
    ${
      bid && bid.least <= bid.most
        ? html` <div class="c-raises" role="group" aria-label=${words.text('ui.classic.auction.raise')}>
              ${raises(bid, auction.high).map(
                (sum) =>
                  html`<button type="button" class="button" data-move=${bidding(sum)} @click=${() => act(bidding(sum))}>
                    ${
                      auction.bidder < 0
                        ? words.money(sum)
                        : html`<span dir="ltr">+${sum - auction.high}</span
                            ><span class="quiet">${words.money(sum)}</span>`
                    }
                  </button>`,
              )}
            </div>
            <form
              class="row c-bid"
              @submit=${send}
              @keydown=${(event: KeyboardEvent) => event.key === 'Escape' && act(PASS)}
            >
              <label class="grow setting"
                ><span>${words.text('ui.classic.auction.amount', bid.least, bid.most)}</span>
                <input
                  name="amount"
                  type="number"
                  inputmode="numeric"
                  required
                  min=${bid.least}
                  max=${bid.most}
                  .value=${String(bid.least)}
              /></label>
              <button class="button strong">${words.text('ui.classic.auction.bid')}</button>
            </form>`
        : nothing
    }
  </section>`;
}

/** How much of the lot's group a player has, and whether the lot would complete it. */
function ownedText(view: ClassicPicture, lot: ClassicProperty, seat: number, words: Words): TemplateResult | string {
  const group = view.properties.filter((each) => each.group === lot.group);
  const own = group.filter((each) => each.owner === seat).length;
  return own === group.length - 1
    ? html`<strong>${words.text('ui.classic.auction.completes')}</strong>`
    : words.text('ui.classic.auction.has', own, group.length);
}
