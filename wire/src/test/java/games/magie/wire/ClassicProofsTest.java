package games.magie.wire;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.wire.scenario.Scenario;
import games.magie.wire.scenario.Scenarios;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Nothing of the classic board's long lists gets lost: the line-by-line comparison of the two
/// rulebooks (D), what other programs get wrong (R) and the finer readings (C) are complete, and
/// what holds in both editions is proven in both.
class ClassicProofsTest {
  private static final ClauseBook BOOK = ClauseBook.of("classic");
  private static final List<Scenario> SCENARIOS = Scenarios.packaged();

  /// The variants, the packing away, and the sale of a hotel outright are pocket's alone.
  private static final Set<String> POCKET_ONLY =
      Set.of("C10", "C12", "X9", "D57", "D95", "D97", "D98", "D99", "D100", "D104", "D105");

  @ParameterizedTest
  @CsvSource({"C, 12", "D, 105", "R, 41"})
  void everyRowIsThereOnce(String letter, int least) {
    List<String> rows =
        BOOK.decisions().stream()
            .map(RuleText::id)
            .filter(id -> id.matches(".*\\." + letter + "\\d+"))
            .toList();
    assertThat(rows)
        .hasSizeGreaterThanOrEqualTo(least)
        .isEqualTo(
            IntStream.rangeClosed(1, rows.size())
                .mapToObj(row -> "classic." + letter + row)
                .toList());
  }

  @Test
  void whatHoldsInBothEditionsIsProvenInBoth() {
    assertThat(BOOK.all().map(RuleText::id))
        .allSatisfy(id -> assertThat(provenIn(id)).as(id).containsAll(holdsIn(id)));
  }

  private static List<String> holdsIn(String id) {
    String edition = id.substring(0, id.indexOf('.'));
    if (!edition.equals("classic")) {
      return List.of(edition);
    }
    boolean pocketOnly = POCKET_ONLY.contains(id.substring(id.indexOf('.') + 1));
    return pocketOnly ? List.of("pocket") : List.of("brands", "pocket");
  }

  private static Set<String> provenIn(String id) {
    Stream<Scenario> proofs = Scenarios.proving(SCENARIOS, id).stream();
    return proofs.map(proof -> proof.game().id()).collect(Collectors.toCollection(TreeSet::new));
  }
}
