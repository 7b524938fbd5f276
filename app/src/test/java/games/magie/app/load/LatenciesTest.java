package games.magie.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LatenciesTest {
  @Test
  void percentilesAreThoseOfTheSortedValuesToThreeInAHundred() {
    var random = new Random(5);
    var latencies = new Latencies();
    var micros = new long[10_000];
    for (int at = 0; at < micros.length; at++) {
      micros[at] = (long) Math.exp(random.nextDouble() * 16);
      latencies.add(micros[at] * 1000);
    }
    Arrays.sort(micros);
    assertThat(latencies.count()).isEqualTo(micros.length);
    assertThat(latencies.largest().toNanos() / 1000).isEqualTo(micros[micros.length - 1]);
    for (double share : new double[] {0.01, 0.5, 0.9, 0.99, 0.999}) {
      long exact = micros[(int) Math.ceil(share * micros.length) - 1];
      long told = latencies.within(share).toNanos() / 1000;
      assertThat(told).isBetween(exact, exact + exact / 32);
    }
    assertThat(latencies.within(1)).isEqualTo(latencies.largest());
  }

  @Test
  void nothingMeasuredIsNothing() {
    assertThat(new Latencies().within(0.99)).isZero();
  }
}
