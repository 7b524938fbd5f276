import type {LogEntry} from '../../protocol.ts';
import {seenUpTo} from '../lib/prefs.ts';

/** What a player did not see happen: while the page was away, and what went by at once since the last own move. */
export class CatchingUp {
  away: readonly LogEntry[] = [];
  meanwhile: readonly LogEntry[] = [];
  /** Where what was missed begins in the log, until the player has read it. */
  private unread: number | null = null;
  private readonly table: string;

  constructor(table: string) {
    this.table = table;
  }

  cameBack(log: readonly LogEntry[]): void {
    const seen = seenUpTo(this.table);
    if (seen >= 0) {
      // A line that breaks twice must not sweep away what was not read yet.
      const from = Math.min(seen, this.unread ?? seen);
      this.away = log.slice(from);
      this.unread = this.away.length > 0 ? from : null;
    }
    this.meanwhile = [];
  }

  read(): void {
    this.away = [];
    this.unread = null;
  }

  wentBy(entries: readonly LogEntry[]): void {
    this.meanwhile = [...this.meanwhile, ...entries];
  }

  acted(): void {
    this.meanwhile = [];
  }
}
