package games.magie.deal.rules;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealClause;
import games.magie.deal.DealMove;
import games.magie.deal.DealMove.Charge;
import games.magie.deal.DealMove.Rent;
import games.magie.deal.Effect;
import games.magie.deal.MoneyEvent;
import games.magie.deal.listing.MoveTable;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Phase;
import games.magie.kernel.Chance;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// Rent: a card with its doublers is announced, then the colour and, for the any-colour card, who
/// pays. Where there is one choice only it is made by itself.
public final class Rents {
  private static final int EVERYBODY = -1;

  private Rents() {}

  private static Effect.Rent effect(Card card) {
    return (Effect.Rent) card.effect();
  }

  /// For a card of which a colour is owned: with every number of doublers but none.
  public static void legalDoubled(DealState s, Card card, Moves<DealMove> into) {
    int held = s.count(s.active, Card.DOUBLE_RENT);
    int most = Math.min(held, Math.min(s.options.mostDoublers(), s.playsLeft - 1));
    for (int doublers = 1; doublers <= most; doublers++) {
      into.add(MoveTable.rent(card, doublers));
    }
  }

  private static boolean ownsOneOf(DealState s, Card card) {
    return (s.own.owned() & Card.rentColours(card.ordinal())) != 0;
  }

  static @Nullable Refusal objection(DealState s, Rent move) {
    Refusal refusal = TurnFlow.objectionToCard(s, move.card());
    if (refusal != null) {
      return refusal;
    }
    if (!ownsOneOf(s, move.card())) {
      return new Refusal(DealClause.RENT_AMOUNT, "no-property-to-charge", move.card().text());
    }
    int doublers = move.doublers();
    if (doublers > s.options.mostDoublers()) {
      return new Refusal(DealClause.RENT_DOUBLE, "too-many-doublers", String.valueOf(doublers));
    }
    if (doublers > s.count(s.active, Card.DOUBLE_RENT)) {
      return new Refusal(DealClause.RENT_DOUBLE, "not-in-hand", Card.DOUBLE_RENT.text());
    }
    if (doublers + 1 > s.playsLeft) {
      return new Refusal(DealClause.TURN_PLAYS, "no-plays-left");
    }
    return null;
  }

  static void play(DealState s, Rent move, Chance chance, Out out) {
    Claims.lay(s, move.card());
    for (int doubler = 0; doubler < move.doublers(); doubler++) {
      TurnFlow.usePlay(s, Card.DOUBLE_RENT);
    }
    s.pending.doublers = move.doublers();
    s.phase = Phase.CHARGE;
    Charge only = onlyChoice(s, move.card());
    if (only != null) {
      play(s, only, chance, out);
    }
  }

  /// What must be charged if there is no choice, or null if there is one.
  public static @Nullable Charge onlyChoice(DealState s, Card card) {
    Effect.Rent rent = effect(card);
    if (!rent.everybody() && s.players() > 2) {
      return null;
    }
    Colour only = null;
    for (int at = 0; at < rent.colours().size(); at++) {
      Colour colour = rent.colours().get(at);
      if (s.own.count(colour) > 0) {
        if (only != null) {
          return null;
        }
        only = colour;
      }
    }
    return only == null
        ? null
        : MoveTable.charge(only, rent.everybody() ? EVERYBODY : s.next(s.active));
  }

  public static void legalCharges(DealState s, Moves<DealMove> into) {
    Effect.Rent rent = effect(s.pending.action());
    for (int at = 0; at < rent.colours().size(); at++) {
      Colour colour = rent.colours().get(at);
      if (s.own.count(colour) == 0) {
        continue;
      }
      if (rent.everybody()) {
        into.add(MoveTable.charge(colour, EVERYBODY));
        continue;
      }
      for (int seat = s.next(s.active); seat != s.active; seat = s.next(seat)) {
        into.add(MoveTable.charge(colour, seat));
      }
    }
  }

  static @Nullable Refusal objection(DealState s, Card card, Charge move) {
    Effect.Rent rent = effect(card);
    Colour colour = move.colour();
    if (!rent.colours().contains(colour)) {
      return new Refusal(DealClause.RENT_TWO_COLOUR, "not-on-card", colour.text(), card.text());
    }
    if (s.own.count(colour) == 0) {
      return new Refusal(DealClause.RENT_AMOUNT, "no-property-to-charge", colour.text());
    }
    if (rent.everybody()) {
      return move.seat() == EVERYBODY
          ? null
          : new Refusal(DealClause.RENT_TWO_COLOUR, "everybody-pays", card.text());
    }
    return Claims.objectionToTarget(s, DealClause.RENT_ANY_COLOUR, move.seat());
  }

  static void play(DealState s, Charge move, Chance chance, Out out) {
    Card card = s.pending.action();
    boolean everybody = effect(card).everybody();
    int from = everybody ? TurnFlow.others(s) : Seats.mask(move.seat());
    int factor = s.options.factor(s.pending.doublers);
    s.pending.colour = move.colour();
    s.pending.amount = s.own.rent(move.colour()) * factor;
    if (!out.silent()) {
      if (s.pending.doublers > 0) {
        out.tell(
            DealClause.RENT_DOUBLE, new MoneyEvent.Doubled(s.active, s.pending.doublers, factor));
      }
      out.tell(
          everybody ? DealClause.RENT_TWO_COLOUR : DealClause.RENT_ANY_COLOUR,
          new MoneyEvent.RentCharged(s.active, card, move.colour(), s.pending.amount, from));
    }
    Claims.hit(s, from, chance, out);
  }
}
