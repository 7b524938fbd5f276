/** Where the spaces lie on a board of 400 by 400: GO at the bottom right, then clockwise. */
export const SIZE = 400;

export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The edge of the board it lies at; corners belong to the edge that they begin. */
  readonly edge: 'bottom' | 'left' | 'top' | 'right';
  readonly corner: boolean;
}

/**
 * @param spaces how many there are; a multiple of four
 * @param depth of the ring
 */
export function cell(at: number, spaces: number, depth: number): Cell {
  const steps = spaces / 4;
  const edge = (['bottom', 'left', 'top', 'right'] as const)[Math.floor(at / steps)] ?? 'bottom';
  const step = at % steps;
  const far = SIZE - depth;
  if (step === 0) {
    const [x, y] = {bottom: [far, far], left: [0, far], top: [0, 0], right: [far, 0]}[edge] as [number, number];
    return {x, y, width: depth, height: depth, edge, corner: true};
  }
  const length = (SIZE - 2 * depth) / (steps - 1);
  const along = depth + (step - 1) * length;
  const back = far - step * length;
  switch (edge) {
    case 'bottom':
      return {x: back, y: far, width: length, height: depth, edge, corner: false};
    case 'left':
      return {x: 0, y: back, width: depth, height: length, edge, corner: false};
    case 'top':
      return {x: along, y: 0, width: length, height: depth, edge, corner: false};
    case 'right':
      return {x: far, y: along, width: depth, height: length, edge, corner: false};
  }
}

export function middle({x, y, width, height}: Cell): readonly [number, number] {
  return [x + width / 2, y + height / 2];
}

/** The stripe of a colour space on the inner side of the board. */
export function stripe(
  {x, y, width, height, edge}: Cell,
  share: number,
): readonly [x: number, y: number, width: number, height: number] {
  switch (edge) {
    case 'bottom':
      return [x, y, width, height * share];
    case 'left':
      return [x + width * (1 - share), y, width * share, height];
    case 'top':
      return [x, y + height * (1 - share), width, height * share];
    case 'right':
      return [x, y, width * share, height];
  }
}

/** The spaces that a token passes on its way, with the last; a longer way than a die is a jump. */
export function way(from: number, to: number, spaces: number): number[] {
  const steps = (to - from + spaces) % spaces;
  return steps > 6 ? [to] : Array.from({length: steps}, (_, step) => (from + step + 1) % spaces);
}
