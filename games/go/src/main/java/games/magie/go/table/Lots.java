package games.magie.go.table;

import games.magie.go.Image;
import games.magie.go.Side;
import games.magie.go.Tile;
import games.magie.kernel.Bits;
import games.magie.kernel.Draw;
import games.magie.kernel.EvenDraw;
import games.magie.kernel.Seats;

/// Everything that is drawn from: dice, the bag of face-down tiles, and lots among seats, sides and
/// images. One object per position, so that a draw allocates nothing; nothing here is part of the
/// position.
public final class Lots {
  /// The die of each side; both sides of a board have the same.
  public static final Die[] DICE = dice();

  public static final int DIE_FACES = 6;

  /// A dial that somebody else has to set.
  public static final Draw DIAL = new DialLot();

  /// For imagining: an even choice among so many tiles.
  public static final Draw[] IMAGINED = imagined();

  /// The face-down tiles. A tile is drawn when it is turned up and not before.
  public final Bag bag;

  private final Among among = new Among();

  Lots(GoState s) {
    this.bag = new Bag(s.faceDown);
  }

  /// A lot among the members of a mask of seats.
  public Among seats(int mask) {
    return among.of("grab", mask, false);
  }

  /// A lot among the members of a mask of sides.
  public Among sides(int mask) {
    return among.of("side", mask, true);
  }

  public static int sum(byte[] counts) {
    int sum = 0;
    for (byte count : counts) {
      sum += count;
    }
    return sum;
  }

  /// The kind of the `nth` tile of a bag.
  public static int kind(byte[] counts, int nth) {
    int rest = nth;
    int kind = 0;
    while (rest >= counts[kind]) {
      rest -= counts[kind++];
    }
    return kind;
  }

  private static Die[] dice() {
    var dice = new Die[Side.ALL.size()];
    for (Side side : Side.ALL) {
      dice[side.ordinal()] = new Die(side.board().text());
    }
    return dice;
  }

  private static Draw[] imagined() {
    var lots = new Draw[Tile.COUNT + 1];
    for (int bound = 0; bound <= Tile.COUNT; bound++) {
      lots[bound] = new EvenDraw("imagined", bound);
    }
    return lots;
  }

  record Die(String label) implements Draw {
    @Override
    public int bound() {
      return DIE_FACES;
    }

    @Override
    public String text(int value) {
      return String.valueOf(value + 1);
    }
  }

  private record DialLot() implements Draw {
    @Override
    public String label() {
      return "dial";
    }

    @Override
    public int bound() {
      return Image.ALL.size();
    }

    @Override
    public String text(int value) {
      return Image.ALL.get(value).text();
    }
  }

  static final class Bag implements Draw {
    private final byte[] faceDown;

    Bag(byte[] faceDown) {
      this.faceDown = faceDown;
    }

    @Override
    public String label() {
      return "tile";
    }

    @Override
    public int bound() {
      return Lots.sum(faceDown);
    }

    @Override
    public String text(int value) {
      return Tile.ALL.get(kind(faceDown, value)).text();
    }
  }

  static final class Among implements Draw {
    private String label = "";
    private int mask;
    private boolean sides;

    Among of(String newLabel, int newMask, boolean ofSides) {
      label = newLabel;
      mask = newMask;
      sides = ofSides;
      return this;
    }

    @Override
    public String label() {
      return label;
    }

    @Override
    public int bound() {
      return Integer.bitCount(mask);
    }

    @Override
    public String text(int value) {
      int member = Bits.nth(mask, value);
      return sides ? Side.ALL.get(member).text() : Seats.letter(member);
    }
  }
}
