package games.magie.classic;

/// The offers that stand, in the order in which they were made: at most one from one seat to
/// another, at most three of one seat, so never more than eighteen.
final class Offers {
  static final int MOST_OPEN = 3;
  static final int MOST_A_TURN = 10;
  private static final int MOST = 18;

  /// The number of the next offer of this game.
  int next = 1;

  int count;
  final int[] number = new int[MOST];
  final byte[] from = new byte[MOST];
  final byte[] to = new byte[MOST];
  final int[] counterTo = new int[MOST];
  final Terms[] terms = new Terms[MOST];

  /// By seat, how many it made in this turn; `madeAny` spares clearing it.
  final byte[] made = new byte[ClassicState.MOST_SEATS];

  boolean madeAny;

  /// By maker and receiver, the deeds that the receiver has refused to part with. Kept so that
  /// nobody need ask twice.
  final int[] refused = new int[ClassicState.MOST_SEATS * ClassicState.MOST_SEATS];

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

  static int pair(int by, int seat) {
    return ClassicState.MOST_SEATS * by + seat;
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
