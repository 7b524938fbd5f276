import {html, type TemplateResult} from 'lit';
import type {OptionInfo} from '../../protocol.ts';
import {clauseText} from '../table/log-panel.ts';
import type {Words} from '../lib/words.ts';

const FLAGS = ['off', 'on'];

/** All choices before a game. Everything is as in the rulebook until somebody changes it. */
export function optionsPanel(
  options: readonly OptionInfo[],
  chosen: Readonly<Record<string, string>>,
  words: Words,
  clauses: ReadonlyMap<string, string>,
  set: (name: string, value: string) => void,
): TemplateResult {
  const changed = changes(options, chosen).length;
  return html`<details class="fold options">
    <summary>
      ${words.text('ui.setup.rules')}
      <span class="badge ${changed > 0 ? 'loud' : ''}"
        >${changed === 0 ? words.text('ui.setup.rules.same') : words.text('ui.setup.rules.changed', changed)}</span
      >
    </summary>
    <ul>
      ${options.map(
        (option) =>
          html`<li class="option">
            <label
              ><span class="option-name">${words.text(`option.${option.name}`)}</span>
              ${optionField(option, chosen, words, (value) => set(option.name, value))}</label
            >
            <p>${words.text(`option.${option.name}.about`)}</p>
            <details class="why">
              <summary>${words.text('ui.setup.why')}</summary>
              ${clauseText(words, clauses, option.clause)}
            </details>
          </li>`,
      )}
    </ul>
  </details>`;
}

/** A field for one choice. */
export function optionField(
  option: OptionInfo,
  chosen: Readonly<Record<string, string>>,
  words: Words,
  set: (value: string) => void,
  text: (value: string) => string = (value) => valueText(value, words),
): TemplateResult {
  const value = chosen[option.name] ?? option.fallback;
  const change = (event: Event) => set((event.target as HTMLInputElement).value);
  if (option.values.length === 0) {
    return html`<input type="number" min=${option.least} max=${option.most} .value=${value} @change=${change} />`;
  }
  const usual = (each: string) =>
    option.clause.startsWith('table.') ? text(each) : words.text('ui.option.default', text(each));
  return html`<select @change=${change}>
    ${option.values.map((each) => html`<option value=${each} ?selected=${each === value}>${each === option.fallback ? usual(each) : text(each)}</option>`)}
  </select>`;
}

export function valueText(value: string, words: Words): string {
  if (/^\d{4,}$/.test(value)) {
    return new Intl.NumberFormat(words.locale).format(Number(value));
  }
  return FLAGS.includes(value)
    ? words.text(`ui.option.${value}`)
    : words.has(`value.${value}`)
      ? words.text(`value.${value}`)
      : value;
}

/** The options that are not as in the rulebook. */
export function changes(options: readonly OptionInfo[], chosen: Readonly<Record<string, string>>): OptionInfo[] {
  return options.filter((option) => (chosen[option.name] ?? option.fallback) !== option.fallback);
}
