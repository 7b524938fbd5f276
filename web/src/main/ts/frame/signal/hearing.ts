import type {LogEntry} from '../../protocol.ts';
import {letterOf} from '../lib/words.ts';
import type {Sound} from './recipes.ts';

/** What is heard of an event, by its code. */
const CODES: Readonly<Record<string, Sound>> = {
  rolled: 'dice',
  drew: 'card',
  'drew-hidden': 'card',
  banked: 'card',
  laid: 'card',
  played: 'card',
  recoloured: 'card',
  'took-tile': 'card',
  tile: 'card',
  placed: 'block',
  claimed: 'block',
  stole: 'block',
  returned: 'block',
  built: 'house',
  'built-hotel': 'house',
  house: 'house',
  hotel: 'house',
  bid: 'bid',
  jailed: 'warning',
  owes: 'warning',
  wants: 'warning',
  'wants-set': 'warning',
  'wants-swap': 'warning',
  heist: 'warning',
  bankrupt: 'warning',
};

/** Lines that tell of money from one to another, and where it stands who gives and who takes. */
const MONEY: Readonly<Record<string, readonly [from: number, to: number]>> = {
  paid: [1, 2],
  'turn-scored': [-1, 1],
  go: [-1, 1],
};

/** As many as can be told apart. */
const MOST = 3;

/** What is to be heard of what is shown, for the seats at this screen. */
export function heard(entries: readonly LogEntry[], mine: readonly number[]): Sound[] {
  const own = new Set(mine.map(letterOf));
  const sounds = entries.flatMap(({text}): Sound[] => {
    const words = text.split(' ');
    const [from, to] = MONEY[words[0] ?? ''] ?? [];
    if (from !== undefined && to !== undefined) {
      return own.has(words[to] ?? '') ? ['coins-in'] : own.has(words[from] ?? '') ? ['coins-out'] : [];
    }
    const sound = CODES[words[0] ?? ''];
    return sound === undefined ? [] : [sound];
  });
  return [...new Set(sounds)].slice(0, MOST);
}
