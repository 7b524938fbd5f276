import {html, nothing, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import type {LogEntry} from '../../protocol.ts';
import {afterLayout} from '../lib/after-layout.ts';
import {PlainElement} from '../lib/element.ts';
import {clauseText} from '../table/log-panel.ts';
import {codeOf, type Words} from '../lib/words.ts';

/** So many lines before and after the present one are there to be scrolled to. */
const AROUND = 80;

/** The log of a finished game; the lines of the present step are marked, and each line leads to its step. */
export class ReplayLog extends PlainElement {
  static override properties = {
    log: {attribute: false},
    from: {type: Number},
    to: {type: Number},
    names: {attribute: false},
    words: {attribute: false},
    clauses: {attribute: false},
    open: {state: true},
  };

  declare log: readonly LogEntry[];
  /** The lines of the present step. */
  declare from: number;
  declare to: number;
  declare names: readonly string[];
  declare words: Words;
  declare clauses: ReadonlyMap<string, string>;
  declare open: number;
  pick: (line: number) => void = () => {};

  constructor() {
    super();
    this.log = [];
    this.open = -1;
  }

  protected override updated(changed: Map<string, unknown>): void {
    const list = this.querySelector<HTMLElement>('.log-lines');
    const now = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && now && (changed.has('to') || changed.has('from'))) {
      afterLayout(() => (list.scrollTop = now.offsetTop - list.offsetTop - list.clientHeight / 2 + now.offsetHeight));
    }
  }

  override render(): TemplateResult {
    const {words, log} = this;
    const start = Math.max(0, this.from - AROUND);
    const lines = log.slice(start, this.to + AROUND).map((entry, at) => ({entry, at: at + start}));
    return html`<section class="log" aria-labelledby="log-title">
      <h2 id="log-title">${words.text('ui.log')}</h2>
      <div class="log-lines" tabindex="0" role="group" aria-labelledby="log-title">
        <ol>
          ${repeat(
            lines,
            (line) => line.at,
            (line) => this.line(line.entry, line.at),
          )}
        </ol>
      </div>
    </section>`;
  }

  private line(entry: LogEntry, at: number): TemplateResult {
    const open = this.open === at;
    const code = codeOf(entry);
    const now = at >= this.from && at < this.to;
    const look = [code === 'turn' || code === 'round' ? 'turn' : '', now ? 'now' : at >= this.to ? 'later' : ''].join(
      ' ',
    );
    return html`<li class=${look} aria-current=${now ? 'step' : nothing}>
      <button
        type="button"
        class="log-line"
        aria-expanded=${open ? 'true' : 'false'}
        @click=${() => this.choose(at, open)}
      >
        ${this.words.event(entry.text, this.names)}
      </button>
      ${open ? clauseText(this.words, this.clauses, entry.clause) : nothing}
    </li>`;
  }

  private choose(at: number, open: boolean): void {
    this.open = open ? -1 : at;
    if (!open) {
      this.pick(at);
    }
  }
}

customElements.define('replay-log', ReplayLog);
