import {html, svg, type TemplateResult} from 'lit';
import type {Words} from '../../frame/lib/words.ts';
import type {GoPicture} from '../../protocol.ts';
import {letter} from '../groups.ts';
import {tileArt} from './art/tile-art.ts';

/** A block as a sign: colour, pattern and letter. */
export function blockSign(colour: string): TemplateResult {
  return html`<svg class="block-sign" viewBox="0 0 44 30" aria-hidden="true">
    <rect class="block fill-${colour}" x="1" y="1" width="42" height="28" rx="5" />
    <rect class="ribbon-${colour}" x="3" y="3" width="38" height="24" rx="3" />
    <rect class="fill-${colour}" x="12" y="5" width="20" height="20" rx="4" />
    ${svg`<text class="block-letter ink-${colour}" x="22" y="21" text-anchor="middle">${letter(colour)}</text>`}
  </svg>`;
}

/** The blocks that nobody has yet, and the tiles beside them. */
export function tray(
  view: GoPicture,
  words: Words,
  grabs: ReadonlyMap<string, string>,
  act: (move: string) => void,
): TemplateResult {
  return html`<ul class="blocks" aria-label=${words.text('ui.go.tray')}>
      ${view.tray.map(({colour, height}) => {
        const move = grabs.get(colour);
        const inside = html`${blockSign(colour)}<span class="block-count" aria-hidden="true">×${height}</span
          ><span class="visually-hidden"
            >${words.text('ui.go.tray.blocks', words.text(`colour.${colour}`), height)}</span
          >`;
        return html`<li class=${height === 0 ? 'none' : ''} data-colour=${colour}>
          ${move === undefined ? html`<span class="block-pile">${inside}</span>` : html`<button type="button" class="block-pile live" data-move=${move} @click=${() => act(move)}>${inside}</button>`}
        </li>`;
      })}
    </ul>
    <p class="tile-piles">
      <span class="tile-pile"
        >${tileArt('?')}<span aria-hidden="true">×${view.faceDown.length}</span
        ><span class="visually-hidden">${words.text('ui.go.face-down', view.faceDown.length)}</span></span
      >
      ${view.discards.map((tile) => html`<span class="tile-pile" role="img" aria-label=${words.text('ui.go.discarded', words.text(`tile.${tile}`))}>${tileArt(tile)}</span>`)}
    </p>`;
}
