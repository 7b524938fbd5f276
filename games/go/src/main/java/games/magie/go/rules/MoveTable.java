package games.magie.go.rules;

import games.magie.go.Attack;
import games.magie.go.Colour;
import games.magie.go.Go;
import games.magie.go.GoMove;
import games.magie.go.GoMove.ButtonChoose;
import games.magie.go.GoMove.ButtonTake;
import games.magie.go.GoMove.Choose;
import games.magie.go.GoMove.Dial;
import games.magie.go.GoMove.Heist;
import games.magie.go.GoMove.Mega;
import games.magie.go.GoMove.ShutDown;
import games.magie.go.GoMove.Steal;
import games.magie.go.GoMove.Take;
import games.magie.go.Image;
import games.magie.go.Side;
import games.magie.go.table.GoState;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Every move of the game, made once.
public final class MoveTable {
  public static final GoMove.Board RANDOM_BOARD = new GoMove.Board(null);
  public static final GoMove.Roll ROLL = new GoMove.Roll();
  public static final GoMove.Tycoon TYCOON = new GoMove.Tycoon();
  public static final GoMove.Pass PASS = new GoMove.Pass();

  /// What a window offers without a GO button: 1 for the Tycoon, 2 to pass, 3 for both.
  static final GoMove[][] TYCOON_PASS = {{}, {TYCOON}, {PASS}, {TYCOON, PASS}};

  public static final GoMove.Shield SHIELD = new GoMove.Shield();
  public static final GoMove.Accept ACCEPT = new GoMove.Accept();

  static final GoMove.Board[] BOARD = new GoMove.Board[Side.ALL.size()];
  static final Choose[] CHOOSE = new Choose[Attack.ALL.size()];
  static final ButtonChoose[] BUTTON_CHOOSE = new ButtonChoose[Attack.ALL.size()];
  static final Dial[] DIAL = new Dial[Image.ALL.size()];

  /// Bank Heists of each mask of targets, and to pass.
  static final GoMove[][] HEISTS = new GoMove[1 << Go.MOST_SEATS][];

  static final Mega[] MEGA = new Mega[Colour.ALL.size()];
  static final ShutDown[][] SHUT_DOWN = new ShutDown[Go.MOST_SEATS][Colour.ALL.size()];

  /// By colour, then by the mask of squares that take it: a move for each. Without a square a block
  /// is stolen for the tray.
  static final GoMove[][][] TAKE = rows(Take::new);

  static final GoMove[][][] BUTTON_TAKE = rows(ButtonTake::new);
  static final GoMove[][][] STEAL = rows(Steal::new);

  static {
    for (Side side : Side.ALL) {
      BOARD[side.ordinal()] = new GoMove.Board(side);
    }
    for (Attack attack : Attack.ALL) {
      CHOOSE[attack.ordinal()] = new Choose(attack);
      BUTTON_CHOOSE[attack.ordinal()] = new ButtonChoose(attack);
    }
    for (Image image : Image.ALL) {
      DIAL[image.ordinal()] = new Dial(image);
    }
    for (Colour colour : Colour.ALL) {
      int at = colour.ordinal();
      MEGA[at] = new Mega(colour);
      STEAL[at][0] = new GoMove[] {new Steal(colour, 0)};
    }
    for (int targets = 0; targets < HEISTS.length; targets++) {
      HEISTS[targets] = heists(targets);
    }
    for (int seat = 0; seat < Go.MOST_SEATS; seat++) {
      for (Colour colour : Colour.ALL) {
        SHUT_DOWN[seat][colour.ordinal()] = new ShutDown(seat, colour);
      }
    }
  }

  private MoveTable() {}

  private static GoMove[][][] rows(BiFunction<Colour, Integer, GoMove> move) {
    var rows = new GoMove[Colour.ALL.size()][1 << GoState.SQUARES][];
    for (Colour colour : Colour.ALL) {
      for (int squares = 0; squares <= GoState.ALL_FREE; squares++) {
        rows[colour.ordinal()][squares] =
            members(squares, square -> move.apply(colour, square + 1)).toArray(GoMove[]::new);
      }
    }
    return rows;
  }

  private static GoMove[] heists(int targets) {
    return Stream.concat(members(targets, Heist::new), Stream.of(PASS)).toArray(GoMove[]::new);
  }

  /// A move for each member of a mask.
  private static Stream<GoMove> members(int mask, IntFunction<GoMove> move) {
    return IntStream.range(0, Integer.SIZE).filter(at -> (mask >> at & 1) != 0).mapToObj(move);
  }
}
