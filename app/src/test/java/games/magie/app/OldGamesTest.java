package games.magie.app;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.table.StoreFile;
import games.magie.table.TableRecord;
import games.magie.wire.JournalFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Games of earlier versions of the rules, at a terminal.
class OldGamesTest {
  private static final Path CORPUS = Path.of("..", "corpus");

  @TempDir private Path folder = Path.of("");

  @Test
  void finishedGamesAreVerifiedAndTold() throws IOException {
    Path file = folder.resolve("magie.db");
    try (var in = new GZIPInputStream(Files.newInputStream(CORPUS.resolve("store-5b.db.gz")))) {
      Files.copy(in, file);
    }
    var store = new StoreFile(file);
    int told = 0;
    for (TableRecord table : store.tables()) {
      if (table.state() == TableRecord.State.OVER) {
        Path saved = Files.writeString(folder.resolve("old.magie"), store.journalFile(table));
        Ran ran = Ran.magie("", "replay", "--quiet", saved.toString());
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(ran.out()).contains(": sound, " + table.game()).hasLineCount(1);
        told++;
      }
    }
    assertThat(told).isEqualTo(12);
    assertThat(Ran.magie("", "verify", "--data", file.toString()).code()).isZero();
  }

  @Test
  void aRunningGameGoesOnThoughItsLastMoveCouldNotBeMadeToday() {
    String packed = CORPUS.resolve("express-1b.table").toString();
    Path saved = folder.resolve("on.magie");
    Ran ran = Ran.magie("stop\nsave " + saved + "\nquit\n", "play", "--resume", packed);
    assertThat(ran.code()).as(ran.err()).isZero();
    var rows = JournalFile.load(saved).journal().rows();
    assertThat(rows.get(63).input()).as("a stop that was taken back").isEqualTo("back B 61");
    assertThat(rows.get(64).input()).isEqualTo("rules 2");
    assertThat(rows.get(65).input()).isEqualTo("B stop");
    assertThat(Ran.magie("", "replay", "--quiet", saved.toString()).out())
        .contains("sound, express with 2 seats, 66 rows, not over yet");
  }
}
