import {html, nothing, type TemplateResult} from 'lit';
import {api} from '../../api.ts';
import type {GameModule, TableContext} from '../../games/game-module.ts';
import {gameModule} from '../../games/registry.ts';
import {language, onLanguage, words as appWords} from '../../messages/index.ts';
import type {Lan, LogEntry} from '../../protocol.ts';
import {type Books, books, NO_BOOKS} from '../lib/books.ts';
import {claimSeat, secretInAddress} from '../setup/claim-seat.ts';
import '../replay/dice-page.ts';
import {PlainElement} from '../lib/element.ts';
import {FocusKeeper} from '../lib/focus.ts';
import {IdleWatch} from '../lib/idle.ts';
import {lobby} from '../setup/lobby.ts';
import {gameTitle, usualBot} from '../lib/names.ts';
import {isAway} from '../lib/no-server.ts';
import {forgetSeen, rememberRules} from '../lib/prefs.ts';
import {problem, problemText} from '../lib/problem.ts';
import {shortcut} from '../lib/shortcuts.ts';
import {heldSeats} from '../lib/held-seats.ts';
import {TableClient} from '../client/table-client.ts';
import {connectionBanner} from './connection-banner.ts';
import {menuOf, playingRoom, type PlayingInput} from './playing-room.ts';
import {tableBar} from './table-bar.ts';
import {tableDialogs} from './table-menu.ts';
import {newDevices} from './table-notices.ts';
import {chatPanel, contextOf, stillRoom} from './table-talk.ts';
import {packRoom} from '../packing/pack-room.ts';
import {perFrame} from '../lib/per-frame.ts';
import {rematch} from './rematch.ts';
import {SentMark} from './sent-mark.ts';
import {Signals} from '../signal/signals.ts';
import {skeleton} from './skeleton.ts';
import type {RulesInput} from '../setup/rules-here.ts';
import {Voice} from './voice.ts';
import type {Words} from '../lib/words.ts';

/** So long a hand stays open on a device that several people share. */
const PATIENCE = 60_000;

/** One table, from the open seats to the ranking, for players, several players at one screen, or a spectator. */
export class TablePage extends PlainElement {
  static override properties = {
    table: {},
    dice: {attribute: false},
    failed: {state: true},
    away: {state: true},
    ready: {state: true},
  };

  declare table: string;
  /** Whether the page of the dice lies over the table, which goes on below. */
  declare dice: boolean;
  declare failed: string;
  /** Whether there is no server at all. */
  declare away: boolean;
  declare ready: boolean;
  private words: Words = appWords;
  private books: Books = NO_BOOKS;
  private lan: Lan | null = null;
  private game: GameModule = gameModule('');
  private client: TableClient | null = null;
  private busy = false;
  private deaf = () => {};
  private voice = new Voice(this.game);
  /** Whether the table came out of a file and waited for its people when it was last looked at. */
  private waited = false;
  /** What went wrong with a seat's link; the table can still be watched. */
  private warning = '';
  /** Of a seat, as long as it could not be exchanged. */
  private secret = '';
  private leaving = ''; // the table from which the next game was begun, while it is still shown
  /** The news of several moves may come at once: they are drawn together. */
  private readonly redraw = perFrame(() => this.requestUpdate());
  private readonly signals = new Signals();
  private readonly sentMark = new SentMark(this);
  private readonly idle = new IdleWatch(PATIENCE, () => this.cover());
  private readonly focusKeeper = new FocusKeeper(this, '#actions, #over-title, #lobby-title, [data-reveal]');

  constructor() {
    super();
    this.dice = false;
    this.failed = '';
    this.away = false;
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
    this.signals.end();
    this.deaf();
    this.client?.close();
  }

  protected override updated(changed: Map<string, unknown>): void {
    if (changed.has('dice') && this.ready) {
      this.entitle();
    }
    this.voice.said();
    this.sentMark.show(this.client?.commands.sent ?? '');
    this.focusKeeper.check();
  }

  private async guarded(work: () => Promise<unknown>): Promise<void> {
    this.failed = '';
    this.busy = true;
    try {
      await work();
      this.away = false;
    } catch (error) {
      this.away = isAway(error) && !this.ready;
      this.failed = this.away ? '' : problemText(error, this.words);
    }
    this.busy = false;
    this.requestUpdate();
  }

  private async load(): Promise<void> {
    this.secret = secretInAddress() || this.secret;
    this.warning = await claimSeat(this.table, this.secret, this.words);
    this.secret = '';
    const [info, games, device] = await Promise.all([api.table(this.table), api.games(), api.device()]);
    this.game = gameModule(info.game);
    this.voice = new Voice(this.game);
    const [rules] = await Promise.all([api.rules(info.game), this.loadWords()]);
    this.books = books(rules, games);
    this.lan = device.lan;
    await this.connect();
    this.ready = true;
  }

  private async loadWords(): Promise<void> {
    const {id} = this.game;
    this.words = appWords.with(await api.messages(language, id));
    this.voice.hush();
    this.entitle();
  }

  private entitle(): void {
    if (!this.dice && this.isConnected) {
      document.title = `${gameTitle(this.words, this.game.id)} · ${this.words.text('ui.title')}`;
    }
  }

  private async connect(): Promise<void> {
    this.client?.close();
    const seats = await heldSeats(this.table);
    this.client?.close(); // somebody else may have connected meanwhile, or gone from this page
    this.client = this.isConnected
      ? new TableClient(
          this.table,
          this.game,
          seats,
          (entries, heard) => this.changed(entries, heard),
          () => this.signedOut(),
        )
      : null;
  }

  /** Whoever lost a seat watches, or goes on with the other seats of this device. */
  private signedOut(): void {
    this.client?.close();
    void this.guarded(async () => {
      await api.table(this.table); // it may be gone altogether
      this.warning = this.words.text('ui.signed-out');
      await this.connect();
    });
  }

  private changed(entries: readonly LogEntry[], heard: boolean): void {
    const state = this.client?.shown?.state;
    if (this.waited && state?.table.state === 'playing') {
      forgetSeen(this.table); // what was played before the file is no news
      void this.guarded(() => this.connect());
    }
    this.waited = state?.table.state === 'waiting';
    if (this.client?.screen.veiled) {
      this.voice.hush(); // it may have told of the hand that is covered now
    } else if (state) {
      this.voice.say(entries, this.client!, this.context()!);
      this.signals.told(entries, this.client!, this.game, this.context()!);
    }
    if (heard) {
      this.redraw();
    } else {
      this.requestUpdate();
    }
  }

  private cover(): void {
    if (this.client?.screen.open) {
      this.client.screen.cover();
    }
  }

  private readonly key = (event: KeyboardEvent): void => {
    const context = this.context();
    if (context && !this.dice && !this.client?.screen.veiled) {
      shortcut(event, this, this.game.bigMoves(context), context.act);
    }
  };

  private context(): TableContext | null {
    return this.client && contextOf(this.client, this.words, this.books.orders);
  }

  override render(): TemplateResult {
    const {words, client} = this;
    const context = this.context();
    const table = context?.shown.state.table;
    if (this.dice) {
      return html`<dice-page .table=${this.table}></dice-page>`;
    }
    const input = client && context ? this.input(client, context) : null;
    const menu = input && menuOf(input, {lan: this.lan, list: (on) => this.list(on)});
    return html`${tableBar(words, table?.game, menu || null, () => this.requestUpdate())}
      ${client ? connectionBanner(client, words) : nothing}
      <main id="main" tabindex="-1" class="table-main ${client?.screen.veiled ? '' : `of-${this.game.look}`}">
        ${this.failed === '' ? nothing : problem(this.failed)}
        ${this.away ? html`<no-server .words=${words} .again=${() => void this.guarded(() => this.load())}></no-server>` : nothing}
        ${this.warning === '' ? nothing : problem(this.warning)}
        ${context && table ? (packRoom({table, words, mine: context.mine, lan: this.lan, busy: this.busy, come: (work) => this.come(work)}) ?? stillRoom(client!, context) ?? (table.state === 'open' ? this.lobby(context) : playingRoom(input!))) : this.failed === '' && !this.away ? skeleton(words) : nothing}
      </main>
      <p class="visually-hidden" aria-live="polite">${client?.screen.veiled ? '' : this.voice.spoken}</p>
      ${menu ? tableDialogs(menu, this.game) : nothing}`;
  }

  private input(client: TableClient, context: TableContext): PlayingInput {
    return {
      client,
      context,
      game: this.game,
      books: this.books,
      voice: this.voice,
      rules: this.rules(context),
      changed: () => this.changed([], false),
      again: () => void this.again(),
    };
  }

  private rules({shown}: TableContext): RulesInput {
    return {table: shown.state.table, options: this.books.options, words: this.words, clauses: this.books.clauses};
  }

  private list(on: boolean): void {
    void this.guarded(() => api.list(this.table, on));
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
    return lobby({
      ...this.rules(context),
      talk: context.mine.length > 0 ? chatPanel(this.client!, context) : nothing,
      notices: newDevices(this.client!, context.names, this.words),
      mine: context.mine,
      lan: this.lan,
      busy: this.busy,
      list: (on) => this.list(on),
      setLan: (on) =>
        void this.guarded(async () => {
          this.lan = await api.lan(on);
        }),
      sit: (name) =>
        void this.guarded(async () => {
          await api.sit(this.table, -1, name);
          forgetSeen(this.table); // who has just sat down was not away
          rememberRules(this.table); // and has read by what rules
          await this.connect();
        }),
      start: () => void this.guarded(() => api.start(this.table, usualBot(this.books.bots))),
    });
  }

  private async again(): Promise<void> {
    const table = this.client?.shown?.state.table;
    if (table && !this.busy && this.leaving !== table.id) {
      await this.guarded(() => rematch(table, this.client?.seats ?? []).then(() => void (this.leaving = table.id)));
    }
  }
}

customElements.define('table-page', TablePage);
