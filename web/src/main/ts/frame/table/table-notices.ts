import {html, nothing, type TemplateResult} from 'lit';
import type {GameModule, TableContext} from '../../games/game-module.ts';
import {awayPanel} from './away-panel.ts';
import {betweenNotice} from './between-notice.ts';
import {digest} from '../client/digest.ts';
import {listedNotice} from '../setup/listed-switch.ts';
import {packMark} from '../packing/pack-room.ts';
import {prefs} from '../lib/prefs.ts';
import {rulesNotice, type RulesInput} from '../setup/rules-here.ts';
import type {TableClient} from '../client/table-client.ts';
import {show} from './table-menu.ts';
import {timeNotices} from './time-notices.ts';
import type {Words} from '../lib/words.ts';

const MEANWHILE = 3;

/** What somebody should know of a table before looking at the game. */
export function tableNotices(
  client: TableClient,
  {shown, names, words}: TableContext,
  game: GameModule,
  rules: RulesInput,
  changed: () => void,
): TemplateResult {
  const {table} = shown.state;
  const playing = table.state === 'playing';
  return html` ${packMark(table, words)}
  ${client.seats.length === 0 && playing ? html`<p class="notice">${words.text('ui.spectator')}</p>` : nothing}
  ${playing ? rulesNotice(rules, changed) : nothing} ${playing ? listedNotice(table, client.seats, words) : nothing}
  ${table.agreed.length > 0 && playing ? html`<p class="notice">${words.text('ui.agreed', words.names(table.agreed.map((seat) => names[seat] ?? '')))}</p>` : nothing}
  ${newDevices(client, names, words)} ${betweenNotice(client, game, words, changed)}
  ${timeNotices(table, client.seats, names, words, (what, seats) => client.act(what, seats))}
  ${awayPanel(
    client.catchingUp.away,
    (entry) => game.matters(entry),
    words,
    names,
    () => client.forgetAway(),
  )}`;
}

/** A device has come to a seat that its player may not know of. */
export function newDevices(client: TableClient, names: readonly string[], words: Words): TemplateResult[] {
  return client.newcomers.seats.map(
    (seat) =>
      html`<div class="notice" role="status" data-new-device>
        <p>${words.text('ui.new-device', names[seat] ?? '')}</p>
        <button type="button" class="button strong" @click=${show('move')}>${words.text('ui.sign-out')}</button>
        <button type="button" class="button plain" @click=${() => client.knowsDevices(seat)}>
          ${words.text('ui.new-device.mine')}
        </button>
      </div>`,
  );
}

/** In a line, what others did since the last own move, where that was not shown one after the other. */
export function meanwhile(
  client: TableClient,
  {words, names}: TableContext,
  game: GameModule,
): TemplateResult | typeof nothing {
  const lines = digest(
    client.catchingUp.meanwhile.filter((entry) => game.matters(entry)),
    () => true,
  ).slice(-MEANWHILE);
  const always = () => {
    prefs.speed = 'instant';
    client.skip();
  };
  return lines.length === 0
    ? nothing
    : html`<p class="meanwhile">
        <strong>${words.text('ui.meanwhile')}</strong> ${lines.map((entry) => words.event(entry.text, names)).join(' ')}
        ${client.skipping.often ? html`<button type="button" class="button plain" data-always @click=${always}>${words.text('ui.skip.always')}</button>` : nothing}
      </p>`;
}
