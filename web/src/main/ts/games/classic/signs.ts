import {svg, type SVGTemplateResult} from 'lit';

// Our own signs, drawn on a field of 40 by 40.

export const HOUSE = 'M20 6 35 19h-4v15H9V19H5Z';
export const HOTEL = 'M5 35V16h8V7h14v9h8v19Z';

const RAIL = svg`<path class="c-sign" d="M11 5h18a4 4 0 0 1 4 4v17a5 5 0 0 1-5 5H12a5 5 0 0 1-5-5V9a4 4 0 0 1 4-4Z"/><path class="c-gap" d="M12 11h16v8H12Z"/><circle class="c-gap" cx="13.500" cy="25" r="2"/><circle class="c-gap" cx="26.500" cy="25" r="2"/><path class="c-line" d="m11 31-4 6m22-6 4 6M9 35h22"/>`;
const BULB = svg`<path class="c-sign" d="M20 4a11 11 0 0 1 6 20v4H14v-4A11 11 0 0 1 20 4Z"/><path class="c-line" d="M15 32h10M17 36h6"/><path class="c-gap" d="m21 9-6 8h4l-1 6 6-8h-4Z"/>`;
const DROP = svg`<path class="c-sign" d="M20 3c7 10 11 15 11 21a11 11 0 0 1-22 0C9 18 13 13 20 3Z"/><path class="c-shine" d="M14 24a6 6 0 0 0 6 6"/>`;

const SIGNS: Readonly<Record<string, SVGTemplateResult>> = {
  go: svg`<path class="c-sign accent" d="M38 14H18V6L2 20l16 14v-8h20Z"/>`,
  chance: svg`<path class="c-line accent thick" d="M12 14c0-6 4-9 8.500-9s8.500 3 8.500 8c0 7-8.500 7-8.500 13"/><circle class="c-sign accent" cx="20.500" cy="34" r="3.200"/>`,
  chest: svg`<path class="c-sign bank" d="M5 16a9 9 0 0 1 9-9h12a9 9 0 0 1 9 9v17H5Z"/><path class="c-gapline" d="M5 19h30"/><path class="c-sign gold" d="M16 16h8v8h-8Z"/>`,
  'income-tax': svg`<path class="c-sign" d="m20 4 16 9H4Z"/><path class="c-line" d="M9 16v14m7-14v14m8-14v14m7-14v14M5 34h30"/>`,
  'luxury-tax': svg`<path class="c-sign gold" d="M11 6h18l8 10-17 19L3 16Z"/><path class="c-gapline" d="M3 16h34M14 16l6 19 6-19"/>`,
  jail: svg`<path class="c-line" d="M6 5h28v30H6Zm7 0v30M20 5v30M27 5v30"/>`,
  'free-parking': svg`<circle class="c-line" cx="20" cy="20" r="15"/><path class="c-line thick" d="M16 30V11h6a5.500 5.500 0 0 1 0 11h-6"/>`,
  'go-to-jail': svg`<path class="c-sign accent" d="M20 3 35 8v11c0 9-6 14-15 18C11 33 5 28 5 19V8Z"/><path class="c-gap" d="m20 10 2.700 5.800 6.300.7-4.700 4.300 1.300 6.200-5.600-3.100-5.600 3.100 1.300-6.200-4.700-4.300 6.300-.7Z"/>`,
  railroad: RAIL,
  'electric-company': BULB,
  'water-works': DROP,
};

export function sign(kind: string): SVGTemplateResult | null {
  return SIGNS[kind] ?? null;
}

/** What buildings stand on: no wider than they are, so that the group's colour stays in sight. */
export function plot(level: number, top: number): SVGTemplateResult {
  const wide = level === top ? 34 : 18 * level + 5;
  return svg`<rect class="c-plot" x=${-wide / 2} y="-13" width=${wide} height="26" rx="6"/>`;
}

/** Houses and the hotel, told apart by shape. `top` is the level of the hotel. */
export function buildings(level: number, top: number): SVGTemplateResult {
  if (level === 0) {
    return svg``;
  }
  if (level === top) {
    return svg`<path class="c-hotel" d=${HOTEL} transform="translate(-13 -13) scale(.66)"/>`;
  }
  return svg`${Array.from({length: level}, (_, at) => svg`<path class="c-house" d=${HOUSE} transform="translate(${(at - (level - 1) / 2) * 18 - 10} -10) scale(.5)"/>`)}`;
}

const SPOTS: readonly (readonly [number, number])[][] = [
  [],
  [[0, 0]],
  [
    [-9, 0],
    [9, 0],
  ],
  [
    [-9, 8],
    [9, 8],
    [0, -9],
  ],
  [
    [-9, -9],
    [9, -9],
    [-9, 9],
    [9, 9],
  ],
];

/** The same as a square, for small fields. */
export function cluster(level: number, top: number): SVGTemplateResult {
  if (level === top) {
    return svg`<path class="c-hotel" d=${HOTEL} transform="translate(-17 -18) scale(.85)"/>`;
  }
  return svg`${(SPOTS[level] ?? []).map(([x, y]) => svg`<path class="c-house" d=${HOUSE} transform="translate(${x - 9} ${y - 9}) scale(.45)"/>`)}`;
}

const PIPS: Readonly<Record<number, readonly [number, number][]>> = {
  1: [[20, 20]],
  2: [
    [12, 12],
    [28, 28],
  ],
  3: [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  4: [
    [12, 12],
    [28, 12],
    [12, 28],
    [28, 28],
  ],
  5: [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  6: [
    [12, 10],
    [28, 10],
    [12, 20],
    [28, 20],
    [12, 30],
    [28, 30],
  ],
};

export function die(eyes: number): SVGTemplateResult {
  return svg`<rect class="die-body" x="1" y="1" width="38" height="38" rx="8"/>${(PIPS[eyes] ?? []).map(([x, y]) => svg`<circle class="c-pip" cx=${x} cy=${y} r="3.700"/>`)}`;
}
