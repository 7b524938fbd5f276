package games.magie.wire.protocol;

import games.magie.kernel.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A stretch of the log that a seat may read; `from` is the index of its first entry.
public record Log(int from, List<Entry> events) {
  public Log {
    events = List.copyOf(events);
  }

  /// @param text the event's canonical text, a code and its arguments
  /// @param event the event itself where it just happened, null in what is told again later
  public record Entry(String clause, String text, @Nullable Event event) {}
}
