package games.magie.bots;

import games.magie.bots.classic.EasyClassic;
import games.magie.bots.classic.Trader;
import games.magie.bots.deal.DealBots;
import games.magie.bots.express.ExpressBots;
import games.magie.bots.go.GoBots;
import games.magie.bots.search.Lesson;
import games.magie.classic.Classic;
import games.magie.deal.Deal;
import games.magie.express.Express;
import games.magie.go.Go;
import games.magie.kernel.BadInput;
import games.magie.kernel.Bot;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.View;
import games.magie.kernel.mind.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// All players by game and name. A new one is one line in [#BUILT_IN].
///
/// Where an effort may be chosen it follows the name: `hard/2000`.
public final class Bots {
  /// More than this takes minutes for one decision.
  public static final int MOST_EFFORT = 10_000_000;

  private static final String RANDOM = "random";
  private static final String USUAL = "easy";

  private static final List<Known> BUILT_IN =
      List.of(
          Known.of(Classic.pocket(), "easy", () -> Player.of(new EasyClassic())),
          Known.of(Classic.brands(), "easy", () -> Player.of(new EasyClassic())),
          Known.of(Classic.pocket(), "medium", () -> Player.of(Trader.medium())),
          Known.of(Classic.brands(), "medium", () -> Player.of(Trader.medium())),
          Known.of(new Express(), "easy", ExpressBots::easy),
          Known.of(new Express(), "medium", ExpressBots::medium),
          Known.of(new Express(), "hard", ExpressBots::hard),
          Known.of(new Express(), "master", ExpressBots::master),
          Known.of(new Deal(), "easy", DealBots::easy),
          Known.of(new Deal(), "medium", DealBots::medium),
          Known.of(new Deal(), "hard", DealBots::hard),
          Known.of(new Deal(), "master", DealBots::master),
          Known.of(new Go(), "easy", GoBots::easy),
          Known.of(new Go(), "medium", GoBots::medium),
          Known.of(new Go(), "hard", GoBots::hard),
          Known.of(new Go(), "master", GoBots::master));

  private static final List<Known> KNOWN =
      Stream.concat(
              BUILT_IN.stream(),
              ServiceLoader.load(MoreBots.class, Bots.class.getClassLoader()).stream()
                  .flatMap(more -> more.get().bots().stream()))
          .toList();

  private static final Map<String, Lesson<?, ?>> LESSONS =
      Map.of(new Express().id(), ExpressBots.lesson(), new Deal().id(), DealBots.lesson());

  private Bots() {}

  /// A new bot; a bot serves one seat at a time.
  public static <M extends Move, V extends View> Bot<M, V> bot(Game<?, M, V> game, String name) {
    Bot<M, V> bot = player(game, name).bot();
    if (bot == null) {
      throw new BadInput("the bot '%s' of %s needs time to think".formatted(name, game.id()));
    }
    return bot;
  }

  /// A new player, with the effort that its name says or else its usual one.
  @SuppressWarnings("unchecked") // a player of KNOWN was made for the game beside it
  public static <M extends Move, V extends View> Player<M, V> player(
      Game<?, M, V> game, String word) {
    int slash = word.indexOf('/');
    String name = slash < 0 ? word : word.substring(0, slash);
    if (name.equals(RANDOM)) {
      return withEffort(Player.of(new RandomBot<>()), word, slash);
    }
    for (Known known : KNOWN) {
      if (known.game().equals(game.id()) && known.name().equals(name)) {
        return withEffort((Player<M, V>) known.maker().get(), word, slash);
      }
    }
    throw new BadInput(
        "no bot '%s' for %s: there are %s"
            .formatted(name, game.id(), String.join(", ", names(game.id()))));
  }

  private static <M extends Move, V extends View> Player<M, V> withEffort(
      Player<M, V> player, String word, int slash) {
    if (slash < 0) {
      return player;
    }
    if (player.thinker() == null) {
      throw new BadInput("'%s': this bot makes no effort that could be chosen".formatted(word));
    }
    return Player.of(player.thinker(), effort(word.substring(slash + 1)));
  }

  /// An effort that somebody wrote.
  public static int effort(String text) {
    if (!text.matches("[1-9][0-9]{0,7}") || Integer.parseInt(text) > MOST_EFFORT) {
      throw new BadInput(
          "effort '%s': it can be a number from 1 to %d".formatted(text, MOST_EFFORT));
    }
    return Integer.parseInt(text);
  }

  /// What a game's players have learned, or null where they need nothing.
  @SuppressWarnings("unchecked") // a lesson of LESSONS was made for the game beside it
  public static <M extends Move, V extends View> @Nullable Lesson<M, V> lesson(Game<?, M, V> game) {
    return (Lesson<M, V>) LESSONS.get(game.id());
  }

  /// The bot that plays where nobody has said which.
  public static String usual(String gameId) {
    return names(gameId).contains(USUAL) ? USUAL : RANDOM;
  }

  /// The names of the built-in bots that play a game.
  public static List<String> names(String gameId) {
    var names = new ArrayList<String>();
    names.add(RANDOM);
    for (Known known : BUILT_IN) {
      if (known.game().equals(gameId)) {
        names.add(known.name());
      }
    }
    return List.copyOf(names);
  }
}
