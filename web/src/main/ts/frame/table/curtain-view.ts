import {html, nothing, type TemplateResult} from 'lit';
import {PlainElement} from '../lib/element.ts';
import {token} from '../lib/tokens.ts';
import type {Words} from '../lib/words.ts';

const HOLD = 500;

/**
 * Between two people at one device: nothing of either is on the screen. Whoever is next holds the button for a moment,
 * so that a stray tap while the device changes hands shows nothing.
 */
export class CurtainView extends PlainElement {
  static override properties = {
    words: {attribute: false},
    seat: {attribute: false},
    name: {attribute: false},
    asked: {attribute: false},
    reveal: {attribute: false},
    back: {attribute: false},
    held: {state: true},
  };

  declare words: Words;
  declare seat: number;
  declare name: string;
  declare asked: boolean;
  declare reveal: () => void;
  /** The way back, where nobody has to go on. */
  declare back: (() => void) | null;
  declare held: boolean;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.held = false;
    this.back = null;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.release();
  }

  override render(): TemplateResult {
    const {words, name, seat} = this;
    return html`<section class="curtain card" aria-labelledby="curtain-title">
      ${token(seat)}
      <h2 id="curtain-title">${words.text(this.asked ? 'ui.curtain.pass' : 'ui.curtain.covered', name)}</h2>
      <p class="quiet">${words.text('ui.curtain.about', name)}</p>
      <button
        type="button"
        class="button strong hold ${this.held ? 'held' : ''}"
        data-reveal
        aria-describedby="curtain-how"
        @pointerdown=${this.press}
        @pointerup=${this.release}
        @pointerleave=${this.release}
        @pointercancel=${this.release}
        @keydown=${this.key}
        @keyup=${this.release}
        @blur=${this.release}
        @click=${this.clicked}
        @contextmenu=${(event: Event) => event.preventDefault()}
      >
        <span>${words.text('ui.curtain.hold', name)}</span>
      </button>
      <p id="curtain-how" class="quiet">${words.text('ui.curtain.how')}</p>
      ${this.back ? html`<button type="button" class="button" @click=${this.back}>${words.text('ui.cancel')}</button>` : nothing}
    </section>`;
  }

  private press(event: PointerEvent): void {
    if (event.button === 0) {
      this.start();
    }
  }

  private key(event: KeyboardEvent): void {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) {
        this.start();
      }
    }
  }

  /** Without a pointer it comes from a screen reader, which cannot hold. */
  private clicked(event: MouseEvent): void {
    if (event.detail === 0) {
      this.reveal();
    }
  }

  private start(): void {
    this.release();
    this.held = true;
    this.timer = setTimeout(() => {
      this.held = false;
      this.reveal();
    }, HOLD);
  }

  private release(): void {
    clearTimeout(this.timer);
    this.held = false;
  }
}

customElements.define('curtain-view', CurtainView);
