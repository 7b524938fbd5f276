package games.magie.app.warm;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The launchers start with the flags that [Kind] trains with, use only files that are as they were
/// made, and say nothing of those that the JVM leaves aside.
class LauncherFlagsTest {
  private static final List<String> QUIET =
      List.of("-Xlog:cds=off", "-Xlog:cds+dynamic=off", "-Xlog:aot=off");

  @TempDir private Path folder = Path.of("");

  @ParameterizedTest
  @ValueSource(strings = {"magie", "magie.cmd", "tools/image"})
  void areTheSame(String launcher) throws Exception {
    String text = Files.readString(Path.of("..").resolve(launcher)).replace('\\', '/');
    assertThat(text).contains(QUIET).contains("-Dmagie.warm=");
    for (Kind kind : Kind.values()) {
      assertThat(text).contains(kind.memory()).contains(kind.use("")).contains("/" + kind.file);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"magie", "tools/image"})
  void aFileThatWasChangedIsNotUsed(String launcher) throws Exception {
    assertThat(Files.readString(Path.of("..").resolve(launcher)))
        .contains("\"$warm/stamp\" -nt \"$1\"");
  }

  /// A batch file can't compare times, so the JVM compares checksums there.
  @Test
  void onWindowsTheJvmLooks() throws Exception {
    assertThat(Files.readString(Path.of("../magie.cmd"))).contains("-XX:+VerifySharedSpaces");
  }

  @ParameterizedTest
  @EnumSource
  void aFileOfRubbishIsLeftAside(Kind kind) throws Exception {
    Path rubbish = Files.writeString(folder.resolve(kind.file), "rubbish".repeat(10_000));
    var command =
        new ArrayList<>(
            List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
    command.addAll(QUIET);
    command.addAll(kind.memory());
    command.addAll(List.of(kind.use(rubbish), "--version"));
    Process java = new ProcessBuilder(command).redirectErrorStream(true).start();
    List<String> said = java.inputReader().lines().toList();
    assertThat(java.waitFor()).isZero();
    assertThat(said).first().asString().startsWith("openjdk ");
  }
}
