import type {Hint} from '../../frame/client/hints.ts';

/** What newcomers are told, by what they are asked; the first that fits. */
export const DEAL_HINTS: readonly Hint[] = [
  ['hint.deal.react', 'no', 'accept'],
  ['hint.deal.pay', 'pay'],
  ['hint.deal.discard', 'discard'],
  ['hint.deal.charge', 'charge'],
  ['hint.deal.take', 'take', 'give'],
  ['hint.deal.arrive', 'colour', 'place'],
  ['hint.deal.play', 'end'],
];
