import {svg, type SVGTemplateResult} from 'lit';

// Scenery of the board sides, within 248 by 248; the ground, from 206 down, carries the landmarks.

const WINDOWS = [
  [16, 92, 6],
  [44, 64, 9],
  [78, 100, 5],
  [150, 84, 7],
  [186, 52, 10],
  [216, 96, 6],
] as const;

/** A skyline at dusk behind a bridge. */
export function newYorkCity(): SVGTemplateResult {
  return svg`<rect width="248" height="248" fill="#f6c89a"/><rect width="248" height="70" fill="#f2a97f"/><circle cx="122" cy="74" r="34" fill="#fbe6b4"/>
    <path fill="#8d6b86" d="M10 206V86h26v120ZM38 206V58l12-12 12 12v148ZM72 206V94h22v112ZM144 206V78h26v128ZM180 206V46l8-16 4-20 4 20 8 16v160ZM212 206V90h26v116Z"/>
    ${WINDOWS.map(([x, y, rows]) => Array.from({length: rows}, (_, row) => svg`<path fill="#fbe6b4" d="M${x} ${y + row * 12}h5v6h-5Zm8 0h5v6h-5Z"/>`))}
    <path fill="none" stroke="#5d4560" stroke-width="3" d="M0 150q62 58 124 0t124 0M0 178h248"/><path fill="#5d4560" d="M58 130h8v76h-8Zm124 0h8v76h-8Z"/>
    <rect y="206" width="248" height="42" fill="#6c5a70"/><path stroke="#f6c89a" stroke-width="2" stroke-dasharray="14 10" d="M0 241h248"/>`;
}

/** A lighthouse and sails in a bay. */
export function harborTown(): SVGTemplateResult {
  return svg`<rect width="248" height="248" fill="#cfe8ec"/><circle cx="40" cy="38" r="18" fill="#fdf0bd"/>
    <path fill="none" stroke="#5b7480" stroke-width="2.500" d="M84 44q6-7 10 0 5-7 10 0M120 62q5-6 9 0 4-6 9 0"/>
    <rect y="128" width="248" height="80" fill="#6fa9b8"/><path fill="none" stroke="#a9d3da" stroke-width="3" d="M6 146q8-6 16 0t16 0m60 12q8-6 16 0t16 0m66-16q8-6 16 0t16 0M20 184q8-6 16 0t16 0m80 4q8-6 16 0t16 0"/>
    <path fill="#fffaf0" d="M92 134V72l30 62Zm-5 0V84l-22 50Z"/><path fill="#8a4b32" d="M62 138h64l-10 14H74Z"/>
    <path fill="#a08a6b" d="M168 206q4-62 44-66 28 2 36 20v46Z"/><path fill="#fffaf0" d="m192 146 6-88h20l6 88Z"/><path fill="#bb3328" d="m193.400 124 1.500-22h26.200l1.500 22Zm2.800-44 1.400-20h21l1.400 20Z"/><path fill="#33475b" d="M194 58h28l-4-18h-20Zm2-20 12-13 12 13Z"/><path fill="#fdf0bd" d="M203 44h10v10h-10Z"/><path fill="#fdf0bd" opacity=".55" d="M200 48 112 26v34Z"/>
    <rect y="206" width="248" height="42" fill="#9a7b57"/><path stroke="#7d6141" stroke-width="2" d="M0 218h248M0 232h248M40 206v12m70 0v14m60-26v12m48 0v14M80 232v16"/>`;
}

/** Palms at a pool between dunes. */
export function desertOasis(): SVGTemplateResult {
  const palm = (x: number, y: number, size: number) =>
    svg`<g transform="translate(${x} ${y}) scale(${size})"><path fill="none" stroke="#8a5a34" stroke-width="7" d="M0 90Q10 40 2 0"/><path fill="#4f8a4a" d="M2 0Q-30-24-46 6-20-8 2 0-6 10-30 34 0 22 2 0 16 20 40 30 26 4 2 0 24-22 48 2 30-26 2 0Z"/><circle cx="-2" cy="6" r="4" fill="#8a4b22"/><circle cx="7" cy="7" r="4" fill="#8a4b22"/></g>`;
  return svg`<rect width="248" height="248" fill="#fbe3b0"/><circle cx="186" cy="48" r="26" fill="#f0913f"/><circle cx="186" cy="48" r="36" fill="#f0913f" opacity=".25"/>
    <path fill="#e9b66a" d="M0 130q60-56 124-8t124-22v148H0Z"/><path fill="#d99a4e" d="M0 168q70-40 140-6t108-18v104H0Z"/>
    <ellipse cx="150" cy="186" rx="66" ry="15" fill="#5aa9b5"/><path stroke="#a9dbe0" stroke-width="2.500" d="M112 184h28m22 5h32"/>
    ${palm(52, 84, 1.1)}${palm(84, 116, 0.72)}${palm(224, 108, 0.8)}
    <rect y="206" width="248" height="42" fill="#c78744"/><path fill="none" stroke="#b1723a" stroke-width="2.500" d="M0 222q20-9 40 0t40 0 40 0 40 0 40 0 48 0"/>`;
}

/** White peaks over firs. */
export function snowPeak(): SVGTemplateResult {
  const fir = (x: number, y: number, size: number) =>
    svg`<path transform="translate(${x} ${y}) scale(${size})" fill="#2f5d4c" d="M0-44 14-22H8l12 18H10l14 20H-24L-10-4h-10L-8-22h-6Z"/>`;
  return svg`<rect width="248" height="248" fill="#bcd6ea"/><circle cx="44" cy="42" r="20" fill="#fff7d6"/>
    <path fill="#6f87a3" d="M0 206V142l52-62 44 58 56-106 96 132v42Z"/><path fill="#fff" d="m152 32 26 36-13-4-9 12-11-13-11 6Zm-100 48 18 24-11-2-8 8-9-9-11 5Z"/><path fill="#587090" d="M152 32 190 206h58v-42Z" opacity=".45"/>
    ${[
      [24, 30],
      [96, 22],
      [118, 78],
      [206, 30],
      [230, 92],
      [78, 62],
      [180, 12],
    ].map(([x, y]) => svg`<path stroke="#fff" stroke-width="2" d="M${x! - 4} ${y}h8m-4-4v8m-3-7 6 6m0-6-6 6"/>`)}
    ${fir(22, 190, 1)}${fir(60, 194, 0.7)}${fir(112, 190, 0.9)}${fir(176, 194, 0.75)}${fir(226, 188, 1.05)}
    <path fill="#f4f8fb" d="M0 206q62-14 124 0t124 0v42H0Z"/><path fill="none" stroke="#cddcea" stroke-width="2.500" d="M14 230q30-8 60 0m40 6q30-8 60 0m30-12q20-6 34 0"/>`;
}
