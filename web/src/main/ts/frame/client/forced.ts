import type {Asked} from '../../protocol.ts';
import {prefs} from '../lib/prefs.ts';

/** So long, at normal speed, the question can be seen before it is answered. */
const MOMENT = 700;
const SHORTEST = 150;

/** The only move that there is, null where somebody has to decide. */
export function onlyMove(asked: Asked | null, deliberate: readonly string[] = []): string | null {
  const verbs = asked?.verbs ?? [];
  if (verbs.some((verb) => verb.least <= verb.most || deliberate.includes(verb.verb))) {
    return null;
  }
  const moves = verbs.flatMap((verb) => verb.moves);
  return moves.length === 1 ? moves[0]!.text : null;
}

/** Makes moves without a choice for players who wish that. */
export class ForcedMoves {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private moment = -1;
  private readonly make: (move: string) => void;

  constructor(make: (move: string) => void) {
    this.make = make;
  }

  /**
   * @param asked what is asked of a player at this screen now, null for nothing
   * @param deliberate verbs that are never answered for a player
   */
  consider(asked: Asked | null, deliberate: readonly string[] = []): void {
    const move = prefs.forced === 'make' ? onlyMove(asked, deliberate) : null;
    if (move === null || asked === null) {
      this.stop();
    } else if (asked.moment !== this.moment) {
      this.stop();
      this.moment = asked.moment;
      this.timer = setTimeout(() => this.make(move), Math.max(SHORTEST, MOMENT * prefs.pace));
    }
  }

  stop(): void {
    clearTimeout(this.timer);
    this.moment = -1;
  }
}
