package games.magie.bots.deal;

/// What a player of Deal goes by, in points unless it says something else. The moves of a question
/// compete by their points; ending the turn has none. Each trait has the value that the easy player
/// has.
enum Trait {
  // Laying properties.
  LAY(40),
  /// Percent of what the card brings.
  LAY_GAIN(100),
  /// For a wild that completes nothing.
  LAY_OPEN_WILD(0),
  /// For the card that wins the game.
  WIN(0),
  COMPLETES(100),
  FIRST_CARD(20),
  /// Times the part of the set that is there.
  PART(30),
  SET_HAS(5),
  LOOSE_WILD(2),
  WILD(3),
  ANY_WILD(8),

  // Banking.
  MONEY(20),
  MONEY_WHEN_POOR(45),
  /// What a bank is poor below, in millions.
  ENOUGH(8),
  /// For each million of the card.
  MONEY_VALUE(1),
  SPARE(10),
  /// Whatever is worth less to keep may be banked when poor.
  SPARE_BELOW(20),
  /// Cards in the hand, below the limit, from which on anything may be banked.
  ROOM(1),

  // Charging.
  DRAW(120),
  CLAIM_ALL(60),
  CLAIM_ONE(50),
  RENT(40),
  /// For each million that would be paid.
  PAID(6),
  /// For each million of it that the bank of the payer lacks: it is paid with properties.
  PAID_IN_KIND(0),
  DOUBLER(-10),
  /// For each double: the rent that is worth it.
  DOUBLE_LEAST(4),
  RENT_LEAST(2),
  /// For the best rival, at every question whom to hit.
  LEADER(0),

  // Taking.
  TAKE_SET(200),
  TAKE_FRESH_SET(50),
  STEAL(30),
  STEAL_LEAST(40),
  SWAP_LEAST(60),
  /// Times what the card brings, beside what its owner loses.
  TAKE_GAIN(4),
  LOSS_SET(100),
  LOSS(15),
  LOSS_PART(30),
  LOSS_LOOSE(10),
  BUILD(80),
  RECOLOUR(150),

  // Just Say No.
  /// Millions.
  NO_TO(5),
  NO_TO_MORE(7),
  NO_TO_GAIN(100),

  // Keeping.
  KEEP_NO(90),
  KEEP_BREAKER(95),
  KEEP_STEAL(70),
  KEEP_SWAP(45),
  KEEP_CLAIM(40),
  KEEP_DRAW(50),
  KEEP_RENT(10),
  KEEP_RENT_BEST(5),
  KEEP_DOUBLE(15),
  KEEP_BUILDING(18),
  KEEP_BUILDING_ON_SET(40),
  KEEP_MONEY(10),
  KEEP_MONEY_VALUE(4),
  KEEP_PROPERTY(30);

  final int easy;

  Trait(int easy) {
    this.easy = easy;
  }
}
