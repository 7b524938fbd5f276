package games.magie.lab;

import games.magie.kernel.Seats;
import games.magie.lab.study.Normal;
import java.util.ArrayList;
import java.util.List;

/// What a simulation found. Depends on the plan and on nothing else: not on threads, not on time.
/// Turns and scores are those of the games that ended.
public record Outcome(
    String game,
    String options,
    long seed,
    long games,
    long unfinished,
    long decisions,
    Turns turns,
    List<Seat> seats) {
  public Outcome {
    seats = List.copyOf(seats);
  }

  /// @param margin how far the true mean may lie to either side, at 95 %
  /// @param longest nine games of ten are no longer
  public record Turns(double mean, double margin, int longest, List<Bin> bins) {
    /// Small enough for a terminal.
    private static final int MOST_BINS = 15;

    /// What lies beyond is counted in the last bin.
    private static final double NEARLY_ALL = 0.99;

    public Turns {
      bins = List.copyOf(bins);
    }

    static Turns of(Histogram turns) {
      return new Turns(turns.mean(), turns.margin(), turns.quantile(0.9), bins(turns));
    }

    private static List<Bin> bins(Histogram turns) {
      var bins = new ArrayList<Bin>();
      int least = turns.quantile(0);
      int width = (turns.quantile(NEARLY_ALL) - least) / MOST_BINS + 1;
      turns.forEach((number, games) -> {
        int nth = Math.min(MOST_BINS - 1, (number - least) / width);
        while (bins.size() <= nth) {
          int from = least + bins.size() * width;
          bins.add(new Bin(from, from + width - 1, 0));
        }
        Bin bin = bins.get(nth);
        bins.set(nth, new Bin(bin.from(), Math.max(bin.to(), number), bin.games() + games));
      });
      return bins;
    }
  }

  /// How many games took from so many to so many turns.
  public record Bin(int from, int to, long games) {}

  /// @param won games won alone
  /// @param shared games whose first place was shared
  /// @param scoreMargin how far the true mean may lie to either side, at 95 %
  public record Seat(
      String letter,
      String bot,
      long won,
      long shared,
      double meanScore,
      int medianScore,
      double scoreMargin) {}

  /// Games that ended.
  public long ended() {
    return games - unfinished;
  }

  /// The share of the games that ended, in per cent.
  double percent(long won) {
    return ended() == 0 ? 0 : 100.0 * won / ended();
  }

  /// How far the true share of games won may lie to either side, in per cent at 95 %. Where all or
  /// none were won it is the rule of three.
  double margin(long won) {
    if (ended() == 0) {
      return 0;
    }
    double share = (double) won / ended();
    return won == 0 || won == ended()
        ? Math.min(100, 300.0 / ended())
        : 100 * Normal.width(1) * StrictMath.sqrt(share * (1 - share) / ended());
  }

  static Outcome of(Plan plan, String game, Tally tally) {
    var seats = new ArrayList<Seat>();
    for (int seat = 0; seat < plan.bots().size(); seat++) {
      seats.add(
          new Seat(
              Seats.letter(seat),
              plan.bots().get(seat),
              tally.won[seat],
              tally.shared[seat],
              tally.scores[seat].mean(),
              tally.scores[seat].quantile(0.5),
              tally.scores[seat].margin()));
    }
    return new Outcome(
        game,
        plan.settings().text(),
        plan.seed(),
        tally.games,
        tally.unfinished,
        tally.decisions,
        Turns.of(tally.turns),
        seats);
  }
}
