package games.magie.lab.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StudyReaderTest {
  private static final String HEAD = "title Pots\ngame pocket\n";

  @Test
  void aStudyIsReadWithItsDefaults() {
    Study study = StudyReader.read(HEAD + "measure winner length\n");
    assertThat(study.title()).isEqualTo("Pots");
    assertThat(study.measures()).containsExactly("winner", "length");
    assertThat(study.games()).isEqualTo(1_000);
    assertThat(study.seed()).isEqualTo(1);
    assertThat(study.rows()).isTrue();
    assertThat(study.precision()).isNull();
    assertThat(study.cases())
        .singleElement()
        .satisfies(one -> {
          assertThat(one.label()).isEqualTo("pocket");
          assertThat(one.bots()).containsExactly("easy", "easy");
          assertThat(one.compared()).isFalse();
        });
  }

  @Test
  void gamesSeatsAndOptionsAreMultipliedOut() {
    Study study =
        StudyReader.read(
            """
            # a comment
            title    Pots
            game     pocket brands
            seats    easy*2
            seats    easy random easy
            options  round-limit=50
            vary     free-parking-pot=off,on
            measure  winner
            games    5000000000
            """);
    assertThat(study.games()).isEqualTo(5_000_000_000L);
    assertThat(study.cases())
        .extracting(StudyCase::label)
        .containsExactly(
            "pocket 2×easy free-parking-pot=off",
            "pocket 2×easy free-parking-pot=on",
            "pocket easy+random+easy free-parking-pot=off",
            "pocket easy+random+easy free-parking-pot=on",
            "brands 2×easy free-parking-pot=off",
            "brands 2×easy free-parking-pot=on",
            "brands easy+random+easy free-parking-pot=off",
            "brands easy+random+easy free-parking-pot=on");
    assertThat(study.cases())
        .extracting(StudyCase::base)
        .containsExactly(-1, 0, -1, 2, -1, 4, -1, 6);
    assertThat(study.cases().get(1).settings().text())
        .isEqualTo("free-parking-pot=on round-limit=50");
  }

  @Test
  void withoutAVariedOptionTheFirstCaseIsCompared() {
    Study study = StudyReader.read("title x\ngame pocket brands\nmeasure length\n");
    assertThat(study.cases()).extracting(StudyCase::base).containsExactly(-1, 0);
  }

  @Test
  void anOptionMayMakeRoom() {
    Study study =
        StudyReader.read("title x\ngame deal\nseats easy*8\noptions decks=2\nmeasure winner\n");
    assertThat(study.cases().getFirst().bots()).hasSize(8);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "measure luck | line 3, measure: no measure 'luck' for pocket: there are winner, bots",
        "measure winner winner | line 3, measure: winner is given twice",
        "options luck=1 | line 3, options: no option 'luck'",
        "options free-parking-pot=maybe | line 3, options: option free-parking-pot cannot be",
        "vary free-parking-pot=on | line 3, vary: option free-parking-pot needs two or more",
        "vary free-parking-pot=on,on | line 3, vary: option free-parking-pot needs two or more",
        "vary free-parking-pot=off,no | line 3, vary: option free-parking-pot cannot be 'no'",
        "vary salary=1,2 | line 3, vary: no option 'salary'",
        "vary pots | line 3, vary: 'pots' should look like option=value,value",
        "seats easy | line 3, seats: pocket is for 2 to 6 seats, not 1",
        "seats easy*7 | line 3, seats: pocket is for 2 to 6 seats, not 7",
        "seats easy*x | line 3, seats: '*x' should be a number of seats",
        "games 0 | line 3, games: 0 is not from 1 to",
        "games many | line 3, games: 'many' is not a whole number",
        "games 99999999999999999999 | line 3, games: '99999999999999999999' is not a whole number",
        "seed 1.5 | line 3, seed: '1.5' is not a whole number",
        "pace 0 | line 3, pace: 0 is not from 1 to 600",
        "rows maybe | line 3, rows: on or off, not 'maybe'",
        "precision winner.A | line 3, precision: a figure and a margin",
        "precision winner.A 0 | line 3, precision: a margin of 0 is never reached",
        "precision winner.A -1 | line 3, precision: a figure and a margin",
        "game brands | line 3, game: it is given twice",
        "colour red | line 3: no field 'colour': there are title, game",
        "rows | line 3, rows: there is no value",
      })
  void whatIsWrongIsNamedWithItsLineAndField(String line, String complaint) {
    String rest = line.startsWith("measure") ? "\n" : "\nmeasure winner\n";
    assertThatThrownBy(() -> StudyReader.read(HEAD + line + rest))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(complaint)
        .extracting(e -> String.valueOf(e.getMessage()).lines().count())
        .isEqualTo(1L);
  }

  @Test
  void aBotThatTheGameDoesNotHaveIsNamed() {
    assertThatThrownBy(() -> StudyReader.read(HEAD + "seats easy hal\nmeasure winner\n"))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("line 3, seats: no bot 'hal' for pocket");
  }

  @Test
  void aPrecisionOfWhatIsNotMeasuredIsRefused() {
    assertThatThrownBy(() -> StudyReader.read(HEAD + "measure winner\nprecision length.turns 1\n"))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "line 4, precision: no figure 'length.turns' is measured: it is a measure and a label"
                + " such as winner.A");
  }

  @Test
  void whatIsMissingIsNamed() {
    assertThatThrownBy(() -> StudyReader.read("title x\nmeasure winner\n"))
        .isInstanceOf(BadInput.class)
        .hasMessage("a study needs the field 'game'");
    assertThatThrownBy(() -> StudyReader.read(HEAD))
        .isInstanceOf(BadInput.class)
        .hasMessage("a study needs the field 'measure'");
  }

  @Test
  void aStudyIsBounded() {
    assertThatThrownBy(() -> StudyReader.read("#".repeat(StudyReader.MOST_CHARACTERS + 1)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("at most 65536 characters");
    assertThatThrownBy(() -> StudyReader.read("#\n".repeat(501)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("at most 500 lines");
    String many = HEAD + "vary round-limit=1,2,3,4,5,6,7,8,9\nvary houses=1,2,3,4,5,6,7,8\n";
    assertThatThrownBy(() -> StudyReader.read(many + "measure winner\n"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("line 4, vary: at most 64 cases, not 72");
  }
}
