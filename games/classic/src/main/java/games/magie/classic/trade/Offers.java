package games.magie.classic.trade;

import games.magie.classic.ClassicMove.Offer;
import games.magie.classic.Deed;
import java.util.Arrays;

/// The offers that stand, in the order in which they were made: at most one from one seat to
/// another, at most three of one seat.
public final class Offers {
  public static final int MOST_OPEN = 3;
  public static final int MOST_A_TURN = 10;

  private static final Standing[] NONE = {};

  /// One offer; `counterTo` is the number of the one that it answers, or 0.
  private record Standing(int number, int from, Offer offer, int counterTo) {}

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
  private final int[] refused;

  private final Maker[] makers;

  /// What one seat offers.
  public final class Maker {
    private final int seat;

    private Maker(int seat) {
      this.seat = seat;
    }

    /// Where its offer to another seat stands, or -1.
    public int to(int other) {
      for (int at = 0; at < count; at++) {
        if (from(at) == seat && standing[at].offer.to() == other) {
          return at;
        }
      }
      return -1;
    }

    /// How many of its offers stand.
    public int open() {
      int open = 0;
      for (int at = 0; at < count; at++) {
        open += from(at) == seat ? 1 : 0;
      }
      return open;
    }

    /// The deeds that another seat has refused to give it.
    public int refusedBy(int other) {
      return refused[seat * made.length + other];
    }

    /// Another seat refuses to give it a deed.
    public void addRefused(int other, Deed deed) {
      refused[seat * made.length + other] |= deed.bit();
    }

    public void forget(int other) {
      refused[seat * made.length + other] = 0;
    }
  }

  public Offers(int seats) {
    made = new byte[seats];
    refused = new int[seats * seats];
    makers = new Maker[seats];
    Arrays.setAll(makers, Maker::new);
  }

  public Maker of(int seat) {
    return makers[seat];
  }

  public int number(int at) {
    return standing[at].number;
  }

  public int from(int at) {
    return standing[at].from;
  }

  /// As its maker says it.
  public Offer offer(int at) {
    return standing[at].offer;
  }

  public int counterTo(int at) {
    return standing[at].counterTo;
  }

  /// @param number of the offer that it answers, or 0
  /// @return its own number
  public int add(int by, Offer offer, int number) {
    standing = Arrays.copyOf(standing, count + 1);
    standing[count++] = new Standing(next, by, offer, number);
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

  /// Whether an offer was answered by another one that still stands.
  boolean countered(int at) {
    for (int each = 0; each < count; each++) {
      if (counterTo(each) == number(at)) {
        return true;
      }
    }
    return false;
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
