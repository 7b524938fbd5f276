import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {afterLayout} from '../../frame/lib/after-layout.ts';
import type {ExpressPicture} from '../../protocol.ts';
import {TableElement} from '../table-element.ts';
import type {TurnEnd} from './beats.ts';
import {board} from './board.ts';
import {faceOf, fitting, movesOf, offered, targets} from './choices.ts';
import {place} from './moves.ts';
import {odds} from './odds.ts';
import {allFaces, tray} from './tray.ts';

interface Choice {
  readonly die: number;
  /** Null while a die is chosen and its group is not. */
  readonly group: string | null;
}

/** Board and dice. A die is laid by choosing it and then a square, or the other way round, and once more to confirm. */
export class ExpressTable extends TableElement<ExpressPicture> {
  static override properties = {context: {attribute: false}, choice: {state: true}};

  declare choice: Choice | null;

  constructor() {
    super();
    this.choice = null;
  }

  protected override willUpdate(changed: PropertyValues): void {
    const view = this.context.shown.state.view;
    const loose = view?.dice.find((die) => die.die === this.choice?.die)?.where === 'loose';
    if (changed.has('context') && (!loose || this.context.seat < 0)) {
      this.choice = null;
    }
  }

  override render(): TemplateResult {
    const {shown, words, names, seat, busy} = this.context;
    const view = shown.state.view;
    if (!view) {
      return html``;
    }
    const live = seat >= 0 && view.phase === 'placing' && !busy;
    const map = seat >= 0 ? targets(shown.state.asked) : new Map<number, string[]>();
    const {choice} = this;
    return html`<section class="area-board" aria-label=${words.text('ui.express.board')}>
        ${board({
          view,
          words,
          names,
          note: shown.note as TurnEnd | null,
          offers: offered(view, map),
          open: choice ? (map.get(choice.die) ?? []) : [],
          chosen: choice,
          live,
          tap: (group) => this.tapGroup(view, group),
        })}
      </section>
      <section class="area-hand" aria-label=${words.text('ui.express.tray')}>
        ${
          view.phase === 'over'
            ? nothing
            : html` ${tray({view, words, targets: map, chosen: choice?.die ?? 0, live, choose: (die) => this.tapDie(die)})}
              ${this.question(view, map)} ${odds(view, words)}`
        }
        ${allFaces(view, words)}
      </section>`;
  }

  /** What the next tap would do; the same place is used for choosing among several squares. */
  private question(view: ExpressPicture, map: ReadonlyMap<number, readonly string[]>): TemplateResult {
    const {words} = this.context;
    const {choice} = this;
    const freeing = movesOf(this.context.shown.state.asked, 'free');
    if (freeing.length > 0 && this.context.seat >= 0) {
      return html`<div class="question" role="group" aria-label=${words.text('ui.express.free')}>
        <p>${words.text('ui.express.free')}</p>
        ${freeing.map((move) => html`<button type="button" class="button" @click=${() => this.context.act(move)}>${words.message('move.free', move.split(' ').slice(1), [])}</button>`)}
      </div>`;
    }
    if (!choice) {
      return html`<p class="hint">${this.hint(view, map.size > 0)}</p>`;
    }
    const face = faceOf(view, choice.die);
    const groups = map.get(choice.die);
    if (groups === undefined) {
      return html`<div class="question" role="group" aria-label=${words.text('ui.express.nowhere', choice.die, face)}>
        <p>${words.text('ui.express.nowhere', choice.die, face)}</p>
        ${this.cancelButton()}
      </div>`;
    }
    if (choice.group === null) {
      return html`<div class="question" role="group" aria-label=${words.text('ui.express.where', choice.die, face)}>
        <p>${words.text('ui.express.where', choice.die, face)}</p>
        <div class="targets">
          ${groups.map(
            (group, at) =>
              html`<button type="button" class="target swatch-${group}" @click=${() => this.lay(choice.die, group)}>
                <kbd>${(at + 1) % 10}</kbd> ${words.text(`group.${group}`)}
              </button>`,
          )}
        </div>
        ${this.cancelButton()}
      </div>`;
    }
    const {group} = choice;
    return html`<div
      class="question"
      role="group"
      aria-label=${words.text('ui.express.confirm', choice.die, face, group)}
    >
      <p>
        ${words.text('ui.express.confirm', choice.die, face, group)}
        <span class="quiet">${words.text('ui.express.confirm.note')}</span>
      </p>
      <div class="row">
        <button type="button" class="button strong" data-confirm @click=${() => this.lay(choice.die, group)}>
          ${words.text('ui.express.lay')}
        </button>
        ${this.cancelButton()}
      </div>
    </div>`;
  }

  private hint(view: ExpressPicture, fits: boolean): string {
    const {words, seat, names} = this.context;
    if (view.policemen === 3) {
      return words.text('ui.express.hint.jail');
    }
    if (seat < 0) {
      return words.text('ui.express.hint.other', names[view.active] ?? '');
    }
    return words.text(fits ? 'ui.express.hint' : view.rolls > 0 ? 'ui.express.hint.none' : 'ui.express.hint.roll');
  }

  private cancelButton(): TemplateResult {
    return html`<button type="button" class="button plain" @click=${() => this.choose(null)}>
      ${this.context.words.text('ui.cancel')}
    </button>`;
  }

  private tapDie(die: number): void {
    const groups = targets(this.context.shown.state.asked).get(die);
    if (this.choice?.die === die && this.choice.group !== null) {
      this.lay(die, this.choice.group);
    } else if (this.choice?.die === die) {
      this.choose(null);
    } else if (groups === undefined) {
      this.choose({die, group: null}); // it fits nowhere: the next tap on a square asks the server why
    } else {
      this.choose({die, group: groups.length === 1 ? (groups[0] ?? null) : null});
    }
  }

  private tapGroup(view: ExpressPicture, group: string): void {
    const {choice} = this;
    if (choice && (choice.group === group || choice.group === null)) {
      this.lay(choice.die, group);
      return;
    }
    const [die] = fitting(view, targets(this.context.shown.state.asked), group);
    if (die !== undefined) {
      this.choose({die, group});
    } else if (choice) {
      this.lay(choice.die, group);
    }
  }

  /** Also sent when it does not fit: the server's answer says why not. */
  private lay(die: number, group: string): void {
    this.choice = null;
    this.context.act(place(die, group));
  }

  private choose(choice: Choice | null): void {
    this.choice = choice;
    afterLayout(() => this.querySelector<HTMLElement>('[data-confirm]')?.focus({preventScroll: true}));
  }

  protected override key(event: KeyboardEvent): void {
    if (this.context.seat < 0) {
      return;
    }
    const map = targets(this.context.shown.state.asked);
    if (event.key === 'Escape' && this.choice) {
      this.choose(null);
    } else if (/^[0-9]$/.test(event.key) && map.size > 0) {
      this.digit((Number(event.key) + 9) % 10, map);
      event.preventDefault();
    }
  }

  private digit(at: number, map: ReadonlyMap<number, readonly string[]>): void {
    const groups = this.choice?.group === null ? map.get(this.choice.die) : undefined;
    const group = groups?.[at];
    if (this.choice && group !== undefined) {
      this.choose({die: this.choice.die, group});
    } else if (map.has(at + 1)) {
      this.tapDie(at + 1);
    }
  }
}

customElements.define('express-table', ExpressTable);
