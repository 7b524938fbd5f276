import {html, nothing, type TemplateResult} from 'lit';
import {api} from '../../api.ts';
import type {TableInfo} from '../../protocol.ts';
import {PlainElement} from '../lib/element.ts';
import {problem, problemText} from '../lib/problem.ts';
import type {Words} from '../lib/words.ts';
import {submitted} from '../lib/form.ts';

/** Packs the table, by everybody's link or, where all agree, by a phrase. */
export class PackDialog extends PlainElement {
  static override properties = {
    table: {attribute: false},
    seats: {attribute: false},
    names: {attribute: false},
    words: {attribute: false},
    failed: {state: true},
    busy: {state: true},
  };

  declare table: TableInfo;
  /** The seats of this device that still play. */
  declare seats: readonly number[];
  declare names: readonly string[];
  declare words: Words;
  declare failed: string;
  declare busy: boolean;

  constructor() {
    super();
    this.failed = '';
    this.busy = false;
  }

  override render(): TemplateResult {
    const {words, table} = this;
    return html`<p>${words.text('ui.pack.about')}</p>
      ${table.pack.secret ? html`<p>${words.text('ui.pack.about.shares')}</p>` : nothing}
      <button type="button" class="button strong" ?disabled=${this.busy} @click=${() => void this.pack('')}>
        ${words.text('ui.pack.yes')}
      </button>
      ${table.pack.secret ? this.phrase() : nothing} ${this.failed === '' ? nothing : problem(this.failed)}`;
  }

  private phrase(): TemplateResult {
    const {words, table} = this;
    const people = table.seats.filter((seat) => seat.kind === 'person' && !seat.left);
    const missing = people.filter((seat) => !table.pack.consent.includes(seat.seat));
    const submit = (event: Event) => {
      void this.pack(submitted(event, 'phrase'));
    };
    return html`<details class="fold">
      <summary>${words.text('ui.pack.phrase')}</summary>
      <p>${words.text('ui.pack.phrase.about')}</p>
      ${this.seats.map(
        (seat) =>
          html`<label class="setting"
            ><input
              type="checkbox"
              .checked=${table.pack.consent.includes(seat)}
              @change=${(event: Event) => void this.guarded(() => api.consent(table.id, seat, (event.target as HTMLInputElement).checked))}
            />
            <span>${words.text('ui.pack.phrase.consent', this.names[seat] ?? '')}</span></label
          >`,
      )}
      ${
        missing.length > 0
          ? html`<p class="quiet">
              ${words.text('ui.pack.phrase.missing', words.names(missing.map((seat) => seat.name)))}
            </p>`
          : html`<form class="row" @submit=${submit}>
              <label class="setting grow"
                ><span>${words.text('ui.pack.phrase.input')}</span
                ><input name="phrase" required minlength="12" maxlength="200" autocomplete="off"
              /></label>
              <button class="button" ?disabled=${this.busy}>${words.text('ui.pack.yes')}</button>
            </form>`
      }
    </details>`;
  }

  private async pack(phrase: string): Promise<void> {
    await this.guarded(() => api.pack(this.table.id, this.seats[0] ?? -1, phrase));
  }

  private async guarded(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.failed = '';
    try {
      await work();
    } catch (error) {
      this.failed = problemText(error, this.words);
    }
    this.busy = false;
  }
}

customElements.define('pack-dialog', PackDialog);
