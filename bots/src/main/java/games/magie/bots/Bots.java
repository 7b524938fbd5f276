package games.magie.bots;

import games.magie.bots.classic.EasyClassic;
import games.magie.bots.deal.EasyDeal;
import games.magie.bots.express.EasyExpress;
import games.magie.bots.go.EasyGo;
import games.magie.kernel.BadInput;
import games.magie.kernel.Bot;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.View;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/// All bots by game and name. A new one is one line in [#KNOWN].
public final class Bots {
  private static final String RANDOM = "random";

  private record Known(String game, String name, Supplier<Bot<?, ?>> maker) {}

  private static final List<Known> KNOWN =
      List.of(
          new Known("pocket", "easy", EasyClassic::new),
          new Known("brands", "easy", EasyClassic::new),
          new Known("express", "easy", EasyExpress::new),
          new Known("deal", "easy", EasyDeal::new),
          new Known("go", "easy", EasyGo::new));

  private Bots() {}

  /// A new bot; a bot serves one seat at a time.
  @SuppressWarnings("unchecked") // a bot of KNOWN stands beside the id of the game it plays
  public static <M extends Move, V extends View> Bot<M, V> bot(Game<?, M, V> game, String name) {
    if (name.equals(RANDOM)) {
      return new RandomBot<>();
    }
    for (Known known : KNOWN) {
      if (known.game().equals(game.id()) && known.name().equals(name)) {
        return (Bot<M, V>) known.maker().get();
      }
    }
    throw new BadInput(
        "no bot '%s' for %s: there are %s"
            .formatted(name, game.id(), String.join(", ", names(game.id()))));
  }

  /// The names of the bots that play a game.
  public static List<String> names(String gameId) {
    var names = new ArrayList<String>();
    names.add(RANDOM);
    for (Known known : KNOWN) {
      if (known.game().equals(gameId)) {
        names.add(known.name());
      }
    }
    return List.copyOf(names);
  }
}
