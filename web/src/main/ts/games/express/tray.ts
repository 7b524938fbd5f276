import {html, nothing, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import type {ExpressDieState, ExpressPicture} from '../../protocol.ts';
import type {Words} from '../../frame/lib/words.ts';
import {dieIcon} from './faces.ts';

export interface TrayInput {
  readonly view: ExpressPicture;
  readonly words: Words;
  readonly targets: ReadonlyMap<number, readonly string[]>;
  readonly chosen: number;
  readonly live: boolean;
  choose(die: number): void;
}

/** The dice that are in the hand: rolled and not laid. */
export function tray({view, words, targets, chosen, live, choose}: TrayInput): TemplateResult {
  const loose = view.dice.filter((die) => die.where === 'loose');
  return html`<div class="tray" role="group" aria-label=${words.text('ui.express.tray')}>
    ${repeat(
      loose,
      (die) => `${view.turn}.${view.rolls}.${die.die}`,
      (die) => one(die),
    )}
    ${loose.length === 0 ? html`<p class="quiet">${words.text('ui.express.tray.empty')}</p>` : nothing}
  </div>`;

  function one(die: ExpressDieState): TemplateResult {
    const fits = targets.has(die.die);
    const fresh = view.rolls > 0 && die.face !== '';
    const label =
      die.face === ''
        ? words.text('ui.express.die.unrolled', die.die)
        : words.text('ui.express.die', die.die, die.face);
    const look = `die ${fresh ? `rolled roll-${die.die % 4}` : 'waiting'} ${fits ? 'fits' : ''} ${chosen === die.die ? 'chosen' : ''}`;
    return html`<button
      type="button"
      class=${look}
      data-die=${die.die}
      aria-pressed=${chosen === die.die ? 'true' : 'false'}
      aria-label=${label}
      ?disabled=${!live}
      @click=${() => choose(die.die)}
    >
      ${dieIcon(die.face)}<span class="die-number" aria-hidden="true">${die.die}</span>
    </button>`;
  }
}

/** All six faces of each die, for those who want to know what can still come. */
export function allFaces(view: ExpressPicture, words: Words): TemplateResult {
  return html`<details class="fold all-faces">
    <summary>${words.text('ui.express.faces')}</summary>
    <ul class="faces">
      ${view.dice.map(
        (die) =>
          html`<li>
            <span class="faces-name">${words.text('ui.express.die.short', die.die)}</span>
            <span
              role="img"
              class="faces-row"
              aria-label=${die.faces.map((face) => words.text(`face.${face}`)).join(', ')}
            >
              ${die.faces.map((face) => dieIcon(face))}</span
            >
          </li>`,
      )}
    </ul>
  </details>`;
}
