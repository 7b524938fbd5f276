package games.magie.go;

/// The two attacks that wait until all blocks are placed.
public enum Attack {
  HEIST,
  SHUT_DOWN;

  static final Attack[] ALL = values();

  private final String text = Texts.of(this);

  public String text() {
    return text;
  }

  static Attack parse(String text) {
    return Texts.parse(ALL, text, "attack");
  }

  /// A queue of attacks is an int, two bits each, the oldest lowest; 0 is none.
  static int queued(int queue, Attack next) {
    int at = 0;
    while ((queue >> at & 3) != 0) {
      at += 2;
    }
    return queue | (next.ordinal() + 1) << at;
  }

  /// The oldest of a queue that is not empty.
  static Attack first(int queue) {
    return ALL[(queue & 3) - 1];
  }

  static int count(int queue) {
    int count = 0;
    for (int rest = queue; rest != 0; rest = withoutFirst(rest)) {
      count++;
    }
    return count;
  }

  static int withoutFirst(int queue) {
    return queue >>> 2;
  }
}
