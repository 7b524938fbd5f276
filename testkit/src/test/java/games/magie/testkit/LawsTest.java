package games.magie.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.testkit.Envelopes.Fault;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/// Each law holds for a sound game and finds the fault that it is for.
class LawsTest {
  @Nested
  class ASoundGame extends EnvelopeLaws {
    ASoundGame() {
      super(new Envelopes(Fault.NONE, 1));
    }
  }

  private static EnvelopeLaws laws(Fault fault) {
    return new EnvelopeLaws(new Envelopes(fault, 1));
  }

  @Test
  void aViewThatShowsASecretIsCaughtBySwappingSecrets() {
    assertThatThrownBy(laws(Fault.VIEW_LEAKS)::whatASeatMayNotKnowChangesNothingItCanSee)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("view")
        .hasMessageContaining("seed 1");
  }

  @Test
  void aMoveListThatTellsASecretIsCaughtBySwappingSecrets() {
    assertThatThrownBy(laws(Fault.MOVES_LEAK)::whatASeatMayNotKnowChangesNothingItCanSee)
        .isInstanceOf(AssertionError.class);
  }

  @Test
  void imaginingNothingIsCaught() {
    assertThatThrownBy(laws(Fault.IMAGINES_NOTHING)::imaginingLeavesTheViewAndCoversWhatIsHidden)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("imagined values");
  }

  @Test
  void aCopyThatSharesAnArrayIsCaught() {
    assertThatThrownBy(laws(Fault.COPY_SHARES)::aCopyNeverDisturbsItsOrigin)
        .isInstanceOf(AssertionError.class);
  }

  @Test
  void aMoveThatIsOfferedAndRefusedIsCaught() {
    assertThatThrownBy(
            laws(Fault.REFUSES_WHAT_IT_OFFERS)
                ::everyEnumeratedMoveIsAcceptedAndAnsweredInTheSameOrder)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("guess 2");
  }

  @Test
  void aGameWithoutAnEndIsCaught() {
    assertThatThrownBy(laws(Fault.NEVER_ENDS)::gamesEndAndRankEverybody)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("over after");
  }

  @Test
  void lostPointsAreCaught() {
    assertThatThrownBy(laws(Fault.LOSES_A_POINT)::nothingComesFromNowhereOrGetsLost)
        .isInstanceOf(AssertionError.class);
  }

  @Test
  void anOrderThatMattersIsCaught() {
    assertThatThrownBy(laws(Fault.LATE_GUESS_WINS)::sealedSubmissionsCommute)
        .isInstanceOf(AssertionError.class);
  }

  @Test
  void aRuleThatDependsOnBeingHeardIsCaught() {
    assertThatThrownBy(laws(Fault.SPEAKS_ONLY_WHEN_HEARD)::silentAndRecordedPlayAgree)
        .isInstanceOf(AssertionError.class);
  }

  @Test
  void aChangedMoveListIsCaughtByThePin() {
    assertThatThrownBy(laws(Fault.HIDES_A_MOVE)::theOrderOfMovesIsPinned)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("pin of envelopes");
  }

  @Test
  void aFailureNamesTheShortestPrefixOfItsGame() {
    var walk =
        new Walk<>(
            new Envelopes(Fault.NONE, 1),
            games.magie.kernel.Settings.defaults(java.util.List.of()),
            2,
            3);
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
