package games.magie.deal;

/// Everything with which a seat can pay, one entry per card, from the dearest down; cards of equal
/// value in a fixed order.
final class Assets {
  private static final int CODE = (1 << 13) - 1;
  private static final int DEAREST = 15;

  private final DealState s;
  private final int seat;

  /// Sorting keys: the dearest first, then by [Ref] code.
  private int[] keys = new int[32];

  private int size;
  private int from;

  Assets(DealState s, int seat) {
    this.s = s;
    this.seat = seat;
    for (int card = 0; card < Card.BANKABLE; card++) {
      for (int copy = s.banked(seat, card); copy > 0; copy--) {
        add(card, Ref.BANK);
      }
    }
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      addColour(colour);
    }
  }

  private void addColour(int colour) {
    int count = Piles.count(s, seat, colour);
    for (int at = 0; at < count; at++) {
      int card = Piles.card(s, seat, colour, at);
      if (card != Card.ANY) {
        add(card, Piles.place(colour, at));
      }
    }
    for (int pile = 0; pile < Piles.fullPiles(s, seat, colour) && s.houses[seat] != 0; pile++) {
      if (Piles.house(s, seat, colour, pile)) {
        add(Card.HOUSE.ordinal(), Ref.place(colour, pile));
      }
      if (Piles.hotel(s, seat, colour, pile)) {
        add(Card.HOTEL.ordinal(), Ref.place(colour, pile));
      }
    }
  }

  private void add(int card, int place) {
    if (size == keys.length) {
      keys = java.util.Arrays.copyOf(keys, size * 2);
    }
    int key = key(Ref.code(card, place));
    int at = size++;
    while (at > 0 && keys[at - 1] > key) {
      keys[at] = keys[at - 1];
      at--;
    }
    keys[at] = key;
  }

  private static int key(int code) {
    return (DEAREST - Card.value(Ref.card(code))) << 13 | code;
  }

  /// Leaves out what the position has chosen for a payment already, and everything before it.
  void withoutChosen() {
    if (s.itemCount == 0) {
      return;
    }
    int last = key(s.items[s.itemCount - 1]);
    int same = 0;
    for (int at = 0; at < s.itemCount; at++) {
      same += key(s.items[at]) == last ? 1 : 0;
    }
    while (keys[from] != last) {
      from++;
    }
    from += same;
  }

  int size() {
    return size - from;
  }

  int code(int index) {
    return keys[from + index] & CODE;
  }

  int value() {
    int value = 0;
    for (int at = from; at < size; at++) {
      value += DEAREST - (keys[at] >> 13);
    }
    return value;
  }

  int count(int code) {
    int key = key(code);
    int count = 0;
    for (int at = from; at < size; at++) {
      count += keys[at] == key ? 1 : 0;
    }
    return count;
  }
}
