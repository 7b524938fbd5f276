import type {DealPhase, DealPicture} from '../../protocol.ts';
import type {Option} from '../options.ts';

const WITH_CARD = new Set(['bank', 'lay', 'aim']);
const WITH_REF = new Set(['recolour', 'exchange', 'lift']);

/** What can be done with a card of the hand; the bank comes last, it is what every card can do. */
export function forHand(options: readonly Option[], card: string): Option[] {
  const found = options.filter(({verb, args}) => (WITH_CARD.has(verb) ? args[0] === card : verb === card));
  return [...found.filter(({verb}) => verb !== 'bank'), ...found.filter(({verb}) => verb === 'bank')];
}

/** What can be done with a card on the own table. */
export function forTable(options: readonly Option[], ref: string): Option[] {
  return options.filter(({verb, args}) =>
    WITH_REF.has(verb) ? args[0] === ref : verb === 'move' && `${args[0]}@${args[1]}` === ref,
  );
}

/** Choices that answer the question of a phase by themselves, without a card being chosen first. */
const ANSWERS: readonly string[] = ['charge', 'take', 'give', 'colour', 'place'];

/** Second steps: whatever is offered answers at whom the card goes, or what becomes of it. */
const SECOND_STEPS: ReadonlySet<DealPhase> = new Set(['aim', 'lift']);

export function answersOf(options: readonly Option[], phase: DealPhase): Option[] {
  return options.filter(({verb}) => SECOND_STEPS.has(phase) || ANSWERS.includes(verb));
}

/** How many cards have to go before the turn can end. */
export function excess(view: DealPicture): number {
  return view.hand.length - view.handLimit;
}

/** Cards chosen to go after a tap on another one: one card too many takes the place of the first that was chosen. */
export function chosenToGo(before: ReadonlySet<number>, at: number, needed: number): ReadonlySet<number> {
  const chosen = new Set(before);
  if (!chosen.delete(at)) {
    chosen.add(at);
  }
  return new Set([...chosen].slice(-needed));
}
