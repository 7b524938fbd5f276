package games.magie.go;

import games.magie.kernel.Seats;
import games.magie.kernel.State;
import java.util.Arrays;

/// The position: blocks, tiles, tokens, and what is being asked. Arrays of seats are indexed by
/// seat, an array of a seat's tiles by `seat * 4 + tile`.
final class GoState extends Blocks implements State<GoState> {
  static final int TILES = Tile.ALL.length;
  static final byte NONE = -1;

  final GoOptions options;

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

  /// Masks of seats in jail: who was sent there in this round, and who skips it.
  int sentToJail;

  int skipping;

  /// Masks that follow from the rest, kept up to date with it because they are asked for at every
  /// step: seats that are awaited, have something to do, have claimed, keep tiles, have attacks
  /// waiting or have the marker at the end.
  int awaited = 1;

  int busy;
  int claiming;
  int keeping;
  int attacking;
  int marked;

  final byte[] side;
  final byte[] at;
  final byte[] marker;
  final Todo[] todo;
  final byte[] claim;
  final byte[] claimSquare;
  final int[] attacks;
  final byte[] dial;

  final byte[] held;
  final byte[] tiles;
  final byte[] discards = new byte[TILES];
  final byte[] faceDown = new byte[TILES];

  /// How often each seat has answered, for [Moments].
  final int[] answers;

  /// What to draw from, made once.
  final Lots lots = new Lots(this);

  GoState(GoOptions options, int seats) {
    super(seats);
    this.options = options;
    side = new byte[seats];
    at = new byte[seats];
    marker = new byte[seats];
    todo = new Todo[seats];
    claim = new byte[seats];
    claimSquare = new byte[seats];
    attacks = new int[seats];
    dial = new byte[seats];
    held = new byte[seats * TILES];
    tiles = new byte[seats];
    answers = new int[seats];
    Arrays.fill(side, NONE);
    Arrays.fill(todo, Todo.NONE);
    Arrays.fill(claim, NONE);
    Arrays.fill(dial, NONE);
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

  /// The first member of a mask that is not empty, clockwise from the roller.
  int first(int mask) {
    int past = roller + Integer.numberOfTrailingZeros((mask | mask << seats) >>> roller) - seats;
    return past + (past >> 31 & seats); // a branch here would be a coin toss
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

  Jail jail(int seat) {
    return (sentToJail >> seat & 1) != 0
        ? Jail.NEXT
        : (skipping >> seat & 1) != 0 ? Jail.SKIPS : Jail.FREE;
  }

  void setJail(int seat, Jail where) {
    int others = ~Seats.mask(seat);
    sentToJail = (sentToJail & others) | (where == Jail.NEXT ? Seats.mask(seat) : 0);
    skipping = (skipping & others) | (where == Jail.SKIPS ? Seats.mask(seat) : 0);
  }

  boolean markerAtEnd(int seat) {
    return (marked >> seat & 1) != 0;
  }

  void setMarker(int seat, int steps) {
    marker[seat] = (byte) steps;
    boolean atEnd = steps == options.tracker();
    marked = atEnd ? marked | Seats.mask(seat) : marked & ~Seats.mask(seat);
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

  @Override
  public GoState copy() {
    var copy = new GoState(options, seats);
    copy.become(this);
    return copy;
  }

  @Override
  public void become(GoState other) {
    becomeBlocks(other);
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
    sentToJail = other.sentToJail;
    skipping = other.skipping;
    awaited = other.awaited;
    busy = other.busy;
    claiming = other.claiming;
    keeping = other.keeping;
    attacking = other.attacking;
    marked = other.marked;
    System.arraycopy(other.side, 0, side, 0, seats);
    System.arraycopy(other.at, 0, at, 0, seats);
    System.arraycopy(other.marker, 0, marker, 0, seats);
    System.arraycopy(other.todo, 0, todo, 0, seats);
    System.arraycopy(other.claim, 0, claim, 0, seats);
    System.arraycopy(other.claimSquare, 0, claimSquare, 0, seats);
    System.arraycopy(other.attacks, 0, attacks, 0, seats);
    System.arraycopy(other.dial, 0, dial, 0, seats);
    System.arraycopy(other.held, 0, held, 0, held.length);
    System.arraycopy(other.tiles, 0, tiles, 0, seats);
    System.arraycopy(other.discards, 0, discards, 0, TILES);
    System.arraycopy(other.faceDown, 0, faceDown, 0, TILES);
    System.arraycopy(other.answers, 0, answers, 0, seats);
  }
}
