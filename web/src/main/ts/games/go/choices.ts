import type {GoPicture} from '../../protocol.ts';
import {ofVerb, type Option} from '../options.ts';

const SPACE_TAKES: readonly string[] = ['take', 'steal', 'button'];

/** One move for each colour: which of several free squares it goes to makes no difference, so it is the first. */
export function onePerColour(options: readonly Option[]): Option[] {
  return options.filter(
    (option, at) => options.findIndex(({verb, args}) => verb === option.verb && args[0] === option.args[0]) === at,
  );
}

/** What a kept tile can do now. */
export function ofTile(options: readonly Option[], tile: string): Option[] {
  switch (tile) {
    case 'go-button':
      return options.filter(({verb}) => verb.startsWith('button'));
    case 'tycoon':
    case 'shield':
      return ofVerb(options, tile);
    default:
      return [];
  }
}

/** Blocks that can be taken from the tray now, by colour; by a GO button only while that is being used. */
export function grabs(options: readonly Option[], pressed: boolean): ReadonlyMap<string, string> {
  const takes = ofVerb(options, pressed ? 'button' : 'take');
  return new Map(onePerColour(takes).map(({args, move}) => [args[0] ?? '', move]));
}

/** What tapping a Build square of one's own does: the block that only can be meant. */
export function ownSquare(options: readonly Option[], pressed: boolean, square: number): string | null {
  const takes = options.filter(
    ({verb, args}) => (verb === (pressed ? 'button' : 'take') || verb === 'steal') && args[1] === String(square),
  );
  return takes.length === 1 ? (takes[0]?.move ?? null) : null;
}

/** What tapping a stack of somebody else does. */
export function theirStack(options: readonly Option[], view: GoPicture, seat: number, colour: string): string | null {
  const found = options.find(
    ({verb, args}) =>
      (verb === 'shut-down' && args[0] === letterOfSeat(seat) && args[1] === colour) ||
      (verb === 'steal' && view.target === seat && args[0] === colour),
  );
  return found?.move ?? null;
}

export function robs(options: readonly Option[], seat: number): string | null {
  return ofVerb(options, 'heist').find(({args}) => args[0] === letterOfSeat(seat))?.move ?? null;
}

/** The choices that are listed one by one, in their order; roll, pass and answers have big buttons. */
export function listed(options: readonly Option[], pressed: boolean): Option[] {
  if (pressed) {
    return onePerColour(ofTile(options, 'go-button'));
  }
  const takes = onePerColour(options.filter(({verb}) => SPACE_TAKES.includes(verb) && verb !== 'button'));
  const several =
    takes.length > 1 || takes.some(({verb}) => verb === 'steal') || ofVerb(options, 'choose').length > 0 ? takes : [];
  return [...several, ...options.filter(({verb}) => ['choose', 'heist', 'shut-down', 'mega'].includes(verb))];
}

export function letterOfSeat(seat: number): string {
  return String.fromCharCode(65 + seat);
}
