package games.magie.table;

import games.magie.kernel.Deadline;
import games.magie.wire.protocol.ClockInfo;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The clocks of one table. A clock goes on as long as it is the same one; it starts anew when the
/// server does, so that an outage costs nobody time.
final class Clocks {
  /// A deadline that holds, and what makes it the same one later: for a courtesy of the table the
  /// questions of its seats, for a clock of the rules the number they gave it.
  record Due(Deadline deadline, String question) {
    boolean same(Due other) {
      return deadline.label().equals(other.deadline.label()) && question.equals(other.question);
    }
  }

  private record Running(Due due, long ends, Future<?> alarm) {}

  private final BiFunction<Duration, Runnable, Future<?>> timer;
  private final Duration decision;
  private List<Running> running = List.of();

  /// The one that passed last: what is due under its name from now on is a new one.
  private @Nullable Running passed;

  /// @param timer runs a task after a while
  /// @param decision how long a decision may take, zero for as long as one likes
  Clocks(BiFunction<Duration, Runnable, Future<?>> timer, Duration decision) {
    this.timer = timer;
    this.decision = decision;
  }

  /// The deadlines that hold now; `alarm` is told the one that passed.
  void set(List<Due> dues, Consumer<Due> alarm) {
    var next = new ArrayList<Running>();
    for (Due due : dues) {
      Duration length =
          due.deadline.courtesy() ? decision : Duration.ofMillis(due.deadline.millis());
      if (length.isZero()) {
        continue;
      }
      Running before = find(due);
      next.add(
          before != null && !before.equals(passed)
              ? new Running(due, before.ends, before.alarm)
              : new Running(
                  due,
                  System.nanoTime() + length.toNanos(),
                  timer.apply(length, () -> alarm.accept(due))));
    }
    running.stream()
        .filter(r -> next.stream().noneMatch(n -> n.ends == r.ends && n.due.same(r.due)))
        .forEach(r -> r.alarm.cancel(false));
    running = next;
  }

  private @Nullable Running find(Due due) {
    return running.stream().filter(r -> r.due.same(due)).findFirst().orElse(null);
  }

  /// A deadline that passed, on the seats that it has by now; null if it holds no more.
  @Nullable Deadline passed(Due due) {
    Running still = find(due);
    passed = still;
    return still == null ? null : still.due.deadline;
  }

  List<ClockInfo> infos() {
    long now = System.nanoTime();
    return running.stream()
        .map(r ->
            new ClockInfo(
                r.due.deadline.label(),
                Masks.seats(r.due.deadline.seats()),
                Math.max(0, (r.ends - now) / 1_000_000)))
        .toList();
  }
}
