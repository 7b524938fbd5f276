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
import games.magie.deal.DealOptions;
import games.magie.deal.DealView;
import games.magie.deal.OpenEvent;
import games.magie.deal.Ref;
import games.magie.deal.StandingOrders;
import games.magie.deal.listing.TurnWords;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Phase;
import games.magie.kernel.Chance;
import games.magie.kernel.Deadline;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Rules;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Sends each question to its chapter; no rule of its own but who is asked what.
public class DealRules implements Rules<DealState, DealMove, DealView> {
  static final String MOVE_CLOCK = "move";

  static {
    TurnWords.load();
  }

  @Override
  public DealState setUp(Settings settings, int seats, Chance chance, Out out) {
    DealOptions options = DealOptions.of(settings);
    var s = new DealState(options, options.checkSeats(seats));
    TurnFlow.begin(s, chance, out);
    return s;
  }

  @Override
  public boolean over(DealState s) {
    return s.phase == Phase.OVER;
  }

  @Override
  public int awaited(DealState s) {
    int seat = s.awaited();
    return seat == DealState.NONE ? 0 : Seats.mask(seat);
  }

  @Override
  public int moment(DealState s, int seat) {
    return seat == s.awaited() ? s.step : 0;
  }

  @Override
  public void legal(DealState s, int seat, Moves<DealMove> into) {
    if (seat != s.awaited()) {
      return;
    }
    switch (s.phase) {
      case PLAY, DISCARD -> Playing.legal(s, into);
      case AIM -> FirstSteps.legalAims(s, into);
      case LIFT -> FirstSteps.legalWithLifted(s, into);
      case CHARGE -> Rents.legalCharges(s, into);
      case TAKE -> Stealing.legalTakes(s, into);
      case GIVE -> Stealing.legalGives(s, into);
      case REACT -> Reaction.legal(s, seat, into);
      case PAY -> Payment.legal(s, into);
      case ARRIVE -> Arrival.legal(s, into);
      case OVER -> {}
    }
  }

  @Override
  public void candidates(DealState s, int seat, Consumer<? super DealMove> into) {
    Candidates.of(this, s, seat).forEach(into);
  }

  /// The texts of whole decisions are accepted and not listed.
  @Override
  public boolean open(DealMove move) {
    return move instanceof Whole || move instanceof PayTogether || move instanceof DiscardTogether;
  }

  /// Whatever shows a card of a hand stays played (deal.turn.no-take-back).
  @Override
  public boolean returns(DealState before, DealMove move) {
    return switch (move) {
      case Bank _, Lay _, Play _, PlayOn _, PlaySet _, Build _, Rent _, Aim _, Whole _ -> false;
      case Discard _, DiscardTogether _, SayNo _ -> false;
      case Charge _, Take _, Give _, Recolour _, Exchange _, MoveBuilding _, EndTurn _ -> true;
      case Lift _ -> true;
      case Accept _, Pay _, PayAll _, PayTogether _, Settle _, PlaceBuilding _ -> true;
    };
  }

  @Override
  public @Nullable Refusal objection(DealState s, int seat, DealMove move) {
    if (over(s)) {
      return new Refusal(DealClause.WIN_THREE, "over");
    }
    Refusal odd = Shape.objection(move);
    if (odd != null) {
      return odd;
    }
    Refusal asked = Asked.objection(s, seat, move);
    if (asked != null) {
      return asked;
    }
    Refusal step = FirstSteps.objection(s, move);
    return step != null ? step : objectionToMove(s, seat, move);
  }

  /// What the chapter of a move objects to.
  @Nullable Refusal objectionToMove(DealState s, int seat, DealMove move) {
    return switch (move) {
      case Bank(Card card) -> Banking.objection(s, card);
      case Lay lay -> Properties.objection(s, lay);
      case Play play -> Playing.objection(s, play);
      case PlayOn play -> Playing.objection(s, play);
      case PlaySet play -> Playing.objection(s, play);
      case Aim aim -> FirstSteps.objection(s, aim);
      case Lift lift -> FirstSteps.objection(s, lift);
      case Build build -> Buildings.objection(s, build);
      case Rent rent -> Rents.objection(s, rent);
      case Charge charge -> Rents.objection(s, s.pending.action(), charge);
      case Take(Ref card) -> Stealing.objectionToTake(s, card);
      case Give(Ref card) -> Stealing.objectionToGive(s, card);
      case Whole whole -> Wholes.objection(this, s, seat, whole);
      case Recolour recolour -> Rearranging.objection(s, recolour);
      case Exchange exchange -> Rearranging.objection(s, exchange);
      case MoveBuilding building -> Buildings.objection(s, building);
      case EndTurn _ -> TurnFlow.objectionToEnd(s);
      case Discard(Card card) -> Discarding.objection(s, card);
      case DiscardTogether(List<Card> cards) -> Discarding.objection(s, cards);
      case Accept _ -> null;
      case SayNo _ -> Reaction.objectionToNo(s, seat);
      case Pay(Ref card) -> Payment.objection(s, card);
      case PayAll _ -> Payment.objectionToAll(s);
      case PayTogether(List<Ref> cards) -> Payment.objection(s, cards);
      case Settle settle -> Arrival.objection(s, settle);
      case PlaceBuilding place -> Arrival.objection(s, place);
    };
  }

  @Override
  public void play(DealState s, int seat, DealMove move, Chance chance, Out out) {
    s.step++;
    if (out.silent()) {
      step(s, seat, move, chance, out);
      return;
    }
    int[] before = Completed.sets(s);
    var told = new EndLast(out);
    step(s, seat, move, chance, told);
    Completed.tell(s, before, out);
    told.tellEnd();
  }

  private void step(DealState s, int seat, DealMove move, Chance chance, Out out) {
    switch (move) {
      case Bank(Card card) -> Banking.play(s, card, chance, out);
      case Lay lay -> Properties.play(s, lay, chance, out);
      case Play play -> Playing.play(s, play, chance, out);
      case PlayOn play -> Playing.play(s, play, chance, out);
      case PlaySet play -> Stealing.play(s, play, out);
      case Aim aim -> FirstSteps.play(s, aim);
      case Lift lift -> FirstSteps.play(s, lift);
      case Build build -> Buildings.play(s, build, chance, out);
      case Rent rent -> Rents.play(s, rent, chance, out);
      case Charge charge -> Rents.play(s, charge, chance, out);
      case Take(Ref card) -> Stealing.take(s, card, out);
      case Give(Ref card) -> Stealing.give(s, card, out);
      case Whole(List<DealMove> steps) -> {
        for (DealMove each : steps) {
          step(s, seat, each, chance, out);
        }
      }
      case Recolour recolour -> Rearranging.play(s, recolour, chance, out);
      case Exchange exchange -> Rearranging.play(s, exchange, chance, out);
      case MoveBuilding building -> Buildings.play(s, building, out);
      case EndTurn _ -> TurnFlow.end(s, chance, out);
      case Discard(Card card) -> Discarding.play(s, card, chance, out);
      case DiscardTogether(List<Card> cards) -> {
        for (Card card : cards) {
          Discarding.play(s, card, chance, out);
        }
      }
      case Accept _ -> Reaction.accept(s, seat, chance, out);
      case SayNo _ -> Reaction.sayNo(s, seat, out);
      case Pay(Ref card) -> Payment.play(s, card, chance, out);
      case PayAll _ -> Payment.playAll(s, chance, out);
      case PayTogether(List<Ref> cards) -> Payment.play(s, cards, chance, out);
      case Settle settle -> Arrival.play(s, settle, chance, out);
      case PlaceBuilding place -> Arrival.play(s, place, chance, out);
    }
  }

  @Override
  public void deadlines(DealState s, List<Deadline> into) {
    if (!over(s)) {
      into.add(Deadline.courtesy(MOVE_CLOCK, Seats.mask(s.awaited())));
    }
  }

  @Override
  public void timeUp(DealState s, String label, int seats, Chance chance, Out out) {
    int seat = s.awaited();
    if (!out.silent()) {
      out.tell(DealClause.TIME, new OpenEvent.TimeRanOut(seat));
    }
    var legal = new Moves<DealMove>();
    legal(s, seat, legal);
    play(s, seat, Defaults.move(s, legal), chance, out);
  }

  @Override
  public void leave(DealState s, int seat, Chance chance, Out out) {
    s.step++;
    Leaving.leave(s, seat, chance, out);
  }

  @Override
  public void agree(DealState s, Out out) {
    s.step++;
    Arrival.settleAll(s, out);
    Winning.end(s, DealState.End.AGREED, DealClause.AGREE, out);
  }

  @Override
  public DealView view(DealState s, int seat) {
    return new DealView(s, seat);
  }

  @Override
  public @Nullable DealMove ordered(DealView view, Settings orders) {
    return StandingOrders.move(view, orders);
  }

  @Override
  public void imagine(DealState s, int seat, Chance chance) {
    Imagining.imagine(s, seat, chance);
  }

  @Override
  public int rank(DealState s, int seat) {
    return Winning.rank(s, seat);
  }
}
