package games.magie.classic.table;

import games.magie.classic.Card;
import games.magie.classic.Deck;
import games.magie.kernel.Bits;
import games.magie.kernel.Chance;
import games.magie.kernel.Draw;
import java.util.ArrayList;
import java.util.List;

/// A pile of cards. The order of the cards that nobody has seen does not exist: the top one is
/// drawn by lot when it is turned up. Used cards lie below them in the order in which they were put
/// there, which everybody knows; once the unseen ones are gone they come up again in that order.
public final class Pile implements Draw {
  /// The unseen cards are kept as a mask.
  private static final int MOST_CARDS = Long.SIZE;

  private final String label;
  private final List<Card> cards;

  /// A mask of the cards that were not turned up yet, by their place in `cards`.
  private long unseen;

  /// The known cards from the top, by their place in `cards`.
  private final byte[] below;

  private int known;

  public Pile(Deck deck) {
    this(deck.text(), deck.cards());
  }

  /// A pile of any cards, none of them seen yet.
  ///
  /// @throws IllegalArgumentException if they are more than a pile holds
  Pile(String label, List<Card> cards) {
    if (cards.size() > MOST_CARDS) {
      throw new IllegalArgumentException(
          "%s: a pile holds at most %d cards, not %d".formatted(label, MOST_CARDS, cards.size()));
    }
    this.label = label;
    this.cards = cards;
    this.unseen = -1L >>> (MOST_CARDS - cards.size());
    this.below = new byte[cards.size()];
  }

  @Override
  public String label() {
    return label;
  }

  @Override
  public int bound() {
    return Long.bitCount(unseen);
  }

  @Override
  public String text(int value) {
    return cards.get(Bits.nth(unseen, value)).text();
  }

  /// Turns the top card up.
  public Card draw(Chance chance) {
    if (unseen != 0) {
      int at = Bits.nth(unseen, chance.draw(this));
      unseen &= ~(1L << at);
      return cards.get(at);
    }
    Card card = cards.get(below[0]);
    known--;
    System.arraycopy(below, 1, below, 0, known);
    return card;
  }

  public void putBelow(Card card) {
    below[known++] = (byte) cards.indexOf(card);
  }

  /// Takes a card that was not turned up yet out of the pile; false if it is none of them.
  public boolean take(Card card) {
    boolean there = isUnseen(card);
    unseen &= ~bit(card);
    return there;
  }

  public boolean isUnseen(Card card) {
    return (unseen & bit(card)) != 0;
  }

  private long bit(Card card) {
    int at = cards.indexOf(card);
    return at < 0 ? 0 : 1L << at;
  }

  /// Cards in the pile.
  public int size() {
    return bound() + known;
  }

  /// The known cards from the top.
  public List<Card> known() {
    var all = new ArrayList<Card>(known);
    for (int at = 0; at < known; at++) {
      all.add(cards.get(below[at]));
    }
    return all;
  }

  public void become(Pile other) {
    unseen = other.unseen;
    known = other.known;
    System.arraycopy(other.below, 0, below, 0, known);
  }
}
