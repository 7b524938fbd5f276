package games.magie.lab.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.magie.kernel.study.Finish;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

/// The formulas on exact sums agree with the same things worked out number by number.
class EstimatesTest {
  private static final Layout LAYOUT =
      new Layout(
          StudyReader.read("title x\ngame express\nvary go-dice=3,1\nmeasure length turns\n"));

  private static final int LENGTH = LAYOUT.of(0).place("length.turns");
  private static final int SCORE = LAYOUT.of(0).place("turns.score of a turn");
  private static final int GAMES = 400;
  private static final double Z = 1.959963985;

  private record Pair(int amount, int divisor, int baseAmount, int baseDivisor) {
    /// The residuals of a difference of ratios.
    double residual(double ratio, double divisors, double baseRatio, double baseDivisors) {
      return (amount - ratio * divisor) / divisors
          - (baseAmount - baseRatio * baseDivisor) / baseDivisors;
    }
  }

  private static List<Pair> pairs(long seed, boolean ratio) {
    var random = new Random(seed);
    var pairs = new ArrayList<Pair>();
    for (int game = 0; game < GAMES; game++) {
      int common = random.nextInt(1_000);
      int divisor = ratio ? 1 + random.nextInt(9) : 1;
      int baseDivisor = ratio ? 1 + random.nextInt(5) : 1;
      pairs.add(
          new Pair(
              common * divisor + random.nextInt(500),
              divisor,
              common * baseDivisor + random.nextInt(90),
              baseDivisor));
    }
    return pairs;
  }

  private static StudyTally tally(List<Pair> pairs, int figure) {
    var tally = new StudyTally(LAYOUT);
    for (Pair pair : pairs) {
      for (int number = 0; number < 2; number++) {
        tally.of(number).count(new Finish(true, List.of(1, 2), 1, 1));
      }
      tally.of(0).count(figure, pair.baseAmount(), pair.baseDivisor());
      tally.of(1).count(figure, pair.amount(), pair.divisor());
      tally
          .of(1)
          .countPair(figure, pair.amount(), pair.divisor(), pair.baseAmount(), pair.baseDivisor());
    }
    return tally;
  }

  private static double sum(List<Pair> pairs, ToDoubleFunction<Pair> of) {
    return pairs.stream().mapToDouble(of).sum();
  }

  @Test
  void aMeanHasTheUsualInterval() {
    List<Pair> pairs = pairs(1, false);
    double mean = sum(pairs, Pair::amount) / GAMES;
    double variance = sum(pairs, p -> Math.pow(p.amount() - mean, 2)) / (GAMES - 1);
    Estimate estimate = Objects.requireNonNull(Estimates.of(tally(pairs, LENGTH).of(1), LENGTH));
    assertThat(estimate.value()).isCloseTo(mean, within(1e-9));
    assertThat(estimate.margin()).isCloseTo(Z * Math.sqrt(variance / GAMES), within(1e-6));
  }

  @Test
  void differencesArePairedAndWidenedForAllThatAreLookedAt() {
    for (int figure : new int[] {LENGTH, SCORE}) {
      List<Pair> pairs = pairs(2, figure == SCORE);
      double divisors = sum(pairs, Pair::divisor);
      double baseDivisors = sum(pairs, Pair::baseDivisor);
      double ratio = sum(pairs, Pair::amount) / divisors;
      double baseRatio = sum(pairs, Pair::baseAmount) / baseDivisors;
      double square =
          sum(pairs, p -> Math.pow(p.residual(ratio, divisors, baseRatio, baseDivisors), 2));
      StudyTally tally = tally(pairs, figure);
      Estimate difference =
          Objects.requireNonNull(new Estimates(LAYOUT, tally).difference(tally.of(1), figure));
      double wide = Normal.width(LAYOUT.comparisons());
      assertThat(LAYOUT.comparisons()).isEqualTo(LAYOUT.of(1).size());
      assertThat(difference.value()).isCloseTo(ratio - baseRatio, within(1e-9));
      assertThat(difference.margin())
          .isCloseTo(wide * Math.sqrt(square * GAMES / (GAMES - 1)), within(1e-6));
      assertThat(wide).isGreaterThan(Z);
    }
  }

  @Test
  void nineteenIntervalsOfTwentyHoldTheTruth() {
    int held = 0;
    for (int seed = 0; seed < 500; seed++) {
      var random = new Random(seed);
      var tally = new StudyTally(LAYOUT);
      for (int game = 0; game < 100; game++) {
        tally.of(0).count(new Finish(true, List.of(1, 2), 1, 1));
        tally.of(0).count(LENGTH, random.nextInt(101), 1);
      }
      Estimate estimate = Objects.requireNonNull(Estimates.of(tally.of(0), LENGTH));
      held += estimate.low() <= 50 && estimate.high() >= 50 ? 1 : 0;
    }
    assertThat(held).isBetween(460, 490);
  }

  @Test
  void talliesAddUpInAnyOrderAndSurviveTheirBytes() throws IOException {
    var parts = new ArrayList<StudyTally>();
    for (int part = 0; part < 6; part++) {
      parts.add(tally(pairs(part, true), SCORE));
    }
    var one = new StudyTally(LAYOUT);
    parts.forEach(one::addAll);
    var other = new StudyTally(LAYOUT);
    for (StudyTally part : parts.reversed()) {
      other.addAll(StudyTally.read(LAYOUT, part.bytes()));
    }
    assertThat(other.bytes()).isEqualTo(one.bytes());
    assertThat(one.of(0).games()).isEqualTo(6 * GAMES);
  }

  @Test
  void sumsGoBeyondALong() {
    var sums = new ExactSums(2);
    var truth = BigInteger.ZERO;
    for (int times = 0; times < 20; times++) {
      sums.add(0, Long.MAX_VALUE);
      sums.add(1, Integer.MIN_VALUE, Integer.MAX_VALUE);
      sums.add(1, Long.MIN_VALUE);
      truth = truth.add(BigInteger.valueOf(Long.MAX_VALUE));
    }
    assertThat(sums.value(0)).isEqualTo(truth);
    var product =
        BigInteger.valueOf(Integer.MIN_VALUE).multiply(BigInteger.valueOf(Integer.MAX_VALUE));
    assertThat(sums.value(1))
        .isEqualTo(
            product.add(BigInteger.valueOf(Long.MIN_VALUE)).multiply(BigInteger.valueOf(20)));
  }

  /// Values of printed tables.
  @Test
  void theNormalDistributionIsThatOfTheTables() {
    assertThat(Normal.quantile(0.5)).isCloseTo(0, within(1e-9));
    assertThat(Normal.quantile(0.975)).isCloseTo(1.959963985, within(1e-8));
    assertThat(Normal.quantile(0.995)).isCloseTo(2.575829304, within(1e-8));
    assertThat(Normal.quantile(0.9999)).isCloseTo(3.719016485, within(1e-8));
    assertThat(Normal.quantile(0.01)).isCloseTo(-2.326347874, within(1e-8));
    assertThat(Normal.width(1)).isEqualTo(Normal.quantile(0.975));
    assertThat(Normal.width(10)).isEqualTo(Normal.quantile(0.9975));
  }
}
