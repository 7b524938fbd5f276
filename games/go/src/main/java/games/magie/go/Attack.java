package games.magie.go;

import games.magie.kernel.text.Named;
import java.util.List;

/// The two attacks that wait until all blocks are placed.
public enum Attack implements Named {
  HEIST,
  SHUT_DOWN;

  public static final List<Attack> ALL = List.of(values());

  private final String text = Named.of(this);

  @Override
  public String text() {
    return text;
  }

  public static Attack parse(String text) {
    return Named.parse(values(), text, "attack");
  }

  /// A queue of attacks is an int, two bits each, the oldest lowest; 0 is none.
  public static int queued(int queue, Attack next) {
    int at = 0;
    while ((queue >> at & 3) != 0) {
      at += 2;
    }
    return queue | (next.ordinal() + 1) << at;
  }

  /// The oldest of a queue that is not empty.
  public static Attack first(int queue) {
    return ALL.get((queue & 3) - 1);
  }

  static int count(int queue) {
    int count = 0;
    for (int rest = queue; rest != 0; rest = withoutFirst(rest)) {
      count++;
    }
    return count;
  }

  public static int withoutFirst(int queue) {
    return queue >>> 2;
  }
}
