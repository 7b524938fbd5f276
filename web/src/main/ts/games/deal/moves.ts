// The moves that the table itself words; all others come worded from the server.

export const ACCEPT = 'accept';
export const NO = 'no';
export const END = 'end';
export const PAY_ALL = 'pay all';

/** With cards of the own table, each by where it lies. */
export function pay(refs: readonly string[]): string {
  return `pay ${refs.join(' ')}`;
}

export function discard(cards: readonly string[]): string {
  return `discard ${cards.join(' ')}`;
}
