import type {TemplateResult} from 'lit';
import type {LogEntry, Problem} from '../protocol.ts';
import type {Hint} from '../frame/client/hints.ts';
import type {Beat} from '../frame/client/pacer.ts';
import type {SeatState} from '../frame/client/table-state.ts';
import type {Find} from './highlights.ts';
import type {Words} from '../frame/lib/words.ts';

/** What is on the screen: a state, and what has just happened that the state does not show any more. */
export interface Shown<V = unknown> {
  readonly state: SeatState<V>;
  readonly entries: readonly LogEntry[];
  /** Kept by the game, for example a sum that was just lost. */
  readonly note: unknown;
  /** Something that was thrown has not come to rest: what is offered is what was offered before, and waits. */
  readonly settling?: boolean;
}

/** What a move would lead to, or why it can't be made. */
export interface Considered<V> {
  readonly error: Problem | null;
  readonly view: V | null;
}

/** What a game's table needs to draw itself and to act. */
export interface TableContext<V = unknown> {
  readonly shown: Shown<V>;
  readonly words: Words;
  readonly names: readonly string[];
  /** The seat that acts on this screen now, -1 for none. */
  readonly seat: number;
  /** A move was sent and is not answered yet. */
  readonly busy: boolean;
  act(move: string): void;
  /** What a move would lead to, without making it; null where nothing is asked. */
  consider(move: string): Promise<Considered<V> | null>;
  /** The seats that this device holds. */
  readonly mine: readonly number[];
  /** Several people share the device, and nobody's secrets are on the screen. */
  readonly shared: boolean;
  /** Turns a shared screen to another of its seats, behind the curtain. */
  turnTo(seat: number): void;
  /** The player is about to do something that takes longer than a lull is shown. */
  holdOn(): void;
  /** Changes a standing order of the seat on the screen. */
  order(name: string, value: string): void;
}

/** One of the one or two moves that matter. */
export interface BigMove {
  readonly move: string;
  readonly title: string;
  readonly detail: string;
  readonly key: string;
  readonly tone: 'press' | 'bank';
  /** Why it can't be made, where it is shown all the same. */
  readonly off?: string;
}

/** A lull of the game, in which everybody may do something and nobody must. */
export interface Lull {
  /** The move that passes it. */
  readonly move: string;
  /** What can be done in it that is worth stopping for, each under a name of its own: a player is shown it once. */
  readonly offers: readonly string[];
  /** The standing order that spares a seat from being waited for, null where it is given or can't be. */
  readonly order: string | null;
}

/** A game on the page, as its picture `V` shows it: what the server tells of its state. */
export interface GameModule<V = unknown> {
  readonly id: string;
  /** The styles of its table are those below `main.of-LOOK`. */
  readonly look: 'express' | 'classic' | 'deal' | 'go' | 'plain';
  /** Players hold secrets: several people at one device are kept apart by a curtain. */
  readonly secret: boolean;
  /**
   * What everybody around a shared device may see of a seat's state, and do without the curtain; null where the question
   * itself is secret. A game without it keeps everything behind the curtain.
   */
  openPart?(shown: Shown<V>): Shown<V> | null;
  /** Whether this question is a race: what is still to be shown must not keep the player from it. */
  urgent?(state: SeatState<V>): boolean;
  /** Clocks of the rules that the table itself shows, so that they are not counted down beside the moves. */
  readonly ownClocks?: readonly string[];
  /** Options that fit several people around one device better. */
  readonly sharedOptions?: Readonly<Record<string, string>>;
  /** Two dice are always thrown together, so their sums are worth counting. */
  readonly dicePairs?: boolean;
  /** The board and what lies around it: children for the areas `board` and `hand` of the page. */
  table(context: TableContext<V>): TemplateResult;
  bigMoves(context: TableContext<V>): readonly BigMove[];
  /** What newcomers are told, by what they are asked. */
  readonly hints: readonly Hint[];
  /** What is told of a finished game. */
  readonly highlights?: readonly Find[];
  /** Verbs whose move is never made for a player, not even the only one: the time that it takes would tell what they hold. */
  readonly deliberate?: readonly string[];
  /** The lull in which the game waits for this seat, null where it waits for a decision or for somebody else. */
  lull?(shown: Shown<V>): Lull | null;
  /** Verbs that the table itself offers by tapping; they are folded in the list of moves. */
  readonly tapped: readonly string[];
  /** Whether the table offers every move in its own way, so that no list of all moves is needed beside it. */
  readonly complete?: boolean;
  standing(view: V | null, seat: number, words: Words): Standing | null;
  /** What is asked, where "your move" says too little. */
  heading?(context: TableContext<V>): string | null;
  /** How the way from one state to the next is shown. */
  beats(before: Shown<V> | null, after: SeatState<V>, fresh: readonly LogEntry[]): readonly Beat<Shown<V>>[];
  /** Whether it belongs to what a player who was away should read. */
  matters(entry: LogEntry): boolean;
  /** Keys for the help. */
  readonly help: readonly {key: string; text: string}[];
}

export interface Standing {
  readonly score: number;
  /** How the score reads where it is no money. */
  readonly scoreText?: string;
  /** From 0 to 1 on the way to the target. */
  readonly progress: number;
  /** The words for the progress, if it is not a way to a target. */
  readonly progressKey?: string;
  readonly rank: number;
  readonly signs: TemplateResult | null;
}
