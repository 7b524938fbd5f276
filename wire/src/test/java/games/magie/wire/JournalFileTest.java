package games.magie.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import games.magie.express.Express;
import games.magie.kernel.BadInput;
import games.magie.kernel.match.Match;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalFileTest {
  private static final String SMALL = JournalFile.text(Played.express(7, 4), Played.salts());

  @TempDir Path folder;

  @Test
  void aGameComesBackAsItWasWritten() {
    SavedGame game = Played.express(1, 10_000);
    assertThat(game.journal().rows()).hasSizeGreaterThan(60);
    String text = JournalFile.text(game, Played.salts());
    SavedGame again = JournalFile.parse(text);
    assertThat(again).isEqualTo(game);
    assertThat(JournalFile.text(again, Played.salts())).isEqualTo(text);
    assertThat(Match.resume(new Express(), again.journal()).journal()).isEqualTo(game.journal());
  }

  @Test
  void theLinkIsTheHashOfThePreviousLinkTheSaltAndTheLines() throws Exception {
    List<String> lines = SMALL.lines().toList();
    int link = lines.indexOf(lines.stream().filter(l -> l.startsWith("link ")).findFirst().get());
    var sha = java.security.MessageDigest.getInstance("SHA-256");
    sha.update(new byte[32]);
    sha.update(new byte[16]);
    String header = String.join("\n", lines.subList(0, link)) + "\n";
    String hash =
        java.util.HexFormat.of().formatHex(sha.digest(header.getBytes(StandardCharsets.UTF_8)));
    assertThat(lines.get(link)).isEqualTo("link " + "0".repeat(32) + " " + hash);
    assertThat(lines.getLast()).isEqualTo("end " + lines.get(lines.size() - 2).split(" ", -1)[2]);
  }

  @Test
  void everyChangedByteIsDetected() throws IOException {
    byte[] bytes = SMALL.getBytes(StandardCharsets.UTF_8);
    Path file = folder.resolve("changed");
    int[] flips = {1, 0x20, 0x80};
    for (int at = 0; at < bytes.length; at++) {
      for (int flip : flips) {
        bytes[at] ^= (byte) flip;
        Files.write(file, bytes);
        Throwable thrown = catchThrowable(() -> JournalFile.load(file));
        assertThat(thrown).as("byte %d flipped by %d", at, flip).isInstanceOf(BadInput.class);
        assertThat(thrown.getMessage()).startsWith(file + ": line ").doesNotContain("\n");
        bytes[at] ^= (byte) flip;
      }
    }
  }

  @Test
  void aFileThatIsCutOffAnywhereIsDetected() {
    for (int length = 0; length < SMALL.length(); length++) {
      String cut = SMALL.substring(0, length);
      assertThatThrownBy(() -> JournalFile.parse(cut))
          .as("length %d", length)
          .isInstanceOf(BadInput.class)
          .hasMessageMatching("line \\d+: .+");
    }
  }

  @Test
  void everyMissingOrRepeatedLineIsDetectedNotBeforeItsPlace() {
    List<String> lines = SMALL.lines().toList();
    for (int at = 0; at < lines.size(); at++) {
      var missing = new java.util.ArrayList<>(lines);
      missing.remove(at);
      var twice = new java.util.ArrayList<>(lines);
      twice.add(at, lines.get(at));
      for (List<String> changed : List.of(missing, twice)) {
        Throwable thrown =
            catchThrowable(() -> JournalFile.parse(String.join("\n", changed) + "\n"));
        assertThat(thrown).as("line %d", at + 1).isInstanceOf(BadInput.class);
        assertThat(Played.line(String.valueOf(thrown.getMessage()))).isGreaterThanOrEqualTo(at);
      }
    }
  }

  @Test
  void aChangeIsSaidWithItsLines() {
    int row = SMALL.lines().toList().indexOf("row 0 start") + 1;
    assertThatThrownBy(() -> JournalFile.parse(SMALL.replace("row 0 start", "row 0 stArt")))
        .hasMessageMatching(
            "line \\d+: something was changed in lines %d to \\d+: the hash does not fit"
                .formatted(row));
  }

  @Test
  void whatCouldSteerATerminalIsNotRead() {
    assertThatThrownBy(
            () -> JournalFile.parse(SMALL.replaceFirst("game express", "game \u001b[2J")))
        .hasMessage("line 2: a control character");
  }

  @Test
  void anotherFormatIsSaid() {
    assertThatThrownBy(
            () -> JournalFile.parse(SMALL.replaceFirst("magie journal 1", "magie journal 2")))
        .hasMessage("line 1: a journal of format '2', this program reads format 1");
  }

  @Test
  void randomBytesAreNoJournal() throws IOException {
    var random = new games.magie.kernel.chance.Seeded(5);
    Path file = folder.resolve("random");
    for (int size : new int[] {0, 1, 2, 100, 5000}) {
      var bytes = new byte[size];
      for (int at = 0; at < size; at++) {
        bytes[at] = (byte) random.below(256);
      }
      Files.write(file, bytes);
      assertThatThrownBy(() -> JournalFile.load(file))
          .isInstanceOf(BadInput.class)
          .hasMessageContaining("line ");
    }
  }

  @Test
  void aFileThatIsTooLargeIsNotRead() throws IOException {
    Path file = folder.resolve("large");
    try (var out = Files.newOutputStream(file)) {
      var block = new byte[1 << 20];
      Arrays.fill(block, (byte) '\n');
      for (int count = 0; count < 17; count++) {
        out.write(block);
      }
    }
    assertThatThrownBy(() -> JournalFile.load(file)).hasMessage(file + ": larger than 16 MB");
  }

  @Test
  void missingFilesAndFoldersAreSaid() {
    Path none = folder.resolve("none");
    assertThatThrownBy(() -> JournalFile.load(none)).hasMessage(none + ": there is no such file");
    assertThatThrownBy(() -> JournalFile.load(folder))
        .hasMessage(folder + ": cannot be read, it is a folder");
    Path deep = none.resolve("deep");
    assertThatThrownBy(() -> JournalFile.save(deep, Played.express(1, 3), Played.salts()))
        .hasMessage(deep + ": there is no folder " + none);
  }

  @Test
  void savingReplacesAJournalAndNothingElse() throws IOException {
    Path file = folder.resolve("game.txt");
    JournalFile.save(file, Played.express(1, 3), Played.salts());
    JournalFile.save(file, Played.express(1, 9), Played.salts());
    assertThat(JournalFile.load(file).journal().rows()).hasSize(9);
    Path letter = folder.resolve("letter.txt");
    Files.writeString(letter, "Dear Bea,\n");
    assertThatThrownBy(() -> JournalFile.save(letter, Played.express(1, 3), Played.salts()))
        .hasMessage(letter + ": there is a file that is no magie journal, so it is left alone");
    assertThat(letter).hasContent("Dear Bea,\n");
    try (var left = Files.list(folder)) {
      assertThat(left).containsExactlyInAnyOrder(file, letter);
    }
  }

  @Test
  void namesHoldNoControlCharacters() {
    for (String name : List.of("", " ", " Ann", "A\nB", "\u001b[31mAnn", "A".repeat(21))) {
      assertThatThrownBy(() -> new SavedGame.Player("me", name)).isInstanceOf(BadInput.class);
    }
    assertThat(new SavedGame.Player("me", "Zoë B").name()).isEqualTo("Zoë B");
  }
}
