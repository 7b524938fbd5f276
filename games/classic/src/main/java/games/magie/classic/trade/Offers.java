package games.magie.classic.trade;

import games.magie.classic.Terms;
import java.util.Arrays;

/// The offers that stand, in the order in which they were made: at most one from one seat to
/// another, at most three of one seat.
public final class Offers {
  public static final int MOST_OPEN = 3;
  public static final int MOST_A_TURN = 10;

  private static final Standing[] NONE = {};

  /// One offer; `counterTo` is the number of the one that it answers, or 0.
  private record Standing(int number, int from, int to, Terms terms, int counterTo) {}

  /// The number of the next offer of this game.
  public int next = 1;

  /// How many stand.
  public int count;

  /// They never change but are replaced as a whole, so that copies of a position share them.
  private Standing[] standing = NONE;

  /// By seat, how many it made in this turn; `madeAny` spares clearing it.
  public final byte[] made;

  public boolean madeAny;

  /// By maker and receiver, the deeds that the receiver has refused to part with. Kept so that
  /// nobody need ask twice.
  public final int[] refused;

  private final int seats;

  public Offers(int seats) {
    this.seats = seats;
    made = new byte[seats];
    refused = new int[seats * seats];
  }

  public int number(int at) {
    return standing[at].number;
  }

  public int from(int at) {
    return standing[at].from;
  }

  public int to(int at) {
    return standing[at].to;
  }

  /// As its maker says them.
  public Terms terms(int at) {
    return standing[at].terms;
  }

  public int counterTo(int at) {
    return standing[at].counterTo;
  }

  public int add(int by, int seat, Terms what, int answers) {
    standing = Arrays.copyOf(standing, count + 1);
    standing[count++] = new Standing(next, by, seat, what, answers);
    made[by]++;
    madeAny = true;
    return next++;
  }

  void remove(int at) {
    var others = Arrays.copyOf(standing, --count);
    System.arraycopy(standing, at + 1, others, at, count - at);
    standing = others;
  }

  /// No offer stands any more.
  public void clear() {
    standing = NONE;
    count = 0;
  }

  int find(int wanted) {
    for (int at = 0; at < count; at++) {
      if (number(at) == wanted) {
        return at;
      }
    }
    return -1;
  }

  public int findBetween(int by, int seat) {
    for (int at = 0; at < count; at++) {
      if (from(at) == by && to(at) == seat) {
        return at;
      }
    }
    return -1;
  }

  public int openOf(int seat) {
    int open = 0;
    for (int at = 0; at < count; at++) {
      if (from(at) == seat) {
        open++;
      }
    }
    return open;
  }

  /// Whether an offer was answered by another one that still stands.
  boolean countered(int at) {
    for (int each = 0; each < count; each++) {
      if (counterTo(each) == number(at)) {
        return true;
      }
    }
    return false;
  }

  /// Where [#refused] keeps what `seat` refused to `by`.
  public int pair(int by, int seat) {
    return seats * by + seat;
  }

  public void newTurn() {
    if (madeAny) {
      Arrays.fill(made, (byte) 0);
      madeAny = false;
    }
  }

  public void become(Offers other) {
    next = other.next;
    count = other.count;
    madeAny = other.madeAny;
    System.arraycopy(other.made, 0, made, 0, made.length);
    System.arraycopy(other.refused, 0, refused, 0, refused.length);
    standing = other.standing;
  }
}
