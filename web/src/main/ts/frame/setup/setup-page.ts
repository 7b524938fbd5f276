import {html, nothing, type TemplateResult} from 'lit';
import {api} from '../../api.ts';
import {gameModule} from '../../games/registry.ts';
import {words as appWords, language} from '../../messages/index.ts';
import type {GameInfo, NewSeat} from '../../protocol.ts';
import {PlainElement} from '../lib/element.ts';
import {botName, gameTitle, LONGEST_NAME, ownName, usualBot} from '../lib/names.ts';
import {listedSwitch} from './listed-switch.ts';
import {optionsPanel, valueText} from './options-panel.ts';
import {rememberRules} from '../lib/prefs.ts';
import {problem, problemText} from '../lib/problem.ts';
import {follow, go, type SetupMode} from '../lib/route.ts';
import {mostSeats, newSeat, seatsFor} from './setup-seats.ts';
import {termsPanel} from './terms-panel.ts';
import {token} from '../lib/tokens.ts';
import {letterOf, type Words} from '../lib/words.ts';

const CLOCKS = [0, 30, 60, 120, 300];

/** Who sits where and by which rules, before the table is opened. */
export class SetupPage extends PlainElement {
  static override properties = {
    game: {},
    mode: {},
    info: {state: true},
    seats: {state: true},
    options: {state: true},
    clock: {state: true},
    terms: {state: true},
    onLeave: {state: true},
    listed: {state: true},
    failed: {state: true},
    busy: {state: true},
  };

  declare game: string;
  declare mode: SetupMode;
  declare info: GameInfo | null;
  declare seats: NewSeat[];
  declare options: Record<string, string>;
  declare clock: number;
  declare terms: Record<string, string>;
  declare onLeave: string;
  declare listed: boolean;
  declare failed: string;
  declare busy: boolean;
  private words: Words = appWords;
  private clauses: ReadonlyMap<string, string> = new Map();

  constructor() {
    super();
    this.info = null;
    this.seats = [];
    this.options = {};
    this.clock = 0;
    this.terms = {};
    this.onLeave = 'out';
    this.listed = false;
    this.failed = '';
    this.busy = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      const info = (await api.games()).find((game) => game.id === this.game);
      if (!info) {
        this.failed = appWords.text('ui.nowhere');
        return;
      }
      const [rules, texts] = await Promise.all([api.rules(this.game), api.messages(language, this.game)]);
      this.words = appWords.with(texts);
      this.clauses = new Map(rules.clauses.map((clause) => [clause.id, clause.text]));
      this.seats = seatsFor(this.mode, info, ownName(this.words), (number) =>
        this.words.text('ui.name.player', number),
      );
      this.options = this.mode === 'device' ? {...gameModule(this.game).sharedOptions} : {};
      this.info = info;
    } catch (error) {
      this.failed = problemText(error, appWords);
    }
  }

  override render(): TemplateResult {
    const {words, info} = this;
    return html`<header class="bar">
        <a class="button plain" href="/" @click=${follow}
          ><span class="arrow" aria-hidden="true">←</span> ${words.text('ui.home')}</a
        >
      </header>
      <main id="main" tabindex="-1" class="setup">
        <h1 tabindex="-1">${gameTitle(words, this.game)} <small>${words.text(`ui.setup.${this.mode}`)}</small></h1>
        ${this.failed === '' ? nothing : problem(this.failed)}
        ${info ? this.form(info) : this.failed === '' ? html`<p class="quiet">${words.text('ui.loading')}</p>` : nothing}
      </main>`;
  }

  private form(info: GameInfo): TemplateResult {
    const {words} = this;
    const most = mostSeats(info, this.options);
    return html`<form class="card" @submit=${(event: Event) => void this.open(event)}>
      <fieldset>
        <legend>${words.text('ui.setup.seats')}</legend>
        <ol class="setup-seats">
          ${this.seats.map((seat, at) => this.seat(info, seat, at))}
        </ol>
        <div class="row">
          ${this.seats.length < most ? html`<button type="button" class="button" @click=${() => this.add(info)}>+ ${words.text('ui.setup.seat.add')}</button>` : nothing}
          ${this.seats.length > info.fewestSeats ? html`<button type="button" class="button plain" @click=${() => (this.seats = this.seats.slice(0, -1))}>− ${words.text('ui.setup.seat.remove')}</button>` : nothing}
        </div>
        ${this.seats.length > most ? problem(words.text('ui.setup.too-many', most)) : this.seats.length === most ? this.room(info, most) : nothing}
      </fieldset>
      ${optionsPanel(info.options, this.options, words, this.clauses, (name, value) => (this.options = {...this.options, [name]: value}))}
      <div class="setup-more">
        <label class="setting"
          ><span>${words.text('ui.setup.clock')}</span
          ><select @change=${(event: Event) => (this.clock = Number((event.target as HTMLSelectElement).value))}>
            ${CLOCKS.map((seconds) => html`<option value=${seconds} ?selected=${seconds === this.clock}>${seconds === 0 ? words.text('ui.setup.clock.none') : words.text('ui.setup.clock.seconds', seconds)}</option>`)}
          </select></label
        >
        ${termsPanel(info.terms, this.terms, this.clock > 0, words, (name, value) => (this.terms = {...this.terms, [name]: value}))}
        <label class="setting"
          ><span>${words.text('ui.setup.leave')}</span
          ><select @change=${(event: Event) => (this.onLeave = (event.target as HTMLSelectElement).value)}>
            <option value="out">${words.text('ui.setup.leave.out')}</option>
            ${info.bots.map((bot) => html`<option value=${bot}>${words.text('ui.setup.leave.bot', botName(words, bot))}</option>`)}
          </select></label
        >
      </div>
      ${listedSwitch(words, this.listed, this.busy, (on) => (this.listed = on))}
      <button class="button strong wide" ?disabled=${this.busy || this.seats.length > most}>
        ${words.text('ui.setup.open')}
      </button>
    </form>`;
  }

  /** What would let more people play. */
  private room(info: GameInfo, most: number): unknown {
    const {words} = this;
    return info.room
      .filter((each) => each.mostSeats > most)
      .map(
        ({option, value, mostSeats: more}) =>
          html`<p class="quiet">
            ${words.text('ui.setup.room', more, words.text(`option.${option}`), valueText(value, words))}
          </p>`,
      );
  }

  private seat(info: GameInfo, seat: NewSeat, at: number): TemplateResult {
    const {words} = this;
    const value = seat.kind === 'bot' ? `bot:${seat.bot}` : seat.kind;
    const choices: [string, string][] = [
      ['me', words.text('ui.setup.seat.me')],
      ['open', words.text('ui.setup.seat.open')],
      ...info.bots.map((bot): [string, string] => [`bot:${bot}`, words.text('ui.setup.seat.bot', botName(words, bot))]),
    ];
    return html`<li class="setup-seat">
      ${token(at)}
      <select
        aria-label=${words.text('ui.setup.seat', letterOf(at))}
        @change=${(event: Event) => this.change(at, newSeat((event.target as HTMLSelectElement).value, words.text('ui.name.player', at + 1)))}
      >
        ${choices.map(([kind, text]) => html`<option value=${kind} ?selected=${kind === value}>${text}</option>`)}
      </select>
      ${seat.kind === 'me' ? html`<input required maxlength=${LONGEST_NAME} aria-label=${words.text('ui.setup.seat.name', letterOf(at))} .value=${seat.name} @input=${(event: Event) => this.change(at, {...seat, name: (event.target as HTMLInputElement).value})} />` : nothing}
    </li>`;
  }

  private change(at: number, seat: NewSeat): void {
    this.seats = this.seats.map((each, index) => (index === at ? seat : each));
  }

  private add(info: GameInfo): void {
    const kind = this.mode === 'friends' ? 'open' : this.mode === 'device' ? 'me' : `bot:${usualBot(info.bots)}`;
    this.seats = [...this.seats, newSeat(kind, this.words.text('ui.name.player', this.seats.length + 1))];
  }

  private async open(event: Event): Promise<void> {
    event.preventDefault();
    this.busy = true;
    try {
      const opened = await api.open({
        game: this.game,
        options: this.options,
        clock: this.clock,
        terms: this.terms,
        onLeave: this.onLeave,
        seats: this.seats,
        listed: this.listed,
      });
      rememberRules(opened.table); // who chose the options knows them
      go(`/t/${opened.table}`);
    } catch (error) {
      this.failed = problemText(error, this.words);
    }
    this.busy = false;
  }
}

customElements.define('setup-page', SetupPage);
