package games.magie.deal.table;

import games.magie.kernel.text.Named;

/// What is asked, of the seat that [DealState#awaited] names.
public enum Phase implements Named {
  /// Play a card, rearrange, end the turn.
  PLAY,
  /// At whom the card in the middle goes, where that is a step of its own.
  AIM,
  /// What becomes of the card of the own table that was lifted.
  LIFT,
  /// Which colour the rent is for, and who pays it.
  CHARGE,
  /// Which property to take.
  TAKE,
  /// Which property to give for it.
  GIVE,
  /// Just Say No, or accept.
  REACT,
  /// Which cards to pay with.
  PAY,
  /// Which colour an arriving wild takes; where a paid building goes.
  ARRIVE,
  /// Which cards go, down to the hand limit; wilds may still change colour.
  DISCARD,
  OVER;

  private final String text = Named.of(this);

  @Override
  public String text() {
    return text;
  }
}
