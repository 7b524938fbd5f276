// The round board: ten equal sectors, each with a band outside and its squares inside.
// Units are those of the drawing, whose centre is 0, 0 and whose rim is at 200.

export const RIM = 198;
export const BAND_OUT = 192;
export const BAND_IN = 162;
export const RIBBON_IN = 154;
export const FIELD_IN = 81;
export const DIE = 29;
export const SECTOR = 36;

const GAP = 0.6;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** 0 degrees is up, clockwise. */
export function point(radius: number, degrees: number): Point {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return {x: round(radius * Math.cos(radians)), y: round(radius * Math.sin(radians))};
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The middle of a sector. */
export function middle(sector: number): number {
  return sector * SECTOR;
}

/** The outline of a ring segment of one sector. */
export function segment(sector: number, inner: number, outer: number): string {
  const from = middle(sector) - SECTOR / 2 + GAP;
  const to = middle(sector) + SECTOR / 2 - GAP;
  const [a, b, c, d] = [point(outer, from), point(outer, to), point(inner, to), point(inner, from)];
  return `M${a.x} ${a.y}A${outer} ${outer} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${d.x} ${d.y}Z`;
}

/** The line on which the name of a sector is written; below the centre it runs the other way, to be read upright. */
export function nameLine(sector: number): string {
  const half = SECTOR / 2;
  const at = middle(sector);
  const below = at > 90 && at < 270;
  const radius = below ? 182 : 172;
  const from = point(radius, below ? at + half : at - half);
  const to = point(radius, below ? at - half : at + half);
  return `M${from.x} ${from.y}A${radius} ${radius} 0 0 ${below ? 0 : 1} ${to.x} ${to.y}`;
}

/** Where the squares of a sector lie and how they are turned. */
export function squares(sector: number, count: number): {at: Point; turn: number}[] {
  const rows: [radius: number, across: number][] =
    count <= 2
      ? [
          [120, -17],
          [120, 17],
        ]
      : count === 3
        ? [
            [135.5, -18],
            [135.5, 18],
            [103, 0],
          ]
        : [
            [136.5, -17],
            [136.5, 17],
            [104.5, -15.5],
            [104.5, 15.5],
          ];
  return rows.slice(0, count).map(([radius, across]) => {
    const centre = point(radius, middle(sector));
    const side = point(across, middle(sector) + 90);
    return {at: {x: round(centre.x + side.x), y: round(centre.y + side.y)}, turn: upright(middle(sector))};
  });
}

/** A square looks the same after a quarter turn, so a die need never lean more than half of one. */
function upright(degrees: number): number {
  return ((degrees + 45) % 90) - 45;
}

/** Where a sign stands on the band, before the sum that a whole group is worth. */
export function signPlace(sector: number): string {
  const at = middle(sector) - 9.5;
  const {x, y} = point(177, at);
  return `translate(${x} ${y}) rotate(${at}) scale(.62) translate(-20 -16)`;
}
