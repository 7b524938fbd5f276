package games.magie.wire;

import games.magie.classic.Classic;
import games.magie.deal.Deal;
import games.magie.express.Express;
import games.magie.go.Go;
import games.magie.kernel.BadInput;
import games.magie.kernel.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/// The games that there are. A new game is one more line; or a jar on the class path that names its
/// game in `META-INF/services/games.magie.kernel.Game` and brings its message and rule files.
public final class Catalogue {
  private static final List<Game<?, ?, ?>> OURS =
      List.of(Classic.pocket(), Classic.brands(), new Express(), new Deal(), new Go());

  private static final List<Game<?, ?, ?>> GAMES = withOthers();

  /// The rule book of what holds at every table.
  public static final String TABLE_BOOK = "table";

  private Catalogue() {}

  private static List<Game<?, ?, ?>> withOthers() {
    var all = new ArrayList<Game<?, ?, ?>>(OURS);
    for (Game<?, ?, ?> other : ServiceLoader.load(Game.class, Catalogue.class.getClassLoader())) {
      if (all.stream().anyMatch(game -> game.id().equals(other.id()))) {
        throw new IllegalStateException("two games are called '" + other.id() + "'");
      }
      all.add(other);
    }
    return List.copyOf(all);
  }

  public static List<Game<?, ?, ?>> games() {
    return GAMES;
  }

  public static List<String> ids() {
    return GAMES.stream().<String>map(Game::id).toList();
  }

  public static Game<?, ?, ?> game(String id) {
    for (Game<?, ?, ?> game : GAMES) {
      if (game.id().equals(id)) {
        return game;
      }
    }
    throw new BadInput("no game '" + id + "': there are " + String.join(", ", ids()));
  }

  /// The name of the rule book by which a game is played; editions of one game share theirs.
  public static String bookOf(Game<?, ?, ?> game) {
    return game.book();
  }

  /// The rule book of this name, or of the game of this name.
  public static String book(String name) {
    boolean known = name.equals(TABLE_BOOK) || GAMES.stream().anyMatch(g -> g.book().equals(name));
    return known ? name : game(name).book();
  }
}
