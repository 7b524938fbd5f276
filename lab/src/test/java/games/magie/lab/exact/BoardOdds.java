package games.magie.lab.exact;

import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/// The exact chances of arriving at each space, of a player who leaves jail by doubles or after the
/// third failure. It is written from the rulebook, with numbers for spaces, and uses no code of
/// ours.
///
/// A turn is a Markov chain over where it begins: a space, or jail after 0, 1 or 2 failures. Its
/// stationary distribution comes from going through enough turns.
final class BoardOdds {
  static final int SPACES = 40;
  private static final int JAIL = 10;
  private static final int TO_JAIL = 30;
  private static final int PRISONS = 3;
  private static final int TURNS = 400;
  private static final double ROLL = 1 / 36.0;

  private static final Set<Integer> CHANCE = Set.of(7, 22, 36);
  private static final Set<Integer> CHEST = Set.of(2, 17, 33);

  /// Chance leads to GO, and to four more spaces.
  private static final int[] CHANCE_TO = {0, 24, 11, 5, 39};

  /// By the Chance space, the next railroad and the next utility.
  private static final Map<Integer, int[]> NEXT =
      Map.of(7, new int[] {15, 12}, 22, new int[] {25, 28}, 36, new int[] {5, 12});

  /// Somebody keeps the card that frees from jail of each pile for good, and never uses it.
  private static final double CARD = 1 / 15.0;

  private final double[] arrivals = new double[SPACES];

  /// Where the next turn begins: a space, or jail after some failures.
  private double[] next = new double[SPACES + PRISONS];

  private BoardOdds() {}

  /// The share of all arrivals that each space has; being sent to jail arrives there.
  static double[] visits() {
    var odds = new BoardOdds();
    var begin = new double[SPACES + PRISONS];
    begin[0] = 1;
    for (int turn = 0; turn < TURNS; turn++) {
      Arrays.fill(odds.arrivals, 0);
      odds.next = new double[SPACES + PRISONS];
      for (int at = 0; at < SPACES; at++) {
        odds.roll(at, begin[at], 0);
      }
      for (int failures = 0; failures < PRISONS; failures++) {
        odds.prison(failures, begin[SPACES + failures]);
      }
      begin = odds.next;
    }
    double all = Arrays.stream(odds.arrivals).sum();
    return Arrays.stream(odds.arrivals).map(arrivals -> arrivals / all).toArray();
  }

  private void roll(int from, double chance, int doubles) {
    for (int first = 1; chance > 0 && first <= 6; first++) {
      for (int second = 1; second <= 6; second++) {
        if (first == second && doubles == 2) {
          jail(chance * ROLL);
        } else {
          arrive(
              (from + first + second) % SPACES,
              chance * ROLL,
              first == second ? doubles + 1 : PRISONS);
        }
      }
    }
  }

  private void prison(int failures, double chance) {
    for (int first = 1; first <= 6; first++) {
      for (int second = 1; second <= 6; second++) {
        if (first == second || failures == PRISONS - 1) {
          arrive(JAIL + first + second, chance * ROLL, PRISONS);
        } else {
          next[SPACES + failures + 1] += chance * ROLL;
        }
      }
    }
  }

  private void jail(double chance) {
    arrivals[JAIL] += chance;
    next[SPACES] += chance;
  }

  /// @param doubles thrown so far, if another roll follows; [#PRISONS] if none does
  private void arrive(int at, double chance, int doubles) {
    arrivals[at] += chance;
    if (at == TO_JAIL) {
      jail(chance);
    } else if (CHANCE.contains(at)) {
      chanceCard(at, chance, doubles);
    } else if (CHEST.contains(at)) {
      arrive(0, chance * CARD, doubles);
      jail(chance * CARD);
      stay(at, chance * (1 - 2 * CARD), doubles);
    } else {
      stay(at, chance, doubles);
    }
  }

  /// Five spaces, two cards to the next railroad, one to the next utility, one back, one to jail.
  private void chanceCard(int at, double chance, int doubles) {
    for (int to : CHANCE_TO) {
      arrive(to, chance * CARD, doubles);
    }
    arrive(Objects.requireNonNull(NEXT.get(at))[0], 2 * chance * CARD, doubles);
    arrive(Objects.requireNonNull(NEXT.get(at))[1], chance * CARD, doubles);
    arrive(at - 3, chance * CARD, doubles);
    jail(chance * CARD);
    stay(at, chance * (1 - 10 * CARD), doubles);
  }

  private void stay(int at, double chance, int doubles) {
    if (doubles < PRISONS) {
      roll(at, chance, doubles);
    } else {
      next[at] += chance;
    }
  }
}
