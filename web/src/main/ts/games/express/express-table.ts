import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {Dragging} from '../dragging.ts';
import type {ExpressPicture} from '../../protocol.ts';
import {TableElement} from '../table-element.ts';
import type {TurnEnd} from './beats.ts';
import {board} from './board.ts';
import {faceOf, fitting, movesOf, offered, onlySquares, targets} from './choices.ts';
import {place} from './moves.ts';
import {odds} from './odds.ts';
import {allFaces, tray} from './tray.ts';

/**
 * Board and dice. A die with one square to go to is laid by a tap on either; one with several asks for the square. It can
 * be dragged there, too, and taken back.
 */
export class ExpressTable extends TableElement<ExpressPicture> {
  static override properties = {
    context: {attribute: false},
    chosen: {state: true},
    laying: {state: true},
  };

  /** The die whose square is still to be chosen, 0 for none. */
  declare chosen: number;
  /** Whether all dice that have one square to go to are laid, one after the other. */
  declare laying: boolean;
  private readonly dragging = new Dragging(this, '[data-die].fits', '[data-group]', (die, group) =>
    this.lay(Number(die.dataset.die), group.dataset.group ?? ''),
  );

  constructor() {
    super();
    this.chosen = 0;
    this.laying = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.dragging.stop();
  }

  private get live(): boolean {
    const {shown, seat, busy} = this.context;
    return seat >= 0 && shown.state.view?.phase === 'placing' && !busy;
  }

  private get targets(): ReadonlyMap<number, readonly string[]> {
    return this.context.seat >= 0 ? targets(this.context.shown.state.asked) : new Map<number, string[]>();
  }

  protected override willUpdate(changed: PropertyValues): void {
    const view = this.context.shown.state.view;
    const loose = view?.dice.find((die) => die.die === this.chosen)?.where === 'loose';
    if (changed.has('context') && (!loose || this.context.seat < 0)) {
      this.chosen = 0;
    }
    if (this.context.seat < 0 || onlySquares(this.targets).length === 0) {
      this.laying = false;
    }
  }

  protected override updated(): void {
    const [next] = this.laying && this.live ? onlySquares(this.targets) : [];
    if (next) {
      this.lay(next.die, next.group);
    }
  }

  override render(): TemplateResult {
    const {shown, words, names} = this.context;
    const view = shown.state.view;
    if (!view) {
      return html``;
    }
    const {chosen, live, targets: map} = this;
    return html`<section class="area-board" aria-label=${words.text('ui.express.board')}>
        ${board({
          view,
          words,
          names,
          note: shown.note as TurnEnd | null,
          offers: offered(view, map),
          open: map.get(chosen) ?? [],
          chosen,
          live,
          tap: (group) => this.tapGroup(view, group),
        })}
      </section>
      <section class="area-hand" aria-label=${words.text('ui.express.tray')}>
        ${
          view.phase === 'over'
            ? nothing
            : html` ${tray({view, words, targets: map, chosen, live, choose: (die) => this.tapDie(die)})}
                <div class="express-ask">${this.question(view, map)}</div>
                ${odds(view, words)}`
        }
        ${allFaces(view, words)}
      </section>`;
  }

  /** What is asked beside rolling and stopping. Its place stays when it goes, so that nothing moves under the pointer. */
  private question(view: ExpressPicture, map: ReadonlyMap<number, readonly string[]>): TemplateResult {
    const {words} = this.context;
    const {chosen} = this;
    const freeing = movesOf(this.context.shown.state.asked, 'free');
    if (freeing.length > 0 && this.context.seat >= 0) {
      return html`<div class="question" role="group" aria-label=${words.text('ui.express.free')}>
        <p>${words.text('ui.express.free')}</p>
        ${freeing.map((move) => html`<button type="button" class="button" @click=${() => this.context.act(move)}>${words.message('move.free', move.split(' ').slice(1), [])}</button>`)}
      </div>`;
    }
    if (chosen === 0) {
      const all = onlySquares(map).length;
      return html`<p class="hint">${this.hint(view, map.size > 0)}</p>
        ${all > 1 ? html`<button type="button" class="button" data-lay-all @click=${() => (this.laying = true)}>${words.text('ui.express.lay-all', all)}</button>` : nothing}`;
    }
    const face = faceOf(view, chosen);
    const groups = map.get(chosen) ?? [];
    const title = words.text(groups.length > 0 ? 'ui.express.where' : 'ui.express.nowhere', chosen, face);
    return html`<div class="question" role="group" aria-label=${title}>
      <p>${title}</p>
      <div class="targets">
        ${groups.map(
          (group, at) =>
            html`<button type="button" class="target swatch-${group}" @click=${() => this.lay(chosen, group)}>
              <kbd>${(at + 1) % 10}</kbd> ${words.text(`group.${group}`)}
            </button>`,
        )}
        <button type="button" class="button plain" @click=${() => (this.chosen = 0)}>${words.text('ui.cancel')}</button>
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

  private tapDie(die: number): void {
    const [only, ...others] = this.targets.get(die) ?? [];
    if (only !== undefined && others.length === 0) {
      this.lay(die, only);
    } else {
      this.chosen = this.chosen === die ? 0 : die; // where it fits nowhere, a tap on a square asks the server why
    }
  }

  private tapGroup(view: ExpressPicture, group: string): void {
    const [fits] = fitting(view, this.targets, group);
    const die = this.chosen > 0 ? this.chosen : fits;
    if (die !== undefined) {
      this.lay(die, group);
    }
  }

  /** Also sent when it does not fit: the server's answer says why not. */
  private lay(die: number, group: string): void {
    this.chosen = 0;
    this.context.act(place(die, group));
  }

  protected override key(event: KeyboardEvent): void {
    if (this.context.seat < 0) {
      return;
    }
    const map = this.targets;
    if (event.key === 'Escape' && this.chosen > 0) {
      this.chosen = 0;
    } else if (event.key.toLowerCase() === 'a' && onlySquares(map).length > 1) {
      this.laying = true;
      event.preventDefault();
    } else if (/^[0-9]$/.test(event.key) && map.size > 0) {
      this.digit((Number(event.key) + 9) % 10, map);
      event.preventDefault();
    }
  }

  /** A square of the chosen die, else a die. */
  private digit(at: number, map: ReadonlyMap<number, readonly string[]>): void {
    const group = map.get(this.chosen)?.[at];
    if (group !== undefined) {
      this.lay(this.chosen, group);
    } else if (map.has(at + 1)) {
      this.tapDie(at + 1);
    }
  }
}

customElements.define('express-table', ExpressTable);
