package games.magie.classic;

import java.util.Arrays;

/// Debts in the order in which they are to be settled. The first stops the game if its debtor's
/// cash does not cover it.
final class Debts {
  private static final long[] NONE = {};

  /// What a debt comes from.
  enum Cause {
    RENT(ClassicClause.RENT_DUE),
    TAX(ClassicClause.TAX),
    CARD(ClassicClause.CARD_DRAW),
    EACH(ClassicClause.CARD_EACH),
    FINE(ClassicClause.JAIL_THIRD),
    INTEREST(ClassicClause.MORTGAGE_TRANSFER);

    static final Cause[] ALL = values();
    final ClassicClause clause;

    Cause(ClassicClause clause) {
      this.clause = clause;
    }

    /// Penalties are what the house rule puts under Free Parking.
    boolean penalty() {
      return this == TAX || this == CARD || this == FINE;
    }
  }

  int count;

  /// Debtor, creditors, cause, deed and amount of each, packed. The array never changes but is
  /// replaced as a whole, so that copies of a position share it.
  private long[] packed = NONE;

  /// No debt is left.
  void clear() {
    packed = NONE;
    count = 0;
    opened = false;
  }

  /// Whether the first debt was found to exceed the cash and its debtor was asked.
  boolean opened;

  /// @param creditors a mask; empty is the bank
  /// @param deed that rent or interest is for, else -1
  void add(int debtor, int creditors, int amount, Cause why, int deed) {
    packed = Arrays.copyOf(packed, count + 1);
    packed[count++] = pack(debtor, creditors, amount, why, deed);
  }

  private static long pack(int debtor, int creditors, int amount, Cause why, int deed) {
    int who = debtor | creditors << 4 | why.ordinal() << 16 | (deed & 0xff) << 24;
    return (long) amount << 32 | (who & 0xffffffffL);
  }

  int debtor(int at) {
    return (int) packed[at] & 0xf;
  }

  int creditors(int at) {
    return (int) packed[at] >> 4 & 0xfff;
  }

  Cause cause(int at) {
    return Cause.ALL[(int) packed[at] >> 16 & 0xff];
  }

  int deed(int at) {
    return (byte) (packed[at] >> 24);
  }

  int amount(int at) {
    return (int) (packed[at] >> 32);
  }

  /// Another amount, owed to others.
  void change(int at, int creditors, int amount) {
    packed = packed.clone();
    packed[at] = pack(debtor(at), creditors, amount, cause(at), deed(at));
  }

  Cause why() {
    return cause(0);
  }

  /// Puts a debt before all others.
  void addFirst(int debtor, int creditors, int amount, Cause why, int deed) {
    var all = new long[++count];
    System.arraycopy(packed, 0, all, 1, count - 1);
    all[0] = pack(debtor, creditors, amount, why, deed);
    packed = all;
    opened = false;
  }

  void remove(int at) {
    opened &= at != 0;
    var others = Arrays.copyOf(packed, --count);
    System.arraycopy(packed, at + 1, others, at, count - at);
    packed = others;
  }

  /// What each creditor of the first debt is owed.
  int share() {
    return amount(0) / Math.max(1, Integer.bitCount(creditors(0)));
  }

  /// Whether a seat is asked to settle the first debt.
  boolean stopsAt(int seat) {
    return opened && debtor(0) == seat;
  }

  void become(Debts other) {
    count = other.count;
    opened = other.opened;
    packed = other.packed;
  }
}
