package games.magie.deal.rules;

import games.magie.deal.Card;
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
import games.magie.deal.Effect;
import games.magie.deal.Place;
import games.magie.deal.Ref;
import games.magie.kernel.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Whether a move is one that could ever be made: places that exist, buildings that are buildings,
/// steps that follow each other. Texts are always of this shape; a move that a program makes need
/// not be, and the chapters rely on it.
final class Shape {
  private Shape() {}

  static @Nullable Refusal objection(DealMove move) {
    return fits(move) ? null : new Refusal(DealClause.TURN_PLAYS, "no-such-move");
  }

  private static boolean fits(DealMove move) {
    return switch (move) {
      case Bank _, Lay _, Play _, PlayOn _, Aim _, Charge _, EndTurn _, Discard _ -> true;
      case Accept _, SayNo _, PayAll _, Settle _ -> true;
      case PlaySet(Card _, int _, Place place) -> place.isPile();
      case Build(Card card, Place place) -> building(card) && place.isPile();
      case MoveBuilding(Card card, Place from, Place to) ->
          building(card) && from.isPile() && to.isPile();
      case PlaceBuilding(Place place) -> place == Place.BANK || place.isPile();
      case Rent(Card _, int doublers) -> doublers >= 0;
      case Take _, Give _, Lift _, Recolour _, Exchange _, Pay _ -> true;
      case PayTogether(List<Ref> cards) -> !cards.isEmpty();
      case DiscardTogether(List<Card> cards) -> !cards.isEmpty();
      case Whole(List<DealMove> steps) -> whole(steps) && steps.stream().allMatch(Shape::fits);
    };
  }

  private static boolean building(Card card) {
    return card.effect() instanceof Effect.Building;
  }

  /// What one text can say: a card and against whom, what it takes and what is given for it; a rent
  /// and who pays it; something lifted and where it goes.
  private static boolean whole(List<DealMove> steps) {
    boolean first = !steps.isEmpty() && (steps.getFirst() instanceof Aim || lifts(steps));
    List<DealMove> rest = first ? steps.subList(1, steps.size()) : steps;
    if (rest.isEmpty()) {
      return false;
    }
    return switch (rest.getFirst()) {
      case PlayOn _ -> steals(rest) && !lifts(steps) && (first || rest.size() > 1);
      case PlaySet _ -> first && !lifts(steps) && rest.size() == 1;
      case Recolour _, Exchange _, MoveBuilding _ -> lifts(steps) && rest.size() == 1;
      case Rent _ -> !first && rest.size() == 2 && rest.get(1) instanceof Charge;
      case Bank _, Lay _, Play _, Aim _, Lift _, Build _, Charge _, Take _, Give _ -> false;
      case Whole _, EndTurn _, Discard _, DiscardTogether _, Accept _, SayNo _ -> false;
      case Pay _, PayAll _, PayTogether _, Settle _, PlaceBuilding _ -> false;
    };
  }

  private static boolean lifts(List<DealMove> steps) {
    return steps.getFirst() instanceof Lift;
  }

  private static boolean steals(List<DealMove> steps) {
    return steps.size() <= 3
        && (steps.size() < 2 || steps.get(1) instanceof Take)
        && (steps.size() < 3 || steps.get(2) instanceof Give);
  }
}
