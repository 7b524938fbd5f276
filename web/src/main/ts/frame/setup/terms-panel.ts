import {html, nothing, type TemplateResult} from 'lit';
import type {OptionInfo} from '../../protocol.ts';
import {botName} from '../lib/names.ts';
import {optionField} from './options-panel.ts';
import type {Words} from '../lib/words.ts';

/** What matters only where decisions are timed. */
const TIMED: readonly string[] = ['bank', 'grace', 'stand-in'];

/** What people agree on about time and pauses. */
export function termsPanel(
  terms: readonly OptionInfo[],
  chosen: Readonly<Record<string, string>>,
  timed: boolean,
  words: Words,
  set: (name: string, value: string) => void,
): TemplateResult {
  const valueText = (term: string) => (value: string) => {
    const key = `ui.term.${term}.${value}`;
    return words.has(key) ? words.text(key) : words.text(`ui.term.${term}.bot`, botName(words, value));
  };
  return html`${terms.map((term) =>
    !timed && TIMED.includes(term.name)
      ? nothing
      : html`<label class="setting"
          ><span>${words.text(`ui.term.${term.name}`)}</span>
          ${optionField(term, chosen, words, (value) => set(term.name, value), valueText(term.name))}</label
        >`,
  )}`;
}
