package games.magie.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LauncherTest {

  @Test
  void takesOnlyJdksThatAreNewEnough(@TempDir Path dir) throws IOException {
    assertThat(Launcher.javaOf(jdk(dir.resolve("a"), "17.0.15"))).isEmpty();
    assertThat(Launcher.javaOf(jdk(dir.resolve("b"), "24.0.2"))).isEmpty();
    assertThat(Launcher.javaOf(jdk(dir.resolve("c"), "25"))).isPresent();
    assertThat(Launcher.javaOf(jdk(dir.resolve("d"), "25.0.3"))).isPresent();
    assertThat(Launcher.javaOf(jdk(dir.resolve("e"), "26-ea"))).isPresent();
  }

  @Test
  void passesOverFoldersThatAreNoJdk(@TempDir Path dir) throws IOException {
    assertThat(Launcher.javaOf(dir.resolve("absent"))).isEmpty();
    assertThat(Launcher.javaOf(jdk(dir.resolve("odd"), "odd"))).isEmpty();
    Path bare = jdk(dir.resolve("bare"), "25");
    Files.delete(bare.resolve("release"));
    assertThat(Launcher.javaOf(bare)).isEmpty();
  }

  @Test
  void runsOnJava11() throws IOException {
    try (InputStream in = Launcher.class.getResourceAsStream("Launcher.class")) {
      assertThat(in).isNotNull();
      DataInputStream data = new DataInputStream(in);
      assertThat(data.readInt()).isEqualTo(0xCAFEBABE);
      data.readUnsignedShort();
      assertThat(data.readUnsignedShort()).isEqualTo(55);
    }
  }

  private static Path jdk(Path home, String version) throws IOException {
    Files.createDirectories(home.resolve("bin"));
    for (String name : new String[] {"java", "java.exe"}) {
      Path java = Files.createFile(home.resolve("bin").resolve(name));
      assertThat(java.toFile().setExecutable(true)).isTrue();
    }
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    return home;
  }
}
