package games.magie.go.rules;

import static games.magie.go.Position.RULES;
import static org.assertj.core.api.Assertions.assertThat;

import games.magie.go.Position;
import games.magie.go.table.GoState;
import games.magie.kernel.Chance;
import games.magie.kernel.Out;
import org.junit.jupiter.api.Test;

/// A moment changes when what its own seat is asked changes, and only then.
class MomentsTest {
  private static void play(GoState s, int seat, String move) {
    RULES.play(s, seat, Position.move(s, seat, move), Chance.NONE, Out.SILENT);
  }

  @Test
  void anotherSeatsBlockLeavesTheMoment() {
    var s =
        Position.of(
            3,
            """
            pending: spaces
            A at: 9 | todo: colour
            B at: 11 | todo: colour
            C at: 4 | tiles: shield
            """);
    int b = RULES.moment(s, 1);
    int c = RULES.moment(s, 2);
    play(s, 0, "take red 1");
    assertThat(RULES.moment(s, 0)).as("A is asked nothing more").isZero();
    assertThat(RULES.moment(s, 1)).isEqualTo(b);
    assertThat(RULES.moment(s, 2)).isEqualTo(c);
    play(s, 1, "take yellow 1");
    assertThat(RULES.moment(s, 2)).as("the same tiles, the same question").isEqualTo(c);
  }

  @Test
  void losingTheBlockChangesTheMoment() {
    var s =
        Position.of(
            3,
            """
            pending: spaces
            A at: 9 | todo: colour | build: red=2
            B at: 9 | todo: colour | tiles: shield
            C at: 4 | build: red=2
            """);
    int b = RULES.moment(s, 1);
    play(s, 0, "take red 1");
    assertThat(RULES.moment(s, 1)).isNotZero().isNotEqualTo(b);
  }

  @Test
  void anAnswerThatLeadsToTheSameQuestionIsAnotherMoment() {
    var s =
        Position.of(
            2,
            """
            pending: attack A
            A attacks: shut-down shut-down
            B build: red=2
            """);
    int first = RULES.moment(s, 0);
    play(s, 0, "shut-down B red");
    assertThat(RULES.moment(s, 0)).isNotZero().isNotEqualTo(first);
  }

  @Test
  void theOthersDialLeavesTheMoment() {
    var s = Position.of(2, "pending: dials A B\nB build: red=1");
    int b = RULES.moment(s, 1);
    play(s, 0, "dial ring");
    assertThat(RULES.moment(s, 1)).isEqualTo(b);
    assertThat(RULES.moment(s, 0)).isZero();
  }
}
