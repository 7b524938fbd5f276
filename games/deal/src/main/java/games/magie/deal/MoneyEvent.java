package games.magie.deal;

import static games.magie.deal.EventText.line;
import static games.magie.deal.EventText.refs;

import games.magie.kernel.Seats;
import java.util.List;

/// Rents, claims and how they are paid.
public sealed interface MoneyEvent extends DealEvent {
  /// Everybody in the mask owes an amount, if nobody says no.
  record Claimed(int seat, Card card, int amount, int from) implements MoneyEvent {
    @Override
    public String text() {
      return line("claimed", seat, card.text(), amount, Seats.letters(from));
    }
  }

  record RentCharged(int seat, Card card, Colour colour, int amount, int from)
      implements MoneyEvent {
    @Override
    public String text() {
      return line("rent", seat, card.text(), colour.text(), amount, Seats.letters(from));
    }
  }

  /// So many Double the Rent were announced with a rent; it is multiplied by `factor`.
  record Doubled(int seat, int doublers, int factor) implements MoneyEvent {
    @Override
    public String text() {
      return line("doubled", seat, doublers, factor);
    }
  }

  record Paid(int seat, int to, int value, List<Ref> cards) implements MoneyEvent {
    public Paid {
      cards = List.copyOf(cards);
    }

    @Override
    public String text() {
      return line("paid", seat, Seats.letter(to), value, refs(cards));
    }
  }

  /// So much more was paid than was owed.
  record Overpaid(int seat, int surplus) implements MoneyEvent {
    @Override
    public String text() {
      return line("overpaid", seat, surplus);
    }
  }

  /// So much of a debt is forgiven.
  record Forgiven(int seat, int missing) implements MoneyEvent {
    @Override
    public String text() {
      return line("forgiven", seat, missing);
    }
  }
}
