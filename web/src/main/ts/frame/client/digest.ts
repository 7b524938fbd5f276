import type {LogEntry} from '../../protocol.ts';

const MOST_LINES = 7;

/** What somebody who was away should read: what matters, the newest seven of it. */
export function digest(missed: readonly LogEntry[], matters: (entry: LogEntry) => boolean): LogEntry[] {
  const important = missed.filter(matters);
  return (important.length > 0 ? important : missed).slice(-MOST_LINES);
}
