import {html, nothing, type TemplateResult} from 'lit';
import type {ClassicChange, ClassicPicture, Problem} from '../../protocol.ts';
import {refusalText} from '../../frame/table/action-bar.ts';
import {token} from '../../frame/lib/tokens.ts';
import type {TableContext} from '../game-module.ts';
import {groupBadge} from './focus-card.ts';
import {rentText} from './labels.ts';
import {offer as offerMove, readTerms, turned, type Draft} from './moves.ts';
import {changesList, termsText} from './offers.ts';

/** Why it cannot be offered so, or what it would change. */
export type Outlook = {readonly problem: Problem} | {readonly changes: readonly ClassicChange[]};

export interface SheetInput {
  readonly context: TableContext<ClassicPicture>;
  readonly view: ClassicPicture;
  readonly you: number;
  readonly draft: Draft;
  /** What the server says to the draft as it stands, null while it is asked. */
  readonly outlook: Outlook | null;
  change(draft: Draft): void;
  send(move: string): void;
  close(): void;
}

/** Two columns, one for each side. Whether it can be offered so, the server says while it is being written. */
export function dealSheet(input: SheetInput): TemplateResult {
  const {context, view, you, draft} = input;
  const {words, names} = context;
  const original = view.offers.find((offer) => offer.number === draft.answers);
  const asked = original ? turned(readTerms(original.terms)) : null;
  const others = view.players.flatMap((player, seat) => (seat !== you && !player.out ? [seat] : []));
  const debt = view.debts.find(
    (each) =>
      (each.debtor === you && each.creditors.includes(draft.to)) ||
      (each.debtor === draft.to && each.creditors.includes(you)),
  );
  return html`<section
    class="c-sheet"
    aria-labelledby="sheet-title"
    data-panel="deal"
    @keydown=${(event: KeyboardEvent) => event.key === 'Escape' && input.close()}
  >
    <header>
      <h2 id="sheet-title" tabindex="-1">
        ${words.text(asked ? 'ui.classic.deal.counter' : 'ui.classic.deal', names[draft.to] ?? '')}
      </h2>
      <button type="button" class="button plain" @click=${input.close}>${words.text('ui.close')}</button>
    </header>
    ${
      asked
        ? html`<div class="c-original">
            <p class="quiet">${words.text('ui.classic.deal.asked', names[draft.to] ?? '')}</p>
            <button type="button" class="button" data-original @click=${() => input.change({...draft, terms: asked})}>
              ${words.text('ui.classic.deal.original')}
            </button>
            ${termsText(asked, names[you] ?? '', names[draft.to] ?? '', words)}
          </div>`
        : html`<div class="c-partners" role="group" aria-label=${words.text('ui.classic.deal.with')}>
            ${others.map((seat) => html`<button type="button" class="button" aria-pressed=${seat === draft.to ? 'true' : 'false'} @click=${() => input.change({...draft, to: seat, terms: {...draft.terms, get: [], getCash: 0}})}>${token(seat)}<bdi>${names[seat]}</bdi></button>`)}
          </div>`
    }
    <div class="c-columns">${column(input, you, 'give', 'giveCash')}${column(input, draft.to, 'get', 'getCash')}</div>
    ${
      debt
        ? html`<label class="setting"
            ><span>${words.text('ui.classic.settle.up-to', debt.amount)}</span>
            <input
              type="number"
              inputmode="numeric"
              min="0"
              max=${debt.amount}
              .value=${String(draft.terms.settle)}
              @input=${(event: Event) => input.change({...draft, terms: {...draft.terms, settle: numberOf(event)}})}
          /></label>`
        : nothing
    }
    <div class="c-foot">
      <div
        class="c-outlook"
        role="status"
        data-outlook=${input.outlook === null ? 'wait' : 'problem' in input.outlook ? 'refused' : 'fine'}
      >
        ${outlookText(input)}
      </div>
      <button type="button" class="button strong wide" data-send @click=${() => input.send(offerMove(draft))}>
        ${words.text(asked ? 'ui.classic.deal.send-counter' : 'ui.classic.deal.send')}
      </button>
    </div>
  </section>`;
}

/** Live, before anything is sent: the clause that stands against it, or what both sides would gain. */
function outlookText({context: {words, names}, draft: {terms}, outlook}: SheetInput): TemplateResult | typeof nothing {
  if (terms.give.length + terms.get.length === 0 && terms.giveCash + terms.getCash === 0) {
    return html`<p class="quiet">${words.text('ui.classic.deal.wait')}</p>`;
  }
  if (outlook === null) {
    return nothing;
  }
  return 'problem' in outlook
    ? html`<p class="c-against">${refusalText(outlook.problem, words, names)}</p>`
    : html`<p class="quiet">${words.text('ui.classic.deal.would')}</p>
        ${changesList(outlook.changes, words)}`;
}

function column(input: SheetInput, seat: number, items: 'give' | 'get', cash: 'giveCash' | 'getCash'): TemplateResult {
  const {
    context: {words, names},
    view,
    draft,
  } = input;
  const player = view.players[seat];
  const chosen = draft.terms[items];
  const toggle = (item: string) =>
    input.change({
      ...draft,
      terms: {
        ...draft.terms,
        [items]: chosen.includes(item) ? chosen.filter((each) => each !== item) : [...chosen, item],
      },
    });
  const box = (item: string, sign: TemplateResult | typeof nothing, label: string, note: string) =>
    html`<li>
      <label class="c-item ${chosen.includes(item) ? 'chosen' : ''}">
        <input
          type="checkbox"
          .checked=${chosen.includes(item)}
          data-item=${item}
          @change=${() => toggle(item)}
        />${sign}<span>${label}${note === '' ? nothing : html`<span class="quiet">${note}</span>`}</span></label
      >
    </li>`;
  const deeds = view.properties.filter((each) => each.owner === seat);
  return html`<fieldset class="c-column">
    <legend>${token(seat)} ${words.text('ui.classic.gives', names[seat] ?? '')}</legend>
    <label class="setting"
      ><span>${words.text('ui.classic.cash.of', player?.cash ?? 0)}</span>
      <input
        type="number"
        inputmode="numeric"
        min="0"
        max=${player?.cash ?? 0}
        data-cash=${items}
        .value=${String(draft.terms[cash])}
        @input=${(event: Event) => input.change({...draft, terms: {...draft.terms, [cash]: numberOf(event)}})}
    /></label>
    <ul>
      ${deeds.map((deed) => box(deed.deed, groupBadge(deed), words.item(deed.deed), deed.mortgaged ? words.text('ui.classic.mortgaged') : rentText(deed, deed.earns, words)))}
      ${(player?.cards ?? []).map((deck) => box(`${deck}-card`, nothing, words.item(`${deck}-card`), ''))}
    </ul>
    ${deeds.length === 0 ? html`<p class="quiet">${words.text('ui.classic.no-deeds')}</p>` : nothing}
  </fieldset>`;
}

function numberOf(event: Event): number {
  return Math.max(0, Math.trunc(Number((event.target as HTMLInputElement).value) || 0));
}
