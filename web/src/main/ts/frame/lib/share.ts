import {html, nothing, type TemplateResult} from 'lit';
import {api} from '../../api.ts';
import type {Lan} from '../../protocol.ts';
import {PlainElement} from './element.ts';
import type {Words} from './words.ts';

/** The whole address of a table, as others can open it. */
export function invitation(path: string, lan: Lan | null, origin: string): string {
  if (!lan?.on || lan.address === '') {
    return origin + path;
  }
  const base = lan.address.includes('://') ? lan.address : `http://${lan.address}`;
  return base.replace(/\/$/, '') + path;
}

/** A link with a button to copy it. */
export class CopyLink extends PlainElement {
  static override properties = {link: {}, words: {attribute: false}, copied: {state: true}};

  declare link: string;
  declare words: Words;
  declare copied: boolean;

  constructor() {
    super();
    this.link = '';
    this.copied = false;
  }

  override render(): TemplateResult {
    return html`<div class="row">
      <label class="grow"
        ><span class="visually-hidden">${this.words.text('ui.lobby.link')}</span>
        <input readonly .value=${this.link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
      /></label>
      <button type="button" class="button strong" @click=${() => void this.copy()}>
        ${this.words.text(this.copied ? 'ui.lobby.copied' : 'ui.lobby.copy')}
      </button>
    </div>`;
  }

  /** Without TLS the clipboard is closed to scripts; the selection is then copied the old way. */
  private async copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.link);
      this.copied = true;
    } catch {
      this.querySelector('input')?.select();
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way there is without TLS
      this.copied = document.execCommand('copy');
    }
  }
}

customElements.define('copy-link', CopyLink);

/** The link to a table, and its code to be scanned. */
export function share(words: Words, table: string, lan: Lan | null): TemplateResult {
  const link = invitation(`/t/${table}`, lan, location.origin);
  const local = !lan?.on && !lan?.mayChange && /^(localhost|127\.|\[::1\])/.test(location.hostname);
  return html`<div class="share">
    <img
      class="qr"
      src="${api.qr(table)}?at=${encodeURIComponent(link)}"
      width="176"
      height="176"
      alt=${words.text('ui.lobby.qr')}
    />
    <div class="share-text">
      <p>${words.text('ui.lobby.share')}</p>
      <copy-link .link=${link} .words=${words}></copy-link>
      ${local ? html`<p class="quiet">${words.text('ui.lobby.local')}</p>` : nothing}
    </div>
  </div>`;
}
