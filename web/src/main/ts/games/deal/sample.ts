import type {DealCard, DealPicture, DealPile, DealPlayer} from '../../protocol.ts';

// Pictures of Deal for tests.

export function pile(place: string, cards: DealCard[], more: Partial<DealPile> = {}): DealPile {
  const [colour = ''] = place.split('.');
  return {
    colour: colour as DealPile['colour'],
    place,
    cards,
    size: 3,
    set: false,
    house: false,
    hotel: false,
    rent: 1,
    ...more,
  };
}

export function player(more: Partial<DealPlayer> = {}): DealPlayer {
  return {cards: 5, bank: [], bankValue: 0, piles: [], worth: 0, sets: 0, left: false, rank: 0, ...more};
}

export const NOTHING_PENDING: DealPicture['pending'] = {
  card: '',
  doublers: 0,
  colour: '',
  amount: 0,
  victim: -1,
  then: [],
  noes: 0,
  take: '',
  give: '',
  items: [],
  paid: 0,
};

export function sample(more: Partial<DealPicture> = {}): DealPicture {
  return {
    phase: 'play',
    active: 0,
    awaited: 0,
    turn: 1,
    playsLeft: 3,
    setsToWin: 3,
    handLimit: 7,
    hand: [],
    draw: 80,
    discard: [],
    pending: NOTHING_PENDING,
    cheapest: [],
    players: [player(), player(), player()],
    ...more,
  };
}
