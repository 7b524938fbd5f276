import type {LogEntry} from '../../protocol.ts';
import type {Detail} from '../lib/prefs.ts';
import {codeOf, letterOf} from '../lib/words.ts';

/** Which of the entries are read aloud. What concerns the seats of this device is never left out of what matters. */
export function readAloud(
  entries: readonly LogEntry[],
  detail: Detail,
  matters: (entry: LogEntry) => boolean,
  mine: readonly number[],
): readonly LogEntry[] {
  switch (detail) {
    case 'all':
      return entries;
    case 'main':
      return entries.filter((entry) => matters(entry) || concerns(entry, mine));
    case 'turns':
      return entries.filter((entry) => codeOf(entry) === 'ended');
  }
}

function concerns(entry: LogEntry, mine: readonly number[]): boolean {
  const words = entry.text.split(' ').slice(1);
  return mine.some((seat) => words.includes(letterOf(seat)));
}
