package games.magie.table.live;

import games.magie.table.TimeTerms;
import games.magie.table.Write;
import games.magie.table.live.SeatTime.Asking;
import games.magie.wire.protocol.ClockInfo;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import java.util.function.BiFunction;
import java.util.function.IntConsumer;
import java.util.function.LongSupplier;

/// The clocks by which the people at a table decide, one per seat. They count only while the server
/// runs and the table is not paused. Used under the table's lock only.
final class SeatClocks {
  /// So many decisions' time a bank may have on top.
  private static final int MOST_GRANTS = 10;

  private final TimeTerms terms;
  private final LongSupplier nanos;
  private final BiFunction<Duration, Runnable, Future<?>> timer;
  private final List<SeatTime> times = new ArrayList<>();
  private final List<Future<?>> alarms = new ArrayList<>();
  private List<Asking> asked = List.of();
  private boolean paused;

  SeatClocks(
      TimeTerms terms,
      int seats,
      LongSupplier nanos,
      BiFunction<Duration, Runnable, Future<?>> timer) {
    this.terms = terms;
    this.nanos = nanos;
    this.timer = timer;
    for (int seat = 0; seat < seats; seat++) {
      times.add(SeatTime.fresh(terms.bank()));
    }
  }

  /// As they stood when they were last kept; what happened since then costs nobody time.
  void restore(List<Write.SetTime> kept) {
    kept.forEach(each -> times.set(each.seat(), SeatTime.of(each)));
  }

  /// What is to be kept when the seats are asked this.
  List<Write> foreseen(String table, List<Asking> asked, boolean pausing) {
    var writes = new ArrayList<Write>();
    long now = nanos.getAsLong();
    for (int seat = 0; seat < asked.size(); seat++) {
      Write then = times.get(seat).asked(asked.get(seat), pausing, now, terms).kept(table, seat);
      if (!then.equals(times.get(seat).kept(table, seat))) {
        writes.add(then);
      }
    }
    return writes;
  }

  /// The seats are asked this from now on; `late` is told the seat whose time has run out.
  void set(List<Asking> questions, boolean pausing, IntConsumer late) {
    stop();
    asked = List.copyOf(questions);
    paused = pausing;
    long now = nanos.getAsLong();
    for (int each = 0; each < asked.size(); each++) {
      int seat = each;
      SeatTime time = times.get(seat).asked(asked.get(seat), pausing, now, terms);
      times.set(seat, time);
      if (time.runs()) {
        var left = Duration.ofNanos(Math.max(0, time.left(now, terms)));
        alarms.add(timer.apply(left, () -> late.accept(seat)));
      }
    }
  }

  /// Nothing is timed any more.
  void stop() {
    alarms.forEach(alarm -> alarm.cancel(false));
    alarms.clear();
    asked = List.of();
  }

  /// Whether the time of a seat is up, so that something is to be done for it.
  boolean isLate(int seat) {
    SeatTime time = times.get(seat);
    return time.expired() || (time.runs() && time.left(nanos.getAsLong(), terms) <= 0);
  }

  String label(int seat) {
    return times.get(seat).label();
  }

  void runOut(int seat) {
    times.set(seat, times.get(seat).ranOut());
  }

  /// Whether the bank of a seat has no room for more.
  boolean rich(int seat) {
    long most = terms.bank().plus(terms.decision().multipliedBy(MOST_GRANTS)).toNanos();
    return times.get(seat).bank() >= most;
  }

  /// One more decision's time for a seat, as it would be kept; [#grant] gives it.
  Write granted(String table, int seat) {
    return times.get(seat).granted(terms.decision()).kept(table, seat);
  }

  void grant(int seat) {
    times.set(seat, times.get(seat).granted(terms.decision()));
  }

  /// The clocks of the seats that are asked something.
  List<ClockInfo> infos() {
    long now = nanos.getAsLong();
    var infos = new ArrayList<ClockInfo>();
    for (int seat = 0; seat < asked.size(); seat++) {
      if (!asked.get(seat).label().isEmpty()) {
        infos.add(times.get(seat).info(seat, now, terms, paused));
      }
    }
    return infos;
  }
}
