import type {Shown} from '../../games/game-module.ts';
import type {Theatre} from './replay-data.ts';

export type ReplaySpeed = 'slow' | 'normal' | 'fast' | 'rush';

export const REPLAY_SPEEDS: readonly ReplaySpeed[] = ['slow', 'normal', 'fast', 'rush'];

const PACE: Record<ReplaySpeed, number> = {slow: 2, normal: 1, fast: 0.35, rush: 0.08};
/** So long even a step without anything to look at is seen. */
const LEAST_HOLD = 250;

/** Goes through a finished game: to any place, or on and on until it is stopped. */
export class ReplayPlayer {
  place = 0;
  shown: Shown | null = null;
  playing = false;
  speed: ReplaySpeed = 'normal';
  private readonly theatre: Theatre;
  private readonly changed: (told: boolean) => void;
  private readonly failed: (error: unknown) => void;
  /** Whoever began earlier and finds another number here has been overtaken. */
  private run = 0;

  /** @param changed called when something else is on the screen, and whether it was just told */
  constructor(theatre: Theatre, changed: (told: boolean) => void, failed: (error: unknown) => void) {
    this.theatre = theatre;
    this.changed = changed;
    this.failed = failed;
  }

  async go(place: number): Promise<void> {
    this.playing = false;
    const run = ++this.run;
    this.place = Math.min(this.theatre.story.last, Math.max(0, place));
    this.changed(false); // the slider does not wait
    await this.guarded(run, async () => {
      const shown = await this.theatre.at(this.place);
      if (run === this.run) {
        this.shown = shown;
        this.changed(true);
      }
    });
  }

  /** From the beginning if it is at the end. */
  async play(): Promise<void> {
    if (this.place >= this.theatre.story.last) {
      await this.go(0);
    }
    this.playing = true;
    const run = ++this.run;
    this.changed(false);
    await this.guarded(run, async () => {
      while (run === this.run && this.place < this.theatre.story.last) {
        await this.step(run);
      }
    });
    if (run === this.run) {
      this.stop();
    }
  }

  stop(): void {
    this.playing = false;
    this.run++;
    this.changed(false);
  }

  private async step(run: number): Promise<void> {
    const before = this.shown ?? (await this.theatre.at(this.place));
    const beats = await this.theatre.next(before, this.place + 1);
    if (run !== this.run) {
      return;
    }
    this.place++;
    for (const {show, hold} of beats) {
      this.shown = show;
      this.changed(this.speed !== 'rush');
      await new Promise((done) => setTimeout(done, Math.max(LEAST_HOLD, hold) * PACE[this.speed]));
      if (run !== this.run) {
        this.shown = beats.at(-1)!.show;
        return;
      }
    }
  }

  private async guarded(run: number, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (run === this.run) {
        this.playing = false;
        this.failed(error);
      }
    }
  }
}
