// The moves that the table itself words; all others come worded from the server.

export const ROLL = 'roll';
export const STOP = 'stop';

export function place(die: number, group: string): string {
  return `place ${die} ${group}`;
}
