package games.magie.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.BadInput;
import games.magie.kernel.Chance;
import games.magie.kernel.Game;
import games.magie.kernel.Input;
import games.magie.kernel.Settings;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Attempt;
import games.magie.kernel.match.Journal;
import games.magie.kernel.match.Match;
import games.magie.kernel.match.Row;
import games.magie.testkit.Envelopes.Fault;
import games.magie.testkit.Envelopes.Guess;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Attempt, commit, take back, resume: the life of a match, on the testkit's own game.
class MatchTest {
  private static Match<Envelopes.Table, Guess, Envelopes.Sight> start(int version) {
    return Match.start(
        new Envelopes(Fault.NONE, version), Settings.defaults(List.of()), 2, new Seeded(5));
  }

  private static <S extends games.magie.kernel.State<S>> void play(
      Match<S, Guess, ?> match, Input<Guess> input) {
    match.commit((Attempt.Ready<S>) match.attempt(input, Chance.NONE));
  }

  private static Input<Guess> guess(int seat, int number) {
    return new Input.Played<>(seat, new Guess(number));
  }

  @Test
  void anAttemptChangesNothingUntilItIsCommitted() {
    var match = start(1);
    String before = match.game().text(match.position());
    var attempt = match.attempt(guess(0, 1), Chance.NONE);
    assertThat(match.game().text(match.position())).isEqualTo(before);
    assertThat(match.rows()).hasSize(1);
    match.commit((Attempt.Ready<Envelopes.Table>) attempt);
    assertThat(match.lastRow().input()).isEqualTo("A guess 1");
    assertThat(match.position().guess).containsExactly(1, -1);
  }

  @Test
  void aStepThatWasPreparedBeforeAnotherCannotBeCommittedAfterIt() {
    var match = start(1);
    var late = (Attempt.Ready<Envelopes.Table>) match.attempt(guess(1, 0), Chance.NONE);
    play(match, guess(0, 1));
    assertThatThrownBy(() -> match.commit(late)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aMoveIsTakenBackOnlyByItsSeatAndOnlyWhileNobodyElseActed() {
    var match = start(1);
    play(match, guess(0, 1));
    assertThat(match.canTakeBack(0)).isZero();
    assertThat(match.canTakeBack(1)).isEqualTo(-1);
    assertThat(match.attempt(new Input.TakenBack<>(1, 0), Chance.NONE))
        .isInstanceOf(Attempt.Refused.class);
    play(match, new Input.TakenBack<>(0, 0));
    assertThat(match.position().guess).containsExactly(-1, -1);
    assertThat(match.rows()).hasSize(3);
    assertThat(match.lastRow().events()).containsExactly("* table.take-back took-back A 0");
    play(match, guess(0, 2));
    play(match, guess(1, 2));
    assertThat(match.attempt(new Input.TakenBack<>(0, 2), Chance.NONE))
        .isInstanceOf(Attempt.Refused.class);
    assertThat(Match.resume(match.game(), match.journal()).rows()).isEqualTo(match.rows());
  }

  @Test
  void aDeadlineThatDoesNotRunIsRefused() {
    var match = start(1);
    assertThat(match.attempt(new Input.TimeUp<>("tea", 1), Chance.NONE))
        .isInstanceOf(Attempt.Refused.class);
    play(match, guess(0, 1));
    assertThat(match.attempt(new Input.TimeUp<>("guess", 0b01), Chance.NONE))
        .isInstanceOf(Attempt.Refused.class);
    play(match, new Input.TimeUp<>("guess", 0b10));
    assertThat(match.position().round).isEqualTo(2);
  }

  @Test
  void aChangedRowIsFoundAndNamed() {
    var match = start(1);
    play(match, guess(0, 1));
    play(match, guess(1, 2));
    var rows = new ArrayList<>(match.rows());
    Row second = rows.get(1);
    rows.set(1, new Row(1, "A guess 2", second.draws(), second.events(), second.digest(), null));
    assertThatThrownBy(() -> Match.resume(match.game(), with(match.journal(), rows)))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("row 1: the digest is");
    rows.set(1, new Row(1, "A guess 9", second.draws(), second.events(), second.digest(), null));
    assertThatThrownBy(() -> Match.resume(match.game(), with(match.journal(), rows)))
        .hasMessageContaining("row 1: 'A guess 9' is refused");
    rows.remove(1);
    assertThatThrownBy(() -> Match.resume(match.game(), with(match.journal(), rows)))
        .hasMessageContaining("row 1 is missing");
  }

  @Test
  void aGameOfOlderRulesGoesOnFromItsLastPositionAndSaysWhichClausesChanged() {
    var old = start(1);
    for (int round = 0; round < 2; round++) {
      play(old, guess(0, 0));
      play(old, guess(1, 1));
    }
    var fresh = new Envelopes(Fault.NONE, 2);
    var match = Match.resume(fresh, old.journal());
    assertThat(match.rows()).hasSize(old.rows().size() + 1);
    assertThat(match.lastRow().input()).isEqualTo("rules 2");
    assertThat(match.lastRow().events())
        .as("a guess in the first round counts double by these rules")
        .containsExactly(
            "* table.new-rules rules-changed 2 envelopes.guess",
            "* table.new-rules led-elsewhere 2 0");
    play(match, guess(0, 0));
    var again = Match.resume(fresh, match.journal());
    assertThat(again.rows()).isEqualTo(match.rows());
    assertThatThrownBy(() -> Match.resume(new Envelopes(Fault.NONE, 1), match.journal()))
        .hasMessageContaining("version 2 of the rules of envelopes, this program knows 1");
  }

  private static Match<?, ?, ?> resume(Game<?, ?, ?> game, Journal journal) {
    return Match.resume(game, journal);
  }

  private static Match<?, ?, ?> review(Game<?, ?, ?> game, Journal journal) {
    return Match.review(game, journal);
  }

  /// A game with a move that was taken back, of which neither would be allowed any more.
  private static Match<Envelopes.Table, Guess, Envelopes.Sight> withBack() {
    var old = start(1);
    play(old, guess(0, 1));
    play(old, new Input.TakenBack<>(0, 0));
    play(old, guess(0, 2));
    return old;
  }

  @Test
  void whatWasAllowedWhenItWasPlayedStaysPlayedUnderRulesThatRefuseIt() {
    var old = withBack();
    var match = resume(ChangedRules.refusing(old.game(), _ -> true), old.journal());
    assertThat(match.rows().subList(0, 4)).isEqualTo(old.rows());
    assertThat(match.lastRow().input()).isEqualTo("rules 2");
    assertThat(match.lastRow().events())
        .containsExactly("* table.new-rules rules-changed 2 envelopes.guess");
    assertThat(match.lastRow().digest()).as("the same position").isEqualTo(old.lastRow().digest());
  }

  @Test
  void whereNewerRulesDoNotKnowAMoveTheOthersAreKeptAndOneLineSaysSo() {
    var old = withBack();
    play(old, guess(1, 1));
    var match = resume(ChangedRules.without(old.game(), "guess 2"::equals), old.journal());
    assertThat(match.rows().subList(0, 5)).isEqualTo(old.rows());
    assertThat(match.lastRow().events().getLast()).isEqualTo("* table.new-rules led-elsewhere 3 1");
    assertThat(((Envelopes.Table) match.position()).guess).containsExactly(-1, 1);
  }

  @Test
  void aGameThatIsOverGetsNoFurtherRowAndIsSeenAsFarAsItCanBe() {
    var old = withBack();
    play(old, guess(1, 1));
    play(old, new Input.AgreedEnd<>());
    Journal whole = old.journal();
    assertThat(old.lastRow().position()).as("the end is kept").isNotNull();
    var newer = ChangedRules.without(old.game(), "guess 2"::equals);
    assertThat(resume(newer, whole).rows()).isEqualTo(old.rows());
    assertThat(review(newer, whole).showsLast()).isTrue();
    Journal asBefore = with(whole, withoutPosition(old.rows()));
    var shown = review(newer, asBefore);
    assertThat(shown.rows()).isEqualTo(asBefore.rows());
    assertThat(shown.shown()).isEqualTo(2);
    assertThat(shown.showsLast()).isFalse();
  }

  private static List<Row> withoutPosition(List<Row> rows) {
    var without = new ArrayList<>(rows);
    Row last = without.removeLast();
    without.add(
        new Row(last.number(), last.input(), last.draws(), last.events(), last.digest(), null));
    return without;
  }

  private static Journal with(Journal journal, List<Row> rows) {
    return new Journal(
        journal.game(), journal.version(), journal.settings(), journal.seats(), rows);
  }
}
