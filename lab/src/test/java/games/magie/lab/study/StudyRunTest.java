package games.magie.lab.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.BadInput;
import games.magie.wire.Catalogue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class StudyRunTest {
  private static final String EXPRESS =
      """
      title    Turns
      game     express
      vary     equal-turns=off,on
      measure  winner length turns
      games    420
      """;

  @TempDir private Path folder = Path.of("");

  static List<String> games() {
    return Catalogue.ids();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theBytesDependOnTheStudyAndNotOnTheThreads(String game)
      throws IOException, InterruptedException {
    String study =
        "title All of %s\ngame %s\nmeasure %s\ngames 60\n"
            .formatted(game, game, String.join(" ", Measures.names(Catalogue.game(game))));
    Ran one = Ran.of(study, folder.resolve("1"), 1);
    Ran more = Ran.of(study, folder.resolve("3"), 3);
    assertThat(more.summary()).isEqualTo(one.summary());
    assertThat(more.rows()).isEqualTo(one.rows());
    assertThat(more.report()).isEqualTo(one.report());
    assertThat(one.rows().lines()).hasSize(61);
    Ran other = Ran.of(study + "seed 2\n", folder.resolve("2"), 1);
    assertThat(other.rows()).isNotEqualTo(one.rows());
  }

  @Test
  void anInterruptedRunGoesOnToTheSameBytes() throws IOException, InterruptedException {
    Ran whole = Ran.of(EXPRESS, folder.resolve("whole"), 2);
    Path broken = folder.resolve("broken");
    for (int times = 0; times < 3; times++) {
      assertThatThrownBy(() -> Ran.of(EXPRESS, broken, BreakingBlocks::new))
          .isInstanceOf(InterruptedException.class);
      assertThat(names(broken)).containsExactly("checkpoint.part", "rows.csv.part");
    }
    var layout = new Layout(StudyReader.read(EXPRESS));
    try (StudyFolder left = StudyFolder.open(broken, layout, Ran.VERSION)) {
      assertThat(left.blocks()).isEqualTo(6);
    }
    // What was written after the last checkpoint doesn't count.
    Files.writeString(broken.resolve("rows.csv.part"), "half a li", StandardOpenOption.APPEND);
    Ran resumed = Ran.of(EXPRESS, broken, 2);
    assertThat(resumed.summary()).isEqualTo(whole.summary());
    assertThat(resumed.rows()).isEqualTo(whole.rows());
    assertThat(names(broken))
        .containsExactly("report.html", "rows.csv", "study.txt", "summary.json");
  }

  /// Is interrupted after two blocks.
  private static final class BreakingBlocks implements BlockSource {
    private final BlockSource blocks;
    private int left = 2;

    BreakingBlocks(Study study, long first) {
      blocks = new ThreadBlocks(study, first, 1);
    }

    @Override
    public BlockResult next() throws InterruptedException {
      if (left-- == 0) {
        throw new InterruptedException("somebody pulled the plug");
      }
      return blocks.next();
    }

    @Override
    public void close() {
      blocks.close();
    }
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> String.valueOf(file.getFileName())).sorted().toList();
    }
  }

  @Test
  void aRunThatWasKilledWhileItFinishedFinishes() throws IOException, InterruptedException {
    Ran whole = Ran.of(EXPRESS, folder.resolve("whole"), 1);
    Path broken = folder.resolve("broken");
    assertThatThrownBy(() -> Ran.of(EXPRESS, broken, BreakingBlocks::new))
        .isInstanceOf(InterruptedException.class);
    Files.move(broken.resolve("rows.csv.part"), broken.resolve("rows.csv"));
    assertThat(Ran.of(EXPRESS, broken, 1).rows()).isEqualTo(whole.rows());
  }

  @Test
  void aFolderOfSomethingElseIsLeftAlone() throws IOException, InterruptedException {
    Path full = Files.createDirectories(folder.resolve("full"));
    Files.writeString(full.resolve("letter.txt"), "Dear");
    refused(EXPRESS, full, "full is not empty");
    refused(EXPRESS, full.resolve("letter.txt"), "letter.txt is a file, not a folder");
    Path broken = folder.resolve("broken");
    assertThatThrownBy(() -> Ran.of(EXPRESS, broken, BreakingBlocks::new))
        .isInstanceOf(InterruptedException.class);
    refused(EXPRESS + "seed 9\n", broken, "an unfinished run of another study");
    Path rows = broken.resolve("rows.csv.part");
    Files.writeString(rows, Files.readString(rows).substring(9));
    refused(EXPRESS, broken, "has lost rows");
    byte[] checkpoint = Files.readAllBytes(broken.resolve("checkpoint.part"));
    checkpoint[checkpoint.length / 2]++;
    Files.write(broken.resolve("checkpoint.part"), checkpoint);
    refused(EXPRESS, broken, "checkpoint is damaged");
    Ran.of(EXPRESS, folder.resolve("done"), 1);
    refused(EXPRESS, folder.resolve("done"), "done is not empty");
  }

  private static void refused(String study, Path folder, String why) {
    assertThatThrownBy(() -> Ran.of(study, folder, 1))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(why);
  }

  @Test
  void anotherVersionDoesNotGoOn() throws IOException {
    assertThatThrownBy(() -> Ran.of(EXPRESS, folder.resolve("a"), BreakingBlocks::new))
        .isInstanceOf(InterruptedException.class);
    var layout = new Layout(StudyReader.read(EXPRESS));
    assertThatThrownBy(() -> StudyFolder.open(folder.resolve("a"), layout, "newer"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("holds a run that another version began (test)");
  }

  /// What is written to `/dev/full` meets a full disk.
  @ParameterizedTest
  @ValueSource(strings = {"checkpoint.part", "report.html", "summary.json"})
  void afterAFullDiskTheRunGoesOn(String file) throws IOException, InterruptedException {
    Path device = Path.of("/dev/full");
    if (!Files.exists(device)) {
      assertThat(System.getProperty("os.name")).isNotEqualTo("Linux");
      return;
    }
    Path full = Files.createDirectories(folder.resolve("disk"));
    Path planted = full.resolve(file + ".new");
    BlockSource.Opener opener =
        (study, first) -> {
          plant(planted, device);
          return new ThreadBlocks(study, first, 1);
        };
    assertThatThrownBy(() -> Ran.of(EXPRESS, full, opener)).isInstanceOf(IOException.class);
    assertThat(names(full)).contains("checkpoint.part").doesNotContain("summary.json");
    Files.delete(planted);
    Ran whole = Ran.of(EXPRESS, folder.resolve("whole"), 1);
    Ran after = Ran.of(EXPRESS, full, 1);
    assertThat(after.summary()).isEqualTo(whole.summary());
    assertThat(after.rows()).isEqualTo(whole.rows());
  }

  private static void plant(Path link, Path device) {
    try {
      Files.createSymbolicLink(link, device);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void aPrecisionEndsTheRunAtTheSameGameWithAnyThreads() throws IOException, InterruptedException {
    String study =
        """
        title     x
        game      express
        vary      go-dice=3,1
        measure   length winner
        games     100000
        precision length.turns 0.35
        """;
    Ran one = Ran.of(study, folder.resolve("1"), 1);
    Ran three = Ran.of(study, folder.resolve("3"), 3);
    assertThat(one.result().reached()).isTrue();
    assertThat(one.result().games()).isBetween(1_000L, 20_000L).isEqualTo(three.result().games());
    assertThat(three.summary()).isEqualTo(one.summary()).contains("\"reached\":true");
  }

  @Test
  void aPrecisionThatCannotBeReachedIsSaidEarly() {
    String study = "title x\ngame express\nmeasure winner\ngames 2000\nprecision winner.A 0.001\n";
    refused(study, folder.resolve("x"), "a margin of 0.001 of winner.A cannot be reached");
    assertThat(folder.resolve("x").resolve("summary.json")).doesNotExist();
  }

  @Test
  void aPrecisionThatIsMissedByLittleIsSaidInTheSummary() throws IOException, InterruptedException {
    String study = "title x\ngame express\nmeasure winner\ngames 1100\nprecision winner.A 2.5\n";
    Ran ran = Ran.of(study, folder.resolve("x"), 2);
    assertThat(ran.result().reached()).isFalse();
    assertThat(ran.summary()).contains("\"reached\":false");
  }

  @Test
  void withoutRowsNoneAreLeft() throws IOException, InterruptedException {
    Ran.of(EXPRESS + "rows off\n", folder.resolve("x"), 1);
    assertThat(names(folder.resolve("x")))
        .containsExactly("report.html", "study.txt", "summary.json");
  }
}
