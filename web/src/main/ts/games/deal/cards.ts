import {GROUPS} from '../groups.ts';

// What is printed on a card, for drawing it. What it does is the server's business.

export type Kind = 'money' | 'property' | 'wild' | 'rent' | 'action';

export interface Face {
  readonly kind: Kind;
  /** What it is worth in a payment. */
  readonly value: number;
  readonly colours: readonly string[];
}

/** Rents by the number of cards, as the properties show them. */
export const RENTS: Readonly<Record<string, readonly number[]>> = {
  brown: [1, 2],
  'light-blue': [1, 2, 3],
  pink: [1, 2, 4],
  orange: [1, 3, 5],
  red: [2, 3, 6],
  yellow: [2, 4, 6],
  green: [2, 4, 7],
  'dark-blue': [3, 8],
  railroad: [1, 2, 3, 4],
  utility: [1, 2],
};

const STREETS: Readonly<Record<string, readonly string[]>> = {
  brown: ['mediterranean', 'baltic'],
  'light-blue': ['oriental', 'vermont', 'connecticut'],
  pink: ['st-charles', 'states', 'virginia'],
  orange: ['st-james', 'tennessee', 'new-york'],
  red: ['kentucky', 'indiana', 'illinois'],
  yellow: ['atlantic', 'ventnor', 'marvin'],
  green: ['pacific', 'north-carolina', 'pennsylvania'],
  'dark-blue': ['park-place', 'boardwalk'],
  railroad: ['reading', 'pennsylvania-railroad', 'b-and-o', 'short-line'],
  utility: ['electric', 'water'],
};

const STREET_VALUES: Readonly<Record<string, number>> = {
  brown: 1,
  'light-blue': 1,
  pink: 2,
  orange: 2,
  red: 3,
  yellow: 3,
  green: 4,
  'dark-blue': 4,
  railroad: 2,
  utility: 2,
};

const VALUES: Readonly<Record<string, number>> = {
  'pass-go': 1,
  'deal-breaker': 5,
  'just-say-no': 4,
  'sly-deal': 3,
  'forced-deal': 3,
  'debt-collector': 3,
  birthday: 2,
  'double-rent': 1,
  house: 3,
  hotel: 4,
  'rent-any': 3,
  'wild-any': 0,
  'wild-brown-light-blue': 1,
  'wild-light-blue-railroad': 4,
  'wild-pink-orange': 2,
  'wild-red-yellow': 3,
  'wild-green-dark-blue': 4,
  'wild-green-railroad': 4,
  'wild-railroad-utility': 2,
};

export function faceOf(card: string): Face {
  if (/^\d+$/.test(card)) {
    return {kind: 'money', value: Number(card), colours: []};
  }
  const street = GROUPS.find((group) => STREETS[group]?.includes(card));
  if (street) {
    return {kind: 'property', value: STREET_VALUES[street] ?? 0, colours: [street]};
  }
  const kind = card.startsWith('wild-') ? 'wild' : card.startsWith('rent-') ? 'rent' : 'action';
  return {kind, value: VALUES[card] ?? 1, colours: kind === 'action' ? [] : coloursIn(card)};
}

/** The colours in a name such as `rent-brown-light-blue`, in the order of the board; all of them for `any`. */
function coloursIn(card: string): string[] {
  const rest = card.slice(card.indexOf('-') + 1);
  return rest === 'any'
    ? [...GROUPS]
    : GROUPS.filter((group) => `${rest}-`.startsWith(`${group}-`) || rest.endsWith(`-${group}`));
}

/** The card of a text that may say where it lies: `house@red`, `kentucky.2`. */
export function cardOf(ref: string): string {
  return ref.split(/[@.]/, 1)[0] ?? ref;
}
