package games.magie.go.table;

import games.magie.go.Colour;
import games.magie.kernel.Seats;
import java.util.Arrays;

/// The blocks of a position: in the tray and on the boards. Arrays of seats are indexed by seat,
/// those of a seat's colours by `seat * 8 + colour`. A colour that does not lie on a board has
/// square 0.
abstract class Blocks {
  public static final int SQUARES = 4;
  public static final int COLOURS = Colour.ALL.size();
  static final int ALL_COLOURS = (1 << COLOURS) - 1;

  /// A mask of the free Build squares: bit 0 is square 1.
  public static final byte ALL_FREE = (1 << SQUARES) - 1;

  /// Blocks of one colour on one square that win.
  public static final int LANDMARK = 4;

  public final int seats;

  public final byte[] tray = new byte[COLOURS];
  public final byte[] height;
  final byte[] square;
  public final byte[] free;
  public final byte[] blocks;

  // Masks that follow from these arrays and are kept up to date with them.

  /// The colours in the tray.
  int inTray = ALL_COLOURS;

  /// The colours on a board.
  public final int[] stacked;

  /// The colours that have a place on a board.
  final int[] fitting;

  /// The seats that have blocks, and that have built a landmark.
  public int owners;

  public int built;

  Blocks(int seats) {
    this.seats = seats;
    height = new byte[seats * COLOURS];
    square = new byte[seats * COLOURS];
    free = new byte[seats];
    blocks = new byte[seats];
    stacked = new int[seats];
    fitting = new int[seats];
    Arrays.fill(tray, (byte) Colour.BLOCKS);
    Arrays.fill(free, ALL_FREE);
    Arrays.fill(fitting, ALL_COLOURS);
  }

  public int tray(Colour colour) {
    return tray[colour.ordinal()];
  }

  public void addToTray(Colour colour, int count) {
    int at = colour.ordinal();
    tray[at] += (byte) count;
    inTray = tray[at] > 0 ? inTray | colour.bit() : inTray & ~colour.bit();
  }

  public int height(int seat, Colour colour) {
    return height[index(seat, colour)];
  }

  /// The square where a colour is stacked, 0 for none.
  public int square(int seat, Colour colour) {
    return square[index(seat, colour)];
  }

  private static int index(int seat, Colour colour) {
    return seat * COLOURS + colour.ordinal();
  }

  /// The squares of a seat that take a block of this colour, as a mask: the one where it is
  /// stacked, or all that are free.
  public int squares(int seat, Colour colour) {
    int on = square(seat, colour);
    return on != 0 ? 1 << (on - 1) : free[seat];
  }

  /// The colours that can be taken from the tray and placed, as a mask.
  public int takeable(int seat) {
    return inTray & fitting[seat];
  }

  /// Adds a block to a board, on the square of this number; where it comes from is the caller's
  /// business.
  public void place(int seat, Colour colour, int number) {
    int index = index(seat, colour);
    if (++height[index] >= LANDMARK) {
      built |= Seats.mask(seat);
    }
    square[index] = (byte) number;
    stacked[seat] |= colour.bit();
    free[seat] &= (byte) ~(1 << (number - 1));
    fitting[seat] = free[seat] == 0 ? stacked[seat] : ALL_COLOURS;
    blocks[seat]++;
    owners |= Seats.mask(seat);
  }

  /// Removes a block from a board; where it goes is the caller's business.
  public void remove(int seat, Colour colour) {
    int index = index(seat, colour);
    if (--blocks[seat] == 0) {
      owners &= ~Seats.mask(seat);
    }
    if (--height[index] == LANDMARK - 1) {
      built &= ~Seats.mask(seat);
    }
    if (height[index] == 0) {
      stacked[seat] &= ~colour.bit();
      free[seat] |= (byte) (1 << (square[index] - 1));
      fitting[seat] = ALL_COLOURS;
      square[index] = 0;
    }
  }

  final void becomeBlocks(Blocks other) {
    inTray = other.inTray;
    owners = other.owners;
    built = other.built;
    System.arraycopy(other.tray, 0, tray, 0, COLOURS);
    System.arraycopy(other.height, 0, height, 0, height.length);
    System.arraycopy(other.square, 0, square, 0, square.length);
    System.arraycopy(other.free, 0, free, 0, seats);
    System.arraycopy(other.blocks, 0, blocks, 0, seats);
    System.arraycopy(other.stacked, 0, stacked, 0, seats);
    System.arraycopy(other.fitting, 0, fitting, 0, seats);
  }
}
