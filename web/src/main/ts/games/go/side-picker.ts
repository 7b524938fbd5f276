import {html, nothing, svg, type TemplateResult} from 'lit';
import type {GoPicture} from '../../protocol.ts';
import type {TableContext} from '../game-module.ts';
import {ofVerb, optionsOf} from '../options.ts';
import {SCENE, scene, SIDES} from './art/scenes.ts';

/** Choosing a board by one of its two sides. */
export function sidePicker(view: GoPicture, context: TableContext<GoPicture>): TemplateResult {
  const {words, names, shown, act} = context;
  const moves = context.seat >= 0 ? ofVerb(optionsOf(shown.state.asked), 'board') : [];
  const move = (side: string) => moves.find(({args}) => args[0] === side)?.move;
  const any = move('random');
  return html`<div class="sides">
    <p class="sides-title">
      ${moves.length > 0 ? words.text('ui.go.sides') : words.text('ui.go.sides.other', names[view.actor] ?? '')}
      ${any === undefined ? nothing : html`<button type="button" class="button" data-move=${any} @click=${() => act(any)}>${words.text('ui.go.sides.any')}</button>`}
    </p>
    <ul>
      ${SIDES.map(({side, board}) => {
        const chosen = move(side);
        const owner = view.players.findIndex((player) => player.board === board);
        const inside = html`<svg viewBox="0 0 ${SCENE} ${SCENE}" aria-hidden="true">
            ${svg`<g class="scene">${scene(side)}</g>`}
          </svg>
          <span class="side-name">${words.text(`side.${side}`)}</span
          ><span class="side-board"
            ><i class="side-dot dot-board-${board}"></i
            >${owner < 0 ? words.text('ui.go.sides.board', words.text(`board.${board}`)) : words.text('ui.go.sides.taken', names[owner] ?? '')}</span
          >`;
        return html`<li>
          ${chosen === undefined ? html`<span class="side ${owner < 0 ? '' : 'taken'}">${inside}</span>` : html`<button type="button" class="side live" data-move=${chosen} @click=${() => act(chosen)}>${inside}</button>`}
        </li>`;
      })}
    </ul>
  </div>`;
}
