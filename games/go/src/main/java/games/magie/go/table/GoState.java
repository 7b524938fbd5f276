package games.magie.go.table;

import games.magie.go.Attack;
import games.magie.go.Colour;
import games.magie.go.GoOptions;
import games.magie.go.Image;
import games.magie.go.Space;
import games.magie.go.Tile;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// The position: blocks, tiles, tokens, and what is being asked. Arrays of seats are indexed by
/// seat, an array of a seat's tiles by `seat * 4 + tile`.
public final class GoState extends Blocks implements State<GoState> {
  public static final int TILES = Tile.ALL.size();
  public static final byte NONE = -1;

  public final GoOptions options;
  public final Track track;

  public Phase phase = Phase.BOARD;
  public End end = End.NONE;
  public int winners;
  public int round = 1;
  public int roller;

  /// Whom the phase is about: who chooses a board, attacks or may activate a Mega Shut Down.
  public int actor;

  /// Who is robbed or shut down, and the colour that the Shut Down named.
  public int target;

  public Colour named = Colour.BROWN;

  /// Masks of seats: who gave up; who has passed in the last tile window, or in the order of Mega
  /// Shut Downs.
  public int left;

  public int passed;

  /// Masks of seats in jail: who was sent there in this round, and who skips it.
  public int sentToJail;

  public int skipping;

  /// Masks that follow from the rest, kept up to date with it because they are asked for at every
  /// step: seats that are awaited, have something to do, have claimed, keep tiles, have attacks
  /// waiting or have the marker at the end.
  public int awaited = 1;

  public int busy;
  public int claiming;
  public int keeping;
  public int attacking;
  public int marked;

  public final byte[] side;
  public final byte[] at;
  public final byte[] marker;
  public final Todo[] todo;
  public final byte[] claim;
  public final byte[] claimSquare;
  public final int[] attacks;
  public final byte[] dial;

  public final byte[] held;
  public final byte[] tiles;
  public final byte[] discards = new byte[TILES];
  public final byte[] faceDown = new byte[TILES];

  /// How often each seat has answered, for [Moments].
  public final int[] answers;

  /// What to draw from, made once.
  public final Lots lots = new Lots(this);

  public GoState(GoOptions options, int seats) {
    super(seats);
    this.options = options;
    this.track = Track.of(options.layout());
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

  public boolean plays(int seat) {
    return (left >> seat & 1) == 0;
  }

  public boolean hasPassed(int seat) {
    return (passed >> seat & 1) != 0;
  }

  public int playing() {
    return Seats.first(seats) & ~left;
  }

  /// The seat to the left, whether or not somebody still sits there.
  public int after(int seat) {
    return seat + 1 == seats ? 0 : seat + 1;
  }

  /// The first member of a mask that is not empty, clockwise from the roller.
  public int first(int mask) {
    int past = roller + Integer.numberOfTrailingZeros((mask | mask << seats) >>> roller) - seats;
    return past + (past >> 31 & seats); // a branch here would be a coin toss
  }

  public Space space(int seat) {
    return track.space(at[seat]);
  }

  // What is asked.

  public void setTodo(int seat, Todo what) {
    todo[seat] = what;
    busy = what == Todo.NONE ? busy & ~Seats.mask(seat) : busy | Seats.mask(seat);
  }

  public void setClaim(int seat, Colour colour, int square) {
    claim[seat] = (byte) colour.ordinal();
    claimSquare[seat] = (byte) square;
    claiming |= Seats.mask(seat);
  }

  public void dropClaim(int seat) {
    claim[seat] = NONE;
    claimSquare[seat] = 0;
    claiming &= ~Seats.mask(seat);
  }

  /// What a seat has claimed; null for nothing.
  public @Nullable Colour claim(int seat) {
    return claim[seat] == NONE ? null : Colour.ALL.get(claim[seat]);
  }

  /// What a seat's dial shows; null before it is set.
  public @Nullable Image dial(int seat) {
    return dial[seat] == NONE ? null : Image.ALL.get(dial[seat]);
  }

  public void setDial(int seat, Image image) {
    dial[seat] = (byte) image.ordinal();
  }

  public void addAttack(int seat, Attack attack) {
    attacks[seat] = Attack.queued(attacks[seat], attack);
    attacking |= Seats.mask(seat);
  }

  public void dropAttack(int seat) {
    attacks[seat] = Attack.withoutFirst(attacks[seat]);
    if (attacks[seat] == 0) {
      attacking &= ~Seats.mask(seat);
    }
  }

  public Jail jail(int seat) {
    return (sentToJail >> seat & 1) != 0
        ? Jail.NEXT
        : (skipping >> seat & 1) != 0 ? Jail.SKIPS : Jail.FREE;
  }

  public void setJail(int seat, Jail where) {
    int others = ~Seats.mask(seat);
    sentToJail = (sentToJail & others) | (where == Jail.NEXT ? Seats.mask(seat) : 0);
    skipping = (skipping & others) | (where == Jail.SKIPS ? Seats.mask(seat) : 0);
  }

  public boolean markerAtEnd(int seat) {
    return (marked >> seat & 1) != 0;
  }

  public void setMarker(int seat, int steps) {
    marker[seat] = (byte) steps;
    boolean atEnd = steps == options.tracker();
    marked = atEnd ? marked | Seats.mask(seat) : marked & ~Seats.mask(seat);
  }

  // Tiles.

  public int held(int seat, Tile tile) {
    return held[seat * TILES + tile.ordinal()];
  }

  public void keep(int seat, Tile tile) {
    held[seat * TILES + tile.ordinal()]++;
    tiles[seat]++;
    keeping |= Seats.mask(seat);
  }

  public void giveUp(int seat, Tile tile) {
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
