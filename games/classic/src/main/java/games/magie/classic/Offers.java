package games.magie.classic;

/// The offers that stand, in the order in which they were made: at most one from one seat to
/// another, at most three of one seat.
final class Offers {
  static final int MOST_OPEN = 3;
  static final int MOST_A_TURN = 10;

  /// The number of the next offer of this game.
  int next = 1;

  int count;
  final int[] number;
  final byte[] from;
  final byte[] to;
  final int[] counterTo;
  final Terms[] terms;

  /// By seat, how many it made in this turn; `madeAny` spares clearing it.
  final byte[] made;

  boolean madeAny;

  /// By maker and receiver, the deeds that the receiver has refused to part with. Kept so that
  /// nobody need ask twice.
  final int[] refused;

  private final int seats;

  Offers(int seats) {
    this.seats = seats;
    int most = MOST_OPEN * seats;
    number = new int[most];
    from = new byte[most];
    to = new byte[most];
    counterTo = new int[most];
    terms = new Terms[most];
    made = new byte[seats];
    refused = new int[seats * seats];
  }

  int add(int by, int seat, Terms what, int answers) {
    number[count] = next;
    from[count] = (byte) by;
    to[count] = (byte) seat;
    terms[count] = what;
    counterTo[count] = answers;
    count++;
    made[by]++;
    madeAny = true;
    return next++;
  }

  void remove(int at) {
    count--;
    for (int each = at; each < count; each++) {
      number[each] = number[each + 1];
      from[each] = from[each + 1];
      to[each] = to[each + 1];
      terms[each] = terms[each + 1];
      counterTo[each] = counterTo[each + 1];
    }
  }

  int find(int wanted) {
    for (int at = 0; at < count; at++) {
      if (number[at] == wanted) {
        return at;
      }
    }
    return -1;
  }

  int findBetween(int by, int seat) {
    for (int at = 0; at < count; at++) {
      if (from[at] == by && to[at] == seat) {
        return at;
      }
    }
    return -1;
  }

  int openOf(int seat) {
    int open = 0;
    for (int at = 0; at < count; at++) {
      if (from[at] == seat) {
        open++;
      }
    }
    return open;
  }

  /// Whether an offer was answered by another one that still stands.
  boolean countered(int at) {
    for (int each = 0; each < count; each++) {
      if (counterTo[each] == number[at]) {
        return true;
      }
    }
    return false;
  }

  /// Where [#refused] keeps what `seat` refused to `by`.
  int pair(int by, int seat) {
    return seats * by + seat;
  }

  void newTurn() {
    if (madeAny) {
      java.util.Arrays.fill(made, (byte) 0);
      madeAny = false;
    }
  }

  void become(Offers other) {
    next = other.next;
    count = other.count;
    madeAny = other.madeAny;
    System.arraycopy(other.made, 0, made, 0, made.length);
    System.arraycopy(other.refused, 0, refused, 0, refused.length);
    for (int at = 0; at < count; at++) {
      number[at] = other.number[at];
      from[at] = other.from[at];
      to[at] = other.to[at];
      terms[at] = other.terms[at];
      counterTo[at] = other.counterTo[at];
    }
  }
}
