package games.magie.app;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.app.host.LogLines;
import java.time.Instant;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class LogLinesTest {
  private static String line(String message, @Nullable Throwable thrown) {
    var record = new LogRecord(Level.WARNING, message);
    record.setInstant(Instant.parse("2026-05-01T18:30:00.123456Z"));
    record.setThrown(thrown);
    return new LogLines().format(record);
  }

  @Test
  void aLineIsPairsOfKeyAndValue() {
    assertThat(line("event=table-opened table=abc", null))
        .isEqualTo(
            "time=2026-05-01T18:30:00.123Z level=WARNING event=table-opened table=abc%n"
                .formatted());
  }

  @Test
  void whatComesFromOutsideCannotForgeALine() {
    String line = line("no such\nfile \"x\"", new IllegalStateException("a\nlevel=INFO event=b"));
    assertThat(line).hasLineCount(1).contains("event=library text=\"no such file 'x'\"");
    assertThat(line).contains("cause=\"java.lang.IllegalStateException: a level=INFO event=b at ");
  }
}
