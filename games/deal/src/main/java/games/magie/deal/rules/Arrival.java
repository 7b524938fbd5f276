package games.magie.deal.rules;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealClause;
import games.magie.deal.DealMove;
import games.magie.deal.DealOption;
import games.magie.deal.OpenEvent;
import games.magie.deal.Ref;
import games.magie.deal.listing.MoveTable;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Items;
import games.magie.deal.table.Phase;
import games.magie.deal.table.Piles;
import games.magie.kernel.Chance;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// Cards on their way to a new owner. Money goes to the bank, a property to its colour; who
/// receives a wild chooses (deal.wild.arrival), in the order in which the cards were named (D7).
public final class Arrival {
  private Arrival() {}

  /// Who receives the next card.
  private static int receiver(DealState s) {
    Items items = s.pending.items;
    return items.toVictim(items.first()) ? s.pending.victim : s.active;
  }

  /// The code of the next card.
  private static int item(DealState s) {
    return s.pending.items.code(s.pending.items.first());
  }

  /// The card that is waiting for a decision.
  public static Card card(DealState s) {
    return Card.ALL[Ref.card(item(s))];
  }

  /// Lets cards arrive until one needs a decision; after the last the action goes on.
  static void advance(DealState s, Chance chance, Out out) {
    while (!s.pending.items.isEmpty()) {
      int item = item(s);
      int seat = receiver(s);
      if (s.hasLeft(seat)) {
        s.toDiscard(Ref.card(item));
        s.pending.items.next();
      } else if (asks(s, seat, item)) {
        s.phase = Phase.ARRIVE;
        return;
      } else {
        int card = Ref.card(item);
        put(s, seat, card, card < Card.BANKABLE ? Ref.BANK : onlyColour(card), out);
      }
    }
    s.pending.items.clear();
    if (!Winning.check(s, out)) {
      Claims.nextVictim(s, chance, out);
    }
  }

  /// The only colour of a property that does not ask.
  private static int onlyColour(int card) {
    return Ref.place(card == Card.ANY ? Colour.LOOSE : Card.firstColour(card), 0);
  }

  private static boolean asks(DealState s, int seat, int item) {
    int card = Ref.card(item);
    if (card < Card.BANKABLE) {
      boolean building = Ref.placeOf(item) != Ref.BANK;
      return building
          && s.options.on(DealOption.PAID_BUILDINGS_PLACEABLE)
          && fitsSomewhere(s, Card.ALL[card]);
    }
    if (card == Card.ANY) {
      return Properties.takingAny(s, seat) != 0;
    }
    return card >= Card.FIRST_WILD;
  }

  private static boolean fitsSomewhere(DealState s, Card card) {
    for (int place = 0; place < Ref.LOOSE; place++) {
      if (Buildings.objectionToPlace(s, card, place) == null) {
        return true;
      }
    }
    return false;
  }

  /// The next item arrives at a place; for a property the colour of the place counts.
  private static void put(DealState s, int seat, int card, int place, Out out) {
    s.pending.items.next();
    DealClause why = DealClause.PAY_INTO;
    int at = place;
    if (place == Ref.BANK) {
      s.sides[seat].toBank(card);
    } else if (card < Card.BANKABLE) {
      Buildings.put(s, seat, Card.ALL[card], place);
    } else {
      int colour = Ref.colour(place);
      Properties.put(s, seat, card, colour, out);
      at = Piles.place(colour, Piles.count(s, seat, colour) - 1);
      why = card >= Card.FIRST_WILD ? DealClause.WILD_ARRIVAL : why;
    }
    if (!out.silent()) {
      out.tell(why, new OpenEvent.Arrived(seat, new Ref(Card.ALL[card], at)));
    }
  }

  static void legal(DealState s, Moves<DealMove> into) {
    int item = item(s);
    int seat = receiver(s);
    int card = Ref.card(item);
    if (card < Card.BANKABLE) {
      into.add(MoveTable.TO_BANK);
      for (int place = 0; place < Ref.LOOSE; place++) {
        if (Buildings.objectionToPlace(s, Card.ALL[card], place) == null) {
          into.add(new DealMove.Place(place));
        }
      }
      return;
    }
    into.addAll(MoveTable.settles(), Properties.fitting(s, seat, card));
  }

  static @Nullable Refusal objection(DealState s, DealMove.Settle move) {
    int item = item(s);
    int card = Ref.card(item);
    if (card < Card.BANKABLE) {
      return new Refusal(DealClause.WILD_ARRIVAL, "no-wild-arrives");
    }
    return Properties.objectionToColour(s, receiver(s), card, MoveTable.index(move.colour()));
  }

  static @Nullable Refusal objection(DealState s, DealMove.Place move) {
    int card = Ref.card(item(s));
    if (card >= Card.BANKABLE) {
      return new Refusal(DealClause.WILD_ARRIVAL, "no-building-arrives");
    }
    return move.place() < 0 ? null : Buildings.objectionToPlace(s, Card.ALL[card], move.place());
  }

  static void play(DealState s, DealMove.Settle move, Chance chance, Out out) {
    int item = item(s);
    int place = Ref.place(MoveTable.index(move.colour()), 0);
    put(s, receiver(s), Ref.card(item), place, out);
    advance(s, chance, out);
  }

  static void play(DealState s, DealMove.Place move, Chance chance, Out out) {
    int item = item(s);
    int place = move.place() < 0 ? Ref.BANK : move.place();
    put(s, receiver(s), Ref.card(item), place, out);
    advance(s, chance, out);
  }

  /// The game ends here: what is on its way takes the first place it fits.
  static void settleAll(DealState s, Out out) {
    while (s.phase == Phase.ARRIVE && !s.pending.items.isEmpty()) {
      int item = item(s);
      int card = Ref.card(item);
      put(s, receiver(s), card, card < Card.BANKABLE ? Ref.BANK : onlyColour(card), out);
    }
  }
}
