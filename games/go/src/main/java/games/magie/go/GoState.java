package games.magie.go;

import games.magie.kernel.Seats;
import games.magie.kernel.State;
import java.util.Arrays;

/// The position: boards, tray, tiles, and what is being asked. Arrays of seats are indexed by seat;
/// arrays of a seat's colours or tiles by `seat * 8 + colour` and `seat * 4 + tile`. A colour that
/// does not lie on a board has square 0.
final class GoState implements State<GoState> {
  static final int SQUARES = 4;
  static final int COLOURS = Colour.ALL.length;
  static final int TILES = Tile.ALL.length;
  static final byte NONE = -1;

  /// A mask of the free Build squares: bit 0 is square 1.
  static final byte ALL_FREE = (1 << SQUARES) - 1;

  final GoOptions options;
  final int seats;

  Phase phase = Phase.BOARD;
  End end = End.NONE;
  int winners;
  int round = 1;
  int roller;

  /// Whom the phase is about: who chooses a board, attacks or may activate a Mega Shut Down.
  int actor;

  /// Who is robbed or shut down, and the colour that the Shut Down named.
  int target;

  int named;

  /// Masks of seats: who gave up; who has passed in the last tile window, or in the order of Mega
  /// Shut Downs.
  int left;

  int passed;

  /// Masks that follow from the arrays below, kept up to date with them because they are asked for
  /// at every step: seats that have something to do, have claimed, keep tiles, have attacks
  /// waiting, are in jail or have built a landmark; and colours that are in the tray.
  int busy;

  int claiming;
  int keeping;
  int attacking;
  int jailed;
  int built;
  int inTray = (1 << COLOURS) - 1;

  final byte[] side;
  final byte[] at;
  final byte[] marker;
  final Jail[] jail;
  final Todo[] todo;
  final byte[] claim;
  final byte[] claimSquare;
  final int[] attacks;
  final byte[] dial;

  final byte[] tray = new byte[COLOURS];
  final byte[] height;
  final byte[] square;
  final byte[] free;
  final byte[] blocks;

  /// The colours on a board, as a mask.
  final int[] stacked;

  final byte[] held;
  final byte[] tiles;
  final byte[] discards = new byte[TILES];
  final byte[] faceDown = new byte[TILES];

  /// How often each seat has answered, for [Moments].
  final int[] answers;

  /// What to draw from, made once.
  final Lots lots = new Lots(this);

  GoState(GoOptions options, int seats) {
    this.options = options;
    this.seats = seats;
    side = new byte[seats];
    at = new byte[seats];
    marker = new byte[seats];
    jail = new Jail[seats];
    todo = new Todo[seats];
    claim = new byte[seats];
    claimSquare = new byte[seats];
    attacks = new int[seats];
    dial = new byte[seats];
    height = new byte[seats * COLOURS];
    square = new byte[seats * COLOURS];
    free = new byte[seats];
    blocks = new byte[seats];
    stacked = new int[seats];
    held = new byte[seats * TILES];
    tiles = new byte[seats];
    answers = new int[seats];
    Arrays.fill(side, NONE);
    Arrays.fill(jail, Jail.FREE);
    Arrays.fill(todo, Todo.NONE);
    Arrays.fill(claim, NONE);
    Arrays.fill(dial, NONE);
    Arrays.fill(tray, (byte) Colour.BLOCKS);
    Arrays.fill(free, ALL_FREE);
    for (Tile tile : Tile.ALL) {
      faceDown[tile.ordinal()] = (byte) tile.copies();
    }
  }

  boolean plays(int seat) {
    return (left >> seat & 1) == 0;
  }

  boolean hasPassed(int seat) {
    return (passed >> seat & 1) != 0;
  }

  int playing() {
    return Seats.first(seats) & ~left;
  }

  /// The seat to the left, whether or not somebody still sits there.
  int after(int seat) {
    return seat + 1 == seats ? 0 : seat + 1;
  }

  Space space(int seat) {
    return options.layout().space(at[seat]);
  }

  // What is asked.

  void setTodo(int seat, Todo what) {
    todo[seat] = what;
    busy = what == Todo.NONE ? busy & ~Seats.mask(seat) : busy | Seats.mask(seat);
  }

  /// Colour [#NONE] for no claim.
  void setClaim(int seat, int colour, int on) {
    claim[seat] = (byte) colour;
    claimSquare[seat] = (byte) on;
    claiming = colour == NONE ? claiming & ~Seats.mask(seat) : claiming | Seats.mask(seat);
  }

  void addAttack(int seat, Attack attack) {
    attacks[seat] = Attack.queued(attacks[seat], attack);
    attacking |= Seats.mask(seat);
  }

  void dropAttack(int seat) {
    attacks[seat] = Attack.withoutFirst(attacks[seat]);
    if (attacks[seat] == 0) {
      attacking &= ~Seats.mask(seat);
    }
  }

  void setJail(int seat, Jail where) {
    jail[seat] = where;
    jailed = where == Jail.FREE ? jailed & ~Seats.mask(seat) : jailed | Seats.mask(seat);
  }

  // Blocks.

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

  /// Whether a block of this colour has a place on the board of a seat.
  boolean fits(int seat, int colour) {
    return free[seat] != 0 || (stacked[seat] >> colour & 1) != 0;
  }

  /// Whether a block of this colour can be taken from the tray and placed.
  boolean canTake(int seat, int colour) {
    return (takeable(seat) >> colour & 1) != 0;
  }

  /// The colours that can be taken from the tray and placed, as a mask.
  int takeable(int seat) {
    return free[seat] != 0 ? inTray : inTray & stacked[seat];
  }

  /// Adds a block to a board; where it comes from is the caller's business.
  void place(int seat, int colour, int on) {
    if (++height[seat * COLOURS + colour] >= Winning.LANDMARK) {
      built |= Seats.mask(seat);
    }
    square[seat * COLOURS + colour] = (byte) on;
    stacked[seat] |= 1 << colour;
    free[seat] &= (byte) ~(1 << (on - 1));
    blocks[seat]++;
  }

  /// Removes a block from a board; where it goes is the caller's business.
  void remove(int seat, int colour) {
    int index = seat * COLOURS + colour;
    blocks[seat]--;
    if (--height[index] == Winning.LANDMARK - 1) {
      built &= ~Seats.mask(seat);
    }
    if (height[index] == 0) {
      stacked[seat] &= ~(1 << colour);
      free[seat] |= (byte) (1 << (square[index] - 1));
      square[index] = 0;
    }
  }

  // Tiles.

  int held(int seat, Tile tile) {
    return held[seat * TILES + tile.ordinal()];
  }

  void keep(int seat, Tile tile) {
    held[seat * TILES + tile.ordinal()]++;
    tiles[seat]++;
    keeping |= Seats.mask(seat);
  }

  void giveUp(int seat, Tile tile) {
    held[seat * TILES + tile.ordinal()]--;
    if (--tiles[seat] == 0) {
      keeping &= ~Seats.mask(seat);
    }
  }

  boolean markerAtEnd(int seat) {
    return marker[seat] == options.tracker();
  }

  @Override
  public GoState copy() {
    var copy = new GoState(options, seats);
    copy.become(this);
    return copy;
  }

  @Override
  public void become(GoState other) {
    phase = other.phase;
    end = other.end;
    winners = other.winners;
    round = other.round;
    roller = other.roller;
    actor = other.actor;
    target = other.target;
    named = other.named;
    left = other.left;
    passed = other.passed;
    busy = other.busy;
    claiming = other.claiming;
    keeping = other.keeping;
    attacking = other.attacking;
    jailed = other.jailed;
    built = other.built;
    inTray = other.inTray;
    System.arraycopy(other.side, 0, side, 0, seats);
    System.arraycopy(other.at, 0, at, 0, seats);
    System.arraycopy(other.marker, 0, marker, 0, seats);
    System.arraycopy(other.jail, 0, jail, 0, seats);
    System.arraycopy(other.todo, 0, todo, 0, seats);
    System.arraycopy(other.claim, 0, claim, 0, seats);
    System.arraycopy(other.claimSquare, 0, claimSquare, 0, seats);
    System.arraycopy(other.attacks, 0, attacks, 0, seats);
    System.arraycopy(other.dial, 0, dial, 0, seats);
    System.arraycopy(other.tray, 0, tray, 0, COLOURS);
    System.arraycopy(other.height, 0, height, 0, height.length);
    System.arraycopy(other.square, 0, square, 0, square.length);
    System.arraycopy(other.free, 0, free, 0, seats);
    System.arraycopy(other.blocks, 0, blocks, 0, seats);
    System.arraycopy(other.stacked, 0, stacked, 0, seats);
    System.arraycopy(other.held, 0, held, 0, held.length);
    System.arraycopy(other.tiles, 0, tiles, 0, seats);
    System.arraycopy(other.discards, 0, discards, 0, TILES);
    System.arraycopy(other.faceDown, 0, faceDown, 0, TILES);
    System.arraycopy(other.answers, 0, answers, 0, seats);
  }
}
