import {html, nothing, svg, type TemplateResult} from 'lit';
import {HintBook} from '../client/hints.ts';
import type {Words} from '../lib/words.ts';

const LAMP = svg`<path class="lamp-glass" d="M20 5a11 11 0 0 0-6 20.200c1 .8 1.500 1.800 1.500 3h9c0-1.200.5-2.200 1.500-3A11 11 0 0 0 20 5Z"/><path class="lamp-line" d="M16 32h8M17.500 35.500h5"/>`;

/** A sentence for newcomers beside the moves. It blocks nothing, and goes when the decision is made. */
export function hintStrip(
  hint: string,
  book: HintBook,
  words: Words,
  changed: () => void,
): TemplateResult | typeof nothing {
  if (hint === '') {
    return nothing;
  }
  const after = (done: () => void) => () => {
    done();
    changed();
  };
  return html`<div class="coach" role="note">
    <svg class="lamp" viewBox="0 0 40 40" aria-hidden="true">${LAMP}</svg>
    <p>${words.text(hint)}</p>
    <div class="coach-buttons">
      <button type="button" class="button plain" data-hint="ok" @click=${after(() => book.dismiss())}>
        ${words.text('ui.hint.ok')}
      </button>
      <button type="button" class="button plain" data-hint="none" @click=${after(() => HintBook.dismissAll())}>
        ${words.text('ui.hint.none')}
      </button>
    </div>
  </div>`;
}
