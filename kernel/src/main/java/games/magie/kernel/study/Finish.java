package games.magie.kernel.study;

import java.util.List;

/// How a game ended.
///
/// @param over false where it was given up as too long
/// @param ranks by seat, 1 is best and may be shared
/// @param turns how long it was, in the game's own unit
public record Finish(boolean over, List<Integer> ranks, int turns, int decisions) {
  public Finish {
    ranks = List.copyOf(ranks);
  }

  public int seats() {
    return ranks.size();
  }

  public boolean won(int seat) {
    return ranks.get(seat) == 1;
  }

  /// How many share the first place.
  public int winners() {
    return (int) ranks.stream().filter(rank -> rank == 1).count();
  }
}
