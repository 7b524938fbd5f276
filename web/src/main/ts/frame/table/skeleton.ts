import {html, type TemplateResult} from 'lit';
import type {Words} from '../lib/words.ts';

/** The outline of a table, until there is one. */
export function skeleton(words: Words): TemplateResult {
  return html`<div class="skeleton" role="status" aria-label=${words.text('ui.loading')}>
    <div class="skeleton-seats"><span></span><span></span><span></span></div>
    <div class="skeleton-board"></div>
    <div class="skeleton-side"><span></span><span></span></div>
  </div>`;
}
