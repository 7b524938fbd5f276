import {svg, type SVGTemplateResult} from 'lit';
import {deepSea, roaringTwenties, spaceStation, unicornLand} from './scenes-far.ts';
import {desertOasis, harborTown, newYorkCity, snowPeak} from './scenes-land.ts';

/** The length of a side of the scenery. */
export const SCENE = 248;

const SCENES: Readonly<Record<string, () => SVGTemplateResult>> = {
  'new-york-city': newYorkCity,
  'harbor-town': harborTown,
  'roaring-twenties': roaringTwenties,
  'desert-oasis': desertOasis,
  'unicorn-land': unicornLand,
  'snow-peak': snowPeak,
  'space-station': spaceStation,
  'deep-sea': deepSea,
};

/** The sides in the order of the boards, two a board. */
export const SIDES: readonly {readonly side: string; readonly board: string}[] = Object.keys(SCENES).map(
  (side, at) => ({
    side,
    board: ['red', 'yellow', 'green', 'blue'][Math.floor(at / 2)] ?? '',
  }),
);

/** What a side of a board shows; an empty field before one is chosen. */
export function scene(side: string): SVGTemplateResult {
  return SCENES[side]?.() ?? svg`<rect class="scene-none" width="248" height="248"/>`;
}
