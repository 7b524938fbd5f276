package games.magie.deal.table;

import static games.magie.kernel.Invariants.same;

import games.magie.deal.Card;
import games.magie.deal.Colour;

/// What a player's side and collection keep beside their cards, against the cards themselves.
final class Kept {
  private Kept() {}

  static void check(DealState s, int seat) {
    hand(s, seat);
    bank(s.sides[seat]);
    collection(s.collections[seat]);
  }

  private static void hand(DealState s, int seat) {
    int size = 0;
    long hand = 0;
    for (Card card : Card.ALL) {
      size += s.count(seat, card);
      hand |= s.count(seat, card) > 0 ? card.bit() : 0;
    }
    same(s.sides[seat].handSize, size, "the size of the hand");
    same(s.sides[seat].hand, hand, "the kinds in the hand");
  }

  private static void bank(Side side) {
    int value = 0;
    long kinds = 0;
    for (Card card : Card.ALL) {
      value += side.banked(card) * card.value();
      kinds |= side.banked(card) > 0 ? card.bit() : 0;
    }
    same(side.bankValue(), value, "the value of the bank");
    same(side.bankKinds(), kinds, "the kinds in the bank");
  }

  private static void collection(Collection collection) {
    int value = 0;
    int wilds = 0;
    int owned = 0;
    int open = 0;
    int surplus = 0;
    long arrangement = 0;
    for (Colour colour : Colour.AND_LOOSE) {
      int count = collection.count(colour);
      for (int at = 0; at < count; at++) {
        Card card = collection.card(colour, at);
        value += card.value();
        wilds |= card.wild() ? Wilds.bit(card, colour) : 0;
      }
      owned |= count > 0 ? colour.bit() : 0;
      open |= count % colour.size() > 0 ? colour.bit() : 0;
      surplus |= count > colour.size() ? colour.bit() : 0;
      arrangement += Arrangement.ofColour(collection, colour);
    }
    same(collection.propertyValue(), value, "the value of the properties");
    same(collection.wilds(), wilds, "the wilds");
    same(collection.owned(), owned, "the colours with a card");
    same(collection.open(), open, "the colours with an open pile");
    same(collection.surplus(), surplus, "the colours with more than one pile");
    same(collection.arrangement(), arrangement, "the arrangement");
  }
}
