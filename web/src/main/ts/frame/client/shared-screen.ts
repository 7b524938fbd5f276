import type {GameModule, Shown} from '../../games/game-module.ts';
import type {LogEntry} from '../../protocol.ts';
import type {Place} from './place.ts';

/** Which of this device's seats is on the screen, and whether its secrets may be seen: the curtain between several people. */
export class SharedScreen {
  current: Place;
  private readonly places: readonly Place[];
  private readonly game: GameModule;
  /** At a game with secrets and several people at this device: whose secrets are on the screen, -1 for nobody's. */
  private revealed = -1;
  /** Who asked to have the screen; kept until they have acted or cover it. */
  private called: Place | null = null;

  private readonly changed: () => void;

  constructor(places: readonly Place[], game: GameModule, changed: () => void) {
    this.places = places;
    this.game = game;
    this.changed = changed;
    this.current = places[0]!;
  }

  /** Whether several people look at a game with secrets. */
  get isShared(): boolean {
    return this.game.secret && this.places.length > 1;
  }

  /** What may be seen now: at a shared device not more than the open part. */
  get shown(): Shown | null {
    return (this.covered && this.openPart) || this.current.shown;
  }

  /** Whether several people may be looking at a game with secrets, and nobody's are revealed. */
  get covered(): boolean {
    return this.isShared && this.current.shown?.state.table.state === 'playing' && this.revealed !== this.viewing;
  }

  /** Whether nothing of the seat on the screen may be shown, because somebody else may be looking. */
  get veiled(): boolean {
    return this.covered && this.openPart === null;
  }

  /** Whether there is something to cover. */
  get open(): boolean {
    return this.places.length > 1 && this.revealed >= 0;
  }

  /** Whether somebody asked for the curtain who could also leave it. */
  get calledFor(): boolean {
    return this.called === this.current;
  }

  /** The seat whose view is shown, -1 for a spectator. */
  get viewing(): number {
    return this.current.link.seat;
  }

  private get openPart(): Shown | null {
    const {shown} = this.current;
    return (shown && this.called !== this.current && this.game.openPart?.(shown)) || null;
  }

  reveal(): void {
    this.revealed = this.viewing;
    this.changed();
  }

  cover(): void {
    this.revealed = -1;
    this.called = null;
    this.choose();
    this.changed();
  }

  /** A seat has acted: with that the secret part is over, where a game has an open one. */
  acted(seat: number): void {
    if (this.game.openPart && seat === this.revealed) {
      this.cover();
    }
  }

  turnTo(seat: number): void {
    this.called = this.places.find((place) => place.link.seat === seat) ?? null;
    this.current = this.called ?? this.current;
    this.revealed = -1;
    this.changed();
  }

  /** The screen turns to a seat that is waited for; with none it stays. */
  choose(): void {
    if (this.called?.asked) {
      return;
    }
    this.called = null;
    if (!this.current.awaited) {
      const next = this.places.find((place) => place.awaited) ?? this.current;
      if (next !== this.current) {
        this.current = next;
        this.revealed = -1;
      }
    }
  }

  /** What is said aloud: around a shared device only what everybody may hear. */
  said(shown: Shown): readonly LogEntry[] {
    const open = this.game.openPart && this.places.length > 1 ? this.game.openPart(shown) : shown;
    return open?.entries ?? [];
  }
}
