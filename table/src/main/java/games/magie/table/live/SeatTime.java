package games.magie.table.live;

import games.magie.table.TimeTerms;
import games.magie.table.Write;
import games.magie.wire.protocol.ClockInfo;
import java.time.Duration;
import java.util.List;

/// The time of one seat: its question, what it has used for it, and its bank. What the bank has to
/// give or gets back is settled when the question has changed; while others decide the clock stands
/// still and goes on when the same question is back. All times in nanoseconds.
///
/// @param label of the clock that the question had, empty if it had none yet
/// @param moment tells the question from others
/// @param spent what was used until it was last stopped
/// @param since when it began to run, or [#STOPPED]
/// @param expired whether its time ran out: what is asked now is a new question in any case
record SeatTime(String label, int moment, long spent, long since, long bank, boolean expired) {
  static final long STOPPED = Long.MIN_VALUE;

  /// Of the time that a quick player has left so much goes into the bank.
  private static final int REFILL_PERCENT = 50;

  /// What a seat is asked: without a label it is not timed now.
  record Asking(int moment, String label) {}

  static SeatTime fresh(Duration bank) {
    return new SeatTime("", 0, 0, STOPPED, bank.toNanos(), false);
  }

  boolean runs() {
    return since != STOPPED;
  }

  long used(long now) {
    return runs() ? spent + now - since : spent;
  }

  /// What is left before the time is up.
  long left(long now, TimeTerms terms) {
    return terms.decision().toNanos() + bank + terms.grace().toNanos() - used(now);
  }

  /// The time of this seat when it is asked this.
  SeatTime asked(Asking asking, boolean paused, long now, TimeTerms terms) {
    long start = asking.label().isEmpty() || paused ? STOPPED : now;
    boolean other = !asking.label().isEmpty() && !label.isEmpty() && !asking.label().equals(label);
    if (expired || moment != asking.moment() || other) {
      return new SeatTime(asking.label(), asking.moment(), 0, start, settled(now, terms), false);
    }
    String goesOn = asking.label().isEmpty() ? label : asking.label();
    return new SeatTime(goesOn, moment, used(now), start, bank, false);
  }

  private long settled(long now, TimeTerms terms) {
    if (expired || label.isEmpty()) {
      return bank;
    }
    long saved = terms.decision().toNanos() - used(now);
    if (saved < 0) {
      return Math.max(0, bank + saved);
    }
    // What others have granted on top is kept, but not added to.
    return Math.max(bank, Math.min(terms.bank().toNanos(), bank + saved * REFILL_PERCENT / 100));
  }

  SeatTime granted(Duration more) {
    return new SeatTime(label, moment, spent, since, bank + more.toNanos(), expired);
  }

  /// The time is up, and the bank is empty.
  SeatTime ranOut() {
    return new SeatTime(label, moment, 0, STOPPED, 0, true);
  }

  ClockInfo info(int seat, long now, TimeTerms terms, boolean paused) {
    long decision = terms.decision().toNanos();
    long beyond = Math.max(0, used(now) - decision);
    long late = Math.max(0, beyond - bank);
    return new ClockInfo(
        label,
        List.of(seat),
        millis(decision - used(now)),
        millis(bank - beyond),
        millis(terms.grace().toNanos() - late),
        paused);
  }

  private static long millis(long nanos) {
    return Math.max(0, Duration.ofNanos(nanos).toMillis());
  }

  Write.SetTime kept(String table, int seat) {
    return new Write.SetTime(table, seat, label, moment, millis(spent), millis(bank));
  }

  static SeatTime of(Write.SetTime kept) {
    return new SeatTime(
        kept.label(),
        kept.moment(),
        Duration.ofMillis(kept.spent()).toNanos(),
        STOPPED,
        Duration.ofMillis(kept.bank()).toNanos(),
        false);
  }
}
