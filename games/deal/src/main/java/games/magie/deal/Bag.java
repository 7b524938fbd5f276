package games.magie.deal;

import games.magie.kernel.Draw;

/// The draw pile. Its order is unknown to everybody, so it has none: a card is drawn from what
/// remains at the moment it is turned up. The cards are kept sorted, so that a number means the
/// same card whichever way the position was reached.
final class Bag implements Draw {
  private final byte[] cards;
  private int size;

  Bag(int most) {
    this.cards = new byte[most];
  }

  @Override
  public String label() {
    return "card";
  }

  @Override
  public int bound() {
    return size;
  }

  @Override
  public String text(int value) {
    return Card.ALL[cards[value]].text();
  }

  boolean isEmpty() {
    return size == 0;
  }

  int get(int index) {
    return cards[index];
  }

  int take(int index) {
    int card = cards[index];
    size--;
    System.arraycopy(cards, index + 1, cards, index, size - index);
    return card;
  }

  void add(int card) {
    int at = size++;
    while (at > 0 && cards[at - 1] > card) {
      cards[at] = cards[at - 1];
      at--;
    }
    cards[at] = (byte) card;
  }

  void clear() {
    size = 0;
  }

  /// Fills the bag with `copies[card]` of each card.
  void fill(int[] copies) {
    size = 0;
    for (int card = 0; card < copies.length; card++) {
      for (int copy = 0; copy < copies[card]; copy++) {
        cards[size++] = (byte) card;
      }
    }
  }

  void become(Bag other) {
    size = other.size;
    System.arraycopy(other.cards, 0, cards, 0, size);
  }
}
