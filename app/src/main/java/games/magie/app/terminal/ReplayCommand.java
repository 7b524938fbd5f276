package games.magie.app.terminal;

import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Match;
import games.magie.kernel.match.Row;
import games.magie.kernel.terminal.Lines;
import games.magie.wire.Catalogue;
import games.magie.wire.JournalFile;
import games.magie.wire.Messages;
import games.magie.wire.SavedGame;
import games.magie.wire.SavedGame.Player;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `magie replay`: a saved game, verified and told row by row.
@Command(
    name = "replay",
    mixinStandardHelpOptions = true,
    description = "Verifies a saved game (its hashes, then every row by the rules) and tells it.")
public final class ReplayCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "A file that 'save' wrote.")
  private String file = "";

  @Option(names = "--quiet", description = "Says only whether the file is sound.")
  private boolean quiet;

  @Mixin private Wording wording = new Wording();

  @Override
  public void run() {
    Path path = Keeping.path(file);
    SavedGame saved = JournalFile.load(path);
    replay(Catalogue.game(saved.journal().game()), saved, path);
  }

  private <S extends State<S>, M extends Move, V extends View> void replay(
      Game<S, M, V> game, SavedGame saved, Path path) {
    Match<S, M, V> match = SavedMatch.review(game, saved, path);
    PrintWriter out = spec.commandLine().getOut();
    if (!quiet) {
      tell(saved, out);
    }
    boolean over = game.rules().over(match.position());
    out.printf(
        "%s: sound, %s with %d seats, %d rows, %s%n",
        path,
        game.id(),
        match.seats(),
        saved.journal().rows().size(),
        !match.showsLast()
            ? "from row %d on told as it was stored, the rules of today cannot play it"
                .formatted(match.shown() + 1)
            : over ? "played to its end" : "not over yet");
  }

  private void tell(SavedGame saved, PrintWriter out) {
    Messages messages = wording.of(saved.journal().game());
    List<String> names = saved.players().stream().map(Player::name).toList();
    for (Row row : saved.journal().rows()) {
      out.printf("%4d  %s%n", row.number(), row.input());
      for (String event : row.events()) {
        String clause = event.split(" ", 3)[1];
        for (String line :
            Lines.wrap(messages.rowEvent(event, names) + " [" + clause + "]", " ".repeat(6))) {
          out.println(line);
        }
      }
    }
  }
}
