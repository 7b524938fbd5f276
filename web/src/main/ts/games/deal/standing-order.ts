/** How long it waits, always: neither a card in the hand nor its absence makes a difference. */
export const MOMENT = 900;

/**
 * A player's own order to let everything happen without being asked. It accepts also with a Just Say No in the hand, so
 * that it tells nobody what the hand holds; within the moment that it waits the player may still say no.
 */
export class StandingOrder {
  private question = '';
  private timer = 0;

  constructor(
    private readonly accept: () => void,
    private readonly later: (task: () => void, after: number) => number = (task, after) => setTimeout(task, after),
  ) {}

  /** Looks at what is asked now; an answer is due only for the question that was there when the moment began. */
  look(on: boolean, question: string): void {
    const wanted = on ? question : '';
    if (wanted === this.question) {
      return;
    }
    clearTimeout(this.timer);
    this.question = wanted;
    if (wanted !== '') {
      this.timer = this.later(() => {
        if (this.question === wanted) {
          this.accept();
        }
      }, MOMENT);
    }
  }
}
