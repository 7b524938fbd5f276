import {html, nothing, type TemplateResult} from 'lit';
import {api} from '../../api.ts';
import type {Lan, SeatLink} from '../../protocol.ts';
import {PlainElement} from '../lib/element.ts';
import {problem, problemText} from '../lib/problem.ts';
import {invitation} from '../lib/share.ts';
import type {Words} from '../lib/words.ts';

/** Offers a link with which one of this device's players goes on at another device. */
export class SeatLinks extends PlainElement {
  static override properties = {
    table: {}, seats: {attribute: false}, names: {attribute: false}, lan: {attribute: false}, words: {attribute: false},
    made: {state: true}, failed: {state: true},
  };

  declare table: string;
  declare seats: readonly number[];
  declare names: readonly string[];
  declare lan: Lan | null;
  declare words: Words;
  declare made: SeatLink | null;
  declare failed: string;

  constructor() {
    super();
    this.made = null;
    this.failed = '';
  }

  override render(): TemplateResult {
    const {words, made} = this;
    return html`<p>${words.text('ui.move.about')}</p>
      <div class="row">${this.seats.map((seat) => html`<button type="button" class="button" @click=${() => void this.make(seat)}>${words.text('ui.move.make', this.names[seat] ?? '')}</button>`)}</div>
      ${this.failed === '' ? nothing : problem(this.failed)}
      ${made ? html`<div class="share" role="group" aria-label=${words.text('ui.move.of', this.names[made.seat] ?? '')}>
        <img class="qr" src="data:image/svg+xml,${encodeURIComponent(made.qr)}" width="176" height="176" alt=${words.text('ui.lobby.qr')}>
        <div class="share-text"><p>${words.text('ui.move.of', this.names[made.seat] ?? '')}</p>
          <copy-link .link=${invitation(`/t/${this.table}#${made.secret}`, this.lan, location.origin)} .words=${words}></copy-link></div></div>` : nothing}`;
  }

  private async make(seat: number): Promise<void> {
    try {
      this.made = await api.move(this.table, seat);
      this.failed = '';
    } catch (error) {
      this.failed = problemText(error, this.words);
    }
  }
}

customElements.define('seat-links', SeatLinks);
