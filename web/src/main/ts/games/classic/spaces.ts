/** The forty spaces in the order of the board, by the names that the server uses. */
export const SPACES: readonly string[] = [
  'go',
  'mediterranean',
  'chest-1',
  'baltic',
  'income-tax',
  'reading',
  'oriental',
  'chance-1',
  'vermont',
  'connecticut',
  'jail',
  'st-charles',
  'electric-company',
  'states',
  'virginia',
  'pennsylvania-railroad',
  'st-james',
  'chest-2',
  'tennessee',
  'new-york',
  'free-parking',
  'kentucky',
  'chance-2',
  'indiana',
  'illinois',
  'b-and-o',
  'atlantic',
  'ventnor',
  'water-works',
  'marvin-gardens',
  'go-to-jail',
  'pacific',
  'north-carolina',
  'chest-3',
  'pennsylvania',
  'short-line',
  'chance-3',
  'park-place',
  'luxury-tax',
  'boardwalk',
];

export const COUNT = SPACES.length;

/** What a space that is no property is about: its name without the number. */
export function kindOf(space: number): string {
  return (SPACES[space] ?? '').replace(/-\d$/, '');
}

export function spaceOf(name: string): number {
  return Math.max(0, SPACES.indexOf(name));
}
