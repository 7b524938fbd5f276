import {html, nothing, type TemplateResult} from 'lit';
import type {GameModule} from '../../games/game-module.ts';
import type {TableClient} from '../client/table-client.ts';
import {prefs, type Between} from '../lib/prefs.ts';
import type {Words} from '../lib/words.ts';

/** Asks once, where others play at other devices, whether they are to wait for this player between turns. */
export function betweenNotice(
  client: TableClient,
  game: GameModule,
  words: Words,
  changed: () => void,
): TemplateResult | typeof nothing {
  const order = client.seen && game.lull?.(client.seen)?.order;
  if (!order || client.automatic.offered || prefs.between !== '') {
    return nothing;
  }
  const answer = (between: Between) => () => {
    prefs.between = between;
    client.automatic.rested();
    changed();
  };
  return html`<div class="notice" role="status" data-between>
    <p>${words.text('ui.between.ask')}</p>
    <button type="button" class="button strong" data-between="pass" @click=${answer('pass')}>
      ${words.text('ui.between.pass')}
    </button>
    <button type="button" class="button plain" data-between="ask" @click=${answer('ask')}>
      ${words.text('ui.between.wait')}
    </button>
  </div>`;
}
