package games.magie.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.Settings;
import games.magie.laws.Failure;
import games.magie.laws.LawBook;
import games.magie.laws.RandomCheck;
import games.magie.laws.Walk;
import games.magie.testkit.Envelopes.Fault;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Each law holds for a sound game and finds the fault that it is for.
class LawsTest {
  private static final int TRANSITIONS = 20_000;

  @Nested
  class ASoundGame extends EnvelopeLaws {
    ASoundGame() {
      super(new Envelopes(Fault.NONE, 1));
    }
  }

  private static RandomCheck<?, ?, ?> check(Fault fault, LawBook book) {
    return new RandomCheck<>(new Envelopes(fault, 1), book, 1);
  }

  private static Failure failure(Fault fault, LawBook book) throws InterruptedException {
    var failure = check(fault, book).run(TRANSITIONS, 1, 1, judged -> {}).failure();
    return Objects.requireNonNull(failure, "the fault was not found");
  }

  @ParameterizedTest
  @CsvSource({
    "VIEW_LEAKS, secrets change nothing one sees",
    "MOVES_LEAK, secrets change nothing one sees",
    "IMAGINES_NOTHING, imagining keeps to the view",
    "PEEKS_WHEN_IMAGINING, imagining tells no secret",
    "COPY_SHARES, copies are independent",
    "REFUSES_WHAT_IT_OFFERS, listed moves are accepted",
    "HIDES_A_MOVE, fast and plain lists agree",
    "LOSES_A_POINT, nothing appears or gets lost",
    "LATE_GUESS_WINS, sealed submissions commute",
    "SPEAKS_ONLY_WHEN_HEARD, silent and recorded play agree",
    "FORGETS_POINTS_WHEN_READ, texts round-trip",
    "SETS_UP_BY_ITSELF, journals replay",
    "THROWS_AT_ODD_NUMBERS, no move throws",
    "THROWS_AT_ODD_WORDS, no move throws",
    "ACCEPTS_WHAT_IT_HIDES, no move throws",
    "MINDS_THE_ORDER, the order of parts is free",
    "WAITS_IN_VAIN, nobody is awaited in vain",
    "THROWS_WHEN_TIME_IS_UP, no input throws",
    "LOSES_POINTS_OF_LEAVERS, 'leaving, clocks and agreed ends'",
    "TELLS_AT_ONCE, take-backs return no secret",
    "SPENDS_A_SECRET, take-backs return no secret",
    "ORDERS_NONSENSE, standing orders are allowed",
    "NOBODY_IS_FIRST, ends rank everybody",
  })
  void eachFaultIsFoundByItsLaw(Fault fault, String law) throws InterruptedException {
    Failure failure = failure(fault, LawBook.KERNEL.only(law));
    assertThat(failure.law()).as(failure.text()).isEqualTo(law);
  }

  @Test
  void allLawsTogetherFindEveryFault() throws InterruptedException {
    for (Fault fault : Fault.values()) {
      boolean ofTheWholeGame = fault == Fault.NONE || fault == Fault.NEVER_ENDS;
      assertThat(ofTheWholeGame || failure(fault, LawBook.KERNEL).step() > 0)
          .as(fault.name())
          .isTrue();
    }
  }

  @Test
  void aFailureNamesAWalkThatRepeatsItExactly() throws InterruptedException {
    Failure failure = failure(Fault.LOSES_A_POINT, LawBook.KERNEL);
    var again = check(Fault.LOSES_A_POINT, LawBook.KERNEL).walk(failure.walk()).failure();
    assertThat(again).isNotNull();
    assertThat(Objects.requireNonNull(again).text()).isEqualTo(failure.text());
    assertThat(failure.text())
        .contains("game envelopes")
        .contains("seats A B")
        .contains("position")
        .contains("round: ");
  }

  @Test
  void everyLawOfASoundGameHasSeenPositions() throws InterruptedException {
    var result = check(Fault.NONE, LawBook.KERNEL).run(TRANSITIONS, 2, 1, judged -> {});
    assertThat(result.failures()).isEmpty();
    assertThat(result.tally().transitions()).isGreaterThanOrEqualTo(TRANSITIONS);
    assertThat(result.tally().positions()).hasSize(19);
    assertThat(result.tally().positions().values()).allMatch(seen -> seen > 0);
  }

  @Test
  void aGameWithoutAnEndIsCaught() {
    assertThatThrownBy(new EnvelopeLaws(new Envelopes(Fault.NEVER_ENDS, 1))::gamesEnd)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("over after");
  }

  @Test
  void aChangedMoveListIsCaughtByThePin() {
    var laws = new EnvelopeLaws(new Envelopes(Fault.HIDES_A_MOVE, 1));
    assertThatThrownBy(laws::theOrderOfMovesIsPinned)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("pin of envelopes");
  }

  @Test
  void aPlainWalkNamesTheShortestPrefixOfItsGame() {
    var game = new Envelopes(Fault.NONE, 1);
    var walk = new Walk<>(game, Settings.defaults(List.of()), 2, 3);
    var visited = new int[1];
    assertThatThrownBy(() ->
            walk.run(
                100,
                (s, input, chances) -> {
                  visited[0]++;
                  assertThat(s.round).isLessThan(3);
                }))
        .hasMessageContaining("seed 3")
        .hasMessageContaining("step " + visited[0])
        .hasMessageContaining("round: 3")
        .hasMessageContaining("input: ");
    assertThatCode(() -> walk.run(0, (s, input, chances) -> {})).doesNotThrowAnyException();
  }
}
