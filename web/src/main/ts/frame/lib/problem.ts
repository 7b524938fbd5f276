import {html, type TemplateResult} from 'lit';
import {RequestFailed} from '../../api.ts';
import type {Words} from './words.ts';

/** What went wrong with a request, in a sentence. */
export function problemText(error: unknown, words: Words): string {
  if (error instanceof RequestFailed) {
    const known = [`ui.error.${error.code}.${error.field}`, `ui.error.${error.code}`].find((key) => words.has(key));
    return known !== undefined ? words.text(known, error.message) : error.message || words.text('ui.error.unavailable');
  }
  throw error;
}

export function problem(text: string): TemplateResult {
  return html`<p class="problem" role="alert">${text}</p>`;
}
