import {html, nothing, type TemplateResult} from 'lit';
import type {ClassicChange, ClassicOffer, ClassicPicture} from '../../protocol.ts';
import {token} from '../../frame/lib/tokens.ts';
import type {Words} from '../../frame/lib/words.ts';
import type {TableContext} from '../game-module.ts';
import {choices} from './choices.ts';
import {readTerms, type Terms} from './moves.ts';

/** All offers that lie on the table, with what they would change and what can be answered. */
export function offersPanel(
  context: TableContext<ClassicPicture>,
  view: ClassicPicture,
  counter: (offer: ClassicOffer) => void,
): TemplateResult | typeof nothing {
  if (view.offers.length === 0) {
    return nothing;
  }
  const {words, names, shown, seat, act} = context;
  const asked = seat >= 0 ? shown.state.asked : null;
  return html`<section class="c-panel" aria-labelledby="offers-title" data-panel="offers">
    <h2 id="offers-title">${words.text('ui.classic.offers')}</h2>
    ${view.offers.map((offer) => {
      const answers = choices(asked, 'accept', 'refuse', 'withdraw').filter(
        (choice) => choice.args[0] === String(offer.number),
      );
      const original = view.offers.find((each) => each.number === offer.counterTo);
      return html`<article class="c-offer">
        <p class="c-parties">
          ${token(offer.from)}<strong><bdi>${names[offer.from]}</bdi></strong
          ><span aria-hidden="true">⇄</span>${token(offer.to)}<strong><bdi>${names[offer.to]}</bdi></strong>
        </p>
        ${termsText(readTerms(offer.terms), names[offer.from] ?? '', names[offer.to] ?? '', words)}
        ${
          original
            ? html`<details class="fold">
                <summary>${words.text('ui.classic.offer.original', original.number)}</summary>
                ${termsText(readTerms(original.terms), names[original.from] ?? '', names[original.to] ?? '', words)}
              </details>`
            : nothing
        }
        ${changesList(offer.changes, words)}
        ${offer.possible ? nothing : html`<p class="quiet">${words.text('ui.classic.offer.impossible')}</p>`}
        ${
          answers.length > 0
            ? html`<div class="c-answers">
                ${answers.map((choice) => html`<button type="button" class="button ${choice.verb.verb === 'accept' ? 'strong' : ''}" data-move=${choice.text} @click=${() => act(choice.text)}>${words.text(`ui.classic.do.${choice.verb.verb}`)}</button>`)}
                ${offer.to === seat ? html`<button type="button" class="button" data-counter=${offer.number} @click=${() => counter(offer)}>${words.text('ui.classic.do.counter')}</button>` : nothing}
              </div>`
            : nothing
        }
      </article>`;
    })}
  </section>`;
}

/** What a deal changes for both sides, and nothing that stays as it is. */
export function changesList(changes: readonly ClassicChange[], words: Words): TemplateResult {
  return html`<ul class="c-changes">
    ${changes.map((change) => {
      const named = (groups: readonly string[]) => words.names(groups.map((group) => words.text(`group.${group}`)));
      const won = change.wholeAfter.filter((group) => !change.wholeBefore.includes(group));
      const lost = change.wholeBefore.filter((group) => !change.wholeAfter.includes(group));
      const parts = [
        won.length > 0 ? html`<strong>${words.text('ui.classic.change.won', named(won))}</strong>` : null,
        lost.length > 0 ? html`<strong>${words.text('ui.classic.change.lost', named(lost))}</strong>` : null,
        change.rentBefore !== change.rentAfter
          ? words.text('ui.classic.change.rent', change.rentBefore, change.rentAfter)
          : null,
        change.worthBefore !== change.worthAfter
          ? words.text('ui.classic.change.worth', change.worthBefore, change.worthAfter)
          : null,
        change.interest > 0 ? words.text('ui.classic.change.interest', change.interest) : null,
      ].filter((part) => part !== null);
      return html`<li>
        ${token(change.seat)}<span
          >${parts.length === 0 ? words.text('ui.classic.change.nothing') : parts.map((part, at) => html`${at > 0 ? ' · ' : ''}${part}`)}</span
        >
      </li>`;
    })}
  </ul>`;
}

export function termsText(
  {give, get, giveCash, getCash, settle}: Terms,
  from: string,
  to: string,
  words: Words,
): TemplateResult {
  const side = (items: readonly string[], cash: number) => {
    const all = [...items.map((item) => words.item(item)), ...(cash > 0 ? [words.money(cash)] : [])];
    return all.length === 0 ? words.text('item.-') : words.names(all);
  };
  return html`<dl class="c-terms">
    <div>
      <dt>${words.text('ui.classic.gives', from)}</dt>
      <dd>${side(give, giveCash)}</dd>
    </div>
    <div>
      <dt>${words.text('ui.classic.gives', to)}</dt>
      <dd>${side(get, getCash)}</dd>
    </div>
    ${
      settle > 0
        ? html`<div>
            <dt>${words.text('ui.classic.settle')}</dt>
            <dd>${words.money(settle)}</dd>
          </div>`
        : nothing
    }
  </dl>`;
}
