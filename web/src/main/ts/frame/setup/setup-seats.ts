import type {GameInfo, NewSeat} from '../../protocol.ts';
import {usualBot} from '../lib/names.ts';
import type {SetupMode} from '../lib/route.ts';

/** A seat from the value of its choice: `me`, `open` or `bot:NAME`. */
export function newSeat(choice: string, name: string): NewSeat {
  if (choice === 'me') {
    return {kind: 'me', name};
  }
  return choice === 'open' ? {kind: 'open', name: ''} : {kind: 'bot', bot: choice.slice('bot:'.length), name: ''};
}

/** The seats to begin with, by the way in which people want to play. */
export function seatsFor(
  mode: SetupMode,
  info: GameInfo,
  own: string,
  playerName: (number: number) => string,
): NewSeat[] {
  const count = Math.max(info.fewestSeats, Math.min(info.mostSeats, mode === 'bots' ? 3 : 2));
  const kind = mode === 'friends' ? 'open' : mode === 'device' ? 'me' : `bot:${usualBot(info.bots)}`;
  const others = Array.from({length: count - 1}, (_, at) => newSeat(kind, playerName(at + 2)));
  return [{kind: 'me', name: own}, ...others];
}

/** How many may play with these options. */
export function mostSeats(info: GameInfo, options: Readonly<Record<string, string>>): number {
  return info.room.find(({option, value}) => options[option] === value)?.mostSeats ?? info.mostSeats;
}
