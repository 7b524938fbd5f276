package games.magie.deal.table;

import static games.magie.kernel.Invariants.same;

import games.magie.deal.Card;
import games.magie.deal.Colour;

/// What a side keeps beside its cards, against the cards themselves.
final class Kept {
  private Kept() {}

  static void check(DealState s, int seat) {
    Side side = s.sides[seat];
    int bank = 0;
    int kinds = 0;
    for (int card = 0; card < Card.BANKABLE; card++) {
      bank += side.banked(card) * Card.value(card);
      kinds |= side.banked(card) > 0 ? 1 << card : 0;
    }
    same(side.bankValue, bank, "the value of the bank");
    same(side.bankKinds, kinds, "the kinds in the bank");
    int properties = 0;
    int wilds = 0;
    int owned = 0;
    int open = 0;
    int surplus = 0;
    long arrangement = 0;
    for (int colour = 0; colour <= Colour.COUNT; colour++) {
      int count = side.count(colour);
      for (int at = 0; at < count; at++) {
        int card = Piles.card(s, seat, colour, at);
        properties += Card.value(card);
        wilds |= card >= Card.FIRST_WILD ? 1 << Wilds.slot(card, colour) : 0;
      }
      boolean loose = colour == Colour.LOOSE;
      owned |= count > 0 ? 1 << colour : 0;
      open |= (loose ? count : count % Colour.size(colour)) > 0 ? 1 << colour : 0;
      surplus |= !loose && count > Colour.size(colour) ? 1 << colour : 0;
      arrangement += Arrangement.ofColour(s, seat, colour);
    }
    same(side.propertyValue, properties, "the value of the properties");
    same(side.wilds, wilds, "the wilds");
    same(side.owned(), owned, "the colours with a card");
    same(side.open(), open, "the colours with an open pile");
    same(side.surplus(), surplus, "the colours with more than one pile");
    same(side.arrangement, arrangement, "the arrangement");
    int size = 0;
    long hand = 0;
    for (int card = 0; card < Card.ALL.length; card++) {
      size += s.count(seat, card);
      hand |= s.count(seat, card) > 0 ? 1L << card : 0;
    }
    same(side.handSize, size, "the size of the hand");
    same(side.hand, hand, "the kinds in the hand");
  }
}
