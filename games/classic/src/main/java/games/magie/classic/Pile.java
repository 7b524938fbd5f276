package games.magie.classic;

import games.magie.kernel.Chance;
import games.magie.kernel.Draw;

/// A pile of cards. The order of the cards that nobody has seen does not exist: the top one is
/// drawn by lot when it is turned up. Used cards lie below them in the order in which they were put
/// there, which everybody knows; once the unseen ones are gone they come up again in that order.
final class Pile implements Draw {
  /// Of a card's number.
  private static final int BITS = 4;

  private static final int ALL = (1 << Deck.SIZE) - 1;

  final Deck deck;

  /// A mask of the cards that were not turned up yet.
  int unseen = ALL;

  /// The known cards from the top, four bits each.
  private long below;

  private int count;

  Pile(Deck deck) {
    this.deck = deck;
  }

  @Override
  public String label() {
    return deck.text();
  }

  @Override
  public int bound() {
    return Integer.bitCount(unseen);
  }

  @Override
  public String text(int value) {
    return Card.of(deck, unseenAt(value)).text();
  }

  private int unseenAt(int value) {
    int rest = unseen;
    for (int skip = 0; skip < value; skip++) {
      rest &= rest - 1;
    }
    return Integer.numberOfTrailingZeros(rest);
  }

  /// Turns the top card up; returns its number.
  int draw(Chance chance) {
    if (unseen != 0) {
      int card = unseenAt(chance.draw(this));
      unseen &= ~(1 << card);
      return card;
    }
    int card = knownAt(0);
    below >>>= BITS;
    count--;
    return card;
  }

  void putBelow(int card) {
    below |= (long) card << (BITS * count);
    count++;
  }

  /// Cards in the pile.
  int size() {
    return bound() + count;
  }

  int known() {
    return count;
  }

  /// The known cards from the top.
  int knownAt(int index) {
    return (int) (below >>> (BITS * index)) & (Deck.SIZE - 1);
  }

  void become(Pile other) {
    unseen = other.unseen;
    below = other.below;
    count = other.count;
  }
}
