import {html, nothing, type TemplateResult} from 'lit';
import type {Words} from '../../frame/lib/words.ts';
import type {GoPicturePlayer} from '../../protocol.ts';
import {ofTile} from './choices.ts';
import type {Option} from '../options.ts';
import {tileArt} from './art/tile-art.ts';

export interface TilesInput {
  readonly player: GoPicturePlayer;
  readonly words: Words;
  readonly options: readonly Option[];
  /** Whether the GO button is being used. */
  readonly pressed: boolean;
  tap(tile: string): void;
  /** At a shared device: to look at them behind the curtain. */
  readonly look: (() => void) | null;
}

/** One's own kept tiles, open; at a shared device their backs and a way behind the curtain. */
export function ownTiles({player, words, options, pressed, tap, look}: TilesInput): TemplateResult | typeof nothing {
  if (player.tiles.length === 0) {
    return nothing;
  }
  return html`<section class="own-tiles" aria-label=${words.text('ui.go.tiles.own', player.tiles.length)}>
    <h2>${words.text('ui.go.tiles.own', player.tiles.length)}</h2>
    <ul>
      ${player.tiles.map((tile) => {
        const usable = ofTile(options, tile).length > 0;
        const name = tile === '?' ? words.text('ui.go.tile.hidden') : words.text(`tile.${tile}`);
        const inside = html`${tileArt(tile)}<span class="tile-name">${name}</span>`;
        return html`<li>
          ${usable ? html`<button type="button" class="go-tile live" data-tile=${tile} aria-pressed=${tile === 'go-button' && pressed ? 'true' : 'false'} @click=${() => tap(tile)}>${inside}</button>` : html`<span class="go-tile" data-tile=${tile}>${inside}</span>`}
        </li>`;
      })}
    </ul>
    ${look ? html`<button type="button" class="button" data-look @click=${look}>${words.text('ui.go.tiles.look')}</button>` : nothing}
  </section>`;
}

/** Somebody else's tiles: how many; what they are only where all lie open. */
export function theirTiles(player: GoPicturePlayer, words: Words): TemplateResult | typeof nothing {
  const text = player.tiles.every((tile) => tile === '?')
    ? words.text('ui.go.tiles', player.tiles.length)
    : words.names(player.tiles.map((tile) => words.text(`tile.${tile}`)));
  return player.tiles.length === 0
    ? nothing
    : html`<span class="their-tiles" role="img" aria-label=${text}>${player.tiles.map((tile) => tileArt(tile))}</span>`;
}
