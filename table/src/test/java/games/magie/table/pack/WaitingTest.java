package games.magie.table.pack;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Sealed files that nobody ever opens.
class WaitingTest {
  private static final int FILES = 30;

  @TempDir private Path folder = Path.of("");

  @Test
  void filesThatWaitStayInTheStoreAndNotInMemory() throws Exception {
    Process process =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElse("java"),
                "-Xmx160m",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                ManyWaiting.class.getName(),
                folder.toString(),
                String.valueOf(FILES))
            .redirectErrorStream(true)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(said).contains("waiting " + FILES).doesNotContain("OutOfMemory");
    assertThat(process.waitFor()).isZero();
  }
}
