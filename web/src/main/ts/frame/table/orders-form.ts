import {html, type TemplateResult} from 'lit';
import type {OptionInfo} from '../../protocol.ts';
import {optionField} from '../setup/options-panel.ts';
import {ordersText} from '../client/orders-text.ts';
import type {Words} from '../lib/words.ts';

export interface OrdersInput {
  readonly orders: readonly OptionInfo[];
  readonly given: Readonly<Record<string, string>>;
  readonly words: Words;
  order(text: string): void;
}

/** What the table does for a player without asking. */
export function ordersForm({orders, given, words, order}: OrdersInput): TemplateResult {
  return html`<p class="quiet">${words.text('ui.orders.about')}</p>
    <ul class="standing-orders">
      ${orders.map(
        (each) =>
          html`<li class="option">
            <label
              ><span class="option-name">${words.text(`standing.${each.name}`)}</span>
              ${optionField(each, given, words, (value) => order(ordersText(orders, {...given, [each.name]: value})))}</label
            >
            <p>${words.text(`standing.${each.name}.about`)}</p>
          </li>`,
      )}
    </ul>`;
}
