package games.magie.deal.rules;

import games.magie.deal.DealClause;
import games.magie.deal.DealMove;
import games.magie.deal.DealMove.Accept;
import games.magie.deal.DealMove.Aim;
import games.magie.deal.DealMove.Bank;
import games.magie.deal.DealMove.Build;
import games.magie.deal.DealMove.Charge;
import games.magie.deal.DealMove.Discard;
import games.magie.deal.DealMove.DiscardTogether;
import games.magie.deal.DealMove.EndTurn;
import games.magie.deal.DealMove.Exchange;
import games.magie.deal.DealMove.Give;
import games.magie.deal.DealMove.Lay;
import games.magie.deal.DealMove.Lift;
import games.magie.deal.DealMove.MoveBuilding;
import games.magie.deal.DealMove.Pay;
import games.magie.deal.DealMove.PayAll;
import games.magie.deal.DealMove.PayTogether;
import games.magie.deal.DealMove.PlaceBuilding;
import games.magie.deal.DealMove.Play;
import games.magie.deal.DealMove.PlayOn;
import games.magie.deal.DealMove.PlaySet;
import games.magie.deal.DealMove.Recolour;
import games.magie.deal.DealMove.Rent;
import games.magie.deal.DealMove.SayNo;
import games.magie.deal.DealMove.Settle;
import games.magie.deal.DealMove.Take;
import games.magie.deal.DealMove.Whole;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Phase;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// Whether a seat is asked for the kind of move it makes.
final class Asked {
  private Asked() {}

  static @Nullable Refusal objection(DealState s, int seat, DealMove move) {
    Phase meant = phase(move);
    boolean discards = meant == Phase.DISCARD && s.phase == Phase.PLAY;
    boolean second = meant == Phase.PLAY && (s.phase == Phase.AIM || s.phase == Phase.LIFT);
    boolean rearranges = s.phase == Phase.DISCARD && rearranges(move);
    if (seat == s.awaited() && (s.phase == meant || discards || second || rearranges)) {
      return null;
    }
    return switch (meant) {
      case REACT -> new Refusal(DealClause.NO_CANCEL, "nobody-asked");
      case PAY -> new Refusal(DealClause.PAY_FROM_TABLE, "no-debt");
      case ARRIVE -> new Refusal(DealClause.WILD_ARRIVAL, "nothing-arrives");
      case CHARGE -> new Refusal(DealClause.RENT_TWO_COLOUR, "no-rent-played");
      case TAKE -> new Refusal(DealClause.ACTION_SLY, "nothing-played");
      case GIVE -> new Refusal(DealClause.ACTION_FORCED, "nothing-played");
      case PLAY, AIM, LIFT, DISCARD, OVER -> notNow(s, seat);
    };
  }

  private static Refusal notNow(DealState s, int seat) {
    if (seat != s.active) {
      return new Refusal(DealClause.SETUP_FIRST, "not-your-turn", Seats.letter(s.active));
    }
    if (s.phase == Phase.DISCARD) {
      return new Refusal(DealClause.TURN_HAND_LIMIT, "discard-first");
    }
    return new Refusal(DealClause.ACTION_ORDER, "waiting-for", Seats.letter(s.awaited()));
  }

  /// What may be done at any time of the own turn (D19).
  private static boolean rearranges(DealMove move) {
    return switch (move) {
      case Recolour _, Exchange _, MoveBuilding _, Lift _ -> true;
      case Whole(var steps) -> rearranges(steps.getFirst());
      case Bank _, Lay _, Play _, PlayOn _, PlaySet _, Build _, Rent _, EndTurn _, Aim _ -> false;
      case Discard _, DiscardTogether _, Charge _, Take _, Give _, Accept _, SayNo _ -> false;
      case Pay _, PayAll _, PayTogether _, Settle _, PlaceBuilding _ -> false;
    };
  }

  /// When a move is made.
  private static Phase phase(DealMove move) {
    return switch (move) {
      case Bank _, Lay _, Play _, PlayOn _, PlaySet _, Build _, Rent _ -> Phase.PLAY;
      case Recolour _, Exchange _, MoveBuilding _, EndTurn _, Aim _, Lift _ -> Phase.PLAY;
      case Whole(var steps) -> phase(steps.getFirst());
      case Discard _, DiscardTogether _ -> Phase.DISCARD;
      case Charge _ -> Phase.CHARGE;
      case Take _ -> Phase.TAKE;
      case Give _ -> Phase.GIVE;
      case Accept _, SayNo _ -> Phase.REACT;
      case Pay _, PayAll _, PayTogether _ -> Phase.PAY;
      case Settle _, PlaceBuilding _ -> Phase.ARRIVE;
    };
  }
}
