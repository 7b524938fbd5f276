package games.magie.lab.study;

import games.magie.kernel.study.Finish;
import games.magie.lab.Histogram;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/// What the games of one case came to: exact sums of the figures and of their products, which is
/// all that means, intervals and paired differences need.
public final class CaseTally {
  /// The sums of a figure: its amount, its divisor, their products with each other, and with those
  /// of the same game of the base.
  enum Sum {
    AMOUNT,
    DIVISOR,
    AMOUNT_AMOUNT,
    AMOUNT_DIVISOR,
    DIVISOR_DIVISOR,
    AMOUNT_BASE_AMOUNT,
    AMOUNT_BASE_DIVISOR,
    DIVISOR_BASE_AMOUNT,
    DIVISOR_BASE_DIVISOR
  }

  private static final int KINDS = Sum.values().length;

  private final CaseLayout layout;
  private final ExactSums sums;
  private final @Nullable Histogram[] spreads;
  private long games;
  private long unfinished;
  private long decisions;

  CaseTally(CaseLayout layout) {
    this.layout = layout;
    sums = new ExactSums(layout.size() * KINDS);
    spreads = new @Nullable Histogram[layout.size()];
    for (int figure = 0; figure < layout.size(); figure++) {
      spreads[figure] = layout.spread(figure) ? new Histogram() : null;
    }
  }

  void count(Finish finish) {
    games++;
    unfinished += finish.over() ? 0 : 1;
    decisions += finish.decisions();
  }

  /// A figure of one game, and the figure of the base's game with the same number.
  void count(int figure, int amount, int divisor) {
    if (amount == 0 && divisor == 0) {
      return;
    }
    add(figure, Sum.AMOUNT, amount, 1);
    add(figure, Sum.DIVISOR, divisor, 1);
    add(figure, Sum.AMOUNT_AMOUNT, amount, amount);
    add(figure, Sum.AMOUNT_DIVISOR, amount, divisor);
    add(figure, Sum.DIVISOR_DIVISOR, divisor, divisor);
    Histogram spread = spreads[figure];
    if (spread != null && divisor != 0) {
      spread.add(Math.floorDiv(amount, divisor));
    }
  }

  void countPair(int figure, int amount, int divisor, int baseAmount, int baseDivisor) {
    add(figure, Sum.AMOUNT_BASE_AMOUNT, amount, baseAmount);
    add(figure, Sum.AMOUNT_BASE_DIVISOR, amount, baseDivisor);
    add(figure, Sum.DIVISOR_BASE_AMOUNT, divisor, baseAmount);
    add(figure, Sum.DIVISOR_BASE_DIVISOR, divisor, baseDivisor);
  }

  private void add(int figure, Sum sum, int one, int other) {
    sums.add(figure * KINDS + sum.ordinal(), one, other);
  }

  void addAll(CaseTally other) {
    games += other.games;
    unfinished += other.unfinished;
    decisions += other.decisions;
    sums.addAll(other.sums);
    for (int figure = 0; figure < spreads.length; figure++) {
      Histogram mine = spreads[figure];
      Histogram its = other.spreads[figure];
      if (mine != null && its != null) {
        mine.addAll(its);
      }
    }
  }

  public CaseLayout layout() {
    return layout;
  }

  public long games() {
    return games;
  }

  public long unfinished() {
    return unfinished;
  }

  public long decisions() {
    return decisions;
  }

  BigInteger sum(int figure, Sum sum) {
    return sums.value(figure * KINDS + sum.ordinal());
  }

  /// How often each number came, where that was counted.
  public @Nullable Histogram spread(int figure) {
    return spreads[figure];
  }

  void write(DataOutput out) throws IOException {
    out.writeLong(games);
    out.writeLong(unfinished);
    out.writeLong(decisions);
    sums.write(out);
    for (Histogram spread : spreads) {
      if (spread != null) {
        spread.write(out);
      }
    }
  }

  void read(DataInput in) throws IOException {
    games = in.readLong();
    unfinished = in.readLong();
    decisions = in.readLong();
    sums.read(in);
    for (Histogram spread : spreads) {
      if (spread != null) {
        spread.read(in);
      }
    }
  }
}
