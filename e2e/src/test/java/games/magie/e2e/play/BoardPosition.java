package games.magie.e2e.play;

/// Positions of the classic board that take long to reach by playing.
public enum BoardPosition implements Given {
  /// Ann stands on a street that nobody owns.
  BUYING(
      "window-seconds=600",
      """
      turn: 8 | round: 3 | active: A | stage: acting | buying: yes | dice: 1 5
      A* cash: 1042 | at: kentucky | deeds: illinois indiana
      B cash: 611 | at: jail | deeds: baltic
      """,
      "Ann",
      "Bob"),
  /// Ann and Bob bid for the site that completes Ann's group; a third has passed.
  AUCTION(
      "",
      """
      active: B | stage: acting | dice: 4 3 | auction: illinois bid 120 by B passed C
      A* cash: 1042 | at: kentucky | deeds: kentucky indiana
      B cash: 611 | at: illinois | deeds: baltic
      C cash: 93 | at: new-york | deeds: new-york
      """,
      "Ann",
      "Bob",
      "Cleo"),
  /// Ann and Bob lack one site each for a group, and each has what the other lacks.
  SWAP(
      "window-seconds=600",
      """
      active: A
      A* cash: 842 | at: kentucky | deeds: oriental boardwalk reading states/mortgaged
      B cash: 611 | at: kentucky | deeds: vermont connecticut park-place short-line
      """,
      "Ann",
      "Bob"),
  /// The same for both at one screen, on a street of the other's.
  SCREEN(
      "window-seconds=600",
      """
      active: A
      A* cash: 842 | at: vermont | deeds: oriental boardwalk reading
      B cash: 611 | at: kentucky | deeds: vermont connecticut park-place short-line
      """,
      "Ann",
      "Bob"),
  /// The bank has two houses, and both could build.
  SHORTAGE(
      "houses=2 window-seconds=600",
      """
      active: A
      A* cash: 611 | at: kentucky | deeds: mediterranean baltic
      B cash: 842 | at: kentucky | deeds: oriental vermont connecticut
      """,
      "Ann",
      "Bob"),
  /// Ann owes more than she has in cash and less than she can raise.
  DEBT(
      "window-seconds=600",
      """
      active: A | stage: acting | dice: 4 3 | debts: A>B:200:rent:pennsylvania
      A* cash: 130 | at: pennsylvania | deeds: mediterranean/1 baltic/1 reading
      B cash: 611 | at: kentucky | deeds: pacific/1 north-carolina/1 pennsylvania/1
      """,
      "Ann",
      "Bob"),
  /// Ann cannot pay, and two others go on.
  RUIN(
      "window-seconds=600",
      """
      active: A | stage: acting | dice: 4 3 | debts: A>B:900:rent:pennsylvania
      A* cash: 130 | at: pennsylvania | deeds: oriental reading states/mortgaged
      B cash: 611 | at: kentucky | deeds: pacific/3 north-carolina/3 pennsylvania/3
      C cash: 500 | at: kentucky
      """,
      "Ann",
      "Bob",
      "Cleo"),
  /// Ann is in jail and has every way out.
  JAIL(
      "window-seconds=600",
      """
      active: A
      A* cash: 342 | jail: 1 | cards: chance
      B cash: 611 | at: kentucky
      """,
      "Ann",
      "Bob"),
  /// Two bots are nearly ruined, and hotels stand wherever they go.
  NEAR_THE_END(
      "",
      """
      turn: 90 | round: 30 | active: A
      A* cash: 9000 | at: vermont | deeds: st-james/hotel tennessee/hotel new-york/hotel kentucky/hotel indiana/hotel illinois/hotel atlantic/hotel ventnor/hotel marvin-gardens/hotel pacific/hotel north-carolina/hotel pennsylvania/hotel
      B cash: 60 | at: jail | deeds: reading
      C cash: 40 | at: virginia | deeds: vermont
      """,
      "Ann",
      "bot",
      "bot"),
  /// A busy table against three bots.
  PICTURE(
      "",
      """
      turn: 42 | round: 11 | active: A
      A* cash: 742 | at: income-tax | deeds: oriental/2 vermont/2 connecticut/2 reading boardwalk states/mortgaged
      B cash: 911 | at: kentucky | deeds: mediterranean/hotel baltic/4 st-charles virginia b-and-o electric-company
      C cash: 493 | at: st-charles | deeds: tennessee/mortgaged new-york kentucky indiana pennsylvania-railroad
      D cash: 860 | at: marvin-gardens | deeds: atlantic/2 ventnor/2 marvin-gardens/2 park-place pacific short-line
      """,
      "Ann",
      "bot",
      "bot",
      "bot"),
  /// The same by the other rulebook.
  BRANDS_PICTURE(
      "",
      """
      turn: 42 | round: 11 | active: A
      A* cash: 742 | at: income-tax | deeds: oriental/2 vermont/2 connecticut/2 reading boardwalk states/mortgaged
      B cash: 911 | at: kentucky | deeds: mediterranean/hotel baltic/4 st-charles virginia b-and-o electric-company
      C cash: 493 | at: st-charles | deeds: tennessee/mortgaged new-york kentucky indiana pennsylvania-railroad
      D cash: 860 | at: marvin-gardens | deeds: atlantic/2 ventnor/2 marvin-gardens/2 park-place pacific short-line
      """,
      "Ann",
      "bot",
      "bot",
      "bot"),
  /// The same without bots, by the clock.
  MIDDLE(
      "window-seconds=600 speedy-minutes=60",
      """
      turn: 42 | round: 11 | active: A
      A* cash: 842 | at: vermont | deeds: oriental/2 vermont/2 connecticut/1 reading boardwalk states/mortgaged
      B cash: 611 | at: kentucky | deeds: mediterranean/hotel baltic/4 st-charles virginia b-and-o electric-company
      C cash: 93 | jail: 1 | deeds: st-james/mortgaged tennessee/mortgaged new-york kentucky indiana pennsylvania-railroad
      D cash: 1260 | at: marvin-gardens | deeds: atlantic/3 ventnor/3 marvin-gardens/3 park-place pacific short-line water-works | cards: chance
      """,
      "Ann",
      "Bob",
      "Cleo",
      "Dan"),
  BRANDS_MIDDLE(
      "window-seconds=600",
      """
      turn: 42 | round: 11 | active: A
      A* cash: 842 | at: vermont | deeds: oriental/2 vermont/2 connecticut/1 reading boardwalk states/mortgaged
      B cash: 611 | at: kentucky | deeds: mediterranean/hotel baltic/4 st-charles virginia b-and-o electric-company
      C cash: 93 | jail: 1 | deeds: st-james/mortgaged tennessee/mortgaged new-york kentucky indiana pennsylvania-railroad
      D cash: 1260 | at: marvin-gardens | deeds: atlantic/3 ventnor/3 marvin-gardens/3 park-place pacific short-line water-works | cards: chance
      """,
      "Ann",
      "Bob",
      "Cleo",
      "Dan"),
  BRANDS_AUCTION(
      "",
      """
      active: B | stage: acting | dice: 4 3 | auction: illinois bid 120 by B passed C
      A* cash: 1042 | at: kentucky | deeds: kentucky indiana
      B cash: 611 | at: illinois | deeds: baltic
      C cash: 93 | at: new-york | deeds: new-york
      """,
      "Ann",
      "Bob",
      "Cleo"),
  /// As many as can play.
  CROWD(
      "window-seconds=600",
      """
      turn: 42 | round: 7 | active: A
      A* cash: 842 | at: vermont | deeds: oriental vermont reading
      B cash: 611 | at: vermont | deeds: mediterranean/hotel baltic/4
      C cash: 93 | jail: 1 | deeds: st-james/mortgaged
      D cash: 1260 | at: vermont | deeds: atlantic
      E cash: 2260 | at: vermont | deeds: park-place boardwalk
      F cash: 12 | at: vermont
      """,
      "Ann",
      "Bob",
      "Cleo",
      "Dan",
      "Eve",
      "Finn");

  private final String options;
  private final String position;
  private final String names;

  BoardPosition(String options, String position, String... names) {
    this.options = options;
    this.position = position;
    this.names = String.join(" ", names);
  }

  @Override
  public String game() {
    return name().startsWith("BRANDS") ? "brands" : "pocket";
  }

  @Override
  public String options() {
    return options;
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
