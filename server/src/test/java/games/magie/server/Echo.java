package games.magie.server;

import games.magie.kernel.Chance;
import games.magie.kernel.Draw;
import games.magie.kernel.chance.Seeded;
import java.util.ArrayDeque;
import java.util.Deque;

/// Chance for two games that go side by side: whatever the first draws, the second draws too, as
/// long as it can.
public final class Echo {
  private final Seeded random;
  private final Deque<String> drawn = new ArrayDeque<>();
  private boolean strayed;

  public Echo(long seed) {
    this.random = new Seeded(seed);
  }

  public Chance first() {
    return from -> {
      int value = random.below(from.bound());
      drawn.add(from.text(value));
      return value;
    };
  }

  public Chance second() {
    return this::again;
  }

  private int again(Draw from) {
    String wanted = drawn.remove();
    for (int value = 0; value < from.bound(); value++) {
      if (from.text(value).equals(wanted)) {
        return value;
      }
    }
    strayed = true;
    return 0;
  }

  /// Whether the second could not draw the same since this was last asked.
  public boolean strayed() {
    boolean now = strayed || !drawn.isEmpty();
    strayed = false;
    drawn.clear();
    return now;
  }
}
