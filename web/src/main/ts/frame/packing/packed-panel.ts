import {html, nothing, type TemplateResult} from 'lit';
import {api} from '../../api.ts';
import type {TableInfo} from '../../protocol.ts';
import {PlainElement} from '../lib/element.ts';
import {problem, problemText} from '../lib/problem.ts';
import {follow} from '../lib/route.ts';
import '../lib/share.ts';
import type {Words} from '../lib/words.ts';

/** The table is in a file: here it is, and here is what each person needs to go on with it. */
export class PackedPanel extends PlainElement {
  static override properties = {
    table: {attribute: false},
    seats: {attribute: false},
    words: {attribute: false},
    address: {state: true},
    shown: {state: true},
    failed: {state: true},
  };

  declare table: TableInfo;
  /** The seats of this device. */
  declare seats: readonly number[];
  declare words: Words;
  /** Of the server where the file will be unpacked. */
  declare address: string;
  declare shown: {readonly seat: number; readonly code: string} | null;
  declare failed: string;

  constructor() {
    super();
    this.address = location.origin;
    this.shown = null;
    this.failed = '';
  }

  override render(): TemplateResult {
    const {words, table} = this;
    const mine = this.seats.filter((seat) => table.seats[seat]?.kind === 'person' && !table.seats[seat].left);
    return html`<section class="card packed" aria-labelledby="packed-title">
      <h2 id="packed-title" tabindex="-1">${words.text('ui.packed')}</h2>
      <p>${words.text(`ui.packed.${table.pack.seal}`)}</p>
      ${
        mine.length === 0
          ? nothing
          : html` <a class="button strong" href=${api.packed(table.id)} download>${words.text('ui.packed.save')}</a>
              ${table.pack.seal === 'shares' ? this.links(mine) : nothing}
              <p>
                <a class="button" href="/u/${table.pack.name}" @click=${follow}>${words.text('ui.packed.here')}</a>
              </p>`
      }
      ${this.failed === '' ? nothing : problem(this.failed)}
    </section>`;
  }

  private links(mine: readonly number[]): TemplateResult {
    const {words, shown} = this;
    return html`<h3>${words.text('ui.packed.link')}</h3>
      <p>${words.text('ui.packed.link.about')}</p>
      <label class="setting"
        ><span>${words.text('ui.packed.address')}</span
        ><input
          inputmode="url"
          autocomplete="off"
          .value=${this.address}
          @input=${(event: Event) => (this.address = (event.target as HTMLInputElement).value)}
      /></label>
      <div class="row">
        ${mine.map((seat) => html`<button type="button" class="button" @click=${() => void this.show(seat)}>${words.text('ui.packed.show', this.nameOf(seat))}</button>`)}
      </div>
      ${
        shown
          ? html`<div role="group" aria-label=${words.text('ui.packed.of', this.nameOf(shown.seat))}>
              <p>${words.text('ui.packed.of', this.nameOf(shown.seat))}</p>
              <copy-link
                .link=${`${this.address.trim().replace(/\/$/, '')}/u/${this.table.pack.name}#${shown.code}`}
                .words=${words}
              ></copy-link>
            </div>`
          : nothing
      }`;
  }

  private nameOf(seat: number): string {
    return this.table.seats[seat]?.name ?? '';
  }

  private async show(seat: number): Promise<void> {
    try {
      this.shown = {seat, code: (await api.code(this.table.id, seat)).secret};
      this.failed = '';
    } catch (error) {
      this.failed = problemText(error, this.words);
    }
  }
}

customElements.define('packed-panel', PackedPanel);
