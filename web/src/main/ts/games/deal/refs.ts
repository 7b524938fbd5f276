import {cardOf, faceOf} from './cards.ts';
import type {DealPile, DealPlayer} from '../../protocol.ts';

/** How moves name a card that lies in a pile. */
export function refOf(card: string, pile: DealPile): string {
  if (pile.place === '') {
    return card;
  }
  if (faceOf(card).kind !== 'property') {
    return `${card}@${pile.place}`;
  }
  const dot = pile.place.indexOf('.');
  return dot < 0 ? card : card + pile.place.slice(dot);
}

/** One thing that may be paid with. */
export interface Asset {
  /** Different for two cards of one kind. */
  readonly key: string;
  readonly ref: string;
  readonly value: number;
  readonly place: 'bank' | 'pile' | 'set';
  readonly colour: string;
}

/** Everything with value that lies in front of a player, money first, sets last. */
export function assetsOf(player: DealPlayer): Asset[] {
  const assets: Omit<Asset, 'key'>[] = player.bank.map((card) => ({
    ref: card,
    value: faceOf(card).value,
    place: 'bank',
    colour: '',
  }));
  for (const pile of player.piles) {
    const place = pile.set ? 'set' : 'pile';
    const cards = [...pile.cards, ...(pile.house ? ['house'] : []), ...(pile.hotel ? ['hotel'] : [])];
    assets.push(
      ...cards.map(
        (card) => ({ref: refOf(card, pile), value: faceOf(card).value, place, colour: pile.colour}) as const,
      ),
    );
  }
  const order = ['bank', 'pile', 'set'];
  const seen = new Map<string, number>();
  return assets
    .filter((asset) => asset.value > 0)
    .sort((a, b) => order.indexOf(a.place) - order.indexOf(b.place) || a.value - b.value)
    .map((asset) => {
      const count = seen.get(asset.ref) ?? 0;
      seen.set(asset.ref, count + 1);
      return {...asset, key: `${asset.ref}#${count}`};
    });
}

/** The keys of assets for a list of refs, as the proposal of the server has them. */
export function keysOf(refs: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return refs.map((ref) => {
    const count = seen.get(ref) ?? 0;
    seen.set(ref, count + 1);
    return `${ref}#${count}`;
  });
}

export function valueOf(ref: string): number {
  return faceOf(cardOf(ref)).value;
}
