package games.magie.server.budget;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class PaceTest {
  private static final long SECOND = 1_000_000_000;

  private final AtomicLong now = new AtomicLong();
  private final Pace pace = new Pace(3, 120, now::get);

  @Test
  void whoeverTakesTooMuchWaitsUntilThereIsSomeAgain() {
    assertThat(pace.take(3)).isZero();
    long wait = pace.take(1);
    assertThat(wait).isEqualTo(SECOND / 2);
    now.addAndGet(wait);
    assertThat(pace.take(1)).as("having waited").isZero();
    assertThat(pace.excess()).isEqualTo(1);
  }

  @Test
  void manyAtOnceAreAllCountedAndNobodyWaitsForLong() {
    assertThat(pace.take(103)).isEqualTo(SECOND);
    assertThat(pace.excess()).isEqualTo(100);
  }

  @Test
  void whatIsDoneLaterIsPaidFor() {
    assertThat(pace.owe(3)).isZero();
    for (int i = 0; i < 10; i++) {
      long wait = pace.owe(1);
      assertThat(wait).as("request %d", i).isEqualTo(SECOND / 2);
      now.addAndGet(wait);
    }
    assertThat(pace.excess()).isEqualTo(10);
  }

  @Test
  void debtsAreBounded() {
    assertThat(pace.owe(1_000_000)).isEqualTo(SECOND);
    assertThat(pace.excess()).isEqualTo(999_997);
    now.addAndGet(SECOND);
    assertThat(pace.owe(1)).isEqualTo(SECOND / 2);
  }

  @Test
  void aPauseWipesTheSlateClean() {
    pace.take(103);
    now.addAndGet(SECOND);
    assertThat(pace.take(1)).isZero();
    assertThat(pace.excess()).as("too short a pause").isEqualTo(100);
    now.addAndGet(2 * SECOND);
    assertThat(pace.take(1)).isZero();
    assertThat(pace.excess()).isZero();
  }
}
