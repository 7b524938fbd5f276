package games.magie.app.laws;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LawProgressTest {
  @Test
  void aLineSaysHowFarHowFastAndHowLongStill() {
    assertThat(LawProgress.line("deal", 120_000, 1_000_000, 10))
        .isEqualTo("deal: 120,000 of 1,000,000 transitions, 12,000 a second, 1 min 13 s left");
  }

  @Test
  void beforeTheFirstTransitionNobodyKnowsHowLong() {
    assertThat(LawProgress.line("go", 0, 1_000, 10))
        .isEqualTo("go: 0 of 1,000 transitions, 0 a second");
  }
}
