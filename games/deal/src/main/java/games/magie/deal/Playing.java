package games.magie.deal;

import games.magie.deal.DealMove.Play;
import games.magie.deal.DealMove.PlayOn;
import games.magie.kernel.Bits;
import games.magie.kernel.Chance;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// What the cards of a hand can do, by their effects.
final class Playing {
  private Playing() {}

  /// Everything the active player may do between two actions: what the cards can do, then what can
  /// be rearranged, then the end of the turn, or what must go before it can end.
  static void legal(DealState s, Moves<DealMove> into) {
    if (FirstSteps.needed(s)) {
      FirstSteps.legal(s, into);
    } else {
      everything(s, into);
    }
  }

  static void everything(DealState s, Moves<DealMove> into) {
    long hand = s.own.hand & Bits.ifAny(s.playsLeft);
    long usable = AtThisTable.usable(s, hand);
    int tooMany = Discarding.tooMany(s);
    TurnTable.addCards(s, hand, AtThisTable.single(s, usable), into);
    TurnTable.addProperties(hand, Rearrangements.flips(s), into);
    AtThisTable.addOthers(s, hand, usable, into);
    Rearrangements.addOthers(s, tooMany > 0 ? 0 : 1, into);
    Buildings.legalMoves(s, into);
    if (tooMany > 0) {
      Discarding.legal(s, into);
    }
  }

  private static Refusal notSo(Card card) {
    return new Refusal(DealClause.TURN_PLAYS, "not-played-so", card.text());
  }

  static @Nullable Refusal objection(DealState s, Play move) {
    Card card = move.card();
    boolean fits =
        card.effect() instanceof Effect.DrawMore
            || (card.effect() instanceof Effect.Claim(int _, boolean everybody) && everybody);
    return fits ? TurnFlow.objectionToCard(s, card) : notSo(card);
  }

  static void play(DealState s, Play move, Chance chance, Out out) {
    Card card = move.card();
    if (card.effect() instanceof Effect.Claim(int amount, boolean _)) {
      Claims.claim(s, card, amount, TurnFlow.others(s), chance, out);
    } else if (card.effect() instanceof Effect.DrawMore(int cards)) {
      Claims.lay(s, card);
      if (!out.silent()) {
        out.tell(DealClause.ACTION_PASS_GO, new OpenEvent.Played(s.active, card));
      }
      Drawing.draw(s, cards, DealClause.ACTION_PASS_GO, chance, out);
      TurnFlow.finish(s, chance, out);
    }
  }

  static @Nullable Refusal objection(DealState s, PlayOn move) {
    Card card = move.card();
    boolean steals = card.effect() instanceof Effect.Steal || card.effect() instanceof Effect.Swap;
    boolean claims = card.effect() instanceof Effect.Claim(int _, boolean everybody) && !everybody;
    if (!steals && !claims) {
      return notSo(card);
    }
    Refusal refusal = TurnFlow.objectionToCard(s, card);
    if (refusal != null) {
      return refusal;
    }
    return steals
        ? Stealing.objection(s, card, move.seat())
        : Claims.objectionToTarget(s, DealClause.ACTION_DEBT, move.seat());
  }

  static void play(DealState s, PlayOn move, Chance chance, Out out) {
    Card card = move.card();
    if (card.effect() instanceof Effect.Claim(int amount, boolean _)) {
      Claims.claim(s, card, amount, Seats.mask(move.seat()), chance, out);
    } else {
      Stealing.play(s, card, move.seat());
    }
  }

  static @Nullable Refusal objection(DealState s, DealMove.PlaySet move) {
    if (!(move.card().effect() instanceof Effect.TakeSet)) {
      return notSo(move.card());
    }
    Refusal refusal = TurnFlow.objectionToCard(s, move.card());
    return refusal != null ? refusal : Stealing.objection(s, move);
  }
}
