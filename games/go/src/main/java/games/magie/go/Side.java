package games.magie.go;

import games.magie.kernel.text.Named;
import java.util.List;

/// The eight sides of the four mini boards. Which themes share a board is in no text: the pairing
/// and five of the names are ours. The colour of the board is the colour of its player's die and
/// marker; the side is a matter of taste.
public enum Side implements Named {
  NEW_YORK_CITY(Board.RED),
  HARBOR_TOWN(Board.RED),
  ROARING_TWENTIES(Board.YELLOW),
  DESERT_OASIS(Board.YELLOW),
  UNICORN_LAND(Board.GREEN),
  SNOW_PEAK(Board.GREEN),
  SPACE_STATION(Board.BLUE),
  DEEP_SEA(Board.BLUE);

  public static final List<Side> ALL = List.of(values());

  /// The four boards, by the colour of their corners.
  public enum Board implements Named {
    RED,
    YELLOW,
    GREEN,
    BLUE;

    private final String text = Named.of(this);

    @Override
    public String text() {
      return text;
    }

    /// The two sides of this board, as a mask.
    public int sides() {
      return 0b11 << (2 * ordinal());
    }
  }

  private final Board board;
  private final String text = Named.of(this);

  Side(Board board) {
    this.board = board;
  }

  public Board board() {
    return board;
  }

  @Override
  public String text() {
    return text;
  }

  public static Side parse(String text) {
    return Named.parse(values(), text, "board side");
  }
}
