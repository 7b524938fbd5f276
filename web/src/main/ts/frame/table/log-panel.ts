import {html, nothing, type TemplateResult} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {repeat} from 'lit/directives/repeat.js';
import type {LogEntry} from '../../protocol.ts';
import {afterLayout} from '../lib/after-layout.ts';
import {PlainElement} from '../lib/element.ts';
import {plainRule} from '../lib/plain-rule.ts';
import {codeOf, type Words} from '../lib/words.ts';

/** So many lines are on the page, so that a long game does not make it heavy; as many more each time they are asked for. */
const LINES = 150;

/** Everything that happened. Each line opens the clause by which it happened. */
export class LogPanel extends PlainElement {
  static override properties = {
    log: {attribute: false},
    names: {attribute: false},
    words: {attribute: false},
    clauses: {attribute: false},
    open: {state: true},
    shown: {state: true},
  };

  declare log: readonly LogEntry[];
  declare names: readonly string[];
  declare words: Words;
  declare clauses: ReadonlyMap<string, string>;
  declare open: number;
  declare shown: number;

  constructor() {
    super();
    this.log = [];
    this.names = [];
    this.open = -1;
    this.shown = LINES;
  }

  /** The newest line stays in sight until the reader scrolls up. */
  private stuck = true;
  private readonly resized = new ResizeObserver(() => this.stick());
  private seen: IntersectionObserver | null = null;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.resized.disconnect();
    this.seen?.disconnect();
  }

  /** New lines make the list longer. Told of that after the layout, nothing has to be laid out twice. */
  protected override firstUpdated(): void {
    const list = this.querySelector('.log-lines')!;
    list.classList.add('stuck');
    this.resized.observe(list);
    this.resized.observe(list.querySelector('ol')!);
    this.seen = new IntersectionObserver((seen) => this.scrolled(seen.at(-1)!.isIntersecting), {
      root: list,
      rootMargin: '0px 0px 40px',
    });
    this.seen.observe(list.querySelector('.log-end')!);
  }

  private stick(): void {
    const list = this.querySelector('.log-lines');
    if (list && this.stuck) {
      list.scrollTop = list.scrollHeight;
    }
  }

  private scrolled(toTheEnd: boolean): void {
    this.stuck = toTheEnd;
    this.querySelector('.log-lines')?.classList.toggle('stuck', toTheEnd);
    if (toTheEnd) {
      this.shown = LINES; // who is back at the newest line has read the old ones
    }
  }

  /** The focus stays on the button, or goes to the oldest line of all when there is none. */
  private earlier(): void {
    this.stuck = false;
    this.shown += LINES;
    if (this.shown >= this.log.length) {
      afterLayout(() => this.querySelector<HTMLElement>('.log-line')?.focus());
    }
  }

  override render(): TemplateResult {
    const {words, log} = this;
    const from = Math.max(0, log.length - this.shown);
    const lines = log.slice(from).map((entry, at) => ({entry, at: at + from}));
    return html`<section class="log" aria-labelledby="log-title">
      <h2 id="log-title">${words.text('ui.log')}</h2>
      <div class="log-lines" tabindex="0" role="group" aria-labelledby="log-title">
        ${from > 0 ? html`<button type="button" class="button plain" data-earlier @click=${this.earlier}>${words.text('ui.log.earlier', from)}</button>` : nothing}
        <ol>
          ${repeat(
            lines,
            (line) => line.at,
            ({entry, at}) => guard([entry, words, this.names, this.open === at], () => this.line(entry, at)),
          )}
        </ol>
        <div class="log-end"></div>
      </div>
    </section>`;
  }

  private line(entry: LogEntry, at: number): TemplateResult {
    const open = this.open === at;
    const turn = codeOf(entry) === 'turn';
    return html`<li class=${turn ? 'turn' : ''}>
      <button
        type="button"
        class="log-line"
        aria-expanded=${open ? 'true' : 'false'}
        @click=${() => (this.open = open ? -1 : at)}
      >
        ${this.words.event(entry.text, this.names)}
      </button>
      ${open ? clauseText(this.words, this.clauses, entry.clause) : nothing}
    </li>`;
  }
}

/** A clause in our words, with its name. Clauses are there in English only, and say so in other languages. */
export function clauseText(words: Words, clauses: ReadonlyMap<string, string>, clause: string): TemplateResult {
  const text = clauses.get(clause);
  return html`<p class="clause">
      ${text === undefined ? html`<span>${words.text('ui.clause.unknown')}</span>` : html`<span lang="en" dir="ltr">${plainRule(text)}</span>`}
      <code dir="ltr">${clause}</code>
    </p>
    ${text === undefined || words.locale.startsWith('en') ? nothing : html`<p class="clause-note">${words.text('ui.clause.english')}</p>`}`;
}

customElements.define('log-panel', LogPanel);
