// The square board, 1000 by 1000. Space 0 is at the bottom right, and the way goes clockwise.

export const SIZE = 1000;
export const CORNER = 132;
export const CELL = (SIZE - 2 * CORNER) / 9;
export const BAND = 28;
export const STRIP = 25;
/** How wide a pawn is, measured by the corners. */
const PAWN = 0.32;

export type Side = 'bottom' | 'left' | 'top' | 'right';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const SIDES: readonly Side[] = ['bottom', 'left', 'top', 'right'];

export function sideOf(space: number): Side {
  return SIDES[Math.floor(space / 10)] ?? 'bottom';
}

export function isCorner(space: number): boolean {
  return space % 10 === 0;
}

export interface Frame {
  readonly size: number;
  readonly corner: number;
}

export const WHOLE: Frame = {size: SIZE, corner: CORNER};
/** On a phone: a ring of small squares around a large middle. */
export const RING: Frame = {size: 360, corner: 46};

/** Where a space lies. */
export function boxOf(space: number, {size, corner}: Frame = WHOLE): Box {
  const cell = (size - 2 * corner) / 9;
  const step = space % 10;
  const far = size - corner;
  const forward = corner + (step - 1) * cell;
  const back = far - step * cell;
  switch (sideOf(space)) {
    case 'bottom':
      return step === 0 ? {x: far, y: far, w: corner, h: corner} : {x: back, y: far, w: cell, h: corner};
    case 'left':
      return step === 0 ? {x: 0, y: far, w: corner, h: corner} : {x: 0, y: back, w: corner, h: cell};
    case 'top':
      return step === 0 ? {x: 0, y: 0, w: corner, h: corner} : {x: forward, y: 0, w: cell, h: corner};
    case 'right':
      return step === 0 ? {x: far, y: 0, w: corner, h: corner} : {x: far, y: forward, w: corner, h: cell};
  }
}

/** A stripe along an edge of a box; `inner` is the edge towards the middle of the board. */
export function stripe(box: Box, side: Side, thick: number, inner: boolean): Box {
  const {x, y, w, h} = box;
  const first = (side === 'bottom' || side === 'right') === inner;
  return side === 'bottom' || side === 'top'
    ? {x, y: first ? y : y + h - thick, w, h: thick}
    : {x: first ? x : x + w - thick, y, w: thick, h};
}

/** The part of a property's box between its two stripes. */
export function field(box: Box, side: Side): Box {
  const {x, y, w, h} = box;
  switch (side) {
    case 'bottom':
      return {x, y: y + BAND, w, h: h - BAND - STRIP};
    case 'top':
      return {x, y: y + STRIP, w, h: h - BAND - STRIP};
    case 'left':
      return {x: x + STRIP, y, w: w - BAND - STRIP, h};
    case 'right':
      return {x: x + BAND, y, w: w - BAND - STRIP, h};
  }
}

export function centre({x, y, w, h}: Box): Point {
  return {x: x + w / 2, y: y + h / 2};
}

/**
 * Where the pawn stands that is the `at`th of `count` on a space: on its inner edge, so that neither name nor price is
 * hidden; more of them stand further in, but in a corner.
 */
export function pawnPlace(space: number, at: number, count: number, {size, corner}: Frame = WHOLE): Point {
  const wide = corner * PAWN;
  const box = boxOf(space, {size, corner});
  const {x, y, w, h} = box;
  const side = sideOf(space);
  if (isCorner(space)) {
    const across = count > 4 ? 3 : 2;
    const left = side === 'bottom' || side === 'right';
    const above = side === 'bottom' || side === 'left';
    const [column, row] = [wide * (0.52 + (at % across)), wide * (0.52 + Math.floor(at / across))];
    return {x: left ? x + column : x + w - column, y: above ? y + row : y + h - row};
  }
  const across = Math.max(1, Math.floor((side === 'bottom' || side === 'top' ? w : h) / wide));
  const aside = ((at % across) - (Math.min(count, across) - 1) / 2) * wide;
  const inwards = wide * (0.45 + Math.floor(at / across));
  const middle = centre(box);
  switch (side) {
    case 'bottom':
      return {x: middle.x + aside, y: y - inwards};
    case 'left':
      return {x: x + w + inwards, y: middle.y + aside};
    case 'top':
      return {x: middle.x + aside, y: y + h + inwards};
    case 'right':
      return {x: x - inwards, y: middle.y + aside};
  }
}

const SOFT_HYPHEN = '\u00ad';
const FARTHEST_ROLL = 12;
const BACK = 3;

/** The spaces over which a pawn goes, the last one included; a long way is gone at once. */
export function path(from: number, to: number): number[] {
  const ahead = (to - from + 40) % 40;
  if (ahead > 0 && ahead <= FARTHEST_ROLL) {
    return Array.from({length: ahead}, (_, at) => (from + at + 1) % 40);
  }
  return 40 - ahead === BACK ? [1, 2, 3].map((back) => (from - back + 40) % 40) : [to];
}

/** A word too long for a line, in parts: it says itself where it may be broken. */
function broken(word: string, most: number): string[] {
  const syllables = word.split(SOFT_HYPHEN);
  if (syllables.join('').length < most) {
    return [syllables.join('')];
  }
  const all: string[] = [];
  for (const syllable of syllables) {
    const last = all.at(-1);
    if (last !== undefined && last.length + syllable.length < most) {
      all[all.length - 1] = last + syllable;
    } else {
      all.push(syllable);
    }
  }
  return all.map((part, at) => (at < all.length - 1 ? `${part}-` : part));
}

/** The words of a name on lines of about so many letters. */
export function lines(name: string, most: number): string[] {
  const all: string[] = [];
  for (const word of name.split(' ').flatMap((each) => broken(each, most))) {
    const last = all.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) {
      all[all.length - 1] = `${last} ${word}`;
    } else {
      all.push(word);
    }
  }
  return all;
}
