/** Something to be shown for a while before the next thing is. */
export interface Beat<T> {
  readonly show: T;
  /** Milliseconds at normal speed; nothing waits when nothing follows. */
  readonly hold: number;
}

const LONGEST_BACKLOG = 6000;

/** Shows what arrives one after the other, so that a fast bot can be followed. The newest is never far away. */
export class Pacer<T> {
  private queue: Beat<T>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly show: (value: T) => void;
  private readonly pace: () => number;
  private readonly rested: () => void;

  /**
   * @param pace 1 is normal, 0 shows all at once
   * @param rested called when everything was shown for as long as it is to be looked at
   */
  constructor(show: (value: T) => void, pace: () => number, rested: () => void = () => {}) {
    this.show = show;
    this.pace = pace;
    this.rested = rested;
  }

  get behind(): boolean {
    return this.queue.length > 0;
  }

  push(beats: readonly Beat<T>[]): void {
    this.queue.push(...beats);
    if (this.timer === undefined) {
      this.next();
    }
  }

  /** What is still waiting is shown at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const rest = this.queue;
    this.queue = [];
    for (const beat of rest) {
      this.show(beat.show);
    }
  }

  /** Drops what is waiting. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
  }

  private next(): void {
    this.timer = undefined;
    for (let beat = this.queue.shift(); beat !== undefined; beat = this.queue.shift()) {
      this.show(beat.show);
      const wait = beat.hold * shortened(this.queue) * this.pace();
      if (wait > 0) {
        this.timer = setTimeout(() => this.next(), wait);
        return;
      }
    }
    this.rested();
  }
}

/** A long queue is shown faster, so that it never takes longer than a few seconds. */
export function shortened(queue: readonly {hold: number}[]): number {
  const whole = queue.reduce((sum, beat) => sum + beat.hold, 0);
  return whole <= LONGEST_BACKLOG ? 1 : LONGEST_BACKLOG / whole;
}
