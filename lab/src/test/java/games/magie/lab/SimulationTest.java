package games.magie.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.express.Express;
import games.magie.kernel.BadInput;
import games.magie.kernel.Settings;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SimulationTest {
  private final Express express = new Express();

  private Plan plan(String options, int games, long seed, String... bots) {
    return new Plan(Settings.parse(express.options(), options), List.of(bots), games, seed);
  }

  private Outcome run(Plan plan, int threads) throws InterruptedException {
    return new Simulation<>(express, plan).run(threads, _ -> {});
  }

  @Test
  void theResultDependsOnTheSeedAndNotOnTheThreads() throws InterruptedException {
    Plan plan = plan("", 1_500, 7, "easy", "random", "easy");
    Outcome one = run(plan, 1);
    assertThat(run(plan, 1)).isEqualTo(one);
    assertThat(run(plan, 2)).isEqualTo(one);
    assertThat(run(plan, 5)).isEqualTo(one);
    assertThat(run(plan("", 1_500, 8, "easy", "random", "easy"), 1)).isNotEqualTo(one);
  }

  @Test
  void everyGameIsWonBySomebodyOrSharedOrUnfinished() throws InterruptedException {
    Outcome outcome = run(plan("equal-turns=on", 2_000, 3, "easy", "easy"), 2);
    long won = outcome.seats().stream().mapToLong(Outcome.Seat::won).sum();
    long shared = outcome.seats().getFirst().shared();
    assertThat(outcome.games()).isEqualTo(2_000);
    assertThat(outcome.unfinished()).isZero();
    assertThat(won + shared).isEqualTo(2_000);
    assertThat(outcome.seats().getLast().shared()).isEqualTo(shared);
  }

  @Test
  void aGameBeyondTheMostStepsCountsAsUnfinished() throws InterruptedException {
    var plan =
        new Plan(Settings.defaults(express.options()), List.of("random", "random"), 10, 1, 5);
    Outcome outcome = run(plan, 1);
    assertThat(outcome.unfinished()).isEqualTo(10);
    assertThat(outcome.decisions()).isEqualTo(50);
    assertThat(outcome.seats()).allMatch(seat -> seat.won() == 0 && seat.meanScore() == 0);
  }

  @Test
  void easyBeatsRandomInNineteenGamesOfTwenty() throws InterruptedException {
    Outcome outcome = run(plan("", 1_000, 5, "random", "easy"), 2);
    assertThat(outcome.seats().getLast().won()).isGreaterThan(950);
  }

  @Test
  void easyScoresAboutAsMuchATurnAsTheTunedPlayer() throws InterruptedException {
    Outcome outcome = run(plan("", 5_000, 5, "easy", "easy"), 2);
    double scores = outcome.seats().stream().mapToDouble(Outcome.Seat::meanScore).sum();
    assertThat(scores / outcome.turns().mean()).isGreaterThan(2_500);
  }

  @Test
  void progressReachesAllGames() throws InterruptedException {
    var heard = new ArrayList<Integer>();
    new Simulation<>(express, plan("", 100, 1, "random", "random")).run(2, heard::add);
    assertThat(heard).isSorted().endsWith(100);
  }

  @Test
  void anUnknownBotOrAWrongNumberOfSeatsIsRefusedBeforeAnythingIsPlayed() {
    assertThatThrownBy(() -> new Simulation<>(express, plan("", 1, 1, "easy", "hal")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("no bot 'hal'");
    assertThatThrownBy(() -> new Simulation<>(express, plan("", 1, 1, "easy")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("2 to 4 seats");
  }
}
