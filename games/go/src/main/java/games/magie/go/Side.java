package games.magie.go;

/// The eight sides of the four mini boards. Which themes share a board is in no text: the pairing
/// and five of the names are ours. The colour of the board is the colour of its player's die and
/// marker; the side is a matter of taste.
public enum Side {
  NEW_YORK_CITY(Board.RED),
  HARBOR_TOWN(Board.RED),
  ROARING_TWENTIES(Board.YELLOW),
  DESERT_OASIS(Board.YELLOW),
  UNICORN_LAND(Board.GREEN),
  SNOW_PEAK(Board.GREEN),
  SPACE_STATION(Board.BLUE),
  DEEP_SEA(Board.BLUE);

  static final Side[] ALL = values();

  /// The four boards, by the colour of their corners.
  public enum Board {
    RED,
    YELLOW,
    GREEN,
    BLUE;

    private final String text = Texts.of(this);

    public String text() {
      return text;
    }

    /// The two sides of this board, as a mask.
    int sides() {
      return 0b11 << (2 * ordinal());
    }
  }

  private final Board board;
  private final String text = Texts.of(this);

  Side(Board board) {
    this.board = board;
  }

  public Board board() {
    return board;
  }

  public String text() {
    return text;
  }

  static Side parse(String text) {
    return Texts.parse(ALL, text, "board side");
  }
}
