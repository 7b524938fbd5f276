import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {afterLayout} from '../../frame/lib/after-layout.ts';
import type {ClassicOffer, ClassicPicture} from '../../protocol.ts';
import {TableElement} from '../table-element.ts';
import {auctionPanel} from './auction.ts';
import {board, track, type BoardInput} from './board.ts';
import {buildPanel} from './building.ts';
import {middle} from './centre.ts';
import {choices, wholeGroups} from './choices.ts';
import {dealSheet, type Outlook} from './deal-sheet.ts';
import {focusCard} from './focus-card.ts';
import {holdings, tools} from './holdings.ts';
import {build, NOTHING, offer as offerMove, readTerms, turned, type Draft} from './moves.ts';
import {offersPanel} from './offers.ts';
import {debtPanel, questionPanel} from './panels.ts';
import {COUNT, spaceOf} from './spaces.ts';
import {Walk} from './walk.ts';

/** A draft is judged when nothing was typed for so long. */
const TYPING = 180;

/** Board, card of the space in focus, what is asked, what one owns. */
export class ClassicTable extends TableElement<ClassicPicture> {
  static override properties = {
    context: {attribute: false},
    chosen: {state: true},
    draft: {state: true},
    outlook: {state: true},
    building: {state: true},
  };

  /** A space that the player looks at; -1 follows the game. */
  declare chosen: number;
  declare draft: Draft | null;
  declare outlook: Outlook | null;
  /** Building mode. */
  declare building: boolean;
  private turn = -1;
  /** Whose sheets lie open; at one screen the next one begins with none. */
  private writer = -1;
  private readonly walk = new Walk();
  private asking: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.chosen = -1;
    this.draft = null;
    this.outlook = null;
    this.building = false;
  }

  private get view(): ClassicPicture | null {
    return this.context.shown.state.view;
  }

  private get you(): number {
    return this.context.shown.state.you;
  }

  protected override willUpdate(changed: PropertyValues): void {
    const {view} = this;
    if (!view || !changed.has('context')) {
      return;
    }
    if (this.writer !== this.you) {
      this.writer = this.you;
      this.draft = null;
      this.building = false;
    }
    const {draft} = this;
    if (view.turn !== this.turn || view.auction.length > 0) {
      this.turn = view.turn;
      this.chosen = -1; // a new turn is looked at where it happens
    }
    // A draft is done with when its offer lies on the table, or nobody could take it any more.
    const sent =
      draft &&
      view.offers.some(
        (offer) => offer.from === this.you && offer.to === draft.to && offer.counterTo === draft.answers,
      );
    const gone =
      draft &&
      (view.players[draft.to]?.out ||
        (draft.answers > 0 && !view.offers.some((offer) => offer.number === draft.answers)));
    if (sent || gone) {
      this.draft = null;
    } else if (draft && this.context.seat >= 0) {
      this.judge(); // what was possible may not be any more
    }
    if (this.building && (view.phase === 'over' || wholeGroups(view, this.you).length === 0)) {
      this.building = false;
    }
  }

  /** Asks the server what it thinks of the draft, once the player pauses. */
  private judge(): void {
    clearTimeout(this.asking);
    this.asking = setTimeout(() => void this.ask(), TYPING);
  }

  private async ask(): Promise<void> {
    const {draft, you} = this;
    const answer = draft && (await this.context.consider(offerMove(draft)));
    if (!answer || draft !== this.draft) {
      return;
    }
    if (answer.error) {
      this.outlook = answer.error.code === 'refused' ? {problem: answer.error} : null;
      return;
    }
    const offers = answer.view?.offers ?? [];
    this.outlook = {changes: offers.findLast((offer) => offer.from === you && offer.to === draft.to)?.changes ?? []};
  }

  protected override updated(): void {
    if (this.view) {
      this.walk.show(this, this.view);
    }
  }

  private focusSpace(view: ClassicPicture): number {
    if (this.chosen >= 0) {
      return this.chosen;
    }
    const lot = view.properties.find((each) => each.deed === view.auction[0]?.lot);
    return lot ? lot.space : spaceOf(view.players[Math.max(0, view.active)]?.space ?? 'go');
  }

  override render(): TemplateResult {
    const {context, view, you} = this;
    if (!view) {
      return html``;
    }
    const {words, names, seat, shown} = context;
    const space = this.focusSpace(view);
    const asked = seat >= 0 ? shown.state.asked : null;
    const sites = this.building ? choices(asked, 'build').map((choice) => choice.args[0] ?? '') : [];
    const input: BoardInput = {
      view,
      words,
      names,
      selected: space,
      sites,
      select: (at) => this.tap(view, at, sites),
      step: (by) => this.step(space, by, true),
    };
    return html`<section class="area-board c-area" aria-label=${words.text('ui.classic.board')}>
        <div class="c-square">
          ${board(input)}${track(input)}
          <div class="c-felt"></div>
          ${middle(context, view)}
        </div>
        <div class="c-decide">
          ${this.draft ? this.sheet(view, this.draft) : nothing}
          ${this.building ? buildPanel(context, view, you, () => this.closeBuilding()) : nothing}
          ${auctionPanel(context, view)} ${debtPanel(context, view, () => this.startDeal(view))}
          ${questionPanel(context, view)} ${offersPanel(context, view, (offer) => this.startCounter(offer))}
        </div>
      </section>
      <section class="area-hand c-hand" aria-label=${words.text('ui.classic.hand')}>
        ${tools(
          context,
          view,
          you,
          () => this.startDeal(view),
          () => this.startBuilding(),
        )}
        ${focusCard({view, words, names, space, asked, act: (move) => context.act(move), step: (by) => this.step(space, by, false)})}
        ${view.phase === 'over' ? this.deeds(view) : nothing}
      </section>
      ${view.phase === 'over' ? nothing : html`<div class="area-deeds">${this.deeds(view)}</div>`}`;
  }

  private deeds(view: ClassicPicture): TemplateResult | typeof nothing {
    return holdings(this.context, view, this.you, (at) => this.look(at));
  }

  private sheet(view: ClassicPicture, draft: Draft): TemplateResult {
    return dealSheet({
      context: this.context,
      view,
      you: this.you,
      draft,
      outlook: this.outlook,
      change: (next) => this.write(next),
      send: (move) => this.context.act(move),
      close: () => this.closeDeal(),
    });
  }

  private write(draft: Draft): void {
    this.draft = draft;
    this.judge();
  }

  /** In building mode a tap on a free plot builds; otherwise it only looks. */
  private tap(view: ClassicPicture, space: number, sites: readonly string[]): void {
    this.chosen = space;
    const deed = view.properties.find((each) => each.space === space)?.deed;
    if (deed !== undefined && sites.includes(deed)) {
      this.context.act(build(deed));
    }
  }

  private look(space: number): void {
    this.chosen = space;
    afterLayout(() => this.querySelector('.c-card')?.scrollIntoView({block: 'nearest'}));
  }

  private step(space: number, by: number, follow: boolean): void {
    this.chosen = (space + by + COUNT) % COUNT;
    if (follow) {
      afterLayout(() =>
        [...this.querySelectorAll<SVGGElement>('.c-space[tabindex="0"]')]
          .find((each) => each.getClientRects().length > 0)
          ?.focus({preventScroll: true}),
      );
    }
  }

  /** With the creditor, the owner of what is looked at, or the next player; what was chosen on the board is asked for. */
  private startDeal(view: ClassicPicture): void {
    const {you} = this;
    const may = (seat: number | undefined) =>
      seat !== undefined && seat >= 0 && seat !== you && !view.players[seat]?.out;
    const owner = view.properties.find((each) => each.space === this.focusSpace(view))?.owner;
    const to = [
      view.debts[0]?.creditors[0],
      owner,
      ...view.players.map((_, at) => (you + 1 + at) % view.players.length),
    ].find(may);
    if (to !== undefined) {
      const wanted = view.properties.find((each) => each.space === this.chosen && each.owner === to);
      this.openDraft({to, answers: 0, terms: wanted ? {...NOTHING, get: [wanted.deed]} : NOTHING});
    }
  }

  private startCounter(offer: ClassicOffer): void {
    this.openDraft({to: offer.from, answers: offer.number, terms: turned(readTerms(offer.terms))});
  }

  private openDraft(draft: Draft): void {
    this.building = false;
    this.outlook = null;
    this.write(draft);
    this.takeTime('#sheet-title');
  }

  private closeDeal(): void {
    this.draft = null;
    this.backTo('[data-deal]');
  }

  private startBuilding(): void {
    this.draft = null;
    this.building = true;
    this.takeTime('#build-title');
  }

  private closeBuilding(): void {
    this.building = false;
    this.backTo('[data-build]');
  }

  /** Opens a panel that takes longer than the window between turns is open. */
  private takeTime(title: string): void {
    this.context.holdOn();
    const [hold] = choices(this.context.seat >= 0 ? this.context.shown.state.asked : null, 'hold');
    if (hold) {
      this.context.act(hold.text);
    }
    afterLayout(() => {
      const heading = this.querySelector<HTMLElement>(title);
      heading?.focus({preventScroll: true});
      heading?.closest('section')?.scrollIntoView({block: 'nearest'});
    });
  }

  private backTo(control: string): void {
    afterLayout(() => this.querySelector<HTMLElement>(control)?.focus({preventScroll: true}));
  }

  protected override key(event: KeyboardEvent): void {
    if (this.context.seat < 0 || !this.view) {
      return;
    }
    const key = event.key.toLowerCase();
    if (key === 't' && !this.draft) {
      event.preventDefault();
      this.startDeal(this.view);
    } else if (key === 'h' && !this.building && wholeGroups(this.view, this.you).length > 0) {
      event.preventDefault();
      this.startBuilding();
    }
  }
}

customElements.define('classic-table', ClassicTable);
