package games.magie.express;

/// The page of the rulebook with its numbers. What groups are worth is in [Group].
public final class Amounts {
  /// For each GO that is rolled.
  public static final int GO = 200;

  /// For a hotel, which takes all four houses.
  public static final int HOTEL = 5000;

  /// What a house of the turn scores.
  public static final int HOUSE = 1000;

  /// This many in jail end the turn.
  public static final int POLICEMEN_TO_JAIL = 3;

  private Amounts() {}
}
