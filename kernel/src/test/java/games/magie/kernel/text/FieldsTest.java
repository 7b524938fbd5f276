package games.magie.kernel.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.BadInput;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Positions as named fields.
class FieldsTest {
  private static final String TEXT = "turn: 3 | money: 200\nA* score: 5000 | houses: 2\nB score: 0";

  @Test
  void textIsReadAndWrittenAlike() {
    var fields = Fields.parse(TEXT, 2);
    assertThat(fields.text()).isEqualTo(TEXT);
    assertThat(fields.starred()).isEqualTo(0b01);
    assertThat(fields.seats()).isEqualTo(2);
    assertThat(fields.take("turn")).isEqualTo("3");
    assertThat(fields.take(0, "houses", 0, 4, 0)).isEqualTo(2);
    assertThat(fields.take(1, "houses", 0, 4, 1)).isEqualTo(1);
  }

  @Test
  void indentationAndEmptyLinesMeanNothing() {
    var fields = Fields.parse("\n   A*   score:  5000   |houses:2\n\n", 2);
    assertThat(fields.text()).isEqualTo("A* score: 5000 | houses: 2");
  }

  @Test
  void theWordsOfAValueStandOneBlankApart() {
    assertThat(Fields.parse("bank:  1   2\t3 \t| hand:\t-\n deck: ", 2).text())
        .isEqualTo("bank: 1 2 3 | hand: - | deck:");
  }

  @Test
  void anotherValueOrStarMakesADifference() {
    var fields = Fields.parse(TEXT, 2);
    assertThat(fields.same(Fields.parse(TEXT, 2))).isTrue();
    assertThat(fields.same(Fields.parse(TEXT.replace("*", ""), 2))).isFalse();
    assertThat(fields.same(Fields.parse(TEXT + " | houses: 0", 2))).isFalse();
    assertThat(fields.same(Fields.parse(TEXT.replace("turn", "round"), 2))).isFalse();
    fields.replace(1, "score", "7");
    assertThat(fields.text()).isEqualTo(TEXT.replace("score: 0", "score: 7"));
    assertThat(fields.same(Fields.parse(TEXT, 2))).isFalse();
    assertThat(fields.same(Fields.parse(TEXT, 2), "B score")).isFalse();
    assertThat(fields.same(Fields.parse(TEXT, 2), "A score")).isTrue();
    assertThat(fields.same(Fields.parse("turn: 3", 2), "turn")).isTrue();
    assertThatThrownBy(() -> fields.replace(1, "houses", "1"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aFieldThatNobodyReadsIsNamed() {
    var fields = Fields.parse(TEXT, 2);
    fields.take("turn");
    assertThatThrownBy(fields::allTaken)
        .isInstanceOf(BadInput.class)
        .hasMessage("no field 'money' here");
  }

  @Test
  void whatCannotBeReadIsNamed() {
    assertThatThrownBy(() -> Fields.parse("score 5000", 2))
        .hasMessage("'score 5000' should look like name: value");
    assertThatThrownBy(() -> Fields.parse("C score: 1", 2))
        .hasMessage("no seat 'C': the seats are A to B");
    assertThatThrownBy(() -> Fields.parse("A score: 1 | score: 2", 2))
        .hasMessage("field 'score' is given twice");
    var fields = Fields.parse("A score: 1x | houses: 9", 2);
    assertThatThrownBy(() -> fields.take(0, "score", 0, 10, 0))
        .hasMessage("'1x' is no whole number for score");
    assertThatThrownBy(() -> fields.take(0, "houses", 0, 4, 0))
        .hasMessage("houses is 9, but goes from 0 to 4");
  }

  @Test
  void onlyTheNamedFieldsAreCompared() {
    var actual = Fields.parse(TEXT, 2);
    assertThat(actual.differences(Fields.parse("A score: 5000", 2))).isEmpty();
    assertThat(actual.differences(Fields.parse("B score: 10 | left: yes", 2)))
        .containsExactly(
            "expected B score: 10",
            "     but B score: 0",
            "expected B left: yes",
            "     but there is no field B left");
  }

  @Test
  void hiddenFieldsAreThoseWithAQuestionMark() {
    assertThat(Fields.parse("deck: ?\nA hand: ? ? | bank: 1\nB hand: 5", 2).hidden())
        .containsExactly("deck", "A hand");
  }

  @Test
  void yesAndNoAreReadAndNothingElse() {
    var fields = Fields.parse("A left: yes | passed: no | gone: maybe", 2);
    assertThat(fields.yes(0, "left")).isTrue();
    assertThat(fields.yes(0, "passed")).isFalse();
    assertThat(fields.yes(1, "left")).isFalse();
    assertThatThrownBy(() -> fields.yes(0, "gone"))
        .isInstanceOf(BadInput.class)
        .hasMessage("gone: 'maybe' should be yes or no");
    assertThat(new Fields().put(0, "left", true).put(0, "passed", false).text())
        .isEqualTo("A left: yes | passed: no");
  }

  @Test
  void aDashStandsForNoWords() {
    var fields = Fields.parse("hand: red blue | bank: - | pile:", 2);
    assertThat(fields.words("hand")).containsExactly("red", "blue");
    assertThat(fields.words("bank")).isEmpty();
    assertThat(fields.words("pile")).isEmpty();
    assertThat(fields.words("deck")).isEmpty();
    assertThat(new Fields().put("hand", List.of("a", "b")).put(1, "bank", List.of()).text())
        .isEqualTo("hand: a b\nB bank: -");
  }

  @Test
  void aFieldNamesOneOfSeveralThings() {
    var fields = Fields.parse("A jail: next-round | todo: what", 2);
    assertThat(fields.take(0, "jail", Jail.values(), Jail.FREE)).isEqualTo(Jail.NEXT_ROUND);
    assertThat(fields.take(1, "jail", Jail.values(), Jail.FREE)).isEqualTo(Jail.FREE);
    assertThatThrownBy(() -> fields.take(0, "todo", Jail.values(), Jail.FREE))
        .isInstanceOf(BadInput.class)
        .hasMessage("todo: no such thing as 'what'");
  }

  private enum Jail implements Named {
    FREE,
    NEXT_ROUND;

    @Override
    public String text() {
      return Named.of(this);
    }
  }
}
