package games.magie.wire.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every statement of a scenario can fail and says why; every statement that holds passes.
class ScenarioRunnerTest {
  private static final String HEAD = "format 1\n# Title\ngame express\nseats A B\n";
  private static final String PLACING =
      "position rolls: 1 | loose: 1=green 2=brown 3=pink 4=brown; A* score: 5\n";

  private static ScenarioOutcome run(String body) {
    var scenario = ScenarioReader.read("f", HEAD + body.replace(';', '\n')).getFirst();
    return ScenarioRunner.run(scenario, ScenarioTrace.NONE);
  }

  private static String failure(String lines) {
    var scenario = ScenarioReader.read("f", HEAD + PLACING + lines.replace(';', '\n')).getFirst();
    return switch (ScenarioRunner.run(scenario, ScenarioTrace.NONE)) {
      case ScenarioOutcome.Failed failed -> String.join(" / ", failed.details());
      case ScenarioOutcome.Passed _ -> "passed";
      case ScenarioOutcome.Unreadable(String message) -> message;
    };
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          A place 1 red                            | expected  'A place 1 red' is allowed / happened  refused by express.place.free: other-group 1 green red
          A place 1 green !express.blank           | expected  refused by express.blank / happened  'A place 1 green' is allowed
          A place 1 red !express.blank             | expected  refused by express.blank / happened  refused by express.place.free: other-group 1 green red
          A roll !unreadable                       | expected  'A roll' cannot be read / happened  it can
          A jump                                   | f:6: 'jump' is no move: roll, stop, place DIE GROUP, swap DIE GROUP GROUP, free DIE
          C roll                                   | f:6: no seat 'C': the seats are A to B
          A roll                                   | expected  the draws that are written down / happened  an unexpected draw: d1 of 6
          draws d2=green;A roll                    | expected  the draws that are written down / happened  the script says d2=green, but d1 is drawn
          draws brown;A roll                       | expected  the draws that are written down / happened  d1 cannot show 'brown'
          draws green;A stop                       | expected  all draws are used / happened  unused: green
          draws green                              | expected  all draws are used / happened  unused: green
          A stop;event express.go                  | expected  event express.go / happened  these events /             express.again turn-scored A 0 5 /             express.turn.clear cleared A 0 /             express.start turn B
          A stop;event express.again A 5 0         | expected  event express.again A 5 0 / happened  these events /             express.again turn-scored A 0 5 /             express.turn.clear cleared A 0 /             express.start turn B
          A place 1 green;no event express.place.free | expected  no event express.place.free / happened  these events /             express.place.free placed A 1 green green
          event express.go                         | expected  event express.go / happened  no event
          legal A: roll                            | expected  legal: roll / happened  legal: roll, stop, place 1 green, place 2 brown, place 3 pink, place 4 brown
          legal A: stop, roll, place 1 green, place 2 brown, place 3 pink, place 4 brown | expected  legal: stop, roll, place 1 green, place 2 brown, place 3 pink, place 4 brown / happened  legal: roll, stop, place 1 green, place 2 brown, place 3 pink, place 4 brown
          legal B: roll                            | expected  legal: roll / happened  legal: -
          not legal A: free 8, stop                | expected  'stop' is not offered / happened  legal: roll, stop, place 1 green, place 2 brown, place 3 pink, place 4 brown
          seen by B: worth: 7                      | expected worth: 7 /      but worth: 0
          seen by -: A score: 7                    | expected A score: 7 /      but A score: 5
          A score: 6                               | expected A score: 6 /      but A score: 5
          B* score: 0                              | expected to wait for B /      but we wait for A
          hand: 6                                  | expected hand: 6 /      but there is no field hand
          no field rolls                           | expected  no field rolls / happened  rolls: 1
          no field A score                         | expected  no field score / happened  score: 5
          awaited B                                | expected  awaited B / happened  awaited A
          awaited -                                | expected  awaited - / happened  awaited A
          winner A                                 | expected  first place: A / happened  the game goes on
          agreed;winner B                          | expected  first place: B / happened  first place: A
          agreed;tie A B                           | expected  first place: AB / happened  first place: A
          agreed;rank B 1                          | expected  B has rank 1 / happened  rank 2
          rank B 2                                 | expected  B has rank 2 / happened  the game goes on
          agreed;agreed                            | expected  'agreed' is allowed / happened  refused by table.over: over
          left A;left A                            | expected  'left A' is allowed / happened  refused by table.leave: cannot-leave
          time nap                                 | expected  'time nap' is allowed / happened  refused by table.time: no-such-clock nap -
          time move B                              | expected  'time move B' is allowed / happened  refused by table.time: no-such-clock move B
          back A 0                                 | expected  'back A 0' is allowed / happened  refused by table.take-back: cannot-take-back
          """)
  void everyStatementCanFailAndSaysWhy(String lines, String message) {
    assertThat(failure(lines)).isEqualTo(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          A place 1 red !express.place.free
          A jump !unreadable
          draws green d2=brown pink brown pink red orange blank go blank;A roll;event express.go go A 200;event express.go A 200;event express.go
          A stop;no event express.go;no event express.again A 1
          A place 1 green;event express.place.free 1 green green
          legal A:;  roll, stop;  place 1 green, place 2 brown;  place 3 pink, place 4 brown
          legal B: -
          not legal A: free 8, place 1 red
          seen by B:;  worth: 0 | bust: 8/216;  A* score: 5
          A score: 5
          A* score: 5 | houses: 0
          rolls: 1 | money: 0
          no field pending;no field A left;no field green;A place 1 green;green: 1
          awaited A
          agreed;winner A;rank B 2;awaited -
          A place 1 red !express.place.free;same position
          A place 1 green;save-load;green: 1;A place 2 brown;back A 1;green: 1
          any order {;  A place 1 green;  A place 2 brown;  A place 4 brown;};brown: 2 4;event express.complete.unlock
          time move;awaited B
          time move A;A score: 5
          left B;winner A
          """)
  void everyStatementCanPass(String lines) {
    assertThat(failure(lines)).isEqualTo("passed");
  }

  @Test
  void aPositionThatChangedIsShownAsADifference() {
    assertThat(failure("A place 1 green;same position"))
        .contains("- turn: 1 | starter: A | step: 1 | rolls: 1")
        .contains("+ turn: 1 | starter: A | step: 2 | rolls: 1");
  }

  @Test
  void actsWhoseOrderMattersAreNamedInThatOrder() {
    assertThat(failure("any order {;A place 1 green;A stop;}"))
        .isEqualTo(
            "expected  'A place 1 green' is allowed in the order A stop, A place 1 green"
                + " / happened  refused by express.start: not-your-turn B");
    var failed =
        (ScenarioOutcome.Failed) run("seats A B C;position rolls: 1;any order {;A stop;left B;}");
    assertThat(failed.details())
        .containsSubsequence("in the order left B, A stop")
        .anyMatch(line -> line.startsWith("- turn: 3 |"))
        .anyMatch(line -> line.startsWith("+ turn: 2 |"));
  }

  @Test
  void anImpossiblePositionIsUnreadable() {
    assertThat(run("position A*; B* score: 1"))
        .isEqualTo(new ScenarioOutcome.Unreadable("f:5: only one seat can have the turn"));
    assertThat(run("position hand: 3"))
        .isEqualTo(new ScenarioOutcome.Unreadable("f:5: no field 'hand' here"));
  }

  @Test
  void aSeededGameDrawsFromItsSeedUnlessDrawsAreGiven() {
    assertThat(run("options start=first-seat;setup seed 3;A roll;rolls: 1"))
        .isInstanceOf(ScenarioOutcome.Passed.class);
    assertThat(
            run(
                "options start=first-seat;setup seed 3;"
                    + "draws green brown pink brown pink red orange blank blank blank;A roll;"
                    + "loose: 1=green 2=brown 3=pink 4=brown 5=pink 6=red 7=orange 8=blank 9=blank 10=blank"))
        .isInstanceOf(ScenarioOutcome.Passed.class);
    assertThat(run("setup;awaited A")).isInstanceOf(ScenarioOutcome.Failed.class);
    assertThat(run("draws start=B;setup;awaited B")).isInstanceOf(ScenarioOutcome.Passed.class);
  }

  @Test
  void aFailureTellsFileLineTitleStatementAndPosition() {
    var failed = (ScenarioOutcome.Failed) run("position A* score: 5;A score: 6");
    assertThat(failed.text().lines())
        .containsExactly(
            "f:6: Title",
            "  at        A score: 6",
            "  expected A score: 6",
            "       but A score: 5",
            "  position",
            "    turn: 1 | starter: A | step: 1 | rolls: 0 | money: 0 | turn-houses: 0"
                + " | loose: 1=- 2=- 3=- 4=- 5=- 6=- 7=- 8=- 9=- 10=-",
            "    jail:",
            "    A* score: 5 | houses: 0",
            "    B score: 0 | houses: 0");
  }

  @Test
  void theTraceHearsEveryStatement() {
    var heard = new ArrayList<String>();
    var scenario =
        ScenarioReader.read("f", HEAD + "position\n  A* score: 5\nawaited A\n").getFirst();
    ScenarioRunner.run(
        scenario,
        (line, position) -> heard.add(line.number() + " " + position.contains("score: 5")));
    assertThat(heard.stream().collect(Collectors.joining(", "))).isEqualTo("5 true, 7 true");
  }
}
