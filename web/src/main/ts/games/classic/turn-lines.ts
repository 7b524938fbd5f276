import type {LogEntry} from '../../protocol.ts';
import {codeOf, letterOf, seatOf, type Words} from '../../frame/lib/words.ts';

/** One turn and what happened in it. */
export interface Turn {
  readonly seat: number;
  readonly texts: readonly string[];
}

/** The last turns of the log, the present one last. */
export function lastTurns(log: readonly LogEntry[], count: number): Turn[] {
  const turns: Turn[] = [];
  let end = log.length;
  for (let at = log.length - 1; at >= 0 && turns.length < count; at--) {
    const entry = log[at]!;
    if (codeOf(entry) === 'turn') {
      turns.unshift({
        seat: seatOf(entry.text.split(' ')[1] ?? ''),
        texts: log.slice(at + 1, end).map((each) => each.text),
      });
      end = at;
    }
  }
  return turns;
}

/** The card that lies open: drawn after the last roll. */
export function openCard(log: readonly LogEntry[]): string | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const code = codeOf(log[at]!);
    if (code === 'drew') {
      return log[at]!.text.split(' ')[2] ?? null;
    }
    if (code === 'rolled' || code === 'turn') {
      return null;
    }
  }
  return null;
}

/** A turn told in a line: the roll, where it led, and what came of it. */
export function turnLine({seat, texts}: Turn, words: Words, names: readonly string[]): string {
  const own = letterOf(seat);
  const built = texts.filter((text) => codeOf({text}) === 'built').length;
  const hotels = texts.filter((text) => codeOf({text}) === 'built-hotel').length;
  return [
    built > 0 ? words.text('ui.classic.line.built', built) : '',
    hotels > 0 ? words.text('ui.classic.line.built-hotel', hotels) : '',
    ...texts.map((text) => part(text, own, words, names)),
  ]
    .filter((each) => each !== '')
    .join(' · ')
    .replaceAll(/ · (?=[→←])/g, ' ');
}

function part(text: string, own: string, words: Words, names: readonly string[]): string {
  const [code = '', first = '', second = '', third = ''] = text.split(' ');
  const name = (letter: string) => names[seatOf(letter)] ?? letter;
  const line = (...args: (string | number)[]) => words.text(`ui.classic.line.${code}`, ...args);
  switch (code) {
    case 'rolled':
      return first === own ? line(Number(second) + Number(third)) : '';
    case 'landed':
      return first === own ? line(words.item(second)) : '';
    case 'bought':
      return line(third);
    case 'won':
      return line(name(first), third);
    case 'paid':
      return first === own && second !== 'bank' && third !== '' ? line(party(second, words, names), third) : '';
    case 'jailed':
    case 'freed':
    case 'drew':
      return first === own ? line() : '';
    case 'bankrupt':
      return line(name(first));
    default:
      return '';
  }
}

function party(letters: string, words: Words, names: readonly string[]): string {
  return words.has(`party.${letters}`)
    ? words.text(`party.${letters}`)
    : words.names(Array.from(letters, (letter) => names[seatOf(letter)] ?? letter));
}

/** Of the dice that lie there; a double earlier in the turn is another throw. */
export function isDouble([first, second]: readonly number[]): boolean {
  return first !== undefined && first === second;
}
