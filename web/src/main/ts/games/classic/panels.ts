import {html, nothing, type TemplateResult} from 'lit';
import type {ClassicPicture} from '../../protocol.ts';
import {prefs} from '../../frame/lib/prefs.ts';
import {token} from '../../frame/lib/tokens.ts';
import type {TableContext} from '../game-module.ts';
import {choices, type Choice} from './choices.ts';
import {figureIcon} from './figures.ts';
import {deedButton, groupBadge} from './focus-card.ts';

/** What a debtor owes, what is missing, and every way to raise it. */
export function debtPanel(
  context: TableContext<ClassicPicture>,
  view: ClassicPicture,
  deal: () => void,
): TemplateResult | typeof nothing {
  const [debt] = view.debts;
  if (!debt || view.phase !== 'debt') {
    return nothing;
  }
  const {words, names, shown, seat} = context;
  const player = view.players[debt.debtor];
  const mine = seat === debt.debtor;
  const ways = mine ? choices(shown.state.asked, 'sell', 'mortgage') : [];
  const creditors =
    debt.creditors.length === 0
      ? words.text('party.bank')
      : words.names(debt.creditors.map((each) => names[each] ?? ''));
  return html`<section class="c-panel c-debt" aria-labelledby="debt-title" data-panel="debt">
    <h2 id="debt-title">
      ${token(debt.debtor)}<span
        >${words.text(mine ? 'ui.classic.debt.you' : 'ui.classic.debt', names[debt.debtor] ?? '', debt.amount, creditors)}</span
      >
    </h2>
    <dl class="c-facts">
      <div>
        <dt>${words.text('ui.classic.cash')}</dt>
        <dd>${words.money(player?.cash ?? 0)}</dd>
      </div>
      <div>
        <dt>${words.text('ui.classic.missing')}</dt>
        <dd><strong>${words.money(Math.max(0, debt.amount - (player?.cash ?? 0)))}</strong></dd>
      </div>
      <div>
        <dt>${words.text('ui.classic.raisable')}</dt>
        <dd>${words.money(player?.raisable ?? 0)}</dd>
      </div>
    </dl>
    ${mine && (player?.raisable ?? 0) < debt.amount ? html`<p>${words.text('ui.classic.debt.short')}</p>` : nothing}
    ${
      mine
        ? html`<ul class="c-ways">
              ${ways.map((choice) => way(context, view, choice))}
            </ul>
            <button type="button" class="button" @click=${deal}>${words.text('ui.classic.deal')}</button>`
        : nothing
    }
  </section>`;
}

function way({words, act}: TableContext<ClassicPicture>, view: ClassicPicture, choice: Choice): TemplateResult {
  const property = view.properties.find((each) => each.deed === choice.args[0]);
  return html`<li>
    ${property ? html`${groupBadge(property)}<span>${words.item(property.deed)}</span>${deedButton(choice, property, words, act)}` : nothing}
  </li>`;
}

/** Questions with a few answers: tokens, wishes, places, interest on a mortgage that was received. */
export function questionPanel(
  context: TableContext<ClassicPicture>,
  view: ClassicPicture,
): TemplateResult | typeof nothing {
  const {words, shown, seat, act, names} = context;
  const asked = seat >= 0 ? shown.state.asked : null;
  const answers = [...choices(asked, 'token').sort(lastTokenFirst), ...choices(asked, 'wish', 'place', 'lift', 'keep')];
  const [shortage] = view.shortage;
  const label = ({verb, args}: Choice) =>
    verb.verb === 'token' ? words.text(`token.${args[0]}`) : words.message(verb.message, args, names);
  const answer = (choice: Choice) => {
    if (choice.verb.verb === 'token') {
      prefs.token = choice.args[0] ?? '';
    }
    act(choice.text);
  };
  if (answers.length === 0 && !shortage) {
    return nothing;
  }
  return html`<section class="c-panel" aria-labelledby="question-title" data-panel="question">
    <h2 id="question-title">${words.text(`ui.classic.ask.${answers[0]?.verb.verb ?? 'shortage'}`)}</h2>
    ${
      shortage
        ? html`<p>
              ${words.text('ui.classic.shortage', words.item(shortage.kind), shortage.stock, names[shortage.opener] ?? '')}
            </p>
            <ul class="c-bidders">
              ${shortage.wishes.map((wish, at) => (view.players[at]?.out ? nothing : html`<li>${token(at)}<bdi>${names[at]}</bdi><span class="quiet">${wish >= 0 ? wish : words.text(wish === -2 ? 'ui.classic.sealed' : 'ui.classic.silent')}</span></li>`))}
            </ul>`
        : nothing
    }
    ${view.interest.filter((each) => each.seat === seat).map((each) => html`<p>${words.text('ui.classic.interest', words.item(each.deed), each.interest, each.repayment)}</p>`)}
    ${answers.length === 0 ? nothing : html`<div class="c-answers">${answers.map((choice) => html`<button type="button" class="button ${isLastToken(choice) ? 'strong' : ''}" data-move=${choice.text} @click=${() => answer(choice)}>${choice.verb.verb === 'token' ? figureIcon(choice.args[0] ?? '') : nothing}${label(choice)}</button>`)}</div>`}
  </section>`;
}

/** Whether it is the token with which this person played last time. */
function isLastToken({verb, args}: Choice): boolean {
  return verb.verb === 'token' && args[0] === prefs.token;
}

function lastTokenFirst(one: Choice, other: Choice): number {
  return Number(isLastToken(other)) - Number(isLastToken(one));
}
