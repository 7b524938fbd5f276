import type {Lull} from '../../games/game-module.ts';

/**
 * Passes the lull between two turns where nobody at another device waits for it, unless it offers somebody what they
 * have not been shown before.
 */
export class BetweenTurns {
  /** What each seat was offered in lulls that it has passed. */
  private readonly seen = new Map<number, ReadonlySet<string>>();
  private held = false;

  /** Whether the next lull waits for the player, because they asked for that. */
  get holding(): boolean {
    return this.held;
  }

  hold(on: boolean): void {
    this.held = on;
  }

  /** Whether a lull needs nobody to look at it. */
  passes(seat: number, lull: Lull | null): boolean {
    const seen = this.seen.get(seat);
    return lull !== null && !this.held && lull.offers.every((offer) => seen?.has(offer));
  }

  /** The seat has passed a lull, by itself or by hand. */
  passed(seat: number, lull: Lull): void {
    this.held = false;
    this.seen.set(seat, new Set([...(this.seen.get(seat) ?? []), ...lull.offers]));
  }
}
