package games.magie.lab.match;

import games.magie.kernel.Settings;
import games.magie.lab.Plan;
import org.jspecify.annotations.Nullable;

/// Two players and what they are compared by.
///
/// @param one plays every seat in turn among `field`
/// @param other what `one` is compared with: it plays the same deals from the same seats among
///   `field`. Without a field it sits on all the other seats itself, and `one` is compared with a
///   fair share
/// @param field who sits on the other seats, or null for `other`
/// @param deals at most this many; each is played once from every seat
/// @param sprt when to stop before that, or null for never
/// @param mostSteps a game longer than this counts as unfinished: nobody's win
public record MatchPlan(
    Settings settings,
    int seats,
    String one,
    String other,
    @Nullable String field,
    int deals,
    long seed,
    @Nullable Sprt sprt,
    int mostSteps) {
  public MatchPlan(
      Settings settings,
      int seats,
      String one,
      String other,
      @Nullable String field,
      int deals,
      long seed,
      @Nullable Sprt sprt) {
    this(settings, seats, one, other, field, deals, seed, sprt, Plan.MOST_STEPS);
  }
}
