package games.magie.server.budget;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class BudgetTest {
  private final AtomicLong now = new AtomicLong();
  private final Budget budget = new Budget(3, 60, now::get);

  private int taken(String key) {
    int taken = 0;
    while (budget.take(key)) {
      taken++;
    }
    return taken;
  }

  @Test
  void aBurstAndThenOneEachSecond() {
    assertThat(taken("a")).isEqualTo(3);
    now.addAndGet(1_000_000_001L);
    assertThat(taken("a")).isEqualTo(1);
    now.addAndGet(3_600_000_000_000L);
    assertThat(taken("a")).as("never more than the burst").isEqualTo(3);
  }

  @Test
  void eachHasABudgetOfTheirOwn() {
    assertThat(taken("a")).isEqualTo(3);
    assertThat(taken("b")).isEqualTo(3);
  }

  @Test
  void whatIsFullAgainIsForgotten() {
    for (int n = 0; n < 20_000; n++) {
      budget.take("key " + n);
      now.addAndGet(1_000_000L);
    }
    assertThat(budget.keys()).isLessThan(11_500);
  }

  @Test
  void onCreditEachWaitsLongerAndTooManyAreRefused() {
    assertThat(taken("a")).isEqualTo(3);
    assertThat(budget.owe("a", 2)).isEqualTo(1_000_000_000L);
    assertThat(budget.owe("a", 2)).isEqualTo(2_000_000_000L);
    assertThat(budget.owe("a", 2)).isNegative();
    now.addAndGet(1_000_000_000L);
    assertThat(budget.owe("a", 2)).as("one was paid back").isEqualTo(2_000_000_000L);
  }
}
