import {html, nothing, type TemplateResult} from 'lit';
import type {Words} from '../../frame/lib/words.ts';
import {cardOf, faceOf} from './cards.ts';
import {bar} from './card-art.ts';
import {pay, PAY_ALL} from './moves.ts';
import type {DealPicture} from '../../protocol.ts';
import {assetsOf, keysOf, type Asset} from './refs.ts';

export interface PaymentInput {
  readonly view: DealPicture;
  readonly words: Words;
  readonly names: readonly string[];
  readonly picks: ReadonlySet<string>;
  /** The server asks for everything; there is nothing to choose. */
  readonly everything: boolean;
  pick(picks: ReadonlySet<string>): void;
  pay(move: string): void;
}

/** What was not promised yet in an earlier step. */
export function payable({view}: {view: DealPicture}): Asset[] {
  const player = view.players[view.pending.victim];
  const chosen = new Set(keysOf(view.pending.items));
  return player ? assetsOf(player).filter((asset) => !chosen.has(asset.key)) : [];
}

/** The payment picker. It starts with what hurts least; whether a choice is allowed the server says. */
export function paymentPicker(input: PaymentInput): TemplateResult {
  const {view, words, names, picks, everything} = input;
  const assets = payable(input);
  const owed = view.pending.amount - view.pending.paid;
  const chosen = assets.filter((asset) => everything || picks.has(asset.key));
  const sum = chosen.reduce((total, asset) => total + asset.value, 0);
  const move = everything ? PAY_ALL : pay(chosen.map((asset) => asset.ref));
  const title = words.text('ui.deal.pay.title', owed, names[view.active] ?? '');
  return html`<div class="panel pay" role="group" aria-label=${title}>
    <p class="panel-title">
      <strong>${title}</strong>
      <span class="quiet">${words.text(everything ? 'ui.deal.pay.everything' : 'ui.deal.pay.choose')}</span>
    </p>
    <div class="assets">${assets.map((asset) => one(asset))}</div>
    ${warnings(chosen, sum, owed, everything, words)}
    <div class="row">
      <button
        type="button"
        class="button strong"
        data-confirm
        data-pay
        ?disabled=${chosen.length === 0}
        @click=${() => input.pay(move)}
      >
        ${sum === owed ? words.text('ui.deal.pay.exact', sum) : words.text('ui.deal.pay', sum, owed)}
      </button>
      ${everything ? nothing : html`<button type="button" class="button plain" @click=${() => input.pick(new Set(keysOf(view.cheapest)))}>${words.text('ui.deal.pay.cheapest')}</button>`}
    </div>
  </div>`;

  function one(asset: Asset): TemplateResult {
    const on = everything || picks.has(asset.key);
    const name = words.message('ui.deal.ref', [asset.ref], names);
    return html`<button
      type="button"
      class="asset ${asset.place}"
      aria-pressed=${on ? 'true' : 'false'}
      ?disabled=${everything}
      @click=${() => toggle(asset.key)}
    >
      ${asset.colour === '' ? html`<span class="coin v${asset.value}" aria-hidden="true">${asset.value}</span>` : bar(asset.colour)}
      <span class="asset-name">${faceOf(cardOf(asset.ref)).kind === 'money' ? '' : name}</span
      ><b class=${asset.colour === '' && faceOf(asset.ref).kind === 'money' ? 'visually-hidden' : ''}
        >${words.text('ui.deal.m', asset.value)}</b
      >
      ${asset.place === 'set' ? html`<span class="asset-set">${words.text('ui.deal.pay.of-set')}</span>` : nothing}
    </button>`;
  }

  function toggle(key: string): void {
    const next = new Set(picks);
    if (!next.delete(key)) {
      next.add(key);
    }
    input.pick(next);
  }
}

/** No change is given, and a broken set is not easily mended. */
function warnings(
  chosen: readonly Asset[],
  sum: number,
  owed: number,
  everything: boolean,
  words: Words,
): TemplateResult {
  const broken = [
    ...new Set(
      chosen
        .filter((asset) => asset.place === 'set' && !['house', 'hotel'].includes(cardOf(asset.ref)))
        .map((asset) => words.text(`colour.${asset.colour}`)),
    ),
  ];
  return html`<div class="warnings" role="status">
    ${sum > owed ? html`<p class="warning">${words.text('ui.deal.pay.no-change', sum - owed)}</p>` : nothing}
    ${!everything && sum < owed ? html`<p class="warning soft">${words.text('ui.deal.pay.missing', owed - sum)}</p>` : nothing}
    ${everything && sum < owed ? html`<p class="warning soft">${words.text('ui.deal.pay.forgiven', owed - sum)}</p>` : nothing}
    ${broken.length > 0 ? html`<p class="warning">${words.text('ui.deal.pay.breaks', words.names(broken))}</p>` : nothing}
  </div>`;
}
