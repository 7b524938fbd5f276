import {html, type TemplateResult} from 'lit';
import type {Clock} from '../protocol.ts';
import {PlainElement} from './element.ts';
import type {Words} from './words.ts';

/** What is left of the shortest clock, counted down here; only the server's own clock decides. */
export class ClockView extends PlainElement {
  static override properties = {clocks: {attribute: false}, words: {attribute: false}, left: {state: true}};

  declare clocks: readonly Clock[];
  declare words: Words;
  declare left: number;
  private ends = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.clocks = [];
    this.left = 0;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.timer = setInterval(() => this.tick(), 500);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('clocks')) {
      this.ends = performance.now() + Math.min(...this.clocks.map((clock) => clock.milliseconds));
      this.tick();
    }
  }

  private tick(): void {
    this.left = Math.max(0, Math.ceil((this.ends - performance.now()) / 1000));
  }

  override render(): TemplateResult {
    return html`<p class="clock ${this.left <= 10 ? 'short' : ''}" role="timer">${this.words.text('ui.clock', this.left)}</p>`;
  }
}

customElements.define('clock-view', ClockView);
