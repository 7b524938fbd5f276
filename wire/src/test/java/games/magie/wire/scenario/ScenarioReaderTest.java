package games.magie.wire.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.BadInput;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScenarioReaderTest {
  private static final String HEAD = "format 1\n# Title\ngame express\nseats A B\n";

  private static List<Scenario> read(String text) {
    return ScenarioReader.read("f", text);
  }

  @Test
  void theFirstCommentIsTheTitleAndLaterOnesMeanNothing() {
    Scenario one =
        read("format 1\n\n# One\n# two\ngame express\nseats A B\nposition\n# three\n").getFirst();
    assertThat(one.title()).isEqualTo("One");
    assertThat(one.where()).isEqualTo("f:3");
    assertThat(one.statements()).hasSize(1);
  }

  @Test
  void gameAndSeatsHoldOnOptionsAndProofsDoNot() {
    List<Scenario> all =
        read(
            HEAD
                + "options target=10000\nproves express.go x.y\nposition\n---\n# Next\nposition\n");
    assertThat(all).extracting(Scenario::title).containsExactly("Title", "Next");
    assertThat(all.get(0).settings().text()).isEqualTo("target=10000");
    assertThat(all.get(0).proves()).containsExactly("express.go", "x.y");
    assertThat(all.get(1).settings().text()).isEmpty();
    assertThat(all.get(1).proves()).isEmpty();
    assertThat(all.get(1).game().id()).isEqualTo("express");
    assertThat(all.get(1).seats()).isEqualTo(2);
  }

  @Test
  void aPositionIsABlockOrOneLine() {
    var block = read(HEAD + "position\n  rolls: 1\n  A* score: 5\n").getFirst();
    var line = read(HEAD + "position rolls: 1; A* score: 5\n").getFirst();
    assertThat(((Statement.Position) block.statements().getFirst()).fields().strip())
        .isEqualTo("rolls: 1\nA* score: 5");
    assertThat(
            ((Statement.Position) line.statements().getFirst()).fields().lines().map(String::strip))
        .containsExactly("rolls: 1", "A* score: 5");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''                                   | f:1: a scenario file begins with 'format 1'
          format 2                             | f:1: a scenario file begins with 'format 1'
          format 1;game express                | f:2: a scenario needs a title: a line '# The rule in one sentence'
          format 1;# T;position                | f:2: a scenario needs a line 'game ID'
          format 1;# T;game express;position   | f:2: a scenario needs a line 'seats A B'
          format 1;# T;game chess              | f:3: no game 'chess': there are
          format 1;# T;game                    | f:3: 'game' should name a game
          format 1;# T;game express;seats A C  | f:4: seats are named A, B, C in this order, not C
          format 1;# T;game express;seats A;setup | f:2: express is for 2 to 4 seats, not 1
          """)
  void namesLineAndMistakeOfTheHeader(String text, String message) {
    assertThatThrownBy(() -> read(text.replace(';', '\n')))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          options colour=red                     | f:5: no option 'colour': there are
          options target=1                       | f:5: option target cannot be '1'
          A roll                                 | f:5: 'position' or 'setup' must come before 'A roll'
          draws x                                | f:2: a scenario needs a line 'position' or 'setup'
          position;position                      | f:6: a scenario begins once
          position;jump                          | f:6: 'jump' is no statement of a scenario
          position;A roll !                      | f:6: which clause refuses? '!' should be followed by its id
          position;event                         | f:6: 'event' should name a clause
          position;legal C: roll                 | f:6: no seat 'C': the seats are A to B
          position;legal A roll                  | f:6: 'legal A roll' is no statement of a scenario
          position;no field C score              | f:6: no seat 'C': the seats are A to B
          position;no field A score houses       | f:6: 'no field A score houses' is no statement of a scenario
          position;no field score:               | f:6: 'no field score:' should name a field, without a colon
          position;winner A B                    | f:6: 'winner A B' is no statement of a scenario
          position;tie A                         | f:6: 'tie A' is no statement of a scenario
          position;rank A 3                      | f:6: rank is 3, but goes from 1 to 2
          position;awaited                       | f:6: 'awaited' is no statement of a scenario
          position;A roll;  A stop               | f:6: nothing may be indented below 'A roll'
          position;any order {                   | f:6: the brace '{' is never closed
          position;any order {;A roll;}          | f:6: 'any order' holds 2 to 5 acts
          position;any order {;A roll;winner A;} | f:6: 'winner A' cannot stand in 'any order'
          setup seed x                           | f:5: 'x' is no whole number for seed
          """)
  void namesLineAndMistakeOfTheBody(String text, String message) {
    assertThatThrownBy(() -> read(HEAD + text.replace(';', '\n')))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "seen B: x: 1",
        "no go",
        "no field",
        "not A: roll",
        "same",
        "save-load now",
        "setup 7",
        "any"
      })
  void halfAStatementIsNone(String line) {
    assertThatThrownBy(() -> read(HEAD + "position\n" + line))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("f:6: ");
  }
}
