import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {afterLayout} from '../../frame/lib/after-layout.ts';
import type {GoPicture} from '../../protocol.ts';
import {ofVerb, optionsOf, type Option} from '../options.ts';
import {TableElement} from '../table-element.ts';
import {heading} from './big-moves.ts';
import {otherBoards, ownBoard, type BoardsInput} from './boards.ts';
import {grabs, listed, ofTile} from './choices.ts';
import {walk} from './motion.ts';
import {choicePanel, dialPanel, type PanelInput} from './panel.ts';
import {sidePicker} from './side-picker.ts';
import {stage} from './stage.ts';
import {ownTiles} from './tiles.ts';
import {tray} from './tray.ts';

/** All boards at once: one's own large, the others beside it, the tray below, and what is asked. */
export class GoTable extends TableElement<GoPicture> {
  static override properties = {context: {attribute: false}, pressed: {state: true}};

  /** The GO button tile is chosen, and its use is not. */
  declare pressed: boolean;
  private question = '';
  private last: GoPicture | null = null;
  private dock: HTMLElement | null = null;
  private height = 0;
  private readonly resized = new ResizeObserver(([dock]) => {
    this.height = dock?.borderBoxSize[0]?.blockSize ?? 0;
    this.standAboveDock();
  });

  constructor() {
    super();
    this.pressed = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.resized.disconnect();
    this.dock = null;
  }

  private get view(): GoPicture | null {
    return this.context.shown.state.view;
  }

  private get options(): Option[] {
    return this.context.seat >= 0 ? optionsOf(this.context.shown.state.asked) : [];
  }

  protected override willUpdate(changed: PropertyValues): void {
    const {asked, you} = this.context.shown.state;
    const question = `${you} ${asked?.moment ?? ''}`;
    if (changed.has('context') && question !== this.question) {
      this.question = question;
      this.pressed = false;
    }
  }

  protected override updated(): void {
    const {view, last} = this;
    if (view && last && view !== last) {
      walk(this, last, view);
    }
    this.last = view;
    this.watchDock();
  }

  /** On a phone the choices lie above the dock, whose height depends on what it says. */
  private watchDock(): void {
    const dock = this.parentElement?.querySelector<HTMLElement>('.act-dock') ?? null;
    if (dock !== this.dock) {
      this.resized.disconnect();
      this.dock = dock;
      if (dock) {
        this.resized.observe(dock);
      }
    }
    this.standAboveDock();
  }

  /** Only the choices are told: all that is below an element with a new value is styled anew, and the boards are large. */
  private standAboveDock(): void {
    const hand = this.querySelector<HTMLElement>('.area-hand');
    const value = `${this.height}px`;
    if (hand && hand.style.getPropertyValue('--dock') !== value) {
      hand.style.setProperty('--dock', value);
    }
  }

  override render(): TemplateResult {
    const {context, view, options} = this;
    if (!view) {
      return html``;
    }
    const {words, shown} = context;
    const {you} = shown.state;
    const input: BoardsInput = {view, context, options, pressed: this.pressed, act: this.act};
    const seats = view.players.map((_, seat) => seat);
    const choosing = view.phase === 'board';
    return html`<section
        class="area-board go-own ${you < 0 ? 'watching' : ''}"
        aria-label=${words.text('ui.go.table')}
        data-phase=${view.phase}
      >
        ${choosing ? sidePicker(view, context) : you < 0 ? otherBoards(input, seats) : ownBoard(input, you)}
        <div class="go-felt">
          ${stage(view, context)}${choosing ? nothing : tray(view, words, grabs(options, this.pressed), this.act)}
        </div>
        <p class="go-note">${words.text('ui.go.assumed')}</p>
      </section>
      ${choosing || you < 0 ? nothing : html`<section class="area-others" aria-label=${words.text('ui.go.others')}>${otherBoards(input, [...seats.slice(you + 1), ...seats.slice(0, you)])}</section>`}
      ${you < 0 || view.phase === 'over' ? nothing : html`<section class="area-hand" aria-label=${words.text('ui.go.hand')}>${this.panel(view)}${this.tiles(view)}</section>`}`;
  }

  /** The one thing that is asked now, where it has more than a button or two. */
  private panel(view: GoPicture): TemplateResult | typeof nothing {
    const {context, options, pressed} = this;
    const {words, names} = context;
    const title = pressed ? words.text('ui.go.ask.button') : (heading(context) ?? '');
    const panel: PanelInput = {
      title,
      options: listed(options, pressed),
      view,
      words,
      names,
      cancel: pressed ? () => this.press(false) : null,
      act: this.act,
    };
    const dials = ofVerb(options, 'dial');
    if (dials.length > 0) {
      return dialPanel({...panel, options: dials});
    }
    return panel.options.length > 0 ? choicePanel(panel) : nothing;
  }

  private tiles(view: GoPicture): TemplateResult | typeof nothing {
    const {context, options, pressed} = this;
    const {you} = context.shown.state;
    return ownTiles({
      player: view.players[you]!,
      words: context.words,
      options,
      pressed,
      tap: (tile) => this.tapTile(tile),
      look: context.shared ? () => context.turnTo(you) : null,
    });
  }

  private tapTile(tile: string): void {
    const [only] = ofTile(this.options, tile);
    if (tile === 'go-button') {
      this.press(!this.pressed);
    } else if (only) {
      this.act(only.move);
    }
  }

  private press(pressed: boolean): void {
    this.pressed = pressed;
    afterLayout(() =>
      this.querySelector<HTMLElement>(pressed ? '.panel .target' : '[data-tile="go-button"]')?.focus({
        preventScroll: true,
      }),
    );
  }

  private readonly act = (move: string): void => {
    this.pressed = false;
    this.context.act(move);
  };

  protected override key(event: KeyboardEvent): void {
    if (event.key === 'Escape' && this.pressed) {
      this.press(false);
    } else if (/^[1-9]$/.test(event.key)) {
      const choices = this.querySelectorAll<HTMLElement>('.panel .target, .side.live');
      const tiles = this.querySelectorAll<HTMLElement>('.own-tiles .live');
      (choices.length > 0 ? choices : tiles)[Number(event.key) - 1]?.click();
    }
  }
}

customElements.define('go-table', GoTable);
