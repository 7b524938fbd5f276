package games.magie.classic;

/// Debts in the order in which they are to be settled. The first stops the game if its debtor's cash
/// does not cover it.
final class Debts {
  static final int MOST = 16;

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
  final byte[] debtor = new byte[MOST];

  /// A mask; empty is the bank.
  final byte[] creditors = new byte[MOST];

  final int[] amount = new int[MOST];
  final byte[] cause = new byte[MOST];

  /// The deed that rent or interest is for, else -1.
  final byte[] deed = new byte[MOST];

  /// Whether the first debt was found to exceed the cash and its debtor was asked.
  boolean opened;

  void add(int by, int to, int owed, Cause why, int on) {
    debtor[count] = (byte) by;
    creditors[count] = (byte) to;
    amount[count] = owed;
    cause[count] = (byte) why.ordinal();
    deed[count] = (byte) on;
    count++;
  }

  Cause why() {
    return Cause.ALL[cause[0]];
  }

  /// Puts a debt before all others.
  void addFirst(int by, int to, int owed, Cause why, int on) {
    for (int at = count; at > 0; at--) {
      copy(at - 1, at);
    }
    count++;
    int last = count;
    count = 0;
    add(by, to, owed, why, on);
    count = last;
    opened = false;
  }

  void remove(int at) {
    if (at == 0) {
      opened = false;
    }
    count--;
    for (int each = at; each < count; each++) {
      copy(each + 1, each);
    }
  }

  private void copy(int from, int to) {
    debtor[to] = debtor[from];
    creditors[to] = creditors[from];
    amount[to] = amount[from];
    cause[to] = cause[from];
    deed[to] = deed[from];
  }

  /// What each creditor of the first debt is owed.
  int share() {
    return amount[0] / Math.max(1, Integer.bitCount(creditors[0]));
  }

  /// Whether a seat is asked to settle the first debt.
  boolean stopsAt(int seat) {
    return opened && debtor[0] == seat;
  }

  void become(Debts other) {
    count = other.count;
    opened = other.opened;
    for (int at = 0; at < count; at++) {
      debtor[at] = other.debtor[at];
      creditors[at] = other.creditors[at];
      amount[at] = other.amount[at];
      cause[at] = other.cause[at];
      deed[at] = other.deed[at];
    }
  }
}
