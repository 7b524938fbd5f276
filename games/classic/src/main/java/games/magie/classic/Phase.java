package games.magie.classic;

import games.magie.kernel.text.Named;

/// What is asked now. It follows from how far the turn is and from what is pending.
public enum Phase implements Named {
  /// Everybody chooses a token.
  TOKENS,
  /// The dice are to be thrown; before it the roller, and perhaps others, may do business.
  ROLL,
  /// Who landed buys or declines.
  BUY,
  AUCTION,
  /// A debtor raises money, pays or is bankrupt.
  DEBT,
  /// Who received a mortgaged deed repays it or pays the interest alone.
  TRANSFER,
  /// In a building shortage: how many each wants, in secret.
  WISHES,
  /// A building of the shortage is put on a site.
  PLACE,
  /// Between two turns.
  WINDOW,
  OVER;

  private final String text = Named.of(this);

  @Override
  public String text() {
    return text;
  }
}
