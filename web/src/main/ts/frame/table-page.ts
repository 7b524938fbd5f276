import {html, nothing, type TemplateResult} from 'lit';
import {api} from '../api.ts';
import type {GameModule, TableContext} from '../games/game-module.ts';
import {gameModule} from '../games/registry.ts';
import {language, onLanguage, words as appWords} from '../messages/index.ts';
import type {Lan, LogEntry, OptionInfo} from '../protocol.ts';
import {actionBar, moreMoves} from './action-bar.ts';
import {awayPanel} from './away-panel.ts';
import {claimSeat} from './claim-seat.ts';
import './clock-view.ts';
import './curtain-view.ts';
import {PlainElement} from './element.ts';
import {FocusKeeper} from './focus.ts';
import {IdleWatch} from './idle.ts';
import {lobby} from './lobby.ts';
import './log-panel.ts';
import {gameTitle, usualBot} from './names.ts';
import {overPanel} from './over-panel.ts';
import {forgetSeen} from './prefs.ts';
import {problem, problemText} from './problem.ts';
import {follow, go} from './route.ts';
import {seatsStrip} from './seats-strip.ts';
import {again} from './setup-seats.ts';
import {shortcut} from './shortcuts.ts';
import {heldSeats} from './held-seats.ts';
import {stillPanel} from './still-panel.ts';
import {TableClient} from './table-client.ts';
import {ordersText} from './orders-text.ts';
import {tableDialogs, tableMenu, type MenuInput} from './table-menu.ts';
import {namesOf} from './table-state.ts';
import {chatPanel, granting, ownOrders} from './table-talk.ts';
import {timeNotices} from './time-notices.ts';
import {packMark, packRoom} from './pack-room.ts';
import type {Words} from './words.ts';

/** So long a hand stays open on a device that several people share. */
const PATIENCE = 60_000;

/** One table, from the open seats to the ranking, for players, several players at one screen, or a spectator. */
export class TablePage extends PlainElement {
  static override properties = {table: {}, failed: {state: true}, ready: {state: true}};

  declare table: string;
  declare failed: string;
  declare ready: boolean;
  private words: Words = appWords;
  private clauses: ReadonlyMap<string, string> = new Map();
  private options: readonly OptionInfo[] = [];
  private bots: readonly string[] = [];
  private orders: readonly OptionInfo[] = [];
  private lan: Lan | null = null;
  private game: GameModule = gameModule('');
  private client: TableClient | null = null;
  private busy = false;
  private deaf = () => {};
  private spoken = '';
  /** Whether the table came out of a file and waited for its people when it was last looked at. */
  private waited = false;
  /** What went wrong with a seat's link; the table can still be watched. */
  private warning = '';
  private readonly idle = new IdleWatch(PATIENCE, () => this.cover());
  private readonly focusKeeper = new FocusKeeper(this, '#actions, #over-title, #lobby-title, [data-reveal]');

  constructor() {
    super();
    this.failed = '';
    this.ready = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.key);
    this.idle.start();
    this.deaf = onLanguage(() => void this.guarded(() => this.loadWords()));
    void this.guarded(() => this.load());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.key);
    this.idle.stop();
    this.deaf();
    this.client?.close();
  }

  protected override updated(): void {
    this.focusKeeper.check();
  }

  private async guarded(work: () => Promise<void>): Promise<void> {
    this.failed = '';
    this.busy = true;
    try {
      await work();
    } catch (error) {
      this.failed = problemText(error, this.words);
    }
    this.busy = false;
    this.requestUpdate();
  }

  private async load(): Promise<void> {
    this.warning = await claimSeat(this.table, this.words);
    const [info, games, device] = await Promise.all([api.table(this.table), api.games(), api.device()]);
    this.game = gameModule(info.game);
    const [rules] = await Promise.all([api.rules(info.game), this.loadWords()]);
    this.clauses = new Map(rules.clauses.map((clause) => [clause.id, clause.text]));
    const game = games.find((each) => each.id === info.game);
    this.options = game?.options ?? [];
    this.bots = game?.bots ?? [];
    this.orders = game?.orders ?? [];
    this.lan = device.lan;
    await this.connect();
    this.ready = true;
  }

  private async loadWords(): Promise<void> {
    const {id} = this.game;
    this.words = appWords.with(await api.messages(language, id));
    this.spoken = '';
    document.title = `${gameTitle(this.words, id)} · ${this.words.text('ui.title')}`;
  }

  private async connect(): Promise<void> {
    this.client?.close();
    this.client = new TableClient(this.table, this.game, await heldSeats(this.table), (entries) => this.changed(entries));
  }

  private changed(entries: readonly LogEntry[]): void {
    const state = this.client?.shown?.state;
    if (this.waited && state?.table.state === 'playing') {
      forgetSeen(this.table); // what was played before the file is no news
      void this.guarded(() => this.connect());
    }
    this.waited = state?.table.state === 'waiting';
    if (this.client?.veiled) {
      this.spoken = ''; // it may have told of the hand that is covered now
    } else if (state && entries.length > 0) {
      const names = namesOf(state.table, this.words.text('ui.seat.open'));
      this.spoken = entries.map((entry) => this.words.event(entry.text, names)).join(' ');
    }
    this.requestUpdate();
  }

  private cover(): void {
    if (this.client?.open) {
      this.client.cover();
    }
  }

  private readonly key = (event: KeyboardEvent): void => {
    const context = this.context();
    if (context && !this.client?.veiled) {
      shortcut(event, this, this.game.bigMoves(context), context.act);
    }
  };

  private context(): TableContext | null {
    const {client, words} = this;
    const shown = client?.shown;
    if (!client || !shown) {
      return null;
    }
    return {
      shown,
      words,
      names: namesOf(shown.state.table, words.text('ui.seat.open')),
      seat: client.acting,
      busy: client.busy,
      act: (move) => client.play(move),
      consider: (move) => client.consider(move),
      mine: client.seats,
      shared: client.covered,
      turnTo: (seat) => client.turnTo(seat),
      order: (name, value) => void client.speak(client.viewing, 'order', ordersText(this.orders, {...shown.state.orders, [name]: value})),
    };
  }

  override render(): TemplateResult {
    const {words, client} = this;
    const context = this.context();
    const table = context?.shown.state.table;
    const menu: MenuInput | null = client && context && table ? {table, words, mine: client.seats, names: context.names, lan: this.lan, orders: ownOrders(client, context, this.orders), deed: (what, seats) => client.deed(what, seats)} : null;
    return html`<header class="bar">
        <a class="button plain" href="/" @click=${follow}><span class="arrow" aria-hidden="true">←</span> <span class="bar-home">${words.text('ui.home')}</span></a>
        <h1 tabindex="-1">${table ? gameTitle(words, table.game) : words.text('ui.title')}</h1>
        ${menu ? tableMenu(menu) : nothing}
      </header>
      ${client && !client.connected ? html`<p class="banner" role="status">${words.text('ui.offline')}</p>` : nothing}
      <main id="main" tabindex="-1" class="table-main">
        ${this.failed === '' ? nothing : problem(this.failed)}
        ${this.warning === '' ? nothing : problem(this.warning)}
        ${context && table ? (packRoom({table, words, mine: context.mine, lan: this.lan, busy: this.busy, come: (work) => this.come(work)}) ?? this.still(context) ?? (table.state === 'open' ? this.lobby(context) : this.playing(context))) : this.failed === '' ? html`<p class="quiet">${words.text('ui.loading')}</p>` : nothing}
      </main>
      <p class="visually-hidden" aria-live="polite">${client?.veiled ? '' : this.spoken}</p>
      ${menu ? tableDialogs(menu, this.game) : nothing}`;
  }

  /** Who sits at a table that was stopped may still talk about it. */
  private still(context: TableContext): TemplateResult | null {
    const {table} = context.shown.state;
    const panel = stillPanel(table, this.words);
    return panel && html`${panel}${table.state === 'closed' ? nothing : chatPanel(this.client!, context)}`;
  }

  /** Brings somebody to a table that waits. */
  private come(work: () => Promise<unknown>): void {
    this.warning = '';
    void this.guarded(async () => {
      await work();
      await this.connect();
    });
  }

  private lobby(context: TableContext): TemplateResult {
    const {shown} = context;
    const people = this.client !== null && this.client.seats.length > 0;
    return html`${this.lobbyItself(shown)}${people ? chatPanel(this.client!, context) : nothing}`;
  }

  private lobbyItself(shown: TableContext['shown']): TemplateResult {
    return lobby({
      table: shown.state.table,
      words: this.words,
      mine: this.client?.seats ?? [],
      lan: this.lan,
      options: this.options,
      busy: this.busy,
      setLan: (on) => void this.guarded(async () => {
        this.lan = await api.lan(on);
      }),
      sit: (name) => void this.guarded(async () => {
        await api.sit(this.table, -1, name);
        forgetSeen(this.table); // who has just sat down was not away
        await this.connect();
      }),
      start: () => void this.guarded(async () => {
        await api.start(this.table, usualBot(this.bots));
      }),
    });
  }

  private playing(context: TableContext): TemplateResult {
    const {words, game, clauses} = this;
    const client = this.client!;
    const {shown, names} = context;
    const {table} = shown.state;
    const clocks = shown.state.clocks.filter((clock) => !game.ownClocks?.includes(clock.label));
    const over = table.state === 'over' && !client.behind;
    if (client.veiled) {
      return html`${seatsStrip(shown, game, words, client.seats)}
        <curtain-view .words=${words} .seat=${client.viewing} .name=${names[client.viewing] ?? ''} .asked=${client.acting >= 0} .reveal=${() => client.reveal()} .back=${client.calledFor ? () => client.cover() : null}></curtain-view>`;
    }
    return html`
      ${seatsStrip(shown, game, words, client.seats)}
      ${this.notices(context)}
      <div class="table-grid ${over ? 'is-over' : ''}">
        ${over ? overPanel(shown, game, words, names, () => void this.again()) : nothing}
        ${game.table(context)}
        ${over ? nothing : html`<div class="act-dock">
          ${clocks.length > 0 ? html`<clock-view .clocks=${clocks} .words=${words} .names=${names} .mine=${client.seats} .grant=${granting(client, context)}></clock-view>` : nothing}
          ${actionBar({
            context,
            game,
            clauses,
            refused: client.refused,
            mine: client.seats,
            behind: client.behind,
            over,
            cover: client.open && !over ? () => this.cover() : null,
            skip: () => client.skip(),
            takeBack: () => client.deed('take-back', [client.viewing]),
            dismiss: () => client.forgetRefusal(),
          })}</div>${moreMoves(context, game)}`}
        <log-panel class="area-log" .log=${shown.state.log} .names=${names} .words=${words} .clauses=${clauses}></log-panel>
      </div>
      ${chatPanel(client, context)}`;
  }

  private notices({shown, names}: TableContext): TemplateResult {
    const {words} = this;
    const client = this.client!;
    const {table} = shown.state;
    return html`
      ${packMark(table, words)}
      ${client.seats.length === 0 && table.state === 'playing' ? html`<p class="notice">${words.text('ui.spectator')}</p>` : nothing}
      ${table.agreed.length > 0 && table.state === 'playing' ? html`<p class="notice">${words.text('ui.agreed', words.names(table.agreed.map((seat) => names[seat] ?? '')))}</p>` : nothing}
      ${timeNotices(table, client.seats, names, words, (what, seats) => client.deed(what, seats))}
      ${awayPanel(client.away, (entry) => this.game.matters(entry), words, names, () => client.forgetAway())}`;
  }

  private async again(): Promise<void> {
    const table = this.client?.shown?.state.table;
    if (table) {
      await this.guarded(async () => {
        const opened = await api.open(again(table, this.client?.seats ?? []));
        go(`/t/${opened.table}`);
      });
    }
  }
}

customElements.define('table-page', TablePage);
