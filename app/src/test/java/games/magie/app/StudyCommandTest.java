package games.magie.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.BadInput;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudyCommandTest {
  @TempDir private Path folder = Path.of("");

  private Path study(String text) throws IOException {
    return Files.writeString(folder.resolve("pots.txt"), "title Pots\ngame express\n" + text);
  }

  @Test
  void aStudyWritesAFolderBesideItsFile() throws IOException {
    Path file = study("measure winner length\ngames 60\n");
    Ran ran = Ran.magie("", "study", file.toString(), "--threads", "1");
    assertThat(ran.code()).as(ran.err()).isZero();
    assertThat(ran.out().strip()).isEqualTo(folder.resolve("pots/report.html").toString());
    assertThat(folder.resolve("pots/report.html")).content().contains("<h1>Pots</h1>");
    assertThat(folder.resolve("pots/rows.csv")).content().hasLineCount(61);
    assertThat(folder.resolve("pots/study.txt")).hasSameTextualContentAs(file);
    assertThat(folder.resolve("pots/summary.json"))
        .content()
        .contains("\"version\":\"magie development rules: pocket ", "\"games\":60");
  }

  @Test
  void theFolderCanBeNamed() throws IOException {
    Path file = study("measure winner\ngames 60\n");
    Path one = folder.resolve("one");
    Path two = folder.resolve("two");
    Ran.magie("", "study", file.toString(), "--threads", "1", "--out", one.toString());
    Ran.magie("", "study", file.toString(), "--threads", "2", "--out", two.toString());
    for (String name : new String[] {"summary.json", "rows.csv", "report.html"}) {
      assertThat(two.resolve(name)).hasSameBinaryContentAs(one.resolve(name));
    }
  }

  @Test
  void badInputIsOneLineAndNoFolder() throws IOException {
    Path file = study("measure luck\n");
    refused("pots.txt: line 3, measure: no measure 'luck'", file.toString());
    refused("no file", folder.resolve("none.txt").toString());
    refused("--threads 0", study("measure winner\n").toString(), "--threads", "0");
    Files.write(file, new byte[] {'t', (byte) 0xff});
    refused("it isn't a text in UTF-8", file.toString());
    Files.write(file, new byte[1 << 20]);
    refused("it is too long for a study", file.toString());
    assertThat(folder.resolve("pots")).doesNotExist();
  }

  @Test
  void aFolderThatIsNotEmptyIsLeftAlone() throws IOException {
    Path file = study("measure winner\ngames 60\n");
    Files.createDirectories(folder.resolve("pots"));
    Files.writeString(folder.resolve("pots/letter.txt"), "Dear");
    refused("pots is not empty; name another folder", file.toString());
    assertThat(folder.resolve("pots")).isDirectoryNotContaining("glob:**summary*");
  }

  @Test
  void sparkIsFoundByItsHome() throws IOException {
    Path home = Files.createDirectories(folder.resolve("spark/jars")).resolve("..").normalize();
    Path program = folder.resolve("app/target/magie.jar");
    Map<String, String> environment = Map.of("SPARK_HOME", home.toString());
    assertThatThrownBy(() -> OnSpark.of("local[2]", Map.of(), program))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("--spark needs SPARK_HOME");
    assertThatThrownBy(
            () -> OnSpark.of("local[2]", Map.of("SPARK_HOME", folder.toString()), program))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("has no folder of jars");
    assertThatThrownBy(() -> OnSpark.of("local[2]", environment, program))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("no magie-spark.jar: './mvnw -q -Pspark package' builds it");
    Path ours = folder.resolve("lab/spark/target/magie-spark.jar");
    Files.createDirectories(ours.resolve(".."));
    Files.createFile(ours);
    assertThat(OnSpark.of("local[2]", environment, program).command(program, home, "1"))
        .contains(home.resolve("jars/*") + File.pathSeparator + ours, "-Dspark.jars=" + ours)
        .endsWith(program.toString(), home.toString(), "1", "local[2]");
  }

  private static void refused(String why, String... args) {
    var all = new String[args.length + 1];
    all[0] = "study";
    System.arraycopy(args, 0, all, 1, args.length);
    Ran ran = Ran.magie("", all);
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err().lines()).singleElement().asString().contains(why);
  }
}
