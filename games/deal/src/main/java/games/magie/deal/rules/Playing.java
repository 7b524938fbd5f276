package games.magie.deal.rules;

import games.magie.deal.Card;
import games.magie.deal.DealClause;
import games.magie.deal.DealMove;
import games.magie.deal.DealMove.Play;
import games.magie.deal.DealMove.PlayOn;
import games.magie.deal.Effect;
import games.magie.deal.OpenEvent;
import games.magie.deal.listing.MoveTable;
import games.magie.deal.listing.TurnWords;
import games.magie.deal.table.DealState;
import games.magie.kernel.Chance;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// What the cards of a hand can do, by their effects.
public final class Playing {
  private Playing() {}

  /// Everything the active player may do between two actions: what the cards can do, then what can
  /// be rearranged, then the end of the turn, or what must go before it can end.
  public static void legal(DealState s, Moves<DealMove> into) {
    if (FirstSteps.needed(s)) {
      FirstSteps.legal(s, into);
    } else {
      TurnWords.legal(s, into);
    }
  }

  /// Whether a card goes against one other player.
  public static boolean aimed(Card card) {
    return switch (card.effect()) {
      case Effect.Claim(int _, boolean everybody) -> !everybody;
      case Effect.Steal _, Effect.Swap _, Effect.TakeSet _ -> true;
      case Effect.Money _, Effect.Property _, Effect.Wild _, Effect.AnyWild _ -> false;
      case Effect.DrawMore _, Effect.Rent _, Effect.DoubleRent _, Effect.Building _ -> false;
      case Effect.SayNo _ -> false;
    };
  }

  /// Against whom such a card can go, or which sets of theirs it can take.
  public static void legalTargets(DealState s, Card card, Moves<DealMove> into) {
    if (card.effect() instanceof Effect.TakeSet) {
      Stealing.legalSets(s, card, into);
      return;
    }
    for (int seat = s.next(s.active); seat != s.active; seat = s.next(seat)) {
      if (card.effect() instanceof Effect.Claim || Stealing.objection(s, card, seat) == null) {
        into.add(MoveTable.playOn(card, seat));
      }
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
