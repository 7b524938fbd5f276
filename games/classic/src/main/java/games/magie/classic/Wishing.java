package games.magie.classic;

/// A building shortage: who wants how many, and who has a building to place.
final class Wishing {
  static final int NONE = -1;
  static final byte UNKNOWN = -1;

  /// [Lot#HOUSE], [Lot#HOTEL], or [#NONE] when there is no shortage.
  int kind = NONE;

  /// Who wanted to build, and where.
  int opener;

  int site;

  /// The seats that are asked in secret and have not all answered; empty once the wishes are laid
  /// open.
  int asked;

  /// What each seat wants, [#UNKNOWN] before it has said so.
  final byte[] wish = new byte[ClassicState.MOST_SEATS];

  /// Who has a building to put on a site, or -1, and what was paid for it, -1 for the deed's price.
  int placer = -1;

  int paid = -1;

  boolean open() {
    return kind != NONE;
  }

  boolean sealed() {
    return asked != 0;
  }

  /// Asked seats that have not said their wish.
  int silent() {
    int mask = 0;
    for (int seat = 0; seat < wish.length; seat++) {
      if ((asked >> seat & 1) != 0 && wish[seat] == UNKNOWN) {
        mask |= 1 << seat;
      }
    }
    return mask;
  }

  int total() {
    int sum = 0;
    for (byte one : wish) {
      sum += Math.max(0, one);
    }
    return sum;
  }

  void close() {
    kind = NONE;
    opener = 0;
    site = 0;
    asked = 0;
    placer = -1;
    paid = -1;
    java.util.Arrays.fill(wish, (byte) 0);
  }

  void become(Wishing other) {
    kind = other.kind;
    opener = other.opener;
    site = other.site;
    asked = other.asked;
    placer = other.placer;
    paid = other.paid;
    System.arraycopy(other.wish, 0, wish, 0, wish.length);
  }
}
