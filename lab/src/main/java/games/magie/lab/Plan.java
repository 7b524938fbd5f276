package games.magie.lab;

import games.magie.kernel.Settings;
import java.util.List;

/// What to simulate.
///
/// @param bots the name of the bot on each seat
/// @param mostSteps a game longer than this counts as unfinished
public record Plan(Settings settings, List<String> bots, int games, long seed, int mostSteps) {
  /// No game that is played to win comes near it; a game of random moves may.
  public static final int MOST_STEPS = 100_000;

  public Plan {
    bots = List.copyOf(bots);
  }

  public Plan(Settings settings, List<String> bots, int games, long seed) {
    this(settings, bots, games, seed, MOST_STEPS);
  }
}
