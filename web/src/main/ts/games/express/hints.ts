import type {Hint} from '../../frame/client/hints.ts';

/** What newcomers are told, by what they are asked; the first that fits. */
export const EXPRESS_HINTS: readonly Hint[] = [
  ['hint.express.free', 'free'],
  ['hint.express.place', 'place', 'swap'],
  ['hint.express.press', 'stop'],
  ['hint.express.roll', 'roll'],
];
