import {html, nothing, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import type {ClassicPicture} from '../../protocol.ts';
import {token} from '../../frame/lib/tokens.ts';
import type {TableContext} from '../game-module.ts';
import {die, HOTEL, HOUSE, sign} from './signs.ts';
import {isDouble, lastTurns, openCard, turnLine} from './turn-lines.ts';

const LINES = 5;

/** The middle of the board: whose turn it is, the dice, the card that was drawn, the last turns, what the bank has left. */
export function middle({words, names, shown}: TableContext<ClassicPicture>, view: ClassicPicture): TemplateResult {
  const card = openCard(shown.state.log);
  const thrown = view.dice.map((eyes, at) => ({eyes, key: `${view.turn}.${view.doubles}.${at}.${view.dice.join()}`}));
  return html`<div class="c-middle">
    ${view.active >= 0 && view.phase !== 'over' ? html`<p class="c-turn">${token(view.active)}<span>${words.text('ui.classic.turn', names[view.active] ?? '')}</span></p>` : nothing}
    ${time()}
    <div
      class="c-dice"
      role="img"
      aria-label=${view.dice.length === 2 ? words.text('ui.classic.dice', view.dice[0] ?? 0, view.dice[1] ?? 0) : words.text('ui.classic.dice.none')}
    >
      ${repeat(
        thrown,
        (each) => each.key,
        ({eyes}, at) =>
          html`<svg class="c-die rolled roll-${at + 1}" viewBox="0 0 40 40" aria-hidden="true">${die(eyes)}</svg>`,
      )}
      ${isDouble(view.dice) && !shown.settling && view.phase !== 'over' ? html`<span class="c-double">${words.text('ui.classic.double')}</span>` : nothing}
    </div>
    ${
      card
        ? html`<figure class="c-drawn">
            <svg viewBox="0 0 40 40" aria-hidden="true">${sign(card.startsWith('chance') ? 'chance' : 'chest')}</svg>
            <figcaption>${words.text(`card.${card}`)}</figcaption>
          </figure>`
        : lines()
    }
    <p class="c-bank" role="group" aria-label=${words.text('ui.classic.bank')}>
      <span>${stock(HOUSE, 'c-house', words.item('house'))} × ${view.houses}</span
      ><span>${stock(HOTEL, 'c-hotel', words.item('hotel'))} × ${view.hotels}</span>
      ${view.pot > 0 ? html`<span>${words.text('ui.classic.pot', view.pot)}</span>` : nothing}
    </p>
  </div>`;

  /** Of a speedy game. */
  function time(): TemplateResult | typeof nothing {
    return view.phase === 'over' || (view.minutesLeft === 0 && !view.lastTurn)
      ? nothing
      : html`<p class="c-time ${view.lastTurn ? 'last' : ''}">
          ${view.lastTurn ? words.text('ui.classic.last-turn') : words.text('ui.classic.minutes', view.minutesLeft)}
        </p>`;
  }

  /** Every turn in a line, for who did not watch. The log says the same at length, so these are only for the eye. */
  function lines(): TemplateResult | typeof nothing {
    const told = lastTurns(shown.state.log, LINES)
      .map((turn) => ({turn, text: turnLine(turn, words, names)}))
      .filter(({text}) => text !== '');
    return told.length === 0
      ? nothing
      : html`<ol class="c-lines" aria-hidden="true">
          ${told.map(({turn, text}) => html`<li>${token(turn.seat)}<span>${text}</span></li>`)}
        </ol>`;
  }
}

function stock(shape: string, look: string, name: string): TemplateResult {
  return html`<svg viewBox="0 0 40 40" role="img" aria-label=${name}><path class=${look} d=${shape} /></svg>`;
}
