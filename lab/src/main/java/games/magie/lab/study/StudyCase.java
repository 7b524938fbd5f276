package games.magie.lab.study;

import games.magie.kernel.Game;
import games.magie.kernel.Settings;
import java.util.List;

/// One of the things that a study sets side by side.
///
/// @param label what tells it from the other cases
/// @param base the number of the case that it is compared with, or -1
public record StudyCase(
    String label, Game<?, ?, ?> game, Settings settings, List<String> bots, int base) {
  /// Not compared with another case.
  public static final int ALONE = -1;

  public StudyCase {
    bots = List.copyOf(bots);
  }

  public boolean compared() {
    return base != ALONE;
  }
}
