import {html, type TemplateResult} from 'lit';
import {RequestFailed} from '../../api.ts';
import {PlainElement} from './element.ts';
import {mark} from './wordmark.ts';
import type {Words} from './words.ts';

const AGAIN = 4000;

/** Whether nobody answered at all. */
export function isAway(error: unknown): boolean {
  return error instanceof RequestFailed && error.code === 'unreachable';
}

/** Says that the server is not there, and tries again by itself. */
export class NoServer extends PlainElement {
  static override properties = {words: {attribute: false}, again: {attribute: false}};

  declare words: Words;
  declare again: () => void;
  private timer: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.timer = setInterval(this.hurry, AGAIN);
    window.addEventListener('online', this.hurry);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
    window.removeEventListener('online', this.hurry);
  }

  private readonly hurry = (): void => {
    if (!document.hidden) {
      this.again();
    }
  };

  override render(): TemplateResult {
    const {words} = this;
    return html`<section class="card no-server" role="alert">
      ${mark()}
      <h2>${words.text('ui.no-server')}</h2>
      <p>${words.text('ui.no-server.about')}</p>
      <button type="button" class="button strong" @click=${() => this.again()}>
        ${words.text('ui.no-server.now')}
      </button>
    </section>`;
  }
}

customElements.define('no-server', NoServer);
