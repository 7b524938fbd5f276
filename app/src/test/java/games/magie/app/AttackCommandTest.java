package games.magie.app;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.server.Limits;
import games.magie.server.MagieServer;
import games.magie.server.ServerConfig;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AttackCommandTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void aSecondOfAFloodIsMadeAndToldWithWhatHonestPlayersWaited() {
    var config =
        new ServerConfig(0, folder.resolve("magie.db"), false, "", Duration.ZERO, Limits.DEFAULT);
    try (MagieServer server = MagieServer.start(config)) {
      Ran ran =
          Ran.magie(
              "",
              "attack",
              "--server=http://127.0.0.1:" + server.port(),
              "--pid=" + ProcessHandle.current().pid(),
              "--only=frames,half-open",
              "--seconds=1",
              "--quiet=1",
              "--warm-up=0",
              "--tables=2",
              "--rate=10",
              "--attackers=2",
              "--sockets=20");
      assertThat(ran.code()).as(ran.out() + ran.err()).isZero();
      String wait = "\\d+\\.\\d / \\d+\\.\\d( \\(\\d+ open\\))?";
      assertThat(ran.out().lines().filter(line -> line.startsWith("| frames ")))
          .singleElement()
          .asString()
          .matches("\\| frames \\|( " + wait + " \\|){3} .* \\| .*frames \\d+.*sockets \\d+.* \\|");
      assertThat(ran.out().lines().filter(line -> line.startsWith("| half-open ")))
          .singleElement()
          .asString()
          .contains("connections 20");
    }
  }

  @Test
  void onlyAServerOfThisMachineIsAttacked() {
    for (String other : new String[] {"http://192.0.2.1", "http://10.0.0.1:8080", "http://[::2]"}) {
      Ran ran = Ran.magie("", "attack", "--server=" + other);
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.err()).contains("on this machine").hasLineCount(1);
    }
    assertThat(Ran.magie("", "attack", "--server=https://127.0.0.1").err()).contains("without TLS");
  }

  @Test
  void whatCannotBeMeantIsSaidInOneLine() {
    assertThat(Ran.magie("", "attack", "--only=hope").err()).contains("frames, pings");
    assertThat(Ran.magie("", "attack", "--seconds=0").code()).isEqualTo(2);
    assertThat(Ran.magie("", "attack", "--rate=0").code()).isEqualTo(2);
    assertThat(Ran.magie("", "attack", "--addresses=300").code()).isEqualTo(2);
    assertThat(Ran.magie("", "attack", "--server=http://127.0.0.1:1").err())
        .contains("127.0.0.1:1")
        .hasLineCount(1);
  }
}
