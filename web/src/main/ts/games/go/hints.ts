import type {Hint} from '../../frame/client/hints.ts';

/** What newcomers are told, by what they are asked; the first that fits. */
export const GO_HINTS: readonly Hint[] = [
  ['hint.go.board', 'board'],
  ['hint.go.shield', 'shield', 'accept'],
  ['hint.go.dial', 'dial'],
  ['hint.go.steal', 'steal'],
  ['hint.go.mega', 'mega'],
  ['hint.go.heist', 'heist'],
  ['hint.go.shut-down', 'shut-down'],
  ['hint.go.choose', 'choose'],
  ['hint.go.grab', 'take'],
  ['hint.go.tiles', 'button', 'button-heist', 'button-shut-down', 'tycoon'],
  ['hint.go.roll', 'roll'],
];
