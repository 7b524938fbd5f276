package games.magie.table.live;

import games.magie.kernel.Deadline;
import games.magie.table.actions.Masks;
import games.magie.wire.protocol.ClockInfo;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/// The clocks that the rules of a game have themselves. A clock goes on as long as it is the same
/// one; it stands still while the table is paused, and starts anew when the server does, so that an
/// outage costs nobody time. Used under the table's lock only.
public final class RuleClocks {
  /// @param alarm null while it stands still
  /// @param left what was left when it was stopped
  private record Running(Deadline deadline, long ends, long left, @Nullable Future<?> alarm) {
    boolean is(Deadline other) {
      return deadline.label().equals(other.label()) && deadline.number() == other.number();
    }

    /// Whether it has the alarm of an older one.
    boolean goesOnFrom(Running old) {
      return is(old.deadline) && alarm != null && ends == old.ends;
    }

    void cancel() {
      if (alarm != null) {
        alarm.cancel(false);
      }
    }
  }

  private final LongSupplier nanos;
  private final BiFunction<Duration, Runnable, Future<?>> timer;
  private List<Running> running = List.of();

  /// The one that passed last: what is due under its name from now on is a new one.
  private @Nullable Running passed;

  /// @param timer runs a task after a while
  RuleClocks(LongSupplier nanos, BiFunction<Duration, Runnable, Future<?>> timer) {
    this.nanos = nanos;
    this.timer = timer;
  }

  /// The deadlines that hold now; `alarm` is told the one that passed.
  void set(List<Deadline> deadlines, boolean paused, Consumer<Deadline> alarm) {
    var next = new ArrayList<Running>();
    for (Deadline deadline : deadlines) {
      Running before = find(deadline);
      if (before == null || before.equals(passed)) {
        long length = Duration.ofMillis(deadline.millis()).toNanos();
        next.add(start(deadline, length, paused, alarm));
      } else if (before.alarm == null && !paused) {
        next.add(start(deadline, before.left, false, alarm));
      } else if (before.alarm != null && paused) {
        long left = Math.max(0, before.ends - nanos.getAsLong());
        next.add(new Running(deadline, 0, left, null));
      } else {
        next.add(new Running(deadline, before.ends, before.left, before.alarm));
      }
    }
    running.stream()
        .filter(old -> next.stream().noneMatch(each -> each.goesOnFrom(old)))
        .forEach(Running::cancel);
    running = next;
  }

  private Running start(Deadline deadline, long length, boolean paused, Consumer<Deadline> alarm) {
    if (paused) {
      return new Running(deadline, 0, length, null);
    }
    return new Running(
        deadline,
        nanos.getAsLong() + length,
        0,
        timer.apply(Duration.ofNanos(length), () -> alarm.accept(deadline)));
  }

  private @Nullable Running find(Deadline deadline) {
    return running.stream().filter(r -> r.is(deadline)).findFirst().orElse(null);
  }

  /// A deadline that passed, on the seats that it has by now; null if it holds no more.
  @Nullable Deadline passed(Deadline deadline) {
    Running still = find(deadline);
    if (still == null || still.alarm == null) {
      return null;
    }
    passed = still;
    return still.deadline;
  }

  List<ClockInfo> infos() {
    return running.stream().map(this::info).toList();
  }

  private ClockInfo info(Running r) {
    boolean stopped = r.alarm == null;
    long left = stopped ? r.left : Math.max(0, r.ends - nanos.getAsLong());
    return new ClockInfo(
        r.deadline.label(),
        Masks.seats(r.deadline.seats()),
        Duration.ofNanos(left).toMillis(),
        0,
        0,
        stopped);
  }
}
