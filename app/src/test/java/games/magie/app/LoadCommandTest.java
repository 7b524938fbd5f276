package games.magie.app;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.server.Limits;
import games.magie.server.MagieServer;
import games.magie.server.ServerConfig;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LoadCommandTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void everyMoveOfAllGamesIsAnsweredAndFoundInTheJournal() {
    Path data = folder.resolve("magie.db");
    Limits limits = Limits.parse("", "127.0.0.1,0:0:0:0:0:0:0:1");
    try (MagieServer server =
        MagieServer.start(new ServerConfig(0, data, false, "", Duration.ZERO, limits))) {
      Ran ran =
          Ran.magie(
              "",
              "load",
              "--server=http://localhost:" + server.port(),
              "--tables=5",
              "--rate=60",
              "--warm-up=1",
              "--minutes=0.03",
              "--store=" + data);
      // How long it took says nothing here, where other tests run beside it.
      assertThat(ran.out())
          .contains("5 tables with 20 sockets are open")
          .contains("sent 108, done 108")
          .contains("faults 0")
          .contains("journal: 168 of 168 acknowledged moves found, 0 lost");
    }
  }

  @Test
  void peopleComeBackToEveryTableOfAServerThatWasStopped() {
    Path data = folder.resolve("magie.db");
    Path kept = folder.resolve("tables");
    Limits limits = Limits.parse("", "127.0.0.1,0:0:0:0:0:0:0:1");
    var config = new ServerConfig(0, data, false, "", Duration.ZERO, limits);
    try (MagieServer server = MagieServer.start(config)) {
      Ran ran =
          Ran.magie(
              "",
              "load",
              "--server=http://localhost:" + server.port(),
              "--tables=5",
              "--rate=60",
              "--warm-up=0",
              "--minutes=0.01",
              "--keep=" + kept);
      assertThat(ran.out()).contains("faults 0");
    }
    try (MagieServer server = MagieServer.start(config)) {
      Ran ran =
          Ran.magie("", "load", "--server=http://localhost:" + server.port(), "--back=" + kept);
      assertThat(ran.code()).as(ran.out() + ran.err()).isZero();
      assertThat(ran.out()).contains("5 tables came back").contains("faults 0");
    }
  }

  @Test
  void aServerThatIsNotThereIsSaidInOneLine() {
    Ran ran = Ran.magie("", "load", "--server=http://localhost:1", "--tables=1");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("http://localhost:1").hasLineCount(1);
    assertThat(Ran.magie("", "load", "--rate=0").code()).isEqualTo(2);
    assertThat(Ran.magie("", "load", "--games=chess").code()).isEqualTo(2);
    assertThat(Ran.magie("", "load", "--server=https://localhost").err()).contains("without TLS");
    assertThat(Ran.magie("", "load", "--back=" + folder.resolve("none")).err()).contains("none");
  }
}
