package games.magie.bots.classic;

import games.magie.kernel.chance.Seeded;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Betters weights by evolution: each generation tries variants of the best guess so far on equal
/// games, and the average of the better quarter is the next guess. The same seed gives the same
/// weights on every machine.
final class Evolution {
  /// How well some weights play, in the games of a generation.
  @FunctionalInterface
  interface Fitness {
    double of(Style weights, int generation);
  }

  private static final int FINENESS = 1 << 20;
  private static final int SUMMANDS = 4;

  /// At first this part of a weight's range is one standard deviation, and every generation this
  /// part of the last one.
  private static final double FIRST_STEP = 0.12;

  private static final double SHRINKING = 0.95;

  private final Fitness fitness;
  private final Seeded chance;
  private final int variants;
  private double step = FIRST_STEP;

  private record Variant(Style weights, double fitness) {}

  Evolution(Fitness fitness, long seed, int variants) {
    this.fitness = fitness;
    this.chance = new Seeded(seed);
    this.variants = variants;
  }

  Style run(Style from, int generations) {
    Style guess = from;
    for (int generation = 0; generation < generations; generation++) {
      guess = next(guess, generation);
      step *= SHRINKING;
    }
    return guess;
  }

  private Style next(Style guess, int generation) {
    List<Variant> all = new ArrayList<>();
    for (int number = 0; number < variants; number++) {
      Style varied = vary(guess);
      all.add(new Variant(varied, fitness.of(varied, generation)));
    }
    all.sort(Comparator.comparingDouble((Variant variant) -> -variant.fitness));
    return average(all.subList(0, Math.max(1, variants / 4)));
  }

  private Style vary(Style weights) {
    Style varied = weights;
    for (Weight weight : Weight.values()) {
      double range = weight.most() - weight.least();
      varied = varied.with(weight, weights.of(weight) + step * range * normal());
    }
    return varied;
  }

  /// Nearly normal with a standard deviation of one: a sum of four even draws.
  private double normal() {
    double sum = 0;
    for (int each = 0; each < SUMMANDS; each++) {
      sum += (double) chance.below(FINENESS) / FINENESS - 0.5;
    }
    return sum * Math.sqrt(12.0 / SUMMANDS);
  }

  private static Style average(List<Variant> parents) {
    Style average = parents.getFirst().weights;
    for (Weight weight : Weight.values()) {
      double sum = 0;
      for (Variant parent : parents) {
        sum += parent.weights.of(weight);
      }
      average = average.with(weight, sum / parents.size());
    }
    return average;
  }
}
