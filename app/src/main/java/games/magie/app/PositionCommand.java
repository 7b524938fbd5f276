package games.magie.app;

import games.magie.kernel.Chance;
import games.magie.kernel.EvenDraw;
import games.magie.kernel.Game;
import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Attempt;
import games.magie.kernel.match.Match;
import games.magie.wire.Catalogue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `magie position`: a sample to begin a scenario with.
@Command(
    name = "position",
    mixinStandardHelpOptions = true,
    description = "Prints a sample position as a scenario that 'magie check' accepts.")
final class PositionCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "GAME", description = "For example express.")
  private String game = "";

  @Option(names = "--seed", defaultValue = "1", description = "Another seed, another position.")
  private int seed;

  @Option(
      names = "--moves",
      defaultValue = "12",
      description = "How many random moves lead to it (default: ${DEFAULT-VALUE}).")
  private int moves;

  @Override
  public void run() {
    spec.commandLine().getOut().println(sample(Catalogue.game(game)));
  }

  private <S extends State<S>, M extends Move, V extends View> String sample(Game<S, M, V> game) {
    int seats = game.fewestSeats();
    Chance chance = new Seeded(seed);
    Chance own = new Seeded(seed, 1);
    var match = Match.start(game, Settings.defaults(game.options()), seats, chance);
    var legal = new Moves<M>();
    for (int at = 0; at < moves && !game.rules().over(match.position()); at++) {
      int seat = legalOf(match, legal);
      if (legal.isEmpty()) {
        break;
      }
      M move = legal.get(own.draw(new EvenDraw("move", legal.size())));
      if (match.attempt(new Input.Played<>(seat, move), chance) instanceof Attempt.Ready<S> ready) {
        match.commit(ready);
      }
    }
    var text = new StringBuilder("format 1\n# A position of " + game.id() + "\ngame " + game.id());
    text.append("\nseats");
    for (int seat = 0; seat < seats; seat++) {
      text.append(' ').append(Seats.letter(seat));
    }
    text.append("\nposition\n").append(game.text(match.position()).indent(2));
    int seat = legalOf(match, legal);
    if (!legal.isEmpty()) {
      text.append("legal ").append(Seats.letter(seat)).append(": ");
      text.append(String.join(", ", legal.texts()));
    }
    return text.toString().stripTrailing();
  }

  /// Fills in the moves of the first awaited seat and returns it.
  private static <S extends State<S>, M extends Move, V extends View> int legalOf(
      Match<S, M, V> match, Moves<M> legal) {
    legal.clear();
    int awaited = match.game().rules().awaited(match.position());
    int seat = awaited == 0 ? 0 : Integer.numberOfTrailingZeros(awaited);
    match.game().rules().legal(match.position(), seat, legal);
    return seat;
  }
}
