import {svg, type SVGTemplateResult} from 'lit';

const PIPS: Readonly<Record<number, readonly [number, number][]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die in the colour of a board, 40 by 40 around the origin. */
export function pipDie(number: number, board: string): SVGTemplateResult {
  return svg`<rect class="pip-die fill-board-${board}" x="-20" y="-20" width="40" height="40" rx="8"/>
    ${(PIPS[number] ?? []).map(([x, y]) => svg`<circle class="ink-board-${board}" cx=${x * 10} cy=${y * 10} r="4"/>`)}`;
}
