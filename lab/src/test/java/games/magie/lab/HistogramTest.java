package games.magie.lab;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HistogramTest {
  private static Histogram of(int... numbers) {
    var histogram = new Histogram();
    for (int number : numbers) {
      histogram.add(number);
    }
    return histogram;
  }

  @Test
  void aQuantileIsTheSmallestNumberThatEnoughDoNotExceed() {
    Histogram ten = of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    assertThat(ten.quantile(0.5)).isEqualTo(5);
    assertThat(ten.quantile(0.9)).isEqualTo(9);
    assertThat(ten.quantile(1)).isEqualTo(10);
    assertThat(ten.mean()).isEqualTo(5.5);
  }

  @Test
  void negativeAndHugeNumbersHaveTheirPlace() {
    Histogram wide = of(1_000_000, -5, 70_000, 3, -9);
    assertThat(wide.quantile(0.2)).isEqualTo(-9);
    assertThat(wide.quantile(0.4)).isEqualTo(-5);
    assertThat(wide.quantile(0.6)).isEqualTo(3);
    assertThat(wide.quantile(0.8)).isEqualTo(70_000);
    assertThat(wide.quantile(1)).isEqualTo(1_000_000);
  }

  @Test
  void addingTwoIsCountingAll() {
    Histogram sum = of(1, 70_000);
    sum.addAll(of(5, 70_000, -1));
    assertThat(sum.count()).isEqualTo(5);
    assertThat(sum.mean()).isEqualTo(28_001);
    assertThat(sum.quantile(0.7)).isEqualTo(70_000);
  }

  @Test
  void nothingHasNoMean() {
    assertThat(new Histogram().mean()).isZero();
    assertThat(new Histogram().quantile(0.9)).isZero();
  }
}
