package games.magie.e2e.play;

/// Positions of Deal that take long to reach by playing.
public enum DealPosition implements Given {
  /// Four at a table, and Ann has every kind of card in her hand.
  PLAYING(
      """
      turn: 18 | plays: 3 | discard: pass-go 2 short-line
      A* hand: sly-deal rent-red-yellow just-say-no wild-any ventnor 3 birthday | bank: 1 2 5 | light-blue: oriental vermont connecticut +house | red: kentucky indiana | yellow: wild-red-yellow
      B hand: 1 1 10 | bank: 4 4 debt-collector | brown: mediterranean baltic | railroad: reading b-and-o
      C hand: forced-deal 2 pass-go states water | bank: 3 | green: pacific north-carolina pennsylvania +house +hotel
      D hand: 5 hotel | bank: - | pink: virginia st-charles
      """,
      "Ann Bob Cleo Dan"),
  /// The middle of a game of five: six collections in front of Ann, a few in front of each of the
  /// others.
  MIDDLE(
      """
      turn: 26 | plays: 2 | discard: pass-go 2 double-rent
      A* hand: sly-deal just-say-no rent-any pass-go 3 2 debt-collector | bank: 5 4 2 1 1 | brown: mediterranean baltic | pink: st-charles states | red: kentucky indiana illinois +house | green: pacific north-carolina | railroad: reading short-line b-and-o | utility: wild-railroad-utility
      B hand: 1 1 10 birthday | bank: 4 3 | light-blue: oriental vermont connecticut +house | orange: st-james | yellow: ventnor
      C hand: forced-deal pass-go | bank: 3 | dark-blue: boardwalk | orange: tennessee new-york | yellow: atlantic | pink: virginia
      D hand: 5 hotel | bank: - | green: pennsylvania wild-green-railroad
      E hand: 1 house 4 pass-go | bank: 2 | railroad: pennsylvania-railroad | utility: water electric
      """,
      "Ann Bob Cleo Dan Eve"),
  /// Ann has a collection of every colour.
  CROWDED(
      """
      turn: 40 | plays: 2 | discard: pass-go 2 double-rent
      A* hand: sly-deal just-say-no rent-any pass-go 3 2 debt-collector | bank: 5 4 3 2 2 2 1 1 1 birthday | brown: mediterranean | light-blue: oriental vermont | pink: st-charles states | orange: st-james tennessee | red: kentucky indiana | yellow: wild-red-yellow ventnor | green: pacific north-carolina | dark-blue: park-place | railroad: reading short-line b-and-o | utility: wild-railroad-utility
      B hand: 1 1 10 | bank: 4 | light-blue: connecticut | yellow: atlantic
      C hand: forced-deal pass-go | bank: 3 | dark-blue: boardwalk | orange: new-york
      """,
      "Ann Bob Cleo"),
  /// The longest words on cards, and two opponents beside each other.
  LONG_WORDS(
      """
      turn: 9 | plays: 3
      A* hand: pennsylvania mediterranean connecticut 2 | bank: 3 | orange: st-james
      B hand: 1 1 2 | bank: 10 5 4 | red: kentucky
      C hand: 1 3 | bank: 5 | pink: states
      """,
      "Ann Jamie Robin"),
  /// Ann may answer with No.
  ANSWER(
      """
      turn: 9 | active: B | plays: 1 | pending: react card=debt-collector amount=5 on=A
      A* hand: just-say-no 1 2 pass-go | bank: 3 4 | orange: st-james tennessee
      B hand: 1 1 2 | bank: 5 | red: kentucky
      """,
      "Ann Bob"),
  /// Ann may only accept.
  NO_ANSWER(
      """
      turn: 9 | active: B | plays: 1 | pending: react card=debt-collector amount=5 on=A
      A* hand: 1 2 pass-go | bank: 3 4 | orange: st-james tennessee
      B hand: 1 1 2 just-say-no | bank: 5 | red: kentucky
      """,
      "Ann Bob"),
  /// Ann owes five and has no five.
  PAYMENT(
      """
      turn: 9 | active: B | plays: 1 | pending: pay card=debt-collector amount=5 on=A
      A* hand: just-say-no 1 2 pass-go | bank: 1 3 4 | orange: st-james tennessee new-york +house | utility: water
      B hand: 1 1 2 | bank: 5 | red: kentucky
      """,
      "Ann Bob"),
  /// Ann has nine cards and may keep seven.
  DISCARD(
      """
      turn: 9 | plays: 0 | pending: discard
      A* hand: 1 2 3 pass-go house hotel tennessee atlantic boardwalk | bank: 4 | red: kentucky
      B hand: 1 1 2 | bank: 5 | orange: st-james
      """,
      "Ann Bob"),
  /// Which rent is asked for.
  CHARGE(
      """
      turn: 9 | plays: 2 | pending: charge card=rent-any
      A* hand: 1 2 double-rent | bank: 4 | red: kentucky indiana illinois | railroad: reading short-line
      B hand: 1 1 2 | bank: 5 | orange: st-james
      """,
      "Ann Bob"),
  /// Which property is taken.
  TAKE(
      """
      turn: 9 | plays: 2 | pending: take card=sly-deal on=B
      A* hand: 1 2 | bank: 4 | red: kentucky indiana illinois | railroad: reading short-line
      B hand: 1 1 2 | bank: 5 | pink: states | yellow: ventnor atlantic
      """,
      "Ann Bob"),
  /// Which property is given for another.
  GIVE(
      """
      turn: 9 | plays: 2 | pending: give card=forced-deal on=B take=ventnor
      A* hand: 1 2 | bank: 4 | red: kentucky indiana | railroad: reading short-line
      B hand: 1 1 2 | bank: 5 | pink: states | yellow: ventnor atlantic
      """,
      "Ann Bob"),
  /// Which colour a wild card takes that has just come.
  ARRIVAL(
      """
      turn: 9 | plays: 2 | pending: arrive card=sly-deal on=B coming=wild-red-yellow
      A* hand: 1 2 | bank: 4 | red: kentucky indiana | railroad: reading short-line
      B hand: 1 1 2 | bank: 5 | pink: states | yellow: ventnor atlantic
      """,
      "Ann Bob"),
  /// Ann lacks one card, and has it in her hand.
  NEAR_THE_END(
      """
      turn: 18 | plays: 3
      A* hand: illinois 3 | bank: 1 | brown: mediterranean baltic | light-blue: oriental vermont connecticut | red: kentucky indiana
      B hand: 1 1 10 | bank: 4 | green: pacific
      """,
      "Ann bot");

  private final String position;
  private final String names;

  DealPosition(String position, String names) {
    this.position = position;
    this.names = names;
  }

  @Override
  public String game() {
    return "deal";
  }

  @Override
  public String options() {
    return "";
  }

  @Override
  public String position() {
    return position;
  }

  @Override
  public String names() {
    return names;
  }
}
