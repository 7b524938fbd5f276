package games.magie.classic.rules;

import games.magie.classic.BoardEvent;
import games.magie.classic.Card;
import games.magie.classic.ClassicClause;
import games.magie.classic.Deck;
import games.magie.classic.Effect;
import games.magie.classic.Group;
import games.magie.classic.SeatSet;
import games.magie.classic.Space;
import games.magie.classic.Terms;
import games.magie.classic.TradeEvent;
import games.magie.classic.estate.Board;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.Debts;
import games.magie.classic.table.Debts.Owed;
import games.magie.classic.table.Money;
import games.magie.classic.table.Pile;
import games.magie.classic.trade.Trades;
import games.magie.kernel.Chance;
import games.magie.kernel.Out;

/// Chance and Community Chest.
public final class Cards {
  private Cards() {}

  static void draw(ClassicState s, Deck deck, Chance chance, Out out) {
    Pile pile = s.pile(deck);
    Card card = pile.draw(chance);
    if (!out.silent()) {
      out.tell(ClassicClause.CARD_DRAW, new BoardEvent.Drew(s.active, card));
    }
    if (card.effect() instanceof Effect.Keep) {
      s.holder[deck.ordinal()] = (byte) s.active;
      if (!out.silent()) {
        out.tell(
            ClassicClause.CARD_KEEP, new TradeEvent.CardMoved(card, ClassicState.NOBODY, s.active));
      }
      return;
    }
    // No effect can turn up a second card of the same pile, so it can go below right now.
    pile.putBelow(card);
    follow(s, card.effect(), chance, out);
  }

  private static void follow(ClassicState s, Effect effect, Chance chance, Out out) {
    int seat = s.active;
    switch (effect) {
      case Effect.MoveTo(Space space) -> {
        Movement.advanceTo(s, space.ordinal(), out);
        Movement.land(s, false, chance, out);
      }
      case Effect.Nearest(Group group) -> {
        Movement.advanceTo(s, Board.nextOf(group, s.place[seat]), out);
        Movement.land(s, true, chance, out);
      }
      case Effect.Back(int spaces) -> {
        s.place[seat] = (byte) Math.floorMod(s.place[seat] - spaces, Space.COUNT);
        Movement.land(s, false, chance, out);
      }
      case Effect.ToJail _ -> Jail.send(s, ClassicClause.JAIL_WAYS_IN, out);
      case Effect.Keep _ -> throw new IllegalStateException("kept above");
      case Effect.FromBank(int amount) ->
          Money.fromBank(s, seat, amount, ClassicClause.CARD_DRAW, out);
      case Effect.ToBank(int amount) ->
          Debt.owe(s, Owed.toBank(seat, amount, Debts.Cause.CARD), out);
      case Effect.FromEach(int amount) -> {
        for (int each = s.after(seat); each != seat; each = s.after(each)) {
          var drawer = SeatSet.only(seat);
          Debt.owe(s, new Owed(each, drawer, amount, Debts.Cause.EACH, null), out);
        }
      }
      case Effect.ToEach(int amount) -> {
        SeatSet others = SeatSet.of(s.alive()).without(seat);
        int total = amount * others.count();
        Debt.owe(s, new Owed(seat, others, total, Debts.Cause.EACH, null), out);
      }
      case Effect.Repairs each -> {
        int cost = repairs(s, seat, each);
        if (cost > 0) {
          Debt.owe(s, Owed.toBank(seat, cost, Debts.Cause.CARD), out);
        }
      }
    }
  }

  private static int repairs(ClassicState s, int seat, Effect.Repairs each) {
    int cost = 0;
    for (int deeds = s.owned[seat]; deeds != 0; deeds &= deeds - 1) {
      int deed = Board.first(deeds);
      cost += s.hasHotel(deed) ? each.hotel() : each.house() * s.level[deed];
    }
    return cost;
  }

  /// A get-out-of-jail card goes to the bottom of its own pile.
  static void giveBack(ClassicState s, Deck deck, Out out) {
    Card card = Card.keep(deck);
    int from = s.holder[deck.ordinal()];
    s.holder[deck.ordinal()] = ClassicState.NOBODY;
    s.pile(deck).putBelow(card);
    if (!out.silent()) {
      out.tell(ClassicClause.CARD_KEEP, new TradeEvent.CardMoved(card, from, ClassicState.NOBODY));
    }
    Trades.moved(s, Terms.card(deck), out);
  }
}
