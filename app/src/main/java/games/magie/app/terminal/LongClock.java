package games.magie.app.terminal;

import games.magie.kernel.Deadline;
import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.State;
import games.magie.kernel.View;
import java.util.ArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/// A clock of the rules that lasts a minute or more, such as the minutes of a speedy game. Clocks
/// of seconds are for tables at which everybody has a screen of their own.
final class LongClock<S extends State<S>, M extends Move, V extends View> {
  private static final int MINUTE = 60_000;

  private final TerminalTable<S, M, V> table;
  private final LongSupplier nanos;
  private @Nullable Deadline running;
  private long since;

  /// @param nanos the time, from anywhere
  LongClock(TerminalTable<S, M, V> table, LongSupplier nanos) {
    this.table = table;
    this.nanos = nanos;
  }

  /// What a clock that has run out by now puts into the game, or null.
  @Nullable Input<M> passed() {
    Deadline now = now();
    if (now == null || !now.equals(running)) {
      running = now;
      since = nanos.getAsLong();
      return null;
    }
    if (nanos.getAsLong() - since < TimeUnit.MILLISECONDS.toNanos(now.millis())) {
      return null;
    }
    // The next one began when this one ended, not when somebody looked.
    since += TimeUnit.MILLISECONDS.toNanos(now.millis());
    running = new Deadline(now.label(), now.seats(), now.millis(), now.number() + 1);
    return new Input.TimeUp<>(now.label(), now.seats());
  }

  private @Nullable Deadline now() {
    var clocks = new ArrayList<Deadline>();
    table.game().rules().deadlines(table.match().position(), clocks);
    return clocks.stream().filter(clock -> clock.millis() >= MINUTE).findFirst().orElse(null);
  }
}
