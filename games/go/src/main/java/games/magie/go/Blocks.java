package games.magie.go;

import games.magie.kernel.Seats;
import java.util.Arrays;

/// The blocks of a position: in the tray and on the boards. Arrays of seats are indexed by seat,
/// those of a seat's colours by `seat * 8 + colour`. A colour that does not lie on a board has
/// square 0.
abstract class Blocks {
  static final int SQUARES = 4;
  static final int COLOURS = Colour.ALL.length;
  static final int ALL_COLOURS = (1 << COLOURS) - 1;

  /// A mask of the free Build squares: bit 0 is square 1.
  static final byte ALL_FREE = (1 << SQUARES) - 1;

  final int seats;

  final byte[] tray = new byte[COLOURS];
  final byte[] height;
  final byte[] square;
  final byte[] free;
  final byte[] blocks;

  // Masks that follow from these arrays and are kept up to date with them.

  /// The colours in the tray.
  int inTray = ALL_COLOURS;

  /// The colours on a board.
  final int[] stacked;

  /// The colours that have a place on a board.
  final int[] fitting;

  /// The seats that have blocks, and that have built a landmark.
  int owners;

  int built;

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

  void addToTray(int colour, int count) {
    tray[colour] += (byte) count;
    inTray = tray[colour] > 0 ? inTray | 1 << colour : inTray & ~(1 << colour);
  }

  int height(int seat, int colour) {
    return height[seat * COLOURS + colour];
  }

  /// The square where a colour is stacked, 0 for none.
  int square(int seat, int colour) {
    return square[seat * COLOURS + colour];
  }

  /// The squares of a seat that take a block of this colour, as a mask: the one where it is
  /// stacked, or all that are free.
  int squares(int seat, int colour) {
    int on = square(seat, colour);
    return on != 0 ? 1 << (on - 1) : free[seat];
  }

  /// The colours that can be taken from the tray and placed, as a mask.
  int takeable(int seat) {
    return inTray & fitting[seat];
  }

  /// Adds a block to a board; where it comes from is the caller's business.
  void place(int seat, int colour, int on) {
    if (++height[seat * COLOURS + colour] >= Winning.LANDMARK) {
      built |= Seats.mask(seat);
    }
    square[seat * COLOURS + colour] = (byte) on;
    stacked[seat] |= 1 << colour;
    free[seat] &= (byte) ~(1 << (on - 1));
    fitting[seat] = free[seat] == 0 ? stacked[seat] : ALL_COLOURS;
    blocks[seat]++;
    owners |= Seats.mask(seat);
  }

  /// Removes a block from a board; where it goes is the caller's business.
  void remove(int seat, int colour) {
    int index = seat * COLOURS + colour;
    if (--blocks[seat] == 0) {
      owners &= ~Seats.mask(seat);
    }
    if (--height[index] == Winning.LANDMARK - 1) {
      built &= ~Seats.mask(seat);
    }
    if (height[index] == 0) {
      stacked[seat] &= ~(1 << colour);
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
