import {html, type TemplateResult} from 'lit';

/** A die on its corner. */
export function mark(): TemplateResult {
  return html`<svg class="mark" viewBox="0 0 48 48" aria-hidden="true">
    <path class="mark-top" d="M24 3 43 13 24 23 5 13Z" />
    <path class="mark-left" d="M5 13 24 23v22L5 35Z" />
    <path class="mark-right" d="M43 13 24 23v22l19-10Z" />
    <circle class="mark-pip" cx="24" cy="13" r="3" />
    <circle class="mark-pip" cx="12" cy="22" r="2.600" />
    <circle class="mark-pip" cx="17" cy="36" r="2.600" />
    <circle class="mark-pip" cx="30" cy="36" r="2.400" />
    <circle class="mark-pip" cx="34" cy="29" r="2.400" />
    <circle class="mark-pip" cx="38" cy="22" r="2.400" />
  </svg>`;
}
