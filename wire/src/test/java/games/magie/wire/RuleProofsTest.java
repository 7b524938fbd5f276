package games.magie.wire;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.Clause;
import games.magie.kernel.match.TableClause;
import games.magie.wire.scenario.Scenario;
import games.magie.wire.scenario.Scenarios;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Rules, code and proofs agree: what the documents say is what the code cites and what the
/// scenarios prove. Since events and refusals carry clauses of the enums, none can cite a clause
/// that the documents do not have.
class RuleProofsTest {
  private static final List<Scenario> SCENARIOS = Scenarios.packaged();

  static Stream<String> books() {
    Stream<String> ofGames = Catalogue.games().stream().map(Catalogue::bookOf);
    return Stream.concat(Stream.of(Catalogue.TABLE_BOOK), ofGames).distinct();
  }

  @ParameterizedTest
  @MethodSource("books")
  void everyClauseAndDecisionHasAProof(String book) {
    assertThat(ClauseBook.of(book).all())
        .isNotEmpty()
        .allSatisfy(rule ->
            assertThat(Scenarios.proving(SCENARIOS, rule.id()))
                .as("scenarios that prove " + rule.id())
                .isNotEmpty());
  }

  @Test
  void everyProofNamesAClauseOrADecision() {
    Set<String> known =
        books()
            .flatMap(book -> ClauseBook.of(book).all())
            .map(RuleText::id)
            .collect(Collectors.toSet());
    assertThat(SCENARIOS)
        .isNotEmpty()
        .allSatisfy(
            scenario -> assertThat(known).as(scenario.where()).containsAll(scenario.proves()));
  }

  @ParameterizedTest
  @MethodSource("books")
  void theClausesOfTheCodeAreThoseOfTheDocuments(String book) {
    assertThat(clausesOfTheCode(book))
        .containsExactlyInAnyOrderElementsOf(
            ClauseBook.of(book).clauses().stream().map(RuleText::id).toList());
  }

  private static Set<String> clausesOfTheCode(String book) {
    var clauses = new ArrayList<Clause>();
    if (book.equals(Catalogue.TABLE_BOOK)) {
      clauses.addAll(List.of(TableClause.values()));
    }
    Catalogue.games().stream()
        .filter(game -> Catalogue.bookOf(game).equals(book))
        .forEach(game -> clauses.addAll(game.clauses()));
    return clauses.stream().map(Clause::id).collect(Collectors.toCollection(TreeSet::new));
  }

  @ParameterizedTest
  @MethodSource("books")
  void everyDecisionThatAClauseCitesIsWrittenDown(String book) {
    ClauseBook rules = ClauseBook.of(book);
    assertThat(rules.all())
        .allSatisfy(rule ->
            assertThat(rule.cited())
                .as(rule.id())
                .allMatch(cited -> rules.find(book + "." + cited).isPresent()));
  }

  @Test
  void everyDocumentBelongsToABook() {
    List<String> expected =
        books()
            .flatMap(book -> Stream.of(book + ".md", book + "-decisions.md"))
            .map(name -> "docs/rules/" + name)
            .toList();
    assertThat(Packaged.list("docs/rules")).isNotEmpty().isSubsetOf(expected);
  }
}
