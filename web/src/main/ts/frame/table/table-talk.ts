import {html, nothing, type TemplateResult} from 'lit';
import type {TableContext} from '../../games/game-module.ts';
import type {OptionInfo} from '../../protocol.ts';
import './chat-panel.ts';
import type {OrdersInput} from './orders-form.ts';
import {ordersText} from '../client/orders-text.ts';
import {stillPanel} from './still-panel.ts';
import type {TableClient} from '../client/table-client.ts';
import {namesOf} from '../client/table-state.ts';
import {letterOf, type Words} from '../lib/words.ts';

/** What a game needs to draw its table and to act; null before anything is known. */
export function contextOf(client: TableClient, words: Words, orders: readonly OptionInfo[]): TableContext | null {
  const {shown} = client;
  return (
    shown && {
      shown,
      words,
      names: namesOf(shown.state.table, words.text('ui.seat.open')),
      seat: client.acting,
      busy: client.commands.busy || shown.settling === true,
      act: (move) => client.play(move, shown.state.asked?.moment),
      consider: (move) => client.consider(move),
      mine: client.seats,
      shared: client.screen.covered,
      turnTo: (seat) => client.screen.turnTo(seat),
      holdOn: () => client.automatic.hold(true),
      order: (name, value) =>
        void client.speak(client.screen.viewing, 'order', ordersText(orders, {...shown.state.orders, [name]: value})),
    }
  );
}

/** Orders are given by one person at their own screen. */
export function ownOrders(
  client: TableClient,
  {shown, words, mine}: TableContext,
  orders: readonly OptionInfo[],
): OrdersInput | null {
  const order = (text: string) => void client.speak(client.screen.viewing, 'order', text);
  return mine.length === 1 && orders.length > 0 ? {orders, given: shown.state.orders, words, order} : null;
}

/** The talk at a table, in the name of the seat on the screen. */
export function chatPanel(client: TableClient, {shown, names, words}: TableContext): TemplateResult {
  const seat = client.screen.viewing;
  const speak =
    seat >= 0 ? (what: 'say' | 'emote' | 'report', text: string) => void client.speak(seat, what, text) : null;
  return html`<chat-panel
    .messages=${shown.state.chat}
    .names=${names}
    .words=${words}
    .mine=${client.seats}
    .speak=${speak}
  ></chat-panel>`;
}

/** Who sits at a table that was stopped may still talk about it; null for any other table. */
export function stillRoom(client: TableClient, context: TableContext): TemplateResult | null {
  const {table} = context.shown.state;
  const panel = stillPanel(table, context.words);
  return panel && html`${panel}${table.state === 'closed' ? nothing : chatPanel(client, context)}`;
}

/** Somebody of this device gives another seat more time. */
export function granting(client: TableClient, {shown, mine}: TableContext): ((seat: number) => void) | null {
  const {table} = shown.state;
  const giver = mine.find((seat) => !table.seats[seat]?.left);
  return table.clock === 0 || giver === undefined ? null : (seat) => void client.speak(giver, 'grant', letterOf(seat));
}
