package games.magie.table.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.table.TimeTerms;
import games.magie.table.Write;
import games.magie.table.live.SeatTime.Asking;
import games.magie.wire.protocol.ClockInfo;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/// Thirty seconds for a decision, a bank of sixty, five of grace.
class SeatTimeTest {
  private static final TimeTerms TERMS =
      new TimeTerms(
          Duration.ofSeconds(30), Duration.ofSeconds(60), Duration.ofSeconds(5), "easy", false);
  private static final Asking FIRST = new Asking(1, "move");
  private static final Asking SECOND = new Asking(2, "move");

  private static SeatTime asked(SeatTime time, Asking asking, int at) {
    return time.asked(asking, false, seconds(at), TERMS);
  }

  private static long seconds(int seconds) {
    return Duration.ofSeconds(seconds).toNanos();
  }

  private static SeatTime begun() {
    return asked(SeatTime.fresh(TERMS.bank()), FIRST, 100);
  }

  private static long bank(SeatTime time) {
    return Duration.ofNanos(time.bank()).toSeconds();
  }

  @Test
  void theTimeOfADecisionGoesFirstThenTheBankThenTheGrace() {
    ClockInfo thinking = begun().info(0, seconds(110), TERMS, false);
    assertThat(thinking.milliseconds()).isEqualTo(20_000);
    assertThat(thinking.bank()).isEqualTo(60_000);
    ClockInfo longer = begun().info(0, seconds(140), TERMS, false);
    assertThat(longer.milliseconds()).isZero();
    assertThat(longer.bank()).isEqualTo(50_000);
    assertThat(longer.grace()).isEqualTo(5_000);
    ClockInfo late = begun().info(0, seconds(192), TERMS, false);
    assertThat(late.bank()).isZero();
    assertThat(late.grace()).isEqualTo(3_000);
    assertThat(begun().left(seconds(195), TERMS)).isZero();
  }

  @Test
  void whoUsesTheBankHasLessOfItForTheNextQuestion() {
    assertThat(bank(asked(begun(), SECOND, 150))).isEqualTo(40);
  }

  @Test
  void quickPlayRefillsTheBankWithHalfOfWhatWasSavedAndNotBeyondItsSize() {
    SeatTime poor = asked(begun(), SECOND, 170); // forty seconds of the bank are gone
    assertThat(bank(poor)).isEqualTo(20);
    SeatTime quick = asked(poor, new Asking(3, "move"), 180);
    assertThat(bank(quick)).isEqualTo(30);
    SeatTime rich = quick;
    for (int moment = 4; moment < 12; moment++) {
      rich = asked(rich, new Asking(moment, "move"), 180);
    }
    assertThat(bank(rich)).isEqualTo(60);
  }

  @Test
  void whatOthersGrantedStaysInTheBankBeyondItsSize() {
    SeatTime granted = begun().granted(Duration.ofSeconds(30));
    assertThat(bank(granted)).isEqualTo(90);
    assertThat(bank(asked(granted, SECOND, 101))).isEqualTo(90);
  }

  @Test
  void theDecisionsOfOthersStopTheClockAndTheSameQuestionGoesOnWithWhatWasLeft() {
    SeatTime waiting = asked(begun(), new Asking(1, ""), 110);
    assertThat(waiting.runs()).isFalse();
    SeatTime back = asked(waiting, FIRST, 500);
    assertThat(back.info(0, seconds(505), TERMS, false).milliseconds()).isEqualTo(15_000);
    assertThat(bank(back)).isEqualTo(60);
  }

  @Test
  void whatIsAskedAfterTheTimeRanOutIsANewQuestionWithAnEmptyBank() {
    SeatTime again = asked(begun().ranOut(), FIRST, 300);
    assertThat(again.info(0, seconds(300), TERMS, false).milliseconds()).isEqualTo(30_000);
    assertThat(bank(again)).isZero();
  }

  @Test
  void whatIsKeptIsThereAgainAndTheTimeInBetweenDoesNotCount() {
    Write.SetTime kept = begun().asked(FIRST, true, seconds(112), TERMS).kept("t", 0);
    SeatTime restored = asked(SeatTime.of(kept), FIRST, 7); // another server, another clock
    assertThat(restored.info(0, seconds(7), TERMS, false).milliseconds()).isEqualTo(18_000);
  }
}
