import type {Option} from '../options.ts';
import {forTable} from './choices.ts';
import type {Taps} from './piles.ts';

/** A card of the hand by its place there, or a card on the own table. */
export type Chosen = {readonly at: number} | {readonly ref: string} | null;

/** What taps are made of: what is offered, and what has been chosen for it so far. */
export interface Tapping {
  readonly options: readonly Option[];
  /** What can be done with the chosen card of the hand. */
  readonly withHand: readonly Option[];
  readonly chosen: Chosen;
  act(move: string): void;
  /** Chooses a card; one that is only `held` is being dragged, and nothing opens for it. */
  choose(ref: string, held?: boolean): void;
}

/** On the own table: choose a card or give it away, drag a wild to its colour, build on a set. */
export function ownTaps({options, withHand, chosen, act, choose}: Tapping): Taps {
  const own = chosen && 'ref' in chosen ? chosen.ref : null;
  return {
    chosen: own,
    card(ref) {
      const give = options.find(({verb, args}) => verb === 'give' && args[0] === ref);
      return pressing(give, act) ?? (forTable(options, ref).length > 0 ? () => choose(ref) : null);
    },
    drag: (ref) =>
      options.some(({verb, args}) => verb === 'recolour' && args[0] === ref) ? () => choose(ref, true) : null,
    drop: (colour) =>
      pressing(
        options.find(({verb, args}) => verb === 'recolour' && args[0] === own && args[1] === colour),
        act,
      ),
    pile: (place) =>
      pressing(
        withHand.find(({verb, args}) => (verb === 'house' || verb === 'hotel') && args[0] === place),
        act,
      ),
  };
}

/** On somebody else's table: take a card, or a whole set. */
export function theirTaps({options, withHand, act}: Tapping, seat: number, victim: number): Taps {
  return {
    chosen: null,
    card: (ref) =>
      victim === seat
        ? pressing(
            options.find(({verb, args}) => verb === 'take' && args[0] === ref),
            act,
          )
        : null,
    pile: (place) =>
      pressing(
        withHand.find(({verb, args}) => verb === 'deal-breaker' && seatIn(args[0]) === seat && args[1] === place),
        act,
      ),
  };
}

/** A tap on a player, where the player is all that is still to be chosen for the card. */
export function target({withHand, act}: Tapping, seat: number): (() => void) | null {
  const option = withHand.find(
    ({verb, args}) => verb !== 'bank' && args.length === 1 && /^[A-J]$/.test(args[0] ?? '') && seatIn(args[0]) === seat,
  );
  return pressing(option, act);
}

export function seatIn(letter: string | undefined): number {
  return (letter ?? '').charCodeAt(0) - 65;
}

function pressing(option: Option | undefined, act: (move: string) => void): (() => void) | null {
  return option ? () => act(option.move) : null;
}
