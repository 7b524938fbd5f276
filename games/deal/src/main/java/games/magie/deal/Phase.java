package games.magie.deal;

/// What is asked, of the seat that [DealState#awaited] names.
enum Phase {
  /// Play a card, rearrange, end the turn.
  PLAY,
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
  /// Which cards go, down to the hand limit.
  DISCARD,
  OVER
}
