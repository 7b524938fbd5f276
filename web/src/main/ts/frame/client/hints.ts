import type {Asked} from '../../protocol.ts';
import {prefs} from '../lib/prefs.ts';

/** A hint by the key of its text, and the verbs of the decisions that it belongs to. */
export type Hint = readonly [key: string, ...verbs: readonly string[]];

const ALL = '*';

/** The hint for what is asked: the first of the game's hints that fits, empty for none. */
export function hintFor(hints: readonly Hint[], asked: Asked | null): string {
  const verbs = (asked?.verbs ?? [])
    .filter((verb) => verb.moves.length > 0 || verb.least <= verb.most)
    .map((verb) => verb.verb);
  return hints.find(([, ...wanted]) => wanted.some((verb) => verbs.includes(verb)))?.[0] ?? '';
}

/** Which hint a newcomer sees: each kind of decision has one, in the first game of its kind, for as long as that decision lasts. */
export class HintBook {
  private shown = '';
  private readonly game: string;

  constructor(game: string) {
    this.game = game;
  }

  /** What is to be shown now that this hint fits; a decision that is over has been explained. */
  turnTo(hint: string): string {
    if (this.shown !== '' && this.shown !== hint) {
      this.dismiss();
    }
    this.shown = hint === '' || prefs.hints.includes(ALL) || prefs.hints.includes(this.name(hint)) ? '' : hint;
    return this.shown;
  }

  /** The hint on the screen is not needed any more. */
  dismiss(): void {
    if (this.shown !== '') {
      prefs.hints = [...prefs.hints, this.name(this.shown)];
      this.shown = '';
    }
  }

  static get wanted(): boolean {
    return !prefs.hints.includes(ALL);
  }

  /** No hints from now on. */
  static dismissAll(): void {
    prefs.hints = [ALL];
  }

  static showAgain(): void {
    prefs.hints = [];
  }

  private name(hint: string): string {
    return `${this.game} ${hint}`;
  }
}
