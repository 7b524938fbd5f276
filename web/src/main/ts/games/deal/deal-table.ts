import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {afterLayout} from '../../frame/lib/after-layout.ts';
import {ofVerb, optionsOf, type Option} from '../options.ts';
import {TableElement} from '../table-element.ts';
import {answersOf, chosenToGo, excess, forHand, forTable} from './choices.ts';
import {discardPanel} from './discarding.ts';
import {hand} from './hand.ts';
import {heading} from './happening.ts';
import {middle} from './middle.ts';
import {PAY_ALL} from './moves.ts';
import {opponents} from './opponents.ts';
import {optionsPanel} from './options-panel.ts';
import {orderSwitch} from './order-switch.ts';
import {ownTable} from './own-table.ts';
import {paymentPicker} from './payment.ts';
import type {DealPhase, DealPicture} from '../../protocol.ts';
import {keysOf} from './refs.ts';
import {ownTaps, seatIn, target, theirTaps, type Chosen, type Tapping} from './taps.ts';

/** Phases in which the hand is of no use. */
const ASIDE: ReadonlySet<DealPhase> = new Set(['pay', 'aim', 'lift', 'charge', 'take', 'give', 'arrive']);

/** Letters that press a button where it is there: pay and discard. */
const BUTTONS: Readonly<Record<string, string>> = {
  p: '[data-pay]',
  d: '[data-discard], .panel [data-confirm]:not([data-pay])',
};

/** The table of Deal. First comes what is asked: an answer, a payment, a discard; then the turn. */
export class DealTable extends TableElement<DealPicture> {
  static override properties = {
    context: {attribute: false},
    chosen: {state: true},
    picks: {state: true},
    discards: {state: true},
    discarding: {state: true},
    wide: {state: true},
  };

  declare chosen: Chosen;
  /** For the payment. */
  declare picks: ReadonlySet<string>;
  /** Places in the hand. */
  declare discards: ReadonlySet<number>;
  declare discarding: boolean;
  declare wide: ReadonlySet<number>;
  private question = '';

  constructor() {
    super();
    this.chosen = null;
    this.picks = new Set();
    this.discards = new Set();
    this.discarding = false;
    this.wide = new Set();
  }

  private get view(): DealPicture | null {
    return this.context.shown.state.view;
  }

  private get options(): Option[] {
    return this.context.seat >= 0 ? optionsOf(this.context.shown.state.asked) : [];
  }

  /** A new question begins with nothing chosen, a payment with the cheapest. */
  protected override willUpdate(changed: PropertyValues): void {
    const {view} = this;
    const question = `${this.context.shown.state.you} ${this.context.shown.state.asked?.moment ?? ''} ${this.context.seat}`;
    if (!changed.has('context') || !view || question === this.question) {
      return;
    }
    this.question = question;
    this.chosen = null;
    this.discards = new Set();
    const mustDiscard = ofVerb(this.options, 'discard').length > 0;
    this.discarding = mustDiscard && (view.phase === 'discard' || view.playsLeft === 0);
    this.picks = new Set(keysOf(view.cheapest));
  }

  override render(): TemplateResult {
    const {context, view} = this;
    if (!view) {
      return html``;
    }
    const {words, names, shown} = context;
    const {you} = shown.state;
    const own = view.players[you];
    return html`<section
        class="area-board deal-board"
        aria-busy=${context.busy ? 'true' : 'false'}
        aria-label=${words.text('ui.deal.table')}
        data-phase=${context.seat >= 0 ? view.phase : 'wait'}
      >
        ${opponents({
          view,
          words,
          names,
          me: you,
          wide: this.opened(view),
          taps: (seat) => theirTaps(this.tapping, seat, view.pending.victim),
          target: (seat) => target(this.tapping, seat),
          toggle: (seat) => this.toggle(seat),
        })}
        ${middle(view, context)}
        ${own ? ownTable({player: own, setsToWin: view.setsToWin, words, taps: ownTaps(this.tapping), order: context.mine.length === 1 && view.phase !== 'over' ? orderSwitch(context) : nothing}) : nothing}
      </section>
      ${own && view.phase !== 'over' ? html`<section class="area-hand deal-hand" aria-label=${words.text('ui.deal.hand', view.hand.length)}>${this.panel(view)}${this.tray(view)}</section>` : nothing}`;
  }

  /** Whose cards are shown one by one: who was asked to, and those from whom something can be chosen. */
  private opened(view: DealPicture): ReadonlySet<number> {
    const wide = new Set(this.wide);
    if (ofVerb(this.options, 'take').length > 0) {
      wide.add(view.pending.victim);
    }
    this.handOptions()
      .filter(({verb}) => verb === 'deal-breaker')
      .forEach(({args}) => wide.add(seatIn(args[0])));
    return wide;
  }

  private handOptions(): Option[] {
    const card = this.chosen && 'at' in this.chosen ? this.view?.hand[this.chosen.at] : undefined;
    return card === undefined ? [] : forHand(this.options, card);
  }

  private tray(view: DealPicture): TemplateResult {
    const {words} = this.context;
    const {options, chosen} = this;
    const places = this.discarding ? this.discards : new Set(chosen && 'at' in chosen ? [chosen.at] : []);
    const usable = (card: string) => (this.discarding ? true : forHand(options, card).length > 0);
    return hand({
      hand: view.hand,
      words,
      chosen: places,
      usable,
      aside: this.context.seat >= 0 && ASIDE.has(view.phase),
      title: words.text('ui.deal.hand', view.hand.length),
      beside: this.hint(view),
      tap: (at) => this.tapHand(at),
    });
  }

  /** The one thing that is asked now. */
  private panel(view: DealPicture): TemplateResult | typeof nothing {
    const {context, options, chosen} = this;
    const {words, names} = context;
    const act = (move: string) => this.act(move);
    if (context.seat >= 0 && view.phase === 'pay') {
      return paymentPicker({
        view,
        words,
        names,
        picks: this.picks,
        everything: options.some(({move}) => move === PAY_ALL),
        pick: (picks) => (this.picks = picks),
        pay: act,
      });
    }
    const answers = answersOf(options, view.phase);
    if (answers.length > 0) {
      return optionsPanel({title: heading(context) ?? '', options: answers, words, names, cancel: null, act});
    }
    if (this.discarding) {
      return discardPanel({view, words, chosen: this.discards, act, cancel: () => this.choose(null)});
    }
    if (chosen) {
      const card = 'at' in chosen ? view.hand[chosen.at] : chosen.ref;
      const found = 'at' in chosen ? this.handOptions() : forTable(options, chosen.ref);
      return optionsPanel({
        title: words.text('ui.deal.ref', card ?? ''),
        options: found,
        words,
        names,
        cancel: () => this.choose(null),
        act,
      });
    }
    return nothing;
  }

  /** What stands beside the title of the hand as long as nothing is chosen. */
  private hint(view: DealPicture): TemplateResult | typeof nothing {
    const {words, seat} = this.context;
    const tooMany = excess(view);
    if (seat < 0 || view.phase !== 'play' || this.chosen || this.discarding) {
      return nothing;
    }
    return ofVerb(this.options, 'discard').length > 0
      ? html`<p class="hint">${words.text('ui.deal.hint')}</p>
          <button type="button" class="button" data-discard @click=${() => (this.discarding = true)}>
            ${words.text('ui.deal.end.discard', tooMany)}
          </button>`
      : html`<p class="hint">${words.text(view.playsLeft > 0 ? 'ui.deal.hint' : 'ui.deal.hint.done')}</p>`;
  }

  private get tapping(): Tapping {
    return {
      options: this.options,
      withHand: this.handOptions(),
      chosen: this.chosen,
      act: (move) => this.act(move),
      choose: (ref, held = false) => (held ? (this.chosen = {ref}) : this.choose({ref})),
    };
  }

  private toggle(seat: number): void {
    const wide = new Set(this.wide);
    if (!wide.delete(seat)) {
      wide.add(seat);
    }
    this.wide = wide;
  }

  private tapHand(at: number): void {
    const {view} = this;
    if (this.discarding && view) {
      this.discards = chosenToGo(this.discards, at, excess(view));
    } else {
      const again = this.chosen && 'at' in this.chosen && this.chosen.at === at;
      this.choose(again ? null : {at});
    }
  }

  private act(move: string): void {
    this.chosen = null;
    this.context.act(move);
  }

  private choose(chosen: Chosen): void {
    this.chosen = chosen;
    this.discarding = false;
    if (chosen) {
      afterLayout(() => this.querySelector<HTMLElement>('.panel .target')?.focus({preventScroll: true}));
    }
  }

  protected override key(event: KeyboardEvent): void {
    if (event.key === 'Escape' && (this.chosen || (this.discarding && (this.view?.playsLeft ?? 0) > 0))) {
      this.choose(null);
    } else if (event.key.toLowerCase() in BUTTONS && !event.repeat) {
      this.querySelector<HTMLElement>(BUTTONS[event.key.toLowerCase()]!)?.click();
    } else if (/^[0-9]$/.test(event.key)) {
      this.digit((Number(event.key) + 9) % 10);
      event.preventDefault();
    }
  }

  /** A digit means an option where there are some, else a card of the hand. */
  private digit(at: number): void {
    const targets = this.querySelectorAll<HTMLElement>('.panel .target');
    const cards = this.querySelectorAll<HTMLElement>(this.view?.phase === 'pay' ? '.asset' : '.hand-cards .pc');
    (targets.length > 0 ? targets : cards)[at]?.click();
  }
}

customElements.define('deal-table', DealTable);
