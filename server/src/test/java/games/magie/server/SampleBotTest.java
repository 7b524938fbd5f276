package games.magie.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.testdb.Need;
import games.magie.testdb.Needs;
import games.magie.testdb.StartsProcesses;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The bot in another language, written from `docs/protocol.md` alone.
@Needs(Need.PYTHON)
@StartsProcesses
class SampleBotTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void thePythonBotPlaysAGameToItsEnd() throws Exception {
    try (var house = new House(folder)) {
      Device device = house.device();
      var opened = device.open("open", "bot easy");
      String link = device.origin() + opened.path("link").asString("");
      Path said = folder.resolve("bot.txt");
      Process bot =
          new ProcessBuilder("python3", "examples/bot.py", link)
              .directory(Path.of("..").toFile())
              .redirectErrorStream(true)
              .redirectOutput(said.toFile())
              .start();
      assertThat(bot.waitFor(120, TimeUnit.SECONDS)).as("the bot ends").isTrue();
      assertThat(Files.readString(said)).contains("sitting at A").contains("the game is over");
      assertThat(bot.exitValue()).isZero();
      var table = device.get("/api/tables/" + opened.path("table").asString("")).body();
      assertThat(table.path("state").asString("")).isEqualTo("over");
    }
  }
}
