package games.magie.bots.classic;

import java.util.Locale;

/// What a trader weighs. Each weight has a bound on either side: outside of them no player would
/// make sense, and tuning stays within them.
enum Weight {
  /// How many rounds of rent a deed counts for.
  HORIZON(2, 40),
  /// The part of its list price that a deed counts for beside its rents.
  PRICE(0, 1),
  /// The same for a mortgaged deed.
  MORTGAGED_PRICE(0, 0.6),
  /// The part of the rents of a built-up group that deeds count for of which one is missing.
  TWO_OF_THREE(0, 0.8),
  ONE_OF_THREE(0, 0.4),
  ONE_OF_TWO(0, 0.6),
  /// How far a begun group counts without any money for buildings.
  UNFUNDED(0, 1),
  /// How far the rents count that will have to be paid to others.
  DRAIN(0, 1.5),
  /// How far the rents of buildings count that could be bought at once, after their cost.
  POTENTIAL(0, 1.2),
  /// Cash that nobody spends on buildings.
  SPARE(0, 400),
  /// The part of the mortgage values that counts as money for buildings.
  RAISABLE(0, 1),
  /// What a dollar counts for that is left after all buildings.
  CASH(0.2, 1.5),
  /// How quickly a lead becomes a win: the power to which strengths are raised.
  LEAD(1, 5),
  /// Cash kept when building, and per dollar of rent that the next roll is expected to cost.
  RESERVE(0, 400),
  RISK(0, 6),
  /// Cash kept when buying a deed.
  CHANGE(0, 400),
  /// Cash kept when paying for a deal.
  PURSE(0, 500),
  /// Up to how many steps of building single deeds are mortgaged for.
  MORTGAGE_FOR(0, 5),
  /// Cash above the reserve from which mortgages are repaid.
  REPAYING(0, 1500),
  /// The average rent of a turn from which on jail is a good place.
  SHELTER(0, 400),
  /// The least gain in winning chances for which a deal is offered or accepted, in thousandths.
  LEAST_GAIN(0, 30),
  /// Which part of what a deal gains for both is asked for.
  GREED(0, 1),
  /// The part of what a lot is worth that is bid for it.
  BIDDING(0.5, 1.2);

  private final double least;
  private final double most;

  Weight(double least, double most) {
    this.least = least;
    this.most = most;
  }

  double least() {
    return least;
  }

  double most() {
    return most;
  }

  String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
