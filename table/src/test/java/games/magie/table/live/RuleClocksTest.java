package games.magie.table.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.Deadline;
import games.magie.table.HandTimer;
import games.magie.wire.protocol.ClockInfo;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The clocks of the rules, with a timer that is worked by hand.
class RuleClocksTest {
  private final HandTimer timer = new HandTimer(Duration.ofHours(5));
  private final List<Deadline> passed = new ArrayList<>();
  private final RuleClocks clocks = new RuleClocks(timer::nanos, timer::later);

  private void set(Deadline... deadlines) {
    clocks.set(List.of(deadlines), false, passed::add);
  }

  private void pause(Deadline... deadlines) {
    clocks.set(List.of(deadlines), true, passed::add);
  }

  private void pass(int millis) {
    timer.pass(Duration.ofMillis(millis));
  }

  private List<Long> left() {
    return clocks.infos().stream().map(ClockInfo::milliseconds).toList();
  }

  @Test
  void aClockOfTheRulesLastsAsLongAsTheySay() {
    var window = new Deadline("window", 3, 5000, 1);
    var grab = new Deadline("grab-red", 3, 700, 0);
    set(window, grab);
    pass(699);
    assertThat(passed).isEmpty();
    pass(1);
    assertThat(passed).containsExactly(grab);
    pass(4300);
    assertThat(passed).containsExactly(grab, window);
  }

  @Test
  void aClockOfTheRulesGoesOnWhoeverIsStillWaitedFor() {
    set(new Deadline("window", 7, 5000, 1));
    pass(4000);
    set(new Deadline("window", 3, 5000, 1));
    assertThat(clocks.infos().stream().map(ClockInfo::seats)).containsExactly(List.of(0, 1));
    assertThat(left()).containsExactly(1000L);
    pass(1000);
    assertThat(passed).hasSize(1);
    assertThat(clocks.passed(passed.getFirst())).isEqualTo(new Deadline("window", 3, 5000, 1));
  }

  @Test
  void theNextWindowHasItsWholeTime() {
    set(new Deadline("window", 3, 5000, 1));
    pass(4000);
    set(new Deadline("window", 3, 5000, 2));
    pass(4999);
    assertThat(passed).isEmpty();
    pass(1);
    assertThat(passed).extracting(Deadline::number).containsExactly(2);
  }

  @Test
  void aClockThatPassedIsNotTheOneThatRunsAfterwards() {
    var window = new Deadline("grab-red", 3, 700, 0);
    set(window);
    pass(700);
    assertThat(clocks.passed(window)).isNotNull();
    set(window);
    assertThat(left()).containsExactly(700L);
  }

  @Test
  void aClockThatHoldsNoMoreTellsNothing() {
    var window = new Deadline("window", 3, 5000, 1);
    set(window);
    set();
    pass(5000);
    assertThat(passed).isEmpty();
    assertThat(clocks.passed(window)).isNull();
  }

  @Test
  void aPauseStopsAClockOfTheRulesAndItGoesOnWithWhatWasLeft() {
    var window = new Deadline("window", 3, 5000, 1);
    set(window);
    pass(2000);
    pause(window);
    assertThat(clocks.infos()).allMatch(ClockInfo::stopped);
    pass(100_000);
    assertThat(passed).isEmpty();
    assertThat(clocks.passed(window)).as("an alarm that was on its way").isNull();
    set(window);
    assertThat(left()).containsExactly(3000L);
    pass(3000);
    assertThat(passed).containsExactly(window);
  }
}
