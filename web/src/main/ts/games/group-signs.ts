import {svg, type SVGTemplateResult} from 'lit';

const RAIL = svg`<path class="sign-line on-group" d="M14 6 9 26M26 6l5 20M13 11h14M12 16h16M11 21h18"/>`;
const BOLT = svg`<path class="sign" d="M23 5 11 18.500h7L16 27l13-14h-7.500Z"/>`;

/** The sign of a group that has no letter. */
export function groupSign(group: string): SVGTemplateResult | null {
  return group === 'railroad' ? RAIL : group === 'utility' ? BOLT : null;
}
