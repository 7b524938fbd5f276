package games.magie.classic.table;

import games.magie.classic.ClassicClause;
import games.magie.classic.Deed;
import games.magie.classic.SeatSet;
import games.magie.kernel.text.Named;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Debts in the order in which they are to be settled. The first stops the game if its debtor's
/// cash does not cover it.
public final class Debts {
  private static final Owed[] NONE = {};

  /// What a debt comes from.
  public enum Cause implements Named {
    RENT(ClassicClause.RENT_DUE),
    TAX(ClassicClause.TAX),
    CARD(ClassicClause.CARD_DRAW),
    EACH(ClassicClause.CARD_EACH),
    FINE(ClassicClause.JAIL_THIRD),
    INTEREST(ClassicClause.MORTGAGE_TRANSFER);

    public final ClassicClause clause;
    private final String text = Named.of(this);

    Cause(ClassicClause clause) {
      this.clause = clause;
    }

    @Override
    public String text() {
      return text;
    }

    /// Penalties are what the house rule puts under Free Parking.
    public boolean penalty() {
      return this == TAX || this == CARD || this == FINE;
    }
  }

  /// One debt.
  ///
  /// @param creditors none of them is the bank
  /// @param deed that rent or interest is for
  public record Owed(int debtor, SeatSet creditors, int amount, Cause why, @Nullable Deed deed) {
    /// To the bank, for no deed.
    public static Owed toBank(int debtor, int amount, Cause why) {
      return new Owed(debtor, SeatSet.NONE, amount, why, null);
    }

    Owed changed(SeatSet toOthers, int otherAmount) {
      return new Owed(debtor, toOthers, otherAmount, why, deed);
    }
  }

  public int count;

  /// Whether the first debt was found to exceed the cash and its debtor was asked.
  public boolean opened;

  /// Never changed but replaced as a whole, so that copies of a position share it.
  private Owed[] all = NONE;

  /// No debt is left.
  public void clear() {
    all = NONE;
    count = 0;
    opened = false;
  }

  public Owed get(int at) {
    return all[at];
  }

  public void add(Owed debt) {
    all = Arrays.copyOf(all, count + 1);
    all[count++] = debt;
  }

  public int debtor(int at) {
    return all[at].debtor();
  }

  public SeatSet creditors(int at) {
    return all[at].creditors();
  }

  public int amount(int at) {
    return all[at].amount();
  }

  /// Another amount, owed to others.
  public void change(int at, SeatSet creditors, int amount) {
    all = all.clone();
    all[at] = all[at].changed(creditors, amount);
  }

  public Cause why() {
    return all[0].why();
  }

  /// Puts a debt before all others.
  public void addFirst(Owed debt) {
    var more = new Owed[++count];
    System.arraycopy(all, 0, more, 1, count - 1);
    more[0] = debt;
    all = more;
    opened = false;
  }

  public void remove(int at) {
    opened &= at != 0;
    var others = Arrays.copyOf(all, --count);
    System.arraycopy(all, at + 1, others, at, count - at);
    all = others;
  }

  /// What each creditor of the first debt is owed.
  public int share() {
    return amount(0) / Math.max(1, creditors(0).count());
  }

  /// Whether a seat is asked to settle the first debt.
  public boolean stopsAt(int seat) {
    return opened && debtor(0) == seat;
  }

  void become(Debts other) {
    count = other.count;
    opened = other.opened;
    all = other.all;
  }
}
