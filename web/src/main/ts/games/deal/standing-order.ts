import {html, nothing, type TemplateResult} from 'lit';
import {prefs} from '../../frame/prefs.ts';
import type {Words} from '../../frame/words.ts';

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

/** The switch, and once it is on what it means. It holds for one table. */
export function orderSwitch(table: string, words: Words, changed: () => void): TemplateResult {
  const on = prefs.letting === table;
  const change = (event: Event): void => {
    prefs.letting = (event.target as HTMLInputElement).checked ? table : '';
    changed();
  };
  return html`<label class="standing-order" title=${words.text('ui.deal.letting.about')}><input type="checkbox" role="switch" .checked=${on} @change=${change}> ${words.text('ui.deal.letting')}</label>
    ${on ? html`<p class="standing-about quiet">${words.text('ui.deal.letting.about')}</p>` : nothing}`;
}
