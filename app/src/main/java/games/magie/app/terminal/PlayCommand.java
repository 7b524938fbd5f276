package games.magie.app.terminal;

import games.magie.kernel.BadInput;
import games.magie.kernel.Chance;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Match;
import games.magie.wire.Catalogue;
import games.magie.wire.JournalFile;
import games.magie.wire.SavedGame;
import games.magie.wire.SavedGame.OnLeave;
import games.magie.wire.SavedGame.Player;
import games.magie.wire.SecretChance;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `magie play`: a game in the terminal.
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    description = "Plays a game in the terminal, with people who share it and with bots.")
public final class PlayCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "GAME",
      description = "For example express.")
  private @Nullable String game;

  @Option(
      names = "--seats",
      paramLabel = "WHO,WHO…",
      description = "Who plays: me, me:NAME or a bot, e.g. me,easy,me:Ann (default: me,easy).")
  private @Nullable String seats;

  @Option(
      names = "--names",
      paramLabel = "NAME,NAME…",
      description = "The names of the people, in the order of their seats.")
  private @Nullable String names;

  @Option(
      names = "--options",
      paramLabel = "\"NAME=VALUE …\"",
      description = "What differs from the rulebook, e.g. \"target=10000\".")
  private @Nullable String options;

  @Option(
      names = "--on-leave",
      paramLabel = "out|bot",
      description = "What becomes of a seat whose player gives up (default: out).")
  private @Nullable String onLeave;

  @Option(
      names = "--seed",
      description = "The same seed, the same dice; otherwise nobody knows them.")
  private @Nullable Long seed;

  @Mixin private Wording wording = new Wording();

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description = "Goes on with a saved game or a packed table.")
  private @Nullable String file;

  private @Nullable Terminal terminal;

  @Override
  public void run() {
    if (file != null) {
      if (game != null || seats != null || names != null || options != null || onLeave != null) {
        throw new BadInput("--resume takes the game, its seats and options from the file");
      }
      resume(Keeping.path(file));
      return;
    }
    if (game == null) {
      throw new BadInput(
          "which game? There are " + String.join(", ", Catalogue.ids()) + "; or --resume FILE");
    }
    start(Catalogue.game(game));
  }

  private <S extends State<S>, M extends Move, V extends View> void start(Game<S, M, V> game) {
    var settings = Settings.parse(game.options(), options == null ? "" : options);
    List<Player> players =
        Seating.parse(
            game, settings, seats == null ? "me,easy" : seats, names == null ? "" : names);
    var leaving = onLeave == null ? OnLeave.OUT : OnLeave.of(onLeave);
    Chance chance = chance(0);
    var match = Match.start(game, settings, players.size(), chance);
    sit(match, players, leaving, chance, null);
  }

  private void resume(Path path) {
    if (Unsealing.isPacked(path)) {
      SavedGame saved = new Unsealing(terminal()).load(path);
      resume(Catalogue.game(saved.journal().game()), saved, path, null);
    } else {
      SavedGame saved = JournalFile.load(path);
      resume(Catalogue.game(saved.journal().game()), saved, path, path);
    }
  }

  /// @param again where it is saved again, if nothing else is said
  private <S extends State<S>, M extends Move, V extends View> void resume(
      Game<S, M, V> game, SavedGame saved, Path path, @Nullable Path again) {
    Match<S, M, V> match = SavedMatch.of(game, saved, path);
    sit(match, saved.players(), saved.onLeave(), chance(0), again);
  }

  private <S extends State<S>, M extends Move, V extends View> void sit(
      Match<S, M, V> match,
      List<Player> players,
      OnLeave leaving,
      Chance chance,
      @Nullable Path path) {
    List<Chance> own =
        IntStream.range(0, players.size()).mapToObj(seat -> chance(seat + 1)).toList();
    IntFunction<Chance> ownOf = own::get;
    var table = new TerminalTable<>(match, players, leaving, chance, ownOf);
    new Session<>(table, terminal(), wording.of(match.game().id()), path).run();
  }

  /// One for all questions: what was typed ahead is with its reader.
  private Terminal terminal() {
    if (terminal == null) {
      terminal = Terminal.system(spec.commandLine().getOut());
    }
    return terminal;
  }

  /// Stream 0 is the game's, the others are the bots' own.
  private Chance chance(int stream) {
    return seed == null ? new SecretChance() : new Seeded(seed, stream);
  }
}
