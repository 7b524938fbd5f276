package games.magie.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RunProgressTest {
  private static String line(long done, long here) {
    return RunProgress.line("deal", "transitions", done, here, 1_000_000, 10);
  }

  @Test
  void aLineSaysHowFastItGoesAndHowLongItTakes() {
    assertThat(line(120_000, 120_000))
        .isEqualTo("deal: 120,000 of 1,000,000 transitions, 12,000 a second, 1 min 13 s left");
  }

  @Test
  void whatAnEarlierRunDidIsNotSpeed() {
    assertThat(line(920_000, 20_000))
        .isEqualTo("deal: 920,000 of 1,000,000 transitions, 2,000 a second, 0 min 40 s left");
  }

  @Test
  void nothingDoneYetIsNoPrediction() {
    assertThat(line(0, 0)).isEqualTo("deal: 0 of 1,000,000 transitions, 0 a second");
  }
}
