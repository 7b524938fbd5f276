package games.magie.wire.scenario;

import games.magie.kernel.BadInput;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Replayed;
import games.magie.kernel.match.Attempt;
import games.magie.kernel.match.Inputs;
import games.magie.kernel.match.Match;
import games.magie.kernel.match.Row;
import games.magie.kernel.text.Fields;
import java.util.List;

/// A game that was saved in both ways, as the text of its position and as its journal, and loaded
/// again. What the text gave then follows every further act beside the game itself.
final class Reread<S extends State<S>, M extends Move, V extends View> {
  private final Match<S, M, V> resumed;
  private final Match<S, M, V> fromText;

  Reread(Match<S, M, V> match) {
    Game<S, M, V> game = match.game();
    String written = game.text(match.position());
    try {
      S read =
          game.notation()
              .position(match.settings(), match.seats(), Fields.parse(written, match.seats()));
      fromText = Match.from(game, match.settings(), match.seats(), read);
      resumed = Match.resume(game, match.journal());
    } catch (BadInput e) {
      throw new Unmet("what was saved can be loaded", String.valueOf(e.getMessage()));
    }
    for (Match<S, M, V> loaded : List.of(fromText, resumed)) {
      for (int seat = Seats.SPECTATOR; seat < match.seats(); seat++) {
        same(seen(match, seat), seen(loaded, seat));
      }
      same(written, game.text(loaded.position()));
    }
  }

  private static <S extends State<S>, M extends Move, V extends View> String seen(
      Match<S, M, V> match, int seat) {
    var moves = new Moves<M>();
    if (seat != Seats.SPECTATOR) {
      match.game().rules().legal(match.position(), seat, moves);
    }
    return match.game().text(match.position(), seat) + "\nlegal: " + moves.texts();
  }

  private static void same(String saved, String loaded) {
    List<String> changed = Expectations.changes(saved, loaded);
    if (!changed.isEmpty()) {
      throw new Unmet(changed);
    }
  }

  /// The game as its journal gives it.
  Match<S, M, V> resumed() {
    return resumed;
  }

  /// Plays a row on the position that was read. False where it cannot go along: a position alone
  /// knows no earlier one to go back to.
  boolean follow(Row row) {
    if (row.input().startsWith("back ")) {
      return false;
    }
    Game<S, M, V> game = fromText.game();
    var input = Inputs.parse(game, fromText.position(), fromText.seats(), row.input());
    if (fromText.attempt(input, new Replayed(row.draws())) instanceof Attempt.Ready<S> ready
        && ready.row().digest() == row.digest()
        && ready.row().events().equals(row.events())) {
      fromText.commit(ready);
      return true;
    }
    throw new Unmet(
        "the loaded position goes on like the saved one", "'" + row.input() + "' differs");
  }
}
