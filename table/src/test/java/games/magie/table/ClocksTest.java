package games.magie.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.Deadline;
import games.magie.kernel.Seeded;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// How long clocks are, and which of them go on.
class ClocksTest {
  private static final int HOUR = 3600;

  @TempDir Path folder;

  private Services services;
  private Clocks clocks;

  @BeforeEach
  void open() {
    var store = new SqliteStore(folder.resolve("magie.db"));
    services = new Services(store, () -> new Seeded(1, 1), Duration.ZERO);
    clocks = new Clocks(services, Duration.ZERO);
  }

  @AfterEach
  void close() {
    services.close();
  }

  private void set(Deadline deadline, String question) {
    clocks.set(List.of(deadline), List.of(question), (_, _) -> {});
  }

  @Test
  void anOptionOfTheGameSaysHowLongItsClockIs() {
    set(new Deadline("window", 1, false, HOUR, false), "1");
    assertThat(clocks.infos()).singleElement().matches(each -> each.milliseconds() > 3_000_000);
    set(new Deadline("window", 1, false), "1");
    assertThat(clocks.infos()).singleElement().matches(each -> each.milliseconds() <= 5_000);
    set(new Deadline("move", 1, true), "1");
    assertThat(clocks.infos()).as("a courtesy at a table without a clock").isEmpty();
  }

  @Test
  void aClockEndsWithItsQuestionUnlessItRunsThroughout() {
    var window = new Deadline("window", 3, false, HOUR, false);
    set(window, "1");
    set(window, "2");
    assertThat(clocks.runs(window, "1")).isFalse();

    var speedy = new Deadline("speedy", 3, false, HOUR, true);
    set(speedy, "1");
    set(speedy, "2");
    assertThat(clocks.runs(speedy, "1")).isTrue();
  }

  @Test
  void aClockThatRunsThroughoutGoesOnForThoseWhoAreLeft() {
    set(new Deadline("speedy", 3, false, 1, true), "1");
    var fewer = new Deadline("speedy", 1, false, HOUR, true);
    set(fewer, "2");
    assertThat(clocks.runs(fewer, "2")).isTrue();
    assertThat(clocks.infos()).singleElement().matches(each -> each.milliseconds() <= 1_000);
  }
}
