package games.magie.e2e.play;

/// Positions of GO! that take long to reach by playing.
public enum GoPosition implements Given {
  /// Ann has tiles and rolls for all.
  BEFORE_THE_ROLL(
      """
      round: 9 | roller: A
      A* side: new-york-city | at: 9 | marker: 2 | build: red=2 pink=1 - green=1 | tiles: shield go-button
      B side: roaring-twenties | at: 7 | marker: 1 | build: yellow=3 light-blue=1 - - | tiles: tycoon
      C side: unicorn-land | at: 2 | build: orange=1 brown=2 - -
      D side: deep-sea | at: 12 | build: dark-blue=1 - - -
      """,
      "Ann Bob Cleo Dan"),
  /// Ann and Bob grab at once.
  GRABBING(
      """
      round: 9 | roller: B | pending: spaces
      A side: new-york-city | at: 9 | build: red=2 pink=1 - green=1 | todo: colour
      B side: roaring-twenties | at: 9 | build: yellow=3 light-blue=1 - - | todo: colour
      C side: unicorn-land | at: 2 | build: orange=1 brown=2 - -
      """,
      "Ann Bob Cleo"),
  /// Ann takes a block of any colour.
  MONEY_BAG(
      """
      round: 9 | roller: B | pending: spaces
      A side: new-york-city | at: 2 | build: red=2 pink=1 - - | todo: bag
      B side: roaring-twenties | at: 9 | build: yellow=3 light-blue=1 - -
      """,
      "Ann Bob"),
  /// Ann may take a block or attack.
  ON_GO(
      """
      round: 9 | roller: B | pending: spaces
      A side: new-york-city | at: 0 | build: red=2 pink=1 - - | todo: go
      B side: roaring-twenties | at: 9 | build: yellow=3 light-blue=1 - -
      """,
      "Ann Bob"),
  HEIST(
      """
      round: 9 | roller: B | pending: attack A
      A side: new-york-city | at: 4 | build: red=2 pink=1 - - | attacks: heist
      B side: roaring-twenties | at: 9 | build: yellow=3 light-blue=1 - -
      C side: unicorn-land | at: 2 | build: orange=1 brown=2 - -
      """,
      "Ann Bob Cleo"),
  SHUT_DOWN(
      """
      round: 9 | roller: B | pending: attack A
      A side: new-york-city | at: 4 | build: red=2 pink=1 - - | attacks: shut-down
      B side: roaring-twenties | at: 9 | build: yellow=3 light-blue=1 - -
      C side: unicorn-land | at: 2 | build: orange=1 brown=2 - -
      """,
      "Ann Bob Cleo"),
  /// Both set their dials in secret.
  DIALS(
      """
      round: 9 | roller: B | pending: dials A B
      A side: new-york-city | at: 4 | build: red=2 pink=1 - -
      B side: roaring-twenties | at: 9 | build: yellow=3 light-blue=1 - -
      """,
      "Ann Bob"),
  /// Which block is stolen.
  STEAL(
      """
      round: 9 | roller: B | pending: steal A B
      A side: new-york-city | at: 4 | build: red=2 pink=1 - -
      B side: roaring-twenties | at: 9 | build: yellow=3 light-blue=1 - -
      """,
      "Ann Bob"),
  /// Ann may hold up her shield.
  SHIELD(
      """
      round: 9 | roller: B | pending: shield B A red
      A side: new-york-city | at: 4 | build: red=2 pink=1 - - | tiles: shield
      B side: roaring-twenties | at: 9 | build: yellow=3 light-blue=1 - -
      """,
      "Ann Bob"),
  /// Ann may call everything of one colour in.
  MEGA(
      """
      round: 9 | roller: B | pending: mega A
      A side: new-york-city | at: 4 | marker: 4 | build: red=2 pink=1 - -
      B side: roaring-twenties | at: 9 | build: red=1 yellow=3 - -
      C side: unicorn-land | at: 2 | build: orange=1 red=2 - -
      """,
      "Ann Bob Cleo"),
  /// Ann has one block to go, and it lies before her.
  NEAR_THE_END(
      """
      round: 12 | roller: A | pending: spaces
      A side: new-york-city | at: 9 | build: red=3 pink=1 - - | todo: colour
      B side: roaring-twenties | at: 4 | build: yellow=2 light-blue=1 - -
      """,
      "Ann bot");

  private final String position;
  private final String names;

  GoPosition(String position, String names) {
    this.position = position;
    this.names = names;
  }

  @Override
  public String game() {
    return "go";
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
