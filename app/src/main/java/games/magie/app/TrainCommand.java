package games.magie.app;

import games.magie.bots.Bots;
import games.magie.bots.search.Lesson;
import games.magie.kernel.BadInput;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.lab.train.Training;
import games.magie.wire.Catalogue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `magie train`: makes the files again that the players of a game have learned. The same arguments
/// give the same bytes.
@Command(
    name = "train",
    mixinStandardHelpOptions = true,
    description = "Learns what the bots of a game go by from games of a bot against itself.")
final class TrainCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "GAME", description = "For example deal.")
  private String game = "";

  @Option(
      names = "--seats",
      paramLabel = "N",
      description = "How many seats (default: the fewest of the game).")
  private int seats;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "12000",
      description = "How many games (default: ${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "The same seed gives the same bytes (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--commit",
      paramLabel = "HASH",
      description = "The commit that is noted in the head of the file.")
  private String commit = "";

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Where it is written (default: the standard output).")
  private @Nullable Path out;

  @Override
  public Integer call() throws IOException {
    if (games < 1) {
      throw new BadInput("--games " + games + ": there must be at least 1");
    }
    String text = train(Catalogue.game(game));
    if (out == null) {
      spec.commandLine().getOut().print(text);
      spec.commandLine().getOut().flush();
    } else {
      Files.writeString(out, text);
    }
    return 0;
  }

  private <S extends State<S>, M extends Move, V extends View> String train(Game<S, M, V> taught) {
    @Nullable Lesson<M, V> lesson = Bots.lesson(taught);
    if (lesson == null) {
      throw new BadInput("the bots of " + taught.id() + " learn nothing from games");
    }
    int table = seats == 0 ? taught.fewestSeats() : seats;
    var training = new Training<>(taught, lesson, Settings.defaults(taught.options()), table, seed);
    var progress = new ProgressBar(spec.commandLine().getErr(), games);
    String command =
        "magie train %s --seats %d --games %d --seed %d%s, rules %d"
            .formatted(
                taught.id(),
                table,
                games,
                seed,
                commit.isEmpty() ? "" : " --commit " + commit,
                taught.version());
    String text = training.run(games, List.of(command), progress::show);
    progress.clear();
    return text;
  }
}
