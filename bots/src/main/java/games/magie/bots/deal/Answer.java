package games.magie.bots.deal;

import games.magie.deal.Colour;
import games.magie.deal.DealView;
import games.magie.deal.Effect;

/// Whether it is worth a Just Say No.
final class Answer {
  private final DealStyle style;
  private final Rob rob;

  Answer(DealStyle style, Rob rob) {
    this.style = style;
    this.rob = rob;
  }

  boolean hurts(DealView view) {
    boolean hit = view.victim() == view.seat();
    return switch (view.action().effect()) {
      case Effect.TakeSet _ -> true;
      case Effect.Steal _, Effect.Swap _ ->
          !hit || nearSet(view) || rob.dear(view, view.wanted().card());
      case Effect.Claim _, Effect.Rent _ ->
          hit ? costly(view) : view.amount() > style.of(Trait.NO_TO);
      case Effect.Money _, Effect.Property _, Effect.Wild _, Effect.AnyWild _ -> false;
      case Effect.DrawMore _, Effect.DoubleRent _, Effect.Building _, Effect.SayNo _ -> false;
    };
  }

  /// The card belongs to a pile that lacks only one.
  private static boolean nearSet(DealView view) {
    Colour colour = view.wanted().where().colour();
    return Gain.open(view, view.seat(), colour) >= colour.size() - 1;
  }

  /// More than the bank can pay, or simply much.
  private boolean costly(DealView view) {
    int bank = view.bankValue(view.seat());
    boolean fromTable = bank < view.amount() && view.worth(view.seat()) > bank;
    return view.amount() >= style.of(Trait.NO_TO)
        && (fromTable || view.amount() > style.of(Trait.NO_TO_MORE));
  }
}
