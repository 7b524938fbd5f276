package games.magie.classic;

import static games.magie.classic.ClassicEvent.party;
import static games.magie.kernel.Seats.letter;

import games.magie.kernel.text.Words;

/// Money that changes hands, and money that should.
public sealed interface PaymentEvent extends ClassicEvent {
  /// Every dollar that changes hands is told once, here.
  record Paid(int from, int to, int amount) implements PaymentEvent {
    @Override
    public String text() {
      return Words.join("paid", party(from), party(to), amount);
    }
  }

  record RentDue(int debtor, int owner, Deed deed, int amount) implements PaymentEvent {
    @Override
    public String text() {
      return Words.join("rent-due", letter(debtor), letter(owner), deed.text(), amount);
    }
  }

  /// The rent is this many times a roll that is thrown when it is asked for.
  record RentByRoll(int debtor, int owner, Deed deed, int times) implements PaymentEvent {
    @Override
    public String text() {
      return Words.join("rent-rolled", letter(debtor), letter(owner), deed.text(), times);
    }
  }

  /// The roll that decides a utility's rent.
  record UtilityRolled(int seat, int first, int second) implements PaymentEvent {
    @Override
    public String text() {
      return Words.join("utility-rolled", letter(seat), first, second);
    }
  }

  record RentClaimed(int seat, Deed deed, int amount) implements PaymentEvent {
    @Override
    public String text() {
      return Words.join("claimed", letter(seat), deed.text(), amount);
    }
  }

  /// Rent that was not asked for in time.
  record RentUnclaimed(int seat, Deed deed, int amount) implements PaymentEvent {
    @Override
    public String text() {
      return Words.join("unclaimed", letter(seat), deed.text(), amount);
    }
  }

  /// @param creditors a mask; empty is the bank
  record Owes(int debtor, int creditors, int amount) implements PaymentEvent {
    @Override
    public String text() {
      return Words.join("owes", letter(debtor), ClassicEvent.creditors(creditors), amount);
    }
  }

  /// @param creditors a mask; empty is the bank
  record Bankrupt(int seat, int creditors) implements PaymentEvent {
    @Override
    public String text() {
      return Words.join("bankrupt", letter(seat), ClassicEvent.creditors(creditors));
    }
  }
}
