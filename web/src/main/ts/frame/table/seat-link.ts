import {html, nothing, type TemplateResult} from 'lit';
import {api} from '../../api.ts';
import type {Lan, SeatLink} from '../../protocol.ts';
import {PlainElement} from '../lib/element.ts';
import {problem, problemText} from '../lib/problem.ts';
import {invitation} from '../lib/share.ts';
import type {Words} from '../lib/words.ts';

/** Offers a link with which one of this device's players goes on at another device, and takes the seat from all others. */
export class SeatLinks extends PlainElement {
  static override properties = {
    table: {},
    seats: {attribute: false},
    names: {attribute: false},
    devices: {attribute: false},
    lan: {attribute: false},
    words: {attribute: false},
    made: {state: true},
    asking: {state: true},
    alone: {state: true},
    failed: {state: true},
  };

  declare table: string;
  declare seats: readonly number[];
  declare names: readonly string[];
  /** How many devices hold each seat, 0 while that is not known. */
  declare devices: ReadonlyMap<number, number>;
  declare lan: Lan | null;
  declare words: Words;
  declare made: SeatLink | null;
  /** The seat whose player is asked whether others are to be signed out, -1 for none. */
  declare asking: number;
  /** Whether others were signed out. */
  declare alone: boolean;
  declare failed: string;

  constructor() {
    super();
    this.devices = new Map();
    this.made = null;
    this.asking = -1;
    this.alone = false;
    this.failed = '';
  }

  override render(): TemplateResult {
    const {words, made} = this;
    return html`<p>${words.text('ui.move.about')}</p>
      <div class="row">
        ${this.seats.map((seat) => html`<button type="button" class="button" @click=${() => void this.make(seat)}>${words.text('ui.move.make', this.names[seat] ?? '')}</button>`)}
      </div>
      ${this.seats.map((seat) => this.others(seat))}
      ${this.alone ? html`<p role="status">${words.text('ui.sign-out.done')}</p>` : nothing}
      ${this.failed === '' ? nothing : problem(this.failed)}
      ${
        made
          ? html`<div class="share" role="group" aria-label=${words.text('ui.move.of', this.names[made.seat] ?? '')}>
              <img
                class="qr"
                src="data:image/svg+xml,${encodeURIComponent(made.qr)}"
                width="176"
                height="176"
                alt=${words.text('ui.lobby.qr')}
              />
              <div class="share-text">
                <p>${words.text('ui.move.of', this.names[made.seat] ?? '')}</p>
                <copy-link
                  .link=${invitation(`/t/${this.table}#${made.secret}`, this.lan, location.origin)}
                  .words=${words}
                ></copy-link>
              </div>
            </div>`
          : nothing
      }`;
  }

  private others(seat: number): TemplateResult {
    const {words} = this;
    const name = this.names[seat] ?? '';
    const devices = this.devices.get(seat) ?? 0;
    return html`<div class="row" role="group" aria-label=${name} data-seat=${seat}>
      ${devices > 0 ? html`<p>${words.text('ui.devices', devices, name)}</p>` : nothing}
      ${
        this.asking === seat
          ? html`<p>${words.text('ui.sign-out.about', name)}</p>
              <button type="button" class="button strong" @click=${() => this.ask(-1, seat)}>
                ${words.text('ui.cancel')}
              </button>
              <button type="button" class="button danger" data-sign-out @click=${() => void this.signOut(seat)}>
                ${words.text('ui.sign-out.yes')}
              </button>`
          : html`<button type="button" class="button" @click=${() => this.ask(seat, seat)}>
              ${words.text('ui.sign-out')}
            </button>`
      }
    </div>`;
  }

  /** The focus stays with the seat when its buttons change. */
  private ask(asking: number, seat: number): void {
    this.asking = asking;
    this.alone = false;
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(`[data-seat="${seat}"] button`)?.focus());
  }

  private async make(seat: number): Promise<void> {
    await this.fetched(() => api.seatLink(this.table, seat));
  }

  private async signOut(seat: number): Promise<void> {
    const done = await this.fetched(() => api.signOut(this.table, seat));
    this.ask(-1, seat);
    this.alone = done;
  }

  /** Whether there is a new link. */
  private async fetched(link: () => Promise<SeatLink>): Promise<boolean> {
    this.alone = false;
    try {
      this.made = await link();
      this.failed = '';
      return true;
    } catch (error) {
      this.failed = problemText(error, this.words);
      return false;
    }
  }
}

customElements.define('seat-links', SeatLinks);
