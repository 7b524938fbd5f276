import {html, nothing, type TemplateResult} from 'lit';
import {api} from '../../api.ts';
import type {GameModule, TableContext} from '../../games/game-module.ts';
import {gameModule} from '../../games/registry.ts';
import {language, words as appWords} from '../../messages/index.ts';
import type {TableInfo} from '../../protocol.ts';
import './course-view.ts';
import {PlainElement} from '../lib/element.ts';
import {gameTitle} from '../lib/names.ts';
import {problem, problemText} from '../lib/problem.ts';
import {Steps, Story, Theatre} from './replay-data.ts';
import {replayControls, replayKey} from './replay-controls.ts';
import './replay-log.ts';
import {REPLAY_SPEEDS, ReplayPlayer, type ReplaySpeed} from './replay-player.ts';
import {follow} from '../lib/route.ts';
import {seatsStrip} from '../table/seats-strip.ts';
import {select} from '../lib/settings.ts';
import {heldSeats} from '../lib/held-seats.ts';
import {namesOf} from '../client/table-state.ts';
import type {Words} from '../lib/words.ts';

/** A finished game, watched again: any step, or all of them one after the other, with anybody's eyes. */
export class ReplayPage extends PlainElement {
  static override properties = {table: {}, failed: {state: true}};

  declare table: string;
  declare failed: string;
  private words: Words = appWords;
  private clauses: ReadonlyMap<string, string> = new Map();
  private info: TableInfo | null = null;
  private game: GameModule = gameModule('');
  private held: readonly number[] = [];
  private eyes = -1;
  private story: Story | null = null;
  private player: ReplayPlayer | null = null;
  private told = '';

  constructor() {
    super();
    this.failed = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.key);
    void this.guarded(() => this.load());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.key);
    this.player?.stop();
  }

  private async guarded(work: () => Promise<void>): Promise<void> {
    this.failed = '';
    try {
      await work();
    } catch (error) {
      this.failed = problemText(error, this.words);
    }
    this.requestUpdate();
  }

  private async load(): Promise<void> {
    const [info, held] = await Promise.all([api.table(this.table), heldSeats(this.table)]);
    const [rules, texts] = await Promise.all([api.rules(info.game), api.messages(language, info.game)]);
    this.words = appWords.with(texts);
    this.clauses = new Map(rules.clauses.map((clause) => [clause.id, clause.text]));
    this.game = gameModule(info.game);
    this.info = {...info, seats: info.seats.map((seat) => ({...seat, here: true}))}; // who has gone since does not matter
    this.held = held;
    document.title = `${this.words.text('ui.replay.title', gameTitle(this.words, info.game))} · ${this.words.text('ui.title')}`;
    await this.look(held[0] ?? -1, 0);
  }

  /** With the eyes of a seat, -1 for those of a spectator. */
  private async look(eyes: number, step: number): Promise<void> {
    const {info} = this;
    if (!info) {
      return;
    }
    const replay = await api.replay(this.table, eyes);
    this.player?.stop();
    const speed = this.player?.speed ?? 'normal';
    this.eyes = eyes;
    this.story = new Story(replay);
    const steps = new Steps(replay.first, async (from) => (await api.steps(this.table, eyes, from)).steps);
    this.player = new ReplayPlayer(
      new Theatre(this.story, steps, this.game, info, eyes),
      (told) => this.changed(told),
      (error) => {
        this.failed = problemText(error, this.words);
      },
    );
    this.player.speed = speed;
    await this.player.go(this.story.placeOf(Math.max(step, replay.first)));
  }

  private changed(told: boolean): void {
    const {player, info, story} = this;
    if (told && player && info && story) {
      const names = namesOf(info, '');
      const step = story.steps[player.place]!;
      this.told = story.log
        .slice(story.toldAt(step - 1), story.toldAt(step))
        .map((entry) => this.words.event(entry.text, names))
        .join(' ');
    }
    this.requestUpdate();
  }

  private readonly key = (event: KeyboardEvent): void => {
    if (this.player && replayKey(event, this.player, (by) => this.turn(by))) {
      event.preventDefault();
    }
  };

  /** To the beginning of this turn, of the one before it, or of the next. */
  private turn(by: number): void {
    const {story, player} = this;
    if (!story || !player) {
      return;
    }
    const now = story.turnAt(player.place);
    const back = story.turns[now]?.place === player.place ? now - 1 : now;
    void player.go(by > 0 ? (story.turns[now + 1]?.place ?? story.last) : (story.turns[back]?.place ?? 0));
  }

  override render(): TemplateResult {
    const {words, info, player, story} = this;
    return html`<header class="bar">
        <a class="button plain" href="/t/${this.table}" @click=${follow}
          ><span class="arrow" aria-hidden="true">←</span>
          <span class="bar-home">${words.text('ui.replay.back-to')}</span></a
        >
        <h1 tabindex="-1">
          ${info ? words.text('ui.replay.title', gameTitle(words, info.game)) : words.text('ui.title')}
        </h1>
      </header>
      <main id="main" tabindex="-1" class="table-main of-${this.game.look}">
        ${this.failed === '' ? nothing : problem(this.failed)}
        ${info && player?.shown && story ? this.stage(info, player, story) : this.failed === '' ? html`<p class="quiet">${words.text('ui.loading')}</p>` : nothing}
      </main>
      <p class="visually-hidden" aria-live="polite">${this.told}</p>`;
  }

  private stage(info: TableInfo, player: ReplayPlayer, story: Story): TemplateResult {
    const {words, game} = this;
    const shown = player.shown!;
    const names = namesOf(info, words.text('ui.seat.open'));
    const step = story.steps[player.place]!;
    const context: TableContext = {
      shown,
      words,
      names,
      seat: -1,
      busy: false,
      act: () => {},
      consider: () => Promise.resolve(null),
      mine: [],
      shared: false,
      turnTo: () => {},
      holdOn: () => {},
      order: () => {},
    };
    return html`${seatsStrip(shown, game, words, this.held)}
      <div class="table-grid is-replay">
        ${game.table(context)}
        <div class="act-dock">
          ${replayControls({player, story, words, told: this.told, turn: (by) => this.turn(by)})}
        </div>
        <div class="area-more replay-more">
          ${this.choices(names, player, story)}
          <course-view
            .table=${this.table}
            .names=${names}
            .words=${words}
            .step=${step}
            .pick=${(at: number) => void player.go(story.placeOf(at))}
          ></course-view>
          <a class="button" href="/t/${this.table}?look=dice" @click=${follow}>${words.text('ui.dice')}</a>
          <p class="quiet replay-keys">${words.text('ui.replay.keys')}</p>
        </div>
        <replay-log
          class="area-log"
          .log=${story.log}
          .from=${story.toldAt(step - 1)}
          .to=${story.toldAt(step)}
          .names=${names}
          .words=${words}
          .clauses=${this.clauses}
          .pick=${(line: number) => void player.go(story.placeOf(story.stepOfLine(line)))}
        ></replay-log>
      </div>`;
  }

  private choices(names: readonly string[], player: ReplayPlayer, story: Story): TemplateResult {
    const {words} = this;
    const turns = ['', ...story.turns.map((_, at) => String(at))];
    const name = (at: string) => {
      const turn = story.turns[Number(at)];
      return at === '' || !turn
        ? words.text('ui.replay.start')
        : turn.seat < 0
          ? words.text('ui.replay.round', Number(at) + 1)
          : words.text('ui.replay.turn-of', Number(at) + 1, names[turn.seat] ?? '');
    };
    const now = story.turnAt(player.place);
    return html`<div class="replay-choices">
      ${select<string>(words.text('ui.replay.jump'), turns, now < 0 ? '' : String(now), name, (at) => void player.go(at === '' ? 0 : (story.turns[Number(at)]?.place ?? 0)))}
      ${select<string>(
        words.text('ui.replay.eyes'),
        ['-1', ...names.map((_, seat) => String(seat))],
        String(this.eyes),
        (seat) => names[Number(seat)] ?? words.text('ui.replay.eyes.all'),
        (seat) => void this.guarded(() => this.look(Number(seat), story.steps[player.place]!)),
      )}
      ${select<ReplaySpeed>(
        words.text('ui.replay.speed'),
        REPLAY_SPEEDS,
        player.speed,
        (speed) => words.text(`ui.replay.speed.${speed}`),
        (speed) => {
          player.speed = speed;
          this.requestUpdate();
        },
      )}
    </div>`;
  }
}

customElements.define('replay-page', ReplayPage);
