package games.magie.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.Deadline;
import games.magie.table.Clocks.Due;
import games.magie.wire.protocol.ClockInfo;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/// With a timer that is worked by hand.
class ClocksTest {
  private record Set(Duration length, Runnable task, CompletableFuture<Void> future) {}

  private final List<Set> timers = new ArrayList<>();
  private final List<Due> passed = new ArrayList<>();
  private final Clocks clocks = new Clocks(this::later, Duration.ofSeconds(30));

  private Future<?> later(Duration length, Runnable task) {
    var future = new CompletableFuture<Void>();
    timers.add(new Set(length, task, future));
    return future;
  }

  private static Due own(String label, int seats, int millis, int number) {
    return new Due(new Deadline(label, seats, millis, number), String.valueOf(number));
  }

  private static Due courtesy(String label, int seats, String question) {
    return new Due(Deadline.courtesy(label, seats), question);
  }

  private void set(Due... dues) {
    clocks.set(List.of(dues), passed::add);
  }

  @Test
  void aClockOfTheRulesLastsAsLongAsTheySay() {
    set(own("window", 3, 5000, 1), own("grab-red", 3, 700, 0), courtesy("move", 1, "a"));
    assertThat(timers.stream().map(Set::length))
        .containsExactly(Duration.ofSeconds(5), Duration.ofMillis(700), Duration.ofSeconds(30));
  }

  @Test
  void withoutALimitForDecisionsOnlyTheRulesHaveClocks() {
    var patient = new Clocks(this::later, Duration.ZERO);
    patient.set(List.of(courtesy("move", 1, "a"), own("window", 1, 2000, 4)), passed::add);
    assertThat(timers.stream().map(Set::length)).containsExactly(Duration.ofSeconds(2));
  }

  @Test
  void aClockOfTheRulesGoesOnWhoeverIsStillWaitedFor() {
    set(own("window", 7, 5000, 1));
    set(own("window", 3, 5000, 1));
    assertThat(timers).hasSize(1);
    assertThat(timers.getFirst().future.isCancelled()).isFalse();
    assertThat(clocks.infos().stream().map(ClockInfo::seats)).containsExactly(List.of(0, 1));
    timers.getFirst().task.run();
    Deadline late = clocks.passed(passed.getFirst());
    assertThat(late).isEqualTo(new Deadline("window", 3, 5000, 1));
  }

  @Test
  void theNextWindowHasItsWholeTime() {
    set(own("window", 3, 5000, 1));
    set(own("window", 3, 5000, 2));
    assertThat(timers).hasSize(2);
    assertThat(timers.getFirst().future.isCancelled()).isTrue();
  }

  @Test
  void aClockThatPassedIsNotTheOneThatRunsAfterwards() {
    Due window = own("grab-red", 3, 700, 0);
    set(window);
    assertThat(clocks.passed(window)).isNotNull();
    set(window);
    assertThat(timers).hasSize(2);
  }

  @Test
  void aCourtesyStartsAnewWithEveryQuestionAndEndsWithIt() {
    set(courtesy("move", 1, "a"));
    set(courtesy("move", 1, "a"));
    assertThat(timers).hasSize(1);
    set(courtesy("move", 1, "b"));
    assertThat(timers).hasSize(2);
    set();
    assertThat(timers.stream().allMatch(timer -> timer.future.isCancelled())).isTrue();
    assertThat(clocks.passed(courtesy("move", 1, "b"))).isNull();
  }
}
