package games.magie.table;

import games.magie.kernel.Deadline;
import games.magie.wire.protocol.ClockInfo;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;

/// The clocks of one table. A clock goes on as long as the same seats are asked the same question;
/// it starts anew when the server does, so that an outage costs nobody time.
final class Clocks {
  /// @param question what the seats are asked, by their moments
  private record Running(Deadline deadline, String question, long ends, Future<?> alarm) {}

  /// How long a deadline of the rulebook itself takes where no option says so.
  private static final Duration RULES_OWN = Duration.ofSeconds(5);

  private final Services services;
  private final Duration decision;
  private List<Running> running = List.of();

  /// @param decision how long a decision may take, zero for as long as one likes
  Clocks(Services services, Duration decision) {
    this.services = services;
    this.decision = decision;
  }

  /// The deadlines that hold now, each with its question; `alarm` is told the one that passed.
  void set(List<Deadline> deadlines, List<String> questions, BiConsumer<Deadline, String> alarm) {
    var next = new ArrayList<Running>();
    for (int at = 0; at < deadlines.size(); at++) {
      Deadline deadline = deadlines.get(at);
      String question = questions.get(at);
      if (lengthOf(deadline).isZero()) {
        continue;
      }
      next.add(
          running.stream()
              .filter(r -> r.deadline.equals(deadline))
              .filter(r -> deadline.throughout() || r.question.equals(question))
              .findFirst()
              .orElseGet(() -> started(deadline, question, alarm)));
    }
    running.stream().filter(r -> !next.contains(r)).forEach(r -> r.alarm.cancel(false));
    running = next;
  }

  private Duration lengthOf(Deadline deadline) {
    if (deadline.seconds() > 0) {
      return Duration.ofSeconds(deadline.seconds());
    }
    return deadline.courtesy() ? decision : RULES_OWN;
  }

  /// One that runs throughout goes on when its seats become fewer.
  private Running started(
      Deadline deadline, String question, BiConsumer<Deadline, String> alarm) {
    long now = System.nanoTime();
    long ends =
        running.stream()
            .filter(r -> deadline.throughout() && r.deadline.label().equals(deadline.label()))
            .mapToLong(Running::ends)
            .findFirst()
            .orElse(now + lengthOf(deadline).toNanos());
    Duration left = Duration.ofNanos(Math.max(0, ends - now));
    var ring = services.later(left, () -> alarm.accept(deadline, question));
    return new Running(deadline, question, ends, ring);
  }

  boolean runs(Deadline deadline, String question) {
    return running.stream()
        .anyMatch(r -> r.deadline.equals(deadline) && r.question.equals(question));
  }

  List<ClockInfo> infos() {
    long now = System.nanoTime();
    return running.stream()
        .map(r ->
            new ClockInfo(
                r.deadline.label(),
                Masks.seats(r.deadline.seats()),
                Math.max(0, (r.ends - now) / 1_000_000)))
        .toList();
  }
}
