package games.magie.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.magie.lab.Outcome.Bin;
import games.magie.lab.Outcome.Seat;
import games.magie.lab.Outcome.Turns;
import java.util.List;
import org.junit.jupiter.api.Test;

class OutcomeTest {
  private static Outcome outcome(Turns turns) {
    var seats =
        List.of(
            new Seat("A", "easy", 30, 0, 12.5, 12, 0.4), new Seat("B", "easy", 70, 0, 9, 8, 0.3));
    return new Outcome("express", "", 1, 100, 0, 1_000, turns, seats);
  }

  @Test
  void aShareHasTheUsualInterval() {
    Outcome outcome = outcome(Turns.of(new Histogram()));
    assertThat(outcome.percent(30)).isEqualTo(30);
    assertThat(outcome.margin(30)).isCloseTo(196 * Math.sqrt(0.3 * 0.7 / 100), within(0.001));
    assertThat(outcome.margin(0)).isEqualTo(3);
  }

  @Test
  void everyGameIsInOneBarOfTheHistogram() {
    var turns = new Histogram();
    for (int game = 0; game < 1_000; game++) {
      turns.add(20 + game % 60);
    }
    turns.add(5_000);
    List<Bin> bins = Turns.of(turns).bins();
    assertThat(bins).hasSize(15);
    assertThat(bins.stream().mapToLong(Bin::games).sum()).isEqualTo(1_001);
    assertThat(bins.getFirst()).isEqualTo(new Bin(20, 23, 68));
    assertThat(bins.getLast().to()).isEqualTo(5_000);
    for (int at = 1; at < bins.size(); at++) {
      assertThat(bins.get(at).from()).isEqualTo(bins.get(at - 1).to() + 1);
    }
  }

  @Test
  void aMeanHasTheUsualInterval() {
    var turns = new Histogram();
    turns.add(1);
    turns.add(2);
    turns.add(3);
    turns.add(4);
    assertThat(turns.margin()).isCloseTo(1.96 * Math.sqrt(5 / 3.0 / 4), within(0.001));
  }

  @Test
  void tableAndJsonSayHowSureTheyAre() {
    var turns = new Histogram();
    turns.add(9);
    turns.add(11);
    Outcome outcome = outcome(Turns.of(turns));
    assertThat(OutcomeText.table(outcome))
        .contains("turns, mean        10.00 ± 1.96\n", "           9 turns   1.00 % ####")
        .contains("A easy                  30   30.00    8.98         0          12.5       0.4");
    assertThat(OutcomeText.json(outcome))
        .startsWith("{\"game\":\"express\",\"options\":\"\",\"seed\":1,\"games\":100,")
        .contains("\"turns\":{\"mean\":10.0,\"p90\":11,\"margin\":1.95")
        .contains("{\"from\":9,\"to\":9,\"games\":1},{\"from\":10,\"to\":10,\"games\":0}")
        .contains("\"score\":{\"mean\":12.5,\"median\":12,\"margin\":0.4},\"percent\":30.0");
  }
}
