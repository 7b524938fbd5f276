package games.magie.lab.frozen.deal;

import games.magie.deal.Colour;
import games.magie.deal.DealView;
import games.magie.deal.Effect;

/// Whether it is worth a Just Say No.
final class Answer {
  private static final int MUCH = 5;

  private Answer() {}

  static boolean hurts(DealView view) {
    boolean hit = view.victim() == view.seat();
    return switch (view.action().effect()) {
      case Effect.TakeSet _ -> true;
      case Effect.Steal _, Effect.Swap _ ->
          !hit || nearSet(view) || Rob.dear(view, view.wanted().card());
      case Effect.Claim _, Effect.Rent _ -> hit ? costly(view) : view.amount() > MUCH;
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
  private static boolean costly(DealView view) {
    int bank = view.bankValue(view.seat());
    boolean fromTable = bank < view.amount() && view.worth(view.seat()) > bank;
    return view.amount() >= MUCH && (fromTable || view.amount() > MUCH + 2);
  }
}
