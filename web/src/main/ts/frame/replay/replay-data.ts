import type {GameModule, Shown} from '../../games/game-module.ts';
import type {SeatState} from '../client/table-state.ts';
import type {LogEntry, Replay, ReplayLine, ReplayStep, TableInfo} from '../../protocol.ts';
import {codeOf, seatOf} from '../lib/words.ts';

/** So many steps the server gives at once. */
const BATCH = 32;
const BATCHES_KEPT = 12;
/** So many steps are played in silence before the one that is shown, for what a table keeps in mind: the last roll, a line. */
const LEAD = 16;

/** A turn, or a round where all move together. */
export interface Turn {
  /** Where it begins, as a place on the slider. */
  readonly place: number;
  /** Whose turn it is, -1 for everybody's. */
  readonly seat: number;
}

/** What a finished game told one viewer, with the places of the slider: the steps in which something was told. */
export class Story {
  readonly steps: readonly number[];
  readonly turns: readonly Turn[];
  readonly log: readonly LogEntry[];
  private readonly lines: readonly ReplayLine[];

  constructor(replay: Replay) {
    this.lines = replay.log;
    this.log = replay.log.map(({clause, text}) => ({clause, text, event: null}));
    this.steps = [...new Set([replay.first, ...replay.log.map((line) => line.step), replay.last])];
    this.turns = this.lines.flatMap((line) => {
      const code = codeOf(line);
      return code === 'turn' || code === 'round'
        ? [{place: this.placeOf(line.step), seat: code === 'turn' ? seatOf(line.text.split(' ')[1] ?? '') : -1}]
        : [];
    });
  }

  get last(): number {
    return this.steps.length - 1;
  }

  /** The last place that is not after a step. */
  placeOf(step: number): number {
    return Math.max(0, upTo(this.steps, (each) => each <= step) - 1);
  }

  /** How much of the log was told when a step was made. */
  toldAt(step: number): number {
    return upTo(this.lines, (line) => line.step <= step);
  }

  stepOfLine(line: number): number {
    return this.lines[line]?.step ?? this.steps[0]!;
  }

  /** The turn in which a place lies, -1 before the first. */
  turnAt(place: number): number {
    return upTo(this.turns, (turn) => turn.place <= place) - 1;
  }
}

/** How many of a sorted list satisfy what only its beginning does. */
function upTo<T>(sorted: readonly T[], holds: (each: T) => boolean): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(sorted[middle]!)) {
      from = middle + 1;
    } else {
      to = middle;
    }
  }
  return from;
}

/** The steps of a game, fetched as they are needed. */
export class Steps {
  private readonly batches = new Map<number, Promise<readonly ReplayStep[]>>();
  private readonly first: number;
  private readonly load: (from: number) => Promise<readonly ReplayStep[]>;

  constructor(first: number, load: (from: number) => Promise<readonly ReplayStep[]>) {
    this.first = first;
    this.load = load;
  }

  async get(step: number): Promise<ReplayStep> {
    const number = Math.floor((step - this.first) / BATCH);
    const batch = await this.batch(number);
    const found = batch[step - this.first - number * BATCH];
    if (!found) {
      throw new Error(`no step ${step}`);
    }
    return found;
  }

  private batch(number: number): Promise<readonly ReplayStep[]> {
    const known = this.batches.get(number);
    if (known) {
      return known;
    }
    if (this.batches.size >= BATCHES_KEPT) {
      this.batches.delete(this.batches.keys().next().value!);
    }
    const fresh = this.load(this.first + number * BATCH);
    this.batches.set(number, fresh);
    fresh.catch(() => this.batches.delete(number)); // to be asked for again
    return fresh;
  }
}

/** Shows steps as the game's table did when they happened. */
export class Theatre {
  readonly story: Story;
  private readonly steps: Steps;
  private readonly game: GameModule;
  private readonly table: TableInfo;
  private readonly you: number;

  constructor(story: Story, steps: Steps, game: GameModule, table: TableInfo, you: number) {
    this.story = story;
    this.steps = steps;
    this.game = game;
    this.table = table;
    this.you = you;
  }

  /** What was on the screen when a place was reached. */
  async at(place: number): Promise<Shown> {
    const wanted = this.story.steps.slice(Math.max(0, place - LEAD), place + 1);
    const steps = await Promise.all(wanted.map((step) => this.steps.get(step)));
    let shown: Shown | null = null;
    for (const step of steps) {
      shown = this.beats(shown, step).at(-1)!.show;
    }
    return shown!;
  }

  /** How one got from there to the next place. */
  async next(before: Shown, place: number): Promise<readonly {show: Shown; hold: number}[]> {
    return this.beats(before, await this.steps.get(this.story.steps[place]!));
  }

  private beats(before: Shown | null, step: ReplayStep): readonly {show: Shown; hold: number}[] {
    const over = step.step === this.story.steps.at(-1);
    const state: SeatState = {
      you: this.you,
      table: over ? this.table : {...this.table, state: 'playing'},
      log: this.story.log.slice(0, this.story.toldAt(step.step)),
      waiting: step.waiting,
      view: step.view,
      asked: null,
      clocks: [],
      chat: [],
      orders: {},
      devices: 0,
      n: 0,
    };
    const beats = this.game.beats(before, state, step.events);
    return beats.length > 0 ? beats : [{show: {state, entries: step.events, note: before?.note ?? null}, hold: 0}];
  }
}
