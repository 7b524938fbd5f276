package games.magie.table;

import games.magie.kernel.Fields;
import games.magie.kernel.Match;
import games.magie.kernel.Move;
import games.magie.kernel.Row;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;

/// Whether the journal of a running game holds what not everybody may know.
final class Secrecy {
  private static final String PUBLIC = Seats.letters(Seats.EVERYBODY) + " ";

  private Secrecy() {}

  /// Something was told to some only, or a spectator is shown a question mark now.
  static <S extends State<S>, M extends Move, V extends View> boolean of(Match<S, M, V> match) {
    var seen = new Fields();
    match
        .game()
        .notation()
        .view(match.game().rules().view(match.position(), Seats.SPECTATOR), seen);
    return !seen.hidden().isEmpty() || match.rows().stream().anyMatch(Secrecy::whispers);
  }

  private static boolean whispers(Row row) {
    return row.events().stream().anyMatch(event -> !event.startsWith(PUBLIC));
  }
}
