import {html, nothing, type TemplateResult} from 'lit';
import {api, RequestFailed} from '../../api.ts';
import {words} from '../../messages/index.ts';
import {PlainElement} from '../lib/element.ts';
import {problem, problemText} from '../lib/problem.ts';
import {follow, go} from '../lib/route.ts';

/** Takes a table out of a file; who comes by their own link goes on to the table where that was done. */
export class UnpackPage extends PlainElement {
  static override properties = {pack: {}, failed: {state: true}, busy: {state: true}, here: {state: true}};

  declare pack: string;
  declare failed: string;
  declare busy: boolean;
  /** Whether the table lies packed on this very server. */
  declare here: boolean;
  private readonly code = location.hash;

  constructor() {
    super();
    this.pack = '';
    this.failed = '';
    this.busy = false;
    this.here = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.pack !== '') {
      history.replaceState(null, '', location.pathname); // the code is kept out of sight
      void this.find();
    }
  }

  private async find(): Promise<void> {
    try {
      const found = await api.findPack(this.pack);
      if (found.state === 'packed') {
        this.here = true;
      } else {
        go(`/t/${found.table}${this.code}`);
      }
    } catch (error) {
      if (!(error instanceof RequestFailed && error.code === 'not-found')) {
        this.failed = problemText(error, words);
      }
    }
  }

  private async unpack(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (!file) {
      return;
    }
    this.busy = true;
    this.failed = '';
    try {
      const made = await api.unpack(file);
      go(`/t/${made.table}${made.state === 'waiting' ? this.code : ''}`);
    } catch (error) {
      this.failed = problemText(error, words);
      input.value = '';
    }
    this.busy = false;
  }

  override render(): TemplateResult {
    return html`<header class="bar">
        <a class="button plain" href="/" @click=${follow}
          ><span class="arrow" aria-hidden="true">←</span> ${words.text('ui.home')}</a
        >
      </header>
      <main id="main" tabindex="-1" class="setup">
        <h1 tabindex="-1">${words.text('ui.unpack')}</h1>
        <section class="card unpack">
          ${this.pack === '' ? nothing : html`<p>${words.text(this.here ? 'ui.unpack.here' : 'ui.unpack.not-yet')}</p>`}
          <p>${words.text('ui.unpack.about')}</p>
          <label class="setting"
            ><span>${words.text('ui.unpack.file')}</span
            ><input type="file" ?disabled=${this.busy} @change=${(event: Event) => void this.unpack(event)}
          /></label>
          ${this.failed === '' ? nothing : problem(this.failed)}
        </section>
      </main>`;
  }
}

customElements.define('unpack-page', UnpackPage);
