import type {ExpressGroup} from '../protocol.ts';

/** The groups in the order of the board. A colour is never the only sign: each has a pattern, and a letter or a sign. */
export const GROUPS: readonly ExpressGroup[] = [
  'brown',
  'light-blue',
  'pink',
  'orange',
  'red',
  'yellow',
  'green',
  'dark-blue',
  'railroad',
  'utility',
];

const LETTERS: Readonly<Record<string, string>> = {
  brown: 'B',
  'light-blue': 'L',
  pink: 'P',
  orange: 'O',
  red: 'R',
  yellow: 'Y',
  green: 'G',
  'dark-blue': 'D',
};

export function letter(group: string): string {
  return LETTERS[group] ?? '';
}
