package games.magie.app;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/// What somebody may have meant who mistyped a word.
final class Nearest {
  private Nearest() {}

  /// The closest of the known words, if at most a third of the letters are wrong, two in a short
  /// word; of equally close ones the first in the alphabet.
  static Optional<String> of(String typed, Collection<String> known) {
    int most = Math.max(2, typed.length() / 3);
    return known.stream()
        .filter(word -> distance(typed, word) <= most)
        .min(
            Comparator.<String>comparingInt(word -> distance(typed, word))
                .thenComparing(Comparator.naturalOrder()));
  }

  /// Damerau-Levenshtein distance, with neighbours that changed places as one mistake.
  static int distance(String a, String b) {
    int[][] cost = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          cost[i][j] = i + j;
          continue;
        }
        int differs = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        cost[i][j] =
            Math.min(cost[i - 1][j - 1] + differs, Math.min(cost[i - 1][j], cost[i][j - 1]) + 1);
        boolean swapped =
            i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        if (swapped) {
          cost[i][j] = Math.min(cost[i][j], cost[i - 2][j - 2] + 1);
        }
      }
    }
    return cost[a.length()][b.length()];
  }
}
