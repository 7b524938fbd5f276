import type {Asked} from '../protocol.ts';

/** A move that the server offers. */
export interface Option {
  readonly move: string;
  readonly verb: string;
  readonly message: string;
  readonly args: readonly string[];
}

export function optionsOf(asked: Asked | null): Option[] {
  return (asked?.verbs ?? []).flatMap(({verb, message, moves}) =>
    moves.map(({text, args}) => ({move: text, verb, message, args})),
  );
}

export function ofVerb(options: readonly Option[], verb: string): Option[] {
  return options.filter((option) => option.verb === verb);
}
