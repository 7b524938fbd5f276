package games.magie.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MagieTest {
  private static final String WRONG =
      """
      format 1
      # Each GO pays 300
      game express
      seats A B
      position A*
      draws yellow railroad pink brown pink red orange go blank blank
      A roll
      money: 300
      """;

  @TempDir private Path dir = Path.of("");

  record Ran(int code, String out, String err) {}

  private static Ran magie(String... args) {
    var out = new StringWriter();
    var err = new StringWriter();
    int code =
        Magie.commandLine()
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true))
            .execute(args);
    return new Ran(code, out.toString(), err.toString());
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(dir.resolve(name), text).toString();
  }

  @Test
  void checkWithoutFilesRunsAllPackagedScenarios() {
    Ran ran = magie("check");
    assertThat(ran.out().lines().toList().getLast()).matches("[1-9][0-9]+ passed, 0 failed");
    assertThat(ran.code()).isZero();
  }

  @Test
  void aWrongExpectationFailsWithTheLineAndTheDifference() throws IOException {
    Ran ran = magie("check", file("wrong.scenario", WRONG));
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out())
        .contains("wrong.scenario:8: Each GO pays 300")
        .contains("expected money: 300")
        .contains("but money: 200");
    assertThat(ran.out().lines().toList().getLast()).isEqualTo("0 passed, 1 failed");
  }

  @Test
  void explainPrintsThePositionAfterEachStep() throws IOException {
    String right = file("right.scenario", WRONG.replace("300", "200"));
    Ran ran = magie("check", right, "--explain");
    assertThat(ran.code()).isZero();
    assertThat(ran.out().lines().map(String::strip))
        .contains("5  position A*", "7  A roll", "8  money: 200", "A* score: 0 | houses: 0");
    assertThat(magie("check", right).out())
        .isEqualTo("1 passed, 0 failed" + System.lineSeparator());
  }

  @Test
  void aFileThatIsNoScenarioIsSaidAndTheOthersRun() throws IOException {
    String right = file("right.scenario", WRONG.replace("300", "200"));
    Ran ran = magie("check", file("bad.scenario", "format 1\n# T\ngame chess\n"), right);
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("bad.scenario:3: no game 'chess': there are ");
    assertThat(ran.err().lines()).hasSize(1);
    assertThat(ran.out().lines().toList().getLast()).isEqualTo("1 passed, 1 failed");
  }

  @Test
  void aFileOfRandomBytesIsSaidInOneLine() throws IOException {
    Path random = Files.write(dir.resolve("random"), new byte[] {(byte) 0xff, (byte) 0xfe, 0, 7});
    Ran ran = magie("check", random.toString());
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err().strip()).isEqualTo("magie: " + random + ": this is no text");
  }

  @Test
  void theSamplePositionIsAScenarioThatPasses() throws IOException {
    for (int seed = 1; seed <= 20; seed++) {
      Ran sample = magie("position", "express", "--seed", String.valueOf(seed), "--moves", "40");
      assertThat(sample.code()).isZero();
      Ran checked = magie("check", file("sample.scenario", sample.out()));
      assertThat(checked.out()).startsWith("1 passed, 0 failed");
    }
  }

  @Test
  void rulesListsEveryClauseWithItsProofs() {
    Ran ran = magie("rules", "express");
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .containsPattern("express\\.police\\.three +[1-9][0-9]* proofs? +The third");
    assertThat(ran.out()).doesNotContainPattern(" 0 proofs");
    assertThat(magie("rules", "table").out()).contains("table.take-back");
  }

  @ParameterizedTest
  @CsvSource({"express.go", "go"})
  void rulesPrintsOneClauseWithItsDecisionsAndProofs(String clause) {
    Ran ran = magie("rules", "express", clause);
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .startsWith("express.go")
        .contains("  E7: ")
        .contains("scenarios/express/go.scenario:2  Each GO rolled pays 200 for this turn");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          check no-such-file   | magie: no file no-such-file
          position chess       | magie: no game 'chess': there are
          rules chess          | magie: no game 'chess': there are
          rules express nose   | magie: no clause 'nose' in the rules of express; 'magie rules express' lists them
          """)
  void badInputIsAnsweredInOneLine(String args, String message) {
    Ran ran = magie(args.split(" ", -1));
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).startsWith(message);
    assertThat(ran.err().lines()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({"chek", "--nose", "check --nose", "position", "position express --moves x", "''"})
  void wrongUsageIsAnsweredInOneLineAndAHint(String args) {
    Ran ran = args.isEmpty() ? magie() : magie(args.split(" ", -1));
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err().lines()).hasSize(2);
    assertThat(ran.err()).startsWith("magie: ").contains("--help'.");
  }

  @Test
  void helpAndVersionWork() {
    assertThat(magie("--help").out()).contains("check").contains("position").contains("rules");
    assertThat(magie("--version").out()).startsWith("magie ").contains("express 2");
  }
}
