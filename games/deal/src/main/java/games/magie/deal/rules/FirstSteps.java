package games.magie.deal.rules;

import games.magie.deal.Card;
import games.magie.deal.Colour;
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
import games.magie.deal.Place;
import games.magie.deal.Ref;
import games.magie.deal.listing.TurnWords;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Phase;
import games.magie.kernel.Moves;
import games.magie.kernel.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// With two decks and ten players a turn offers more than a list should hold. There some moves go
/// in two steps (D18): a card that is played against one player is laid first and aimed then, and
/// what is rearranged on the table is lifted first. The second step is the move itself. With one
/// deck nothing of this happens.
public final class FirstSteps {
  private FirstSteps() {}

  public static boolean needed(DealState s) {
    return s.options.decks() > 1;
  }

  /// How a move begins; null for what is made in one step.
  static @Nullable DealMove of(DealMove move) {
    return switch (move) {
      case PlayOn(Card card, int _) -> new Aim(card);
      case PlaySet(Card card, int _, Place _) -> new Aim(card);
      case Recolour(Ref card, Colour _) -> new Lift(card);
      case Exchange(Ref open, Ref _) -> new Lift(open);
      case MoveBuilding(Card card, Place from, Place _) -> new Lift(Ref.of(card, from));
      case Whole(List<DealMove> steps) -> of(steps.getFirst());
      case Bank _, Lay _, Play _, Build _, Rent _, EndTurn _, Aim _, Lift _ -> null;
      case Charge _, Take _, Give _, Accept _, SayNo _, Settle _, PlaceBuilding _ -> null;
      case Pay _, PayAll _, PayTogether _, Discard _, DiscardTogether _ -> null;
    };
  }

  /// Whether nothing is begun that must be finished.
  private static boolean between(DealState s) {
    return s.phase == Phase.PLAY || s.phase == Phase.DISCARD;
  }

  /// A whole move for the text of its second step, where the first was not made yet.
  public static DealMove whole(DealState s, DealMove move) {
    DealMove first = needed(s) && between(s) ? of(move) : null;
    if (first == null) {
      return move;
    }
    var steps = new ArrayList<DealMove>();
    steps.add(first);
    if (move instanceof Whole(List<DealMove> rest)) {
      steps.addAll(rest);
    } else {
      steps.add(move);
    }
    return new Whole(steps);
  }

  /// The moves of a turn, each of them once by its first step.
  static void legal(DealState s, Moves<DealMove> into) {
    var moves = new Moves<DealMove>();
    TurnWords.legal(s, moves);
    for (int at = 0; at < moves.size(); at++) {
      DealMove first = of(moves.get(at));
      if (first == null) {
        into.add(moves.get(at));
      } else if (!into.contains(first)) {
        into.add(first);
      }
    }
  }

  /// At whom the card in the middle can go.
  static void legalAims(DealState s, Moves<DealMove> into) {
    Playing.legalTargets(s, s.pending.action(), into);
  }

  public static boolean hasTargets(DealState s) {
    var moves = new Moves<DealMove>();
    legalAims(s, moves);
    return !moves.isEmpty();
  }

  private static Lift lift(DealState s) {
    return new Lift(Objects.requireNonNull(s.pending.lifted));
  }

  /// What can be done with the lifted card.
  static void legalWithLifted(DealState s, Moves<DealMove> into) {
    var moves = new Moves<DealMove>();
    TurnWords.legal(s, moves);
    DealMove first = lift(s);
    for (int at = 0; at < moves.size(); at++) {
      if (first.equals(of(moves.get(at)))) {
        into.add(moves.get(at));
      }
    }
  }

  /// Why a move cannot be made in this step.
  static @Nullable Refusal objection(DealState s, DealMove move) {
    if (!needed(s) || move instanceof Whole) {
      return null;
    }
    DealMove first = of(move);
    if (between(s) && first != null) {
      return new Refusal(DealClause.ACTION_ORDER, "first-step", first.text());
    }
    DealMove made =
        switch (s.phase) {
          case AIM -> new Aim(s.pending.action());
          case LIFT -> lift(s);
          case PLAY, CHARGE, TAKE, GIVE, REACT, PAY, ARRIVE, DISCARD, OVER -> first;
        };
    return made == null || made.equals(first)
        ? null
        : new Refusal(DealClause.ACTION_ORDER, "finish-first", made.text());
  }

  static @Nullable Refusal objection(DealState s, Aim move) {
    if (!needed(s) || !Playing.aimed(move.card())) {
      return new Refusal(DealClause.TURN_PLAYS, "not-played-so", move.card().text());
    }
    Refusal refusal = TurnFlow.objectionToCard(s, move.card());
    if (refusal != null) {
      return refusal;
    }
    var targets = new Moves<DealMove>();
    Playing.legalTargets(s, move.card(), targets);
    return targets.isEmpty()
        ? new Refusal(DealClause.ACTION_NO_TARGET, "no-target", move.card().text())
        : null;
  }

  public static @Nullable Refusal objection(DealState s, Lift move) {
    DealState lifted = s.copy();
    var moves = new Moves<DealMove>();
    if (needed(s)) {
      lifted.pending.lifted = move.card();
      legalWithLifted(lifted, moves);
    }
    return moves.isEmpty()
        ? new Refusal(DealClause.WILD_RECOLOUR, "cannot-move", move.card().text())
        : null;
  }

  static void play(DealState s, Aim move) {
    Claims.lay(s, move.card());
    s.phase = Phase.AIM;
  }

  static void play(DealState s, Lift move) {
    s.pending.lifted = move.card();
    s.phase = Phase.LIFT;
  }

  /// The lifted card is put where it goes. Where cards are being discarded no play is left, so that
  /// going on with the turn is the same as going on with the discards.
  static void putDown(DealState s) {
    if (s.phase == Phase.LIFT) {
      s.pending.lifted = null;
      s.phase = Phase.PLAY;
    }
  }
}
