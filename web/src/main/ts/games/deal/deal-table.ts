import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {afterLayout} from '../../frame/lib/after-layout.ts';
import {ofVerb, optionsOf, type Option} from '../options.ts';
import {TableElement} from '../table-element.ts';
import {answersOf, forHand, forTable} from './choices.ts';
import {hand} from './hand.ts';
import {heading} from './happening.ts';
import {middle} from './middle.ts';
import {opponents} from './opponents.ts';
import {optionsPanel} from './options-panel.ts';
import {orderSwitch} from './order-switch.ts';
import {ownTable} from './own-table.ts';
import {paymentPicker} from './payment.ts';
import type {DealPicture} from '../../protocol.ts';
import type {Taps} from './piles.ts';
import {keysOf} from './refs.ts';

/** Phases in which the hand is of no use. */
const ASIDE: ReadonlySet<string> = new Set(['pay', 'aim', 'lift', 'charge', 'take', 'give', 'arrive']);

/** Letters that press a button where it is there: pay and discard. */
const BUTTONS: Readonly<Record<string, string>> = {
  p: '[data-pay]',
  d: '[data-discard], .panel [data-confirm]:not([data-pay])',
};

/** A card of the hand by its place there, or a card on the own table. */
type Chosen = {readonly at: number} | {readonly ref: string} | null;

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
          taps: (seat) => this.theirTaps(view, seat),
          target: (seat) => this.target(seat),
          toggle: (seat) => this.toggle(seat),
        })}
        ${middle(view, context)}
        ${own ? ownTable({player: own, setsToWin: view.setsToWin, words, taps: this.ownTaps(), order: context.mine.length === 1 && view.phase !== 'over' ? orderSwitch(context) : nothing}) : nothing}
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
        everything: options.some(({move}) => move === 'pay all'),
        pick: (picks) => (this.picks = picks),
        pay: act,
      });
    }
    const answers = answersOf(options, view.phase);
    if (answers.length > 0) {
      return optionsPanel({title: heading(context) ?? '', options: answers, words, names, cancel: null, act});
    }
    if (this.discarding) {
      return this.discardPanel(view);
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

  private discardPanel(view: DealPicture): TemplateResult {
    const {words} = this.context;
    const needed = excess(view);
    const cards = [...this.discards].map((at) => view.hand[at]).join(' ');
    const title = words.text('ui.deal.ask.discard', needed);
    return html`<div class="panel" role="group" aria-label=${title}>
      <p class="panel-title">
        <strong>${title}</strong> <span class="quiet">${words.text('ui.deal.discard.about')}</span>
      </p>
      <div class="row">
        <button
          type="button"
          class="button strong"
          data-confirm
          ?disabled=${this.discards.size !== needed}
          @click=${() => this.act(`discard ${cards}`)}
        >
          ${words.text('ui.deal.discard.do', this.discards.size, needed)}
        </button>
        ${view.playsLeft > 0 && view.phase === 'play' ? html`<button type="button" class="button plain" @click=${() => this.choose(null)}>${words.text('ui.cancel')}</button>` : nothing}
      </div>
    </div>`;
  }

  private ownTaps(): Taps {
    const {options, chosen} = this;
    return {
      chosen: chosen && 'ref' in chosen ? chosen.ref : null,
      card: (ref) => {
        const give = options.find(({verb, args}) => verb === 'give' && args[0] === ref);
        if (give) {
          return () => this.act(give.move);
        }
        return forTable(options, ref).length > 0 ? () => this.choose({ref}) : null;
      },
      drag: (ref) =>
        options.some(({verb, args}) => verb === 'recolour' && args[0] === ref) ? () => (this.chosen = {ref}) : null,
      drop: (colour) => {
        const move =
          chosen && 'ref' in chosen
            ? options.find(({verb, args}) => verb === 'recolour' && args[0] === chosen.ref && args[1] === colour)
            : undefined;
        return move ? () => this.act(move.move) : null;
      },
      pile: (place) => {
        const build = this.handOptions().find(
          ({verb, args}) => (verb === 'house' || verb === 'hotel') && args[0] === place,
        );
        return build ? () => this.act(build.move) : null;
      },
    };
  }

  private theirTaps(view: DealPicture, seat: number): Taps {
    return {
      chosen: null,
      card: (ref) => {
        const take =
          view.pending.victim === seat
            ? this.options.find(({verb, args}) => verb === 'take' && args[0] === ref)
            : undefined;
        return take ? () => this.act(take.move) : null;
      },
      pile: (place) => {
        const take = this.handOptions().find(
          ({verb, args}) => verb === 'deal-breaker' && seatIn(args[0]) === seat && args[1] === place,
        );
        return take ? () => this.act(take.move) : null;
      },
    };
  }

  /** The player is all that is still to be chosen for the card. */
  private target(seat: number): (() => void) | null {
    const option = this.handOptions().find(
      ({verb, args}) =>
        verb !== 'bank' && args.length === 1 && /^[A-J]$/.test(args[0] ?? '') && seatIn(args[0]) === seat,
    );
    return option ? () => this.act(option.move) : null;
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
      const discards = new Set(this.discards);
      if (!discards.delete(at)) {
        discards.add(at);
      }
      // One card too many takes the place of the first that was chosen.
      this.discards = new Set([...discards].slice(-excess(view)));
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

function seatIn(letter: string | undefined): number {
  return (letter ?? '').charCodeAt(0) - 65;
}

/** How many cards have to go before the turn can end. */
function excess(view: DealPicture): number {
  return view.hand.length - view.handLimit;
}

customElements.define('deal-table', DealTable);
