package games.magie.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How one finds one's way among the commands.
class CommandsTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void everyCommandIsInAGroup() {
    assertThat(Commands.grouped())
        .containsExactlyInAnyOrderElementsOf(Magie.commandLine().getSubcommands().keySet());
  }

  @Test
  void helpShowsTheGroups() {
    assertThat(Ran.magie("", "--help").out())
        .containsSubsequence("Play:", "serve", "Study:", "rules", "Host:", "tables", "Develop:");
  }

  @ParameterizedTest
  @CsvSource({
    "rulse, no command 'rulse'; did you mean 'rules'?",
    "paly, no command 'paly'; did you mean 'play'?",
    "simulat, no command 'simulat'; did you mean 'simulate'?",
    "xyzzy, no command 'xyzzy'",
  })
  void anUnknownCommandIsNamedWithTheNearestOne(String typed, String message) {
    Ran ran = Ran.magie("", typed);
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err().lines()).containsExactly("magie: " + message, "Try 'magie --help'.");
  }

  @Test
  void aFolderIsNoStore() {
    Ran ran = Ran.magie("", "serve", "--port", "0", "--data", folder.toString());
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err().strip())
        .isEqualTo(
            "magie: --data: %s is a folder; name a file in it, such as %s"
                .formatted(folder, folder.resolve("magie.db")));
  }

  @Test
  void aShellCanCompleteCommands() {
    assertThat(Ran.magie("", "completion").out()).contains("_complete_magie").contains("simulate");
  }

  @Test
  void synopsesAreShort() {
    assertThat(Ran.magie("", "serve", "--help").out().lines().findFirst())
        .hasValue("Usage: magie serve [OPTIONS]");
  }
}
