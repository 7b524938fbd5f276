package games.magie.table.pack;

import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Match;
import games.magie.kernel.match.Row;
import games.magie.kernel.text.Fields;

/// Whether the journal of a running game holds what not everybody may know.
public final class Secrecy {
  private static final String PUBLIC = Seats.letters(Seats.EVERYBODY) + " ";

  private Secrecy() {}

  /// Something was told to some only, or a spectator is shown a question mark now.
  public static <S extends State<S>, M extends Move, V extends View> boolean of(
      Match<S, M, V> match) {
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
