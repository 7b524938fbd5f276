package games.magie.lab.match;

import games.magie.lab.match.Sprt.Verdict;

/// The deals of a match so far.
final class MatchTally {
  private final MatchPlan plan;
  private final Mean one = new Mean();
  private final Mean other = new Mean();
  private final Mean difference = new Mean();
  private int games;
  private int unfinished;

  MatchTally(MatchPlan plan) {
    this.plan = plan;
  }

  void add(Played deal) {
    one.add(deal.one());
    other.add(deal.other());
    difference.add(deal.one() - deal.other());
    games += deal.games();
    unfinished += deal.unfinished();
  }

  int deals() {
    return one.count();
  }

  Verdict verdict() {
    return plan.sprt() == null ? Verdict.OPEN : plan.sprt().judge(difference);
  }

  MatchResult result(String game, double micros) {
    return new MatchResult(
        game, plan, games, unfinished, one, other, difference, verdict(), micros);
  }
}
