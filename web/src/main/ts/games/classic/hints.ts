import type {Hint} from '../../frame/client/hints.ts';

/** What newcomers are told, by what they are asked; the first that fits. */
export const CLASSIC_HINTS: readonly Hint[] = [
  ['hint.classic.token', 'token'],
  ['hint.classic.wish', 'wish'],
  ['hint.classic.place', 'place'],
  ['hint.classic.lift', 'lift', 'keep'],
  ['hint.classic.claim', 'claim'],
  ['hint.classic.offer', 'accept', 'refuse'],
  ['hint.classic.debt', 'pay', 'bankrupt'],
  ['hint.classic.buy', 'buy', 'decline'],
  ['hint.classic.auction', 'bid'],
  ['hint.classic.jail', 'pay-fine', 'use-card'],
  ['hint.classic.window', 'done'],
  ['hint.classic.roll', 'roll'],
];
