import {html, nothing, type TemplateResult} from 'lit';
import type {GameModule, TableContext} from '../../games/game-module.ts';
import {HintBook} from '../client/hints.ts';
import type {TableClient} from '../client/table-client.ts';
import type {Books} from '../lib/books.ts';
import type {RulesInput} from '../setup/rules-here.ts';
import {actDock} from './act-dock.ts';
import './curtain-view.ts';
import './log-panel.ts';
import './over-panel.ts';
import {seatsStrip} from './seats-strip.ts';
import {tableNotices} from './table-notices.ts';
import type {MenuInput} from './table-menu.ts';
import {chatPanel, ownOrders} from './table-talk.ts';
import type {Voice} from './voice.ts';

/** What the room of a running or finished game needs of its page. */
export interface PlayingInput {
  readonly client: TableClient;
  readonly context: TableContext;
  readonly game: GameModule;
  readonly books: Books;
  readonly voice: Voice;
  readonly rules: RulesInput;
  /** Something was changed that only this page knows. */
  changed(): void;
  /** The same table once more. */
  again(): void;
}

/** A table that is played at, or its ranking; the curtain where several people share the screen. */
export function playingRoom({
  client,
  context,
  game,
  books,
  voice,
  rules,
  changed,
  again,
}: PlayingInput): TemplateResult {
  const {shown, names, words} = context;
  const over = shown.state.table.state === 'over' && !client.behind;
  const {screen} = client;
  if (screen.veiled) {
    return html`${seatsStrip(shown, game, words, client.seats)}
      <curtain-view
        .words=${words}
        .seat=${screen.viewing}
        .name=${names[screen.viewing] ?? ''}
        .asked=${client.acting >= 0}
        .reveal=${() => screen.reveal()}
        .back=${screen.calledFor ? () => screen.cover() : null}
      ></curtain-view>`;
  }
  return html` ${seatsStrip(shown, game, words, client.seats)} ${tableNotices(client, context, game, rules, changed)}
    <div class="table-grid ${over ? 'is-over' : ''}">
      ${over ? html`<over-panel class="area-over" .shown=${shown} .game=${game} .words=${words} .names=${names} .mine=${client.seats} .again=${again}></over-panel>` : nothing}
      ${game.table(context)} ${over ? nothing : actDock(client, context, game, books.clauses, voice, changed)}
      <div class="area-log log-column">
        <log-panel .log=${shown.state.log} .names=${names} .words=${words} .clauses=${books.clauses}></log-panel>
        ${chatPanel(client, context)}
      </div>
    </div>`;
}

/** What the menu of a table offers; `more` is what concerns the page rather than the table. */
export function menuOf(
  {client, context, books, rules, changed}: PlayingInput,
  more: Pick<MenuInput, 'lan' | 'list'>,
): MenuInput {
  return {
    ...more,
    table: context.shown.state.table,
    words: context.words,
    mine: client.seats,
    names: context.names,
    devices: client.devices,
    orders: ownOrders(client, context, books.orders),
    bots: books.bots,
    rules,
    act: (what, seats) => client.act(what, seats),
    stepOut: (seat, bot) => void client.speak(seat, 'step-out', bot),
    showHints: (shown) => {
      if (shown) {
        HintBook.showAgain();
      } else {
        HintBook.dismissAll();
      }
      changed();
    },
    keepPace: () => client.keepPace(),
    force: () => client.considerForced(),
  };
}
