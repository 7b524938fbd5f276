import {html, nothing, type TemplateResult} from 'lit';
import {api} from '../../api.ts';
import {poster} from '../../games/posters.ts';
import type {PublicTable} from '../../protocol.ts';
import {PlainElement} from '../lib/element.ts';
import {gameTitle} from '../lib/names.ts';
import {follow} from '../lib/route.ts';
import type {Words} from '../lib/words.ts';

const AGAIN = 20_000;

/** Games that anybody may watch. There may be none, and then there is nothing to see here. */
export class PublicTables extends PlainElement {
  static override properties = {words: {attribute: false}, tables: {state: true}};

  declare words: Words;
  declare tables: readonly PublicTable[];
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.tables = [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.timer = setInterval(() => void this.load(), AGAIN);
    void this.load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  /** What others play is no reason to complain when it cannot be told. */
  private async load(): Promise<void> {
    if (!document.hidden) {
      this.tables = await api.publicTables().catch(() => this.tables);
    }
  }

  override render(): TemplateResult | typeof nothing {
    if (this.tables.length === 0) {
      return nothing;
    }
    return html`<section class="card public" aria-labelledby="public-title">
      <h2 id="public-title">${this.words.text('ui.public')}</h2>
      <ul>
        ${this.tables.map((table) => this.line(table))}
      </ul>
    </section>`;
  }

  private line({table, game, names, moves}: PublicTable): TemplateResult {
    const {words} = this;
    const title = gameTitle(words, game);
    const far = moves === 0 ? words.text('ui.public.begun') : words.text('ui.public.moves', moves);
    return html`<li>
      <a
        class="button"
        href="/t/${table}"
        aria-label="${words.text('ui.public.watch', title, words.names(names))}. ${far}"
        @click=${follow}
      >
        <svg class="public-art" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          ${poster(game).art()}
        </svg>
        <span class="public-text"
          ><strong>${title}</strong><span>${words.names(names)}</span><span class="quiet">${far}</span></span
        ></a
      >
    </li>`;
  }
}

customElements.define('public-tables', PublicTables);
