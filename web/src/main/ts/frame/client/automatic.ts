import type {GameModule, Shown, Lull} from '../../games/game-module.ts';
import {prefs} from '../lib/prefs.ts';
import {BetweenTurns} from './between-turns.ts';
import {ForcedMoves} from './forced.ts';
import {alone, oneDevice} from './people.ts';

/** The screen for whose players moves are made. */
export interface Screen {
  readonly seats: readonly number[];
  /** What the seat on the screen sees. */
  readonly seen: Shown | null;
  /** Whether something is still to be shown. */
  readonly behind: boolean;
  /** Whether the move could be sent. */
  playAlone(move: string): boolean;
}

/** The moves that this page makes for its players: those without a choice, and lulls that nobody needs. */
export class AutomaticMoves {
  private readonly between = new BetweenTurns();
  private readonly forced: ForcedMoves;
  private readonly game: GameModule;
  private readonly screen: Screen;
  /** The seat and the moment of the last lull that was dealt with. */
  private dealt = '';

  constructor(game: GameModule, screen: Screen) {
    this.game = game;
    this.screen = screen;
    this.forced = new ForcedMoves((move) => screen.playAlone(move));
  }

  /** Whether the game could go on here without stopping between turns. */
  get offered(): boolean {
    const {seen, seats} = this.screen;
    return this.game.lull !== undefined && seen !== null && oneDevice(seen.state.table, seats);
  }

  get holding(): boolean {
    return this.between.holding;
  }

  /** The next lull waits for the player, or is passed by itself again. */
  hold(on: boolean): void {
    this.between.hold(on);
    if (!this.screen.behind) {
      this.rested();
    }
  }

  /** Whether what is asked is about to be passed, so that nobody needs to be shown it. */
  get passing(): boolean {
    return this.offered && !this.screen.seen!.state.table.paused && this.passes(this.lull);
  }

  /** @param awaited what a player at this screen is asked now, null for nothing */
  consider(awaited: Shown | null): void {
    const shown = awaited?.settling || awaited?.state.table.paused ? null : awaited;
    // Against bots alone nobody learns anything from the time that an answer takes.
    const deliberate = shown && alone(shown.state.table, this.screen.seats) ? [] : this.game.deliberate;
    this.forced.consider(shown?.state.asked ?? null, deliberate);
  }

  /** All that happened was looked at. */
  rested(): void {
    const {lull} = this;
    const state = this.screen.seen?.state;
    const now = `${state?.you} ${state?.asked?.moment}`;
    if (lull && now !== this.dealt) {
      const order = prefs.between === 'pass' && !this.offered ? lull.order : null;
      const move = this.passing ? lull.move : order;
      if (move !== null && this.screen.playAlone(move)) {
        this.dealt = now;
      }
    }
  }

  /** The seat on the screen has moved, by itself or by hand. */
  played(move: string): void {
    const {lull} = this;
    if (lull?.move === move) {
      this.between.passed(this.screen.seen!.state.you, lull);
    }
  }

  end(): void {
    this.forced.stop();
  }

  private get lull(): Lull | null {
    const {seen} = this.screen;
    return (seen && this.game.lull?.(seen)) ?? null;
  }

  private passes(lull: Lull | null): boolean {
    return this.between.passes(this.screen.seen!.state.you, lull);
  }
}
