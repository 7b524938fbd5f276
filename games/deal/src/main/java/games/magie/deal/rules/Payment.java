package games.magie.deal.rules;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealClause;
import games.magie.deal.DealMove;
import games.magie.deal.MoneyEvent;
import games.magie.deal.Place;
import games.magie.deal.Ref;
import games.magie.deal.listing.Assets;
import games.magie.deal.listing.MoveTable;
import games.magie.deal.listing.Sums;
import games.magie.deal.table.Collection;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Phase;
import games.magie.kernel.Chance;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A debt is paid from the table, by the payer's choice: with cards that cover what is owed, none
/// of which could be left out. They are named one by one in any order, or together. A card is
/// offered only if a payment without a superfluous card can still come of it: so every such payment
/// is reached in every order, and no other.
public final class Payment {
  private Payment() {}

  /// The victim accepted: it pays, unless it has nothing.
  static void ask(DealState s, Chance chance, Out out) {
    s.pending.items.clear();
    if (s.worth(s.pending.victim) > 0) {
      s.phase = Phase.PAY;
      return;
    }
    if (!out.silent()) {
      out.tell(DealClause.PAY_SHORT, new MoneyEvent.Forgiven(s.pending.victim, s.pending.amount));
    }
    Claims.nextVictim(s, chance, out);
  }

  public static int paid(DealState s) {
    int paid = 0;
    for (int at = 0; at < s.pending.items.end(); at++) {
      paid += s.pending.items.card(at).value();
    }
    return paid;
  }

  /// What must be covered: the debt, or everything where that is less.
  public static int owed(DealState s) {
    return Math.min(s.pending.amount, s.worth(s.pending.victim));
  }

  /// What the cheapest card that was chosen is worth; as much as any card where none was.
  static int least(DealState s) {
    int least = Sums.DEAREST;
    for (int at = 0; at < s.pending.items.end(); at++) {
      least = Math.min(least, s.pending.items.card(at).value());
    }
    return least;
  }

  /// Whether it takes everything the victim has, so that no card could be left out.
  private static boolean takesAll(DealState s, Assets all) {
    return s.worth(s.pending.victim) - all.cheapest().card().value() < owed(s);
  }

  static void legal(DealState s, Moves<DealMove> into) {
    var assets = new Assets(s, s.pending.victim);
    if (takesAll(s, assets)) {
      into.add(MoveTable.PAY_ALL);
    }
    assets.withoutChosen().completing(owed(s) - paid(s), least(s)).addPayments(into);
  }

  private static Refusal notOnTable(Ref ref) {
    return ref.card() == Card.WILD_ANY
        ? new Refusal(DealClause.WILD_MULTI, "no-value", ref.card().text())
        : new Refusal(DealClause.PAY_FROM_TABLE, "not-on-table", ref.text());
  }

  public static @Nullable Refusal objection(DealState s, Ref ref) {
    var assets = new Assets(s, s.pending.victim);
    if (assets.count(ref) == 0) {
      return notOnTable(ref);
    }
    Assets left = assets.withoutChosen();
    if (left.count(ref) == 0) {
      return new Refusal(DealClause.PAY_ENOUGH, "chosen-already", ref.text());
    }
    boolean leads = left.completing(owed(s) - paid(s), least(s)).count(ref) > 0;
    return leads ? null : superfluous(cheapest(codes(s, List.of(ref))));
  }

  static @Nullable Refusal objectionToAll(DealState s) {
    var assets = new Assets(s, s.pending.victim);
    return takesAll(s, assets) ? null : superfluous(assets.cheapest());
  }

  private static Refusal superfluous(Ref cheapest) {
    return new Refusal(DealClause.PAY_ENOUGH, "superfluous", cheapest.text());
  }

  private static Ref cheapest(List<Ref> cards) {
    return Collections.min(cards, Comparator.comparingInt(ref -> ref.card().value()));
  }

  /// Several cards at once, on top of those chosen already.
  static @Nullable Refusal objection(DealState s, List<Ref> cards) {
    var assets = new Assets(s, s.pending.victim);
    List<Ref> all = codes(s, cards);
    int value = 0;
    for (Ref ref : all) {
      if (Collections.frequency(all, ref) > assets.count(ref)) {
        return notOnTable(ref);
      }
      value += ref.card().value();
    }
    if (value < owed(s)) {
      return new Refusal(DealClause.PAY_ENOUGH, "too-little");
    }
    Ref cheapest = cheapest(all);
    return value - cheapest.card().value() < owed(s) ? null : superfluous(cheapest);
  }

  /// What was chosen already, and these.
  private static List<Ref> codes(DealState s, List<Ref> cards) {
    var all = new ArrayList<Ref>();
    for (int at = 0; at < s.pending.items.end(); at++) {
      all.add(s.pending.items.ref(at));
    }
    all.addAll(cards);
    return all;
  }

  static void play(DealState s, Ref ref, Chance chance, Out out) {
    s.pending.items.add(ref);
    if (paid(s) >= owed(s)) {
      settle(s, chance, out);
    }
  }

  static void play(DealState s, List<Ref> cards, Chance chance, Out out) {
    for (Ref ref : cards) {
      s.pending.items.add(ref);
    }
    settle(s, chance, out);
  }

  static void playAll(DealState s, Chance chance, Out out) {
    s.pending.items.clear();
    new Assets(s, s.pending.victim).refs().forEach(s.pending.items::add);
    settle(s, chance, out);
  }

  /// All cards leave the payer together, then they arrive one by one.
  private static void settle(DealState s, Chance chance, Out out) {
    if (!out.silent()) {
      tell(s, out);
    }
    Collection payer = s.collections[s.pending.victim];
    int colours = 0;
    for (int at = 0; at < s.pending.items.end(); at++) {
      Card card = s.pending.items.card(at);
      Place place = s.pending.items.ref(at).where();
      if (place == Place.BANK) {
        s.sides[s.pending.victim].fromBank(card);
      } else if (card.property()) {
        colours |= place.colour().bit();
      } else {
        Buildings.takeOff(payer, card, place);
      }
    }
    for (int left = colours; left != 0; left &= left - 1) {
      removeChosen(s, Colour.first(left), out);
    }
    Buildings.dropOrphans(s, payer, out);
    s.moved();
    Arrival.advance(s, chance, out);
  }

  private static void removeChosen(DealState s, Colour colour, Out out) {
    Collection payer = s.collections[s.pending.victim];
    int gone = 0;
    for (int at = 0; at < s.pending.items.end(); at++) {
      Ref ref = s.pending.items.ref(at);
      if (ref.card().property() && ref.where().colour() == colour) {
        gone |= 1 << payer.find(ref.card(), ref.where(), gone);
      }
    }
    payer.remove(colour, gone, out);
  }

  private static void tell(DealState s, Out out) {
    var refs = codes(s, List.of());
    int value = paid(s);
    out.tell(
        DealClause.PAY_FROM_TABLE, new MoneyEvent.Paid(s.pending.victim, s.active, value, refs));
    if (value > s.pending.amount) {
      out.tell(
          DealClause.PAY_NO_CHANGE,
          new MoneyEvent.Overpaid(s.pending.victim, value - s.pending.amount));
    } else if (value < s.pending.amount) {
      out.tell(
          DealClause.PAY_SHORT,
          new MoneyEvent.Forgiven(s.pending.victim, s.pending.amount - value));
    }
  }
}
