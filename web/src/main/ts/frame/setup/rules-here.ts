import {html, nothing, type TemplateResult} from 'lit';
import type {OptionInfo, TableInfo} from '../../protocol.ts';
import {clauseText} from '../table/log-panel.ts';
import {changes, valueText} from './options-panel.ts';
import {knowsRules, rememberRules} from '../lib/prefs.ts';
import type {Words} from '../lib/words.ts';

export interface RulesInput {
  readonly table: TableInfo;
  readonly options: readonly OptionInfo[];
  readonly words: Words;
  readonly clauses: ReadonlyMap<string, string>;
}

/** In what a table departs from the rulebook, each with its clause. */
export function rulesHere({table, options, words, clauses}: RulesInput): TemplateResult {
  const changed = changes(options, table.options);
  if (changed.length === 0) {
    return html`<p class="quiet">${words.text('ui.rules-here.same')}</p>`;
  }
  return html`<ul class="rules-here">
    ${changed.map(
      (option) =>
        html`<li>
          <strong
            >${words.text(`option.${option.name}`)}: ${valueText(table.options[option.name] ?? '', words)}.</strong
          >
          ${words.text(`option.${option.name}.about`)}
          <details class="why">
            <summary>${words.text('ui.setup.why')}</summary>
            ${clauseText(words, clauses, option.clause)}
          </details>
        </li>`,
    )}
  </ul>`;
}

/** A table that departs from the rulebook says so to all who join. */
export function houseRules(input: RulesInput): TemplateResult | typeof nothing {
  return changes(input.options, input.table.options).length === 0
    ? nothing
    : html`<div class="house-rules">
        <p>${input.words.text('ui.lobby.house-rules')}</p>
        ${rulesHere(input)}
      </div>`;
}

/** The same in a line for who comes when the game goes on already, until it was read. */
export function rulesNotice(input: RulesInput, read: () => void): TemplateResult | typeof nothing {
  const {table, options, words} = input;
  const changed = changes(options, table.options).length;
  if (changed === 0 || knowsRules(table.id)) {
    return nothing;
  }
  const done = () => {
    rememberRules(table.id);
    read();
  };
  return html`<div class="notice house-notice">
    <details>
      <summary>${words.text('ui.rules-here.notice', changed)}</summary>
      ${rulesHere(input)}
    </details>
    <button type="button" class="button plain" data-rules-read @click=${done}>${words.text('ui.hint.ok')}</button>
  </div>`;
}
