package games.magie.lab.study;

import games.magie.lab.study.CaseTally.Sum;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/// Estimates from the exact sums of a tally.
///
/// A figure is the sum of its amounts over the sum of its divisors, R = A / B. Its variance is that
/// of the residuals (a - R b) / B of single games (the delta method); where every game has the same
/// divisor this is the usual variance of a mean. A difference of two figures of paired games has
/// the residual of the one less that of the other. Everything up to the last square root is done in
/// whole numbers, because the difference of two large sums of squares is small.
public final class Estimates {
  private static final double PERCENT = 100;

  /// Where nothing varied, no more than this many in all games can have been missed at 95 % (the
  /// rule of three).
  private static final double RULE_OF_THREE = 3;

  private final StudyTally tally;
  private final double wide;

  public Estimates(Layout layout, StudyTally tally) {
    this.tally = tally;
    this.wide = Normal.width(layout.comparisons());
  }

  private static double scale(CaseTally of, int figure) {
    for (Part part : of.layout().parts()) {
      if (figure < part.first() + part.shape().size()) {
        return part.shape().percent() ? PERCENT : 1;
      }
    }
    throw new IllegalArgumentException("figure " + figure);
  }

  /// At 95 %; null where no game counted for it.
  public static @Nullable Estimate of(CaseTally tally, int figure) {
    BigInteger divisor = tally.sum(figure, Sum.DIVISOR);
    if (divisor.signum() == 0) {
      return null;
    }
    double scale = scale(tally, figure);
    double value = ratio(tally.sum(figure, Sum.AMOUNT), divisor);
    double square = ratio(residuals(tally, figure), divisor.pow(4));
    double error = StrictMath.sqrt(Math.max(0, square) * spread(tally.games()));
    double margin = Normal.width(1) * error;
    if (margin == 0 && scale == PERCENT) {
      margin = RULE_OF_THREE / tally.games();
    }
    return new Estimate(scale * value, scale * margin);
  }

  /// How much larger a figure is than that of the base, paired game by game, at 95 % for all
  /// differences of the study together; null where there is nothing to compare.
  public @Nullable Estimate difference(CaseTally of, int figure) {
    int rival = of.layout().rival(figure);
    if (rival == CaseLayout.NONE) {
      return null;
    }
    CaseTally base = tally.of(of.layout().of().base());
    BigInteger mine = of.sum(figure, Sum.DIVISOR);
    BigInteger its = base.sum(rival, Sum.DIVISOR);
    if (mine.signum() == 0 || its.signum() == 0) {
      return null;
    }
    double scale = scale(of, figure);
    BigInteger amount = of.sum(figure, Sum.AMOUNT);
    BigInteger rivalAmount = base.sum(rival, Sum.AMOUNT);
    double value =
        ratio(amount.multiply(its).subtract(rivalAmount.multiply(mine)), mine.multiply(its));
    double square =
        ratio(residuals(of, figure), mine.pow(4))
            + ratio(residuals(base, rival), its.pow(4))
            - 2 * ratio(together(of, figure, base, rival), mine.multiply(its).pow(2));
    double error = StrictMath.sqrt(Math.max(0, square) * spread(of.games()));
    return new Estimate(scale * value, scale * wide * error);
  }

  /// The sum of the squares of (a - R b), times B².
  private static BigInteger residuals(CaseTally tally, int figure) {
    BigInteger a = tally.sum(figure, Sum.AMOUNT);
    BigInteger b = tally.sum(figure, Sum.DIVISOR);
    return tally
        .sum(figure, Sum.AMOUNT_AMOUNT)
        .multiply(b.pow(2))
        .subtract(a.multiply(b).multiply(tally.sum(figure, Sum.AMOUNT_DIVISOR)).shiftLeft(1))
        .add(a.pow(2).multiply(tally.sum(figure, Sum.DIVISOR_DIVISOR)));
  }

  /// The sum of the products of both residuals, times both B.
  private static BigInteger together(CaseTally of, int figure, CaseTally base, int rival) {
    BigInteger a = of.sum(figure, Sum.AMOUNT);
    BigInteger b = of.sum(figure, Sum.DIVISOR);
    BigInteger baseA = base.sum(rival, Sum.AMOUNT);
    BigInteger baseB = base.sum(rival, Sum.DIVISOR);
    return of.sum(figure, Sum.AMOUNT_BASE_AMOUNT)
        .multiply(b)
        .multiply(baseB)
        .subtract(of.sum(figure, Sum.AMOUNT_BASE_DIVISOR).multiply(b).multiply(baseA))
        .subtract(of.sum(figure, Sum.DIVISOR_BASE_AMOUNT).multiply(a).multiply(baseB))
        .add(of.sum(figure, Sum.DIVISOR_BASE_DIVISOR).multiply(a).multiply(baseA));
  }

  private static double spread(long games) {
    return games < 2 ? 0 : games / (games - 1.0);
  }

  private static double ratio(BigInteger of, BigInteger by) {
    var context = new MathContext(20, RoundingMode.HALF_EVEN);
    return new BigDecimal(of).divide(new BigDecimal(by), context).doubleValue();
  }
}
