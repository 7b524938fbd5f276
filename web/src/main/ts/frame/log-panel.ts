import {html, nothing, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import type {LogEntry} from '../protocol.ts';
import {PlainElement} from './element.ts';
import {codeOf, type Words} from './words.ts';

const FIRST_LINES = 200;

/** Everything that happened. Each line opens the clause by which it happened. */
export class LogPanel extends PlainElement {
  static override properties = {
    log: {attribute: false},
    names: {attribute: false},
    words: {attribute: false},
    clauses: {attribute: false},
    open: {state: true},
    all: {state: true},
  };

  declare log: readonly LogEntry[];
  declare names: readonly string[];
  declare words: Words;
  declare clauses: ReadonlyMap<string, string>;
  declare open: number;
  declare all: boolean;

  constructor() {
    super();
    this.log = [];
    this.names = [];
    this.open = -1;
    this.all = false;
  }

  /** The newest line stays in sight until the reader scrolls up. */
  private stuck = true;
  private readonly resized = new ResizeObserver(() => this.stick());

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.resized.disconnect();
  }

  /** New lines make the list longer. Told of that after the layout, nothing has to be laid out twice. */
  protected override firstUpdated(): void {
    for (const each of this.querySelectorAll('.log-lines, .log-lines > ol')) {
      this.resized.observe(each);
    }
  }

  private stick(): void {
    const list = this.querySelector('.log-lines');
    if (list && this.stuck) {
      list.scrollTop = list.scrollHeight;
    }
  }

  private scrolled(event: Event): void {
    const list = event.target as HTMLElement;
    this.stuck = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  }

  override render(): TemplateResult {
    const {words, log} = this;
    const from = this.all ? 0 : Math.max(0, log.length - FIRST_LINES);
    const lines = log.slice(from).map((entry, at) => ({entry, at: at + from}));
    return html`<section class="log" aria-labelledby="log-title">
      <h2 id="log-title">${words.text('ui.log')}</h2>
      <div class="log-lines" @scroll=${this.scrolled} tabindex="0" role="group" aria-labelledby="log-title">
        ${from > 0 ? html`<button type="button" class="button plain" @click=${() => (this.all = true)}>${words.text('ui.log.earlier', from)}</button>` : nothing}
        <ol>${repeat(lines, (line) => line.at, (line) => this.line(line.entry, line.at))}</ol>
      </div>
    </section>`;
  }

  private line(entry: LogEntry, at: number): TemplateResult {
    const open = this.open === at;
    const turn = codeOf(entry) === 'turn';
    return html`<li class=${turn ? 'turn' : ''}>
      <button type="button" class="log-line" aria-expanded=${open ? 'true' : 'false'} @click=${() => (this.open = open ? -1 : at)}>${this.words.event(entry.text, this.names)}</button>
      ${open ? clauseText(this.words, this.clauses, entry.clause) : nothing}
    </li>`;
  }
}

/** A clause in our words, with its name. Clauses are there in English only, and say so in other languages. */
export function clauseText(words: Words, clauses: ReadonlyMap<string, string>, clause: string): TemplateResult {
  const text = clauses.get(clause);
  return html`<p class="clause">${text === undefined ? html`<span>${words.text('ui.clause.unknown')}</span>` : html`<span lang="en" dir="ltr">${text}</span>`} <code dir="ltr">${clause}</code></p>
    ${text === undefined || words.locale.startsWith('en') ? nothing : html`<p class="clause-note">${words.text('ui.clause.english')}</p>`}`;
}

customElements.define('log-panel', LogPanel);
