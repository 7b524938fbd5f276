// The view of Deal as the server sends it: DealPicture.java.

export type Phase = 'play' | 'charge' | 'take' | 'give' | 'react' | 'pay' | 'arrive' | 'discard' | 'over';

export interface DealPicture {
  phase: Phase;
  active: number;
  awaited: number;
  turn: number;
  playsLeft: number;
  setsToWin: number;
  handLimit: number;
  hand: string[];
  draw: number;
  discard: string[];
  pending: DealPending;
  cheapest: string[];
  players: DealPlayer[];
}

export interface DealPending {
  card: string;
  doublers: number;
  colour: string;
  amount: number;
  victim: number;
  then: number[];
  noes: number;
  take: string;
  give: string;
  items: string[];
  paid: number;
}

export interface DealPlayer {
  cards: number;
  bank: string[];
  bankValue: number;
  piles: DealPile[];
  worth: number;
  sets: number;
  left: boolean;
  rank: number;
}

export interface DealPile {
  colour: string;
  place: string;
  cards: string[];
  size: number;
  set: boolean;
  house: boolean;
  hotel: boolean;
  rent: number;
}
