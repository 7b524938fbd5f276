import {html, nothing, type TemplateResult} from 'lit';
import type {Clock} from '../../protocol.ts';
import {rest} from '../client/clock-rest.ts';
import {PlainElement} from '../lib/element.ts';
import type {Words} from '../lib/words.ts';

const whole = (clock: Clock): number => clock.milliseconds + clock.bank + clock.grace;

/** What is left of the clock that matters here, counted down; only the server's own clock decides. */
export class ClockView extends PlainElement {
  static override properties = {
    clocks: {attribute: false},
    words: {attribute: false},
    names: {attribute: false},
    mine: {attribute: false},
    grant: {attribute: false},
    passed: {state: true},
  };

  declare clocks: readonly Clock[];
  declare words: Words;
  declare names: readonly string[];
  declare mine: readonly number[];
  /** Gives another seat more time; null where that cannot be. */
  declare grant: ((seat: number) => void) | null;
  declare passed: number;
  private since = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.clocks = [];
    this.names = [];
    this.mine = [];
    this.grant = null;
    this.passed = 0;
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
      this.since = performance.now();
      this.tick();
    }
  }

  private tick(): void {
    this.passed = performance.now() - this.since;
  }

  /** An own one before those of others, and of several the shortest. */
  private get clock(): Clock | undefined {
    const own = this.clocks.filter((clock) => clock.seats.some((seat) => this.mine.includes(seat)));
    return (own.length > 0 ? own : this.clocks).reduce<Clock | undefined>(
      (best, clock) => (best === undefined || whole(clock) < whole(best) ? clock : best),
      undefined,
    );
  }

  override render(): TemplateResult {
    const {clock, words} = this;
    if (!clock) {
      return html``;
    }
    const {part, seconds} = rest(clock, this.passed);
    const short = part === 'grace' || (part === 'time' && clock.bank === 0 && seconds <= 10);
    const bank = part === 'time' && clock.bank > 0 ? words.text('ui.clock.and-bank', Math.ceil(clock.bank / 1000)) : '';
    const text =
      part === 'time' ? `${words.text('ui.clock', seconds)} ${bank}` : words.text(`ui.clock.${part}`, seconds);
    return html`<p class="clock ${short ? 'short' : ''}">
      <span role="timer">${clock.stopped ? words.text('ui.clock.stopped', text.trim()) : text}</span>
      ${this.grantButton(clock)}
    </p>`;
  }

  private grantButton(clock: Clock): TemplateResult | typeof nothing {
    const {grant} = this;
    const seat = clock.seats.length === 1 ? clock.seats[0]! : -1;
    if (!grant || seat < 0 || this.mine.includes(seat)) {
      return nothing;
    }
    return html`<button type="button" class="button plain" data-grant @click=${() => grant(seat)}>
      ${this.words.text('ui.clock.grant', this.names[seat] ?? '')}
    </button>`;
  }
}

customElements.define('clock-view', ClockView);
