import type {LogEntry} from '../protocol.ts';

/** Something of a game that is worth telling when it is over: a text and its arguments as in the log. */
export interface Highlight {
  readonly key: string;
  readonly args: readonly string[];
}

/** Looks for something in the lines of a log, each split into its words. */
export type Find = (lines: readonly (readonly string[])[]) => Highlight | null;

/** How many are told. */
const MOST = 4;

/**
 * The line whose number is the largest.
 *
 * @param args which of the line's words are told
 */
export function largest(key: string, code: string, number: number, args: readonly number[]): Find {
  return (lines) => {
    let best: readonly string[] | null = null;
    for (const line of lines) {
      if (line[0] === code && Number(line[number]) > Number(best?.[number] ?? 0)) {
        best = line;
      }
    }
    return best && {key, args: args.map((at) => best[at] ?? '')};
  };
}

/** What stands most often at a place of such lines, and how often. */
export function mostOften(key: string, codes: readonly string[], place: number, least: number): Find {
  return (lines) => {
    const counts = new Map<string, number>();
    for (const line of lines) {
      const what = line[place];
      if (what !== undefined && codes.includes(line[0] ?? '')) {
        counts.set(what, (counts.get(what) ?? 0) + 1);
      }
    }
    return top(key, counts, least);
  };
}

/** Who had the longest stretch of one kind of line, from a beginning to an end. */
export function longest(key: string, begin: string, counted: string, end: string, least: number): Find {
  return (lines) => {
    const running = new Map<string, number>();
    const best = new Map<string, number>();
    for (const [code = '', seat = ''] of lines) {
      if (code === begin) {
        running.set(seat, 0);
      } else if (code === end) {
        running.delete(seat);
      }
      const now = running.get(seat);
      if (code === counted && now !== undefined) {
        running.set(seat, now + 1);
        best.set(seat, Math.max(best.get(seat) ?? 0, now + 1));
      }
    }
    return top(key, best, least);
  };
}

function top(key: string, counts: ReadonlyMap<string, number>, least: number): Highlight | null {
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  return best && best[1] >= least ? {key, args: [best[0], String(best[1])]} : null;
}

/** What of a game is worth telling, from its log. */
export function highlights(finds: readonly Find[], log: readonly LogEntry[]): readonly Highlight[] {
  const lines = log.map((entry) => entry.text.split(' '));
  return finds.flatMap((find) => find(lines) ?? []).slice(0, MOST);
}
