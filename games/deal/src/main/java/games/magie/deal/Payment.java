package games.magie.deal;

import games.magie.kernel.Chance;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A debt is paid from the table, by the payer's choice. Step by step it goes from the dearest card
/// down and ends as soon as it is covered, and a card is offered only while the rest can still
/// cover: so every payment without a superfluous card is reached, and no other.
final class Payment {
  private Payment() {}

  /// The victim accepted: it pays, unless it has nothing.
  static void ask(DealState s, Chance chance, Out out) {
    s.clearItems();
    if (s.sides[s.victim].worth() > 0) {
      s.phase = Phase.PAY;
      return;
    }
    if (!out.silent()) {
      out.tell(DealClause.PAY_SHORT, new MoneyEvent.Forgiven(s.victim, s.amount));
    }
    Claims.nextVictim(s, chance, out);
  }

  static int paid(DealState s) {
    int paid = 0;
    for (int at = 0; at < s.itemCount; at++) {
      paid += Card.value(Ref.card(s.items[at]));
    }
    return paid;
  }

  /// Whether the debt takes everything the victim has.
  static boolean paysAll(DealState s) {
    return s.sides[s.victim].worth() <= s.amount;
  }

  static void legal(DealState s, Moves<DealMove> into) {
    if (paysAll(s)) {
      into.add(MoveTable.PAY_ALL);
      return;
    }
    var assets = new Assets(s, s.victim);
    assets.withoutChosen().covering(s.amount - paid(s)).addPayments(into);
  }

  private static Refusal notOnTable(Ref ref) {
    return ref.card() == Card.WILD_ANY
        ? new Refusal(DealClause.WILD_MULTI, "no-value", ref.card().text())
        : new Refusal(DealClause.PAY_FROM_TABLE, "not-on-table", ref.text());
  }

  static @Nullable Refusal objection(DealState s, Ref ref) {
    if (paysAll(s)) {
      return new Refusal(DealClause.PAY_SHORT, "pay-all");
    }
    var assets = new Assets(s, s.victim);
    if (assets.count(ref.code()) == 0) {
      return notOnTable(ref);
    }
    if (assets.withoutChosen().count(ref.code()) == 0) {
      return new Refusal(DealClause.PAY_ENOUGH, "dearest-first", ref.text());
    }
    boolean covers = assets.covering(s.amount - paid(s)).count(ref.code()) > 0;
    return covers ? null : new Refusal(DealClause.PAY_ENOUGH, "too-little");
  }

  static @Nullable Refusal objectionToAll(DealState s) {
    return paysAll(s) ? null : new Refusal(DealClause.PAY_ENOUGH, "superfluous", "-");
  }

  /// Several cards at once, on top of those chosen already.
  static @Nullable Refusal objection(DealState s, List<Ref> cards) {
    var assets = new Assets(s, s.victim);
    int value = 0;
    Ref cheapest = cards.getFirst();
    for (Ref ref : codes(s, cards)) {
      long wanted = codes(s, cards).stream().filter(ref::equals).count();
      if (wanted > assets.count(ref.code())) {
        return notOnTable(ref);
      }
      value += ref.card().value();
      cheapest = ref.card().value() < cheapest.card().value() ? ref : cheapest;
    }
    if (value < Math.min(s.amount, s.sides[s.victim].worth())) {
      return new Refusal(DealClause.PAY_ENOUGH, "too-little");
    }
    if (value - cheapest.card().value() >= s.amount) {
      return new Refusal(DealClause.PAY_ENOUGH, "superfluous", cheapest.text());
    }
    return null;
  }

  /// What was chosen already, and these.
  private static List<Ref> codes(DealState s, List<Ref> cards) {
    var all = new ArrayList<Ref>();
    for (int at = 0; at < s.itemCount; at++) {
      all.add(Ref.of(s.items[at]));
    }
    all.addAll(cards);
    return all;
  }

  static void play(DealState s, Ref ref, Chance chance, Out out) {
    s.addItem(ref.code());
    if (paid(s) >= s.amount) {
      settle(s, chance, out);
    }
  }

  static void play(DealState s, List<Ref> cards, Chance chance, Out out) {
    for (Ref ref : cards) {
      s.addItem(ref.code());
    }
    settle(s, chance, out);
  }

  static void playAll(DealState s, Chance chance, Out out) {
    s.clearItems();
    for (int code : new Assets(s, s.victim).codes()) {
      s.addItem(code);
    }
    settle(s, chance, out);
  }

  /// All cards leave the payer together, then they arrive one by one.
  private static void settle(DealState s, Chance chance, Out out) {
    if (!out.silent()) {
      tell(s, out);
    }
    int colours = 0;
    for (int at = 0; at < s.itemCount; at++) {
      int card = Ref.card(s.items[at]);
      int place = Ref.placeOf(s.items[at]);
      if (place == Ref.BANK) {
        s.sides[s.victim].fromBank(card);
      } else if (card < Card.BANKABLE) {
        Buildings.takeOff(s, s.victim, Card.ALL[card], place);
      } else {
        colours |= 1 << Ref.colour(place);
      }
    }
    for (int left = colours; left != 0; left &= left - 1) {
      removeChosen(s, Integer.numberOfTrailingZeros(left), out);
    }
    Buildings.dropOrphans(s, s.victim, out);
    s.moved();
    Arrival.advance(s, chance, out);
  }

  private static void removeChosen(DealState s, int colour, Out out) {
    int gone = 0;
    for (int at = 0; at < s.itemCount; at++) {
      int card = Ref.card(s.items[at]);
      int place = Ref.placeOf(s.items[at]);
      if (card >= Card.BANKABLE && Ref.colour(place) == colour) {
        gone |= 1 << Piles.find(s, s.victim, card, place, gone);
      }
    }
    Stacking.remove(s, s.victim, colour, gone, out);
  }

  private static void tell(DealState s, Out out) {
    var refs = codes(s, List.of());
    int value = paid(s);
    out.tell(DealClause.PAY_FROM_TABLE, new MoneyEvent.Paid(s.victim, s.active, value, refs));
    if (value > s.amount) {
      out.tell(DealClause.PAY_NO_CHANGE, new MoneyEvent.Overpaid(s.victim, value - s.amount));
    } else if (value < s.amount) {
      out.tell(DealClause.PAY_SHORT, new MoneyEvent.Forgiven(s.victim, s.amount - value));
    }
  }
}
