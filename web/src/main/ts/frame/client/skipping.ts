import {prefs} from '../lib/prefs.ts';

const OFTEN = 3;

/** How often somebody skipped ahead at this page, whatever the table. */
let times = 0;

/** Whether what others do is shown at once until somebody at this screen is asked. */
export class Skipping {
  now = false;

  begin(): void {
    this.now = true;
    times++;
  }

  /** Whether somebody skips so often that they may want to see everything at once. */
  get often(): boolean {
    return times >= OFTEN && prefs.pace > 0;
  }
}
