import type {GameInfo, OptionInfo, RulesText} from '../../protocol.ts';

/** What lies beside a table of a game and never changes: its rules, its options, who else can play. */
export interface Books {
  readonly clauses: ReadonlyMap<string, string>;
  readonly options: readonly OptionInfo[];
  readonly bots: readonly string[];
  readonly orders: readonly OptionInfo[];
}

export const NO_BOOKS: Books = {clauses: new Map(), options: [], bots: [], orders: []};

export function books(rules: RulesText, games: readonly GameInfo[]): Books {
  const game = games.find((each) => each.id === rules.game);
  const clauses = new Map(rules.clauses.map((clause) => [clause.id, clause.text]));
  return {clauses, options: game?.options ?? [], bots: game?.bots ?? [], orders: game?.orders ?? []};
}
