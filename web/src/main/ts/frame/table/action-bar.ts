import {html, nothing, type TemplateResult} from 'lit';
import type {Problem, Verb} from '../../protocol.ts';
import type {GameModule, TableContext} from '../../games/game-module.ts';
import {clauseText} from './log-panel.ts';
import {token} from '../lib/tokens.ts';
import type {Words} from '../lib/words.ts';
import {submitted} from '../lib/form.ts';

export interface ActionInput {
  readonly context: TableContext;
  readonly game: GameModule;
  readonly clauses: ReadonlyMap<string, string>;
  readonly refused: Problem | null;
  readonly mine: readonly number[];
  readonly skippable: boolean;
  /** Stops the game before the next turn, where it would go on by itself; null elsewhere. */
  readonly hold: {readonly on: boolean; set(on: boolean): void} | null;
  readonly over: boolean;
  /** Where several people share the device. */
  readonly cover: (() => void) | null;
  skip(): void;
  takeBack(): void;
  dismiss(): void;
}

/** Whose move it is, and the one or two moves that matter. */
export function actionBar(input: ActionInput): TemplateResult {
  const {context, game} = input;
  const {words, seat} = context;
  const awaited = context.shown.state.waiting.includes(seat);
  const asked = seat >= 0 ? context.shown.state.asked : null;
  const big = asked ? game.bigMoves(context) : [];
  return html`<section
    class="area-act actions ${awaited ? 'mine' : ''}"
    id="actions"
    tabindex="-1"
    aria-labelledby="actions-title"
  >
    <div class="actions-head">
      <h2 id="actions-title">${heading(input)}</h2>
      ${input.cover ? html`<button type="button" class="button plain" data-cover @click=${input.cover}>${words.text('ui.curtain.cover')}</button>` : nothing}
      ${input.hold ? html`<button type="button" class="button plain" data-hold aria-pressed=${input.hold.on ? 'true' : 'false'} title=${words.text('ui.hold-on.about')} @click=${() => input.hold!.set(!input.hold!.on)}>${words.text('ui.hold-on')}</button>` : nothing}
      ${input.skippable ? html`<button type="button" class="button plain" @click=${input.skip}>${words.text('ui.skip')}</button>` : nothing}
      ${context.shown.state.asked?.takeBack ? html`<button type="button" class="button plain" @click=${input.takeBack}>${words.text('ui.take-back')}</button>` : nothing}
    </div>
    ${
      big.length === 0
        ? nothing
        : html`<div class="big-moves" data-count=${big.length}>
            ${big.map(
              (move) =>
                html`<button
                  type="button"
                  class="big ${move.tone} ${move.off ? 'off' : ''}"
                  data-move=${move.move}
                  aria-busy=${context.busy ? 'true' : 'false'}
                  aria-disabled=${move.off ? 'true' : nothing}
                  @click=${() => move.off ?? context.act(move.move)}
                >
                  <span class="big-title">${move.title} <kbd aria-hidden="true">${move.key.toUpperCase()}</kbd></span
                  ><span class="big-detail">${move.off ?? move.detail}</span>
                </button>`,
            )}
          </div>`
    }
    ${refusal(input)}
  </section>`;
}

/** What is asked of somebody at this screen, empty if nothing is. */
export function askedText(context: TableContext, game: GameModule): string {
  const {words, seat, names, shown, mine} = context;
  if (seat < 0 || !shown.state.waiting.includes(seat)) {
    return '';
  }
  const asked = game.heading?.(context);
  if (mine.length > 1) {
    return asked ? `${names[seat] ?? ''}: ${asked}` : words.text('ui.acting-for', names[seat] ?? '');
  }
  return asked ?? words.text('ui.waiting.you');
}

function heading({context, game, mine, over}: ActionInput): TemplateResult | string {
  const {words, seat, names, shown} = context;
  if (over) {
    return words.text('ui.over');
  }
  if (seat >= 0 && shown.state.waiting.includes(seat)) {
    const asked = game.heading?.(context);
    if (asked) {
      return mine.length > 1 ? html`${token(seat)} <span><bdi>${names[seat] ?? ''}</bdi>: ${asked}</span>` : asked;
    }
    return mine.length > 1
      ? html`${token(seat)} ${words.text('ui.acting-for', names[seat] ?? '')}`
      : words.text('ui.waiting.you');
  }
  if (seat < 0 && shown.state.waiting.some((each) => mine.includes(each))) {
    return words.text('ui.waiting.moment');
  }
  const waiting = shown.state.waiting.map((each) => names[each] ?? '');
  return waiting.length === 0 ? words.text('ui.watch') : words.text('ui.waiting.for', words.names(waiting));
}

function refusal({context, clauses, refused, dismiss}: ActionInput): TemplateResult | typeof nothing {
  if (!refused) {
    return nothing;
  }
  return html`<div class="refusal" role="alert">
    <p>${refusalText(refused, context.words, context.names)}</p>
    ${
      refused.clause
        ? html`<details class="why">
            <summary>${context.words.text('ui.refusal.why')}</summary>
            ${clauseText(context.words, clauses, refused.clause)}
          </details>`
        : nothing
    }
    <button type="button" class="button" @click=${dismiss}>${context.words.text('ui.ok')}</button>
  </div>`;
}

export function refusalText(refused: Problem, words: Words, names: readonly string[]): string {
  if (refused.code === 'refused') {
    return words.message(refused.message, refused.args, names);
  }
  const known = `ui.error.${refused.code}`;
  return words.has(known) ? words.text(known) : refused.message || words.text('ui.error.unavailable');
}

/** Every other move as text. Folded where the table offers the same by tapping. */
export function moreMoves(context: TableContext, game: GameModule): TemplateResult | typeof nothing {
  const asked = context.seat >= 0 ? context.shown.state.asked : null;
  const big = asked ? game.bigMoves(context) : [];
  const verbs = (asked?.verbs ?? [])
    .map((verb) => ({...verb, moves: verb.moves.filter((move) => !big.some((each) => each.move === move.text))}))
    .filter((verb) => verb.moves.length > 0 || verb.least <= verb.most);
  if (verbs.length === 0 || (game.complete && verbs.every((verb) => game.tapped.includes(verb.verb)))) {
    return nothing;
  }
  const count = verbs.reduce((sum, verb) => sum + verb.moves.length + (verb.least <= verb.most ? 1 : 0), 0);
  const unfolded = big.length === 0 && !verbs.every((verb) => game.tapped.includes(verb.verb));
  return html`<details class="fold more-moves area-more" ?open=${unfolded}>
    <summary>${context.words.text('ui.moves', count)}</summary>
    <ul>
      ${verbs.map((verb) => [
        ...verb.moves.map(
          (move) =>
            html`<li>
              <button type="button" class="button" data-move=${move.text} @click=${() => context.act(move.text)}>
                ${context.words.message(verb.message, move.args, context.names)}
              </button>
            </li>`,
        ),
        verb.least <= verb.most ? html`<li>${amount(context, verb)}</li>` : nothing,
      ])}
    </ul>
  </details>`;
}

/** A verb that takes a number, such as a bid. */
function amount(context: TableContext, verb: Verb): TemplateResult {
  const send = (event: Event) => context.act(`${verb.verb} ${submitted(event, 'amount')}`);
  return html`<form class="row" @submit=${send}>
    <label
      >${context.words.message(verb.message, [], context.names)}
      <input name="amount" type="number" required min=${verb.least} max=${verb.most} .value=${String(verb.least)}
    /></label>
    <button class="button">${context.words.text('ui.ok')}</button>
  </form>`;
}
