package games.magie.go;

import games.magie.go.table.Jail;
import games.magie.go.table.Phase;
import games.magie.go.table.Todo;
import games.magie.kernel.text.WordOf;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A view as a record, for everything outside the JVM. `?` stands for what this seat may not know.
///
/// @param phase `board`, `before`, `spaces`, `window`, `attack`, `dials`, `steal`, `shield`, `mega`
///   or `over`
/// @param actor who chooses a board, attacks or may activate a Mega Shut Down, -1 for nobody
/// @param target who is robbed or shut down, -1 for nobody
/// @param named the colour that a running Shut Down named
/// @param awaited the seats the game waits for
/// @param tracker steps from Start to the end
/// @param faceDown the tiles that lie face down
public record GoPicture(
    @WordOf(Phase.class) String phase,
    int round,
    int roller,
    int actor,
    int target,
    @Nullable @WordOf(Colour.class) String named,
    List<Integer> awaited,
    int tracker,
    List<@WordOf(Space.class) String> spaces,
    List<Stack> tray,
    List<@WordOf(value = Tile.class, or = "?") String> faceDown,
    List<@WordOf(Tile.class) String> discards,
    List<Player> players) {
  public GoPicture {
    awaited = List.copyOf(awaited);
    spaces = List.copyOf(spaces);
    tray = List.copyOf(tray);
    faceDown = List.copyOf(faceDown);
    discards = List.copyOf(discards);
    players = List.copyOf(players);
  }

  /// Blocks of one colour; an empty Build square has the colour `-`.
  public record Stack(@WordOf(value = Colour.class, or = "-") String colour, int height) {}

  /// @param side the side of the board, `-` before one is chosen
  /// @param board the colour of the board, the die and the marker
  /// @param at the space, 0 is GO
  /// @param jail `-`, `next` (the next round is skipped) or `skips`
  /// @param todo what the own space asks: `-`, `colour`, `go`, `bag` or `button`
  /// @param claim the colour that is claimed and not decided, `-` for none
  /// @param attacks those that wait, the next one first
  /// @param dial `-`, `?` or the image
  /// @param rank 1 is best, 0 while the game goes on
  public record Player(
      @WordOf(value = Side.class, or = "-") String side,
      @WordOf(value = Side.Board.class, or = "-") String board,
      int at,
      int marker,
      @WordOf(Jail.class) String jail,
      List<Stack> build,
      int blocks,
      List<@WordOf(value = Tile.class, or = "?") String> tiles,
      @WordOf(Todo.class) String todo,
      @WordOf(value = Colour.class, or = "-") String claim,
      boolean passed,
      List<@WordOf(Attack.class) String> attacks,
      @WordOf(
              value = Image.class,
              or = {"-", "?"})
          String dial,
      boolean left,
      int rank) {
    public Player {
      build = List.copyOf(build);
      tiles = List.copyOf(tiles);
      attacks = List.copyOf(attacks);
    }
  }
}
