package games.magie.kernel.match;

import games.magie.kernel.Seats;
import games.magie.kernel.chance.Drawn;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One line of a journal: what came in, what was drawn, what was told, and the digest of the
/// position after it. Texts only, so that a journal can be read by a program whose rules have
/// changed. Row 0 is the setting up.
///
/// @param events `audience clause event`, for example `* express.go go A 200`
/// @param position the text of the position after the row, in every fiftieth row, where the rules
///   change and where the game ends
public record Row(
    int number,
    String input,
    List<Drawn> draws,
    List<String> events,
    long digest,
    @Nullable String position) {
  /// How often a position is kept.
  public static final int POSITION_EVERY = 50;

  /// The input of row 0: the game was set up by its rules…
  public static final String START = "start";

  /// … or began in a given position, as scenarios do.
  public static final String GIVEN = "position";

  public Row {
    draws = List.copyOf(draws);
    events = List.copyOf(events);
  }

  /// An event as a row keeps it.
  static String text(Told told) {
    return Seats.letters(told.audience()) + " " + told.why().id() + " " + told.what().text();
  }
}
