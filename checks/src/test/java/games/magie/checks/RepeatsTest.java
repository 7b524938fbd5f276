package games.magie.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Repeated code is rare. `docs/limits.md` has the figures.
class RepeatsTest {
  private static final Repeats REPEATS = new Repeats(60);

  /// Places of the main sources that may repeat each other. May only become smaller.
  private static final int ALLOWED = 1;

  @TempDir Path root;

  @Test
  void codeIsWrittenOnce() throws IOException {
    assertThat(REPEATS.in(Sources.of(Path.of("..").toRealPath())))
        .hasSizeLessThanOrEqualTo(ALLOWED);
  }

  @Test
  void aCopyIsFound() throws IOException {
    plant("One", "total", 7);
    plant("Two", "total", 7);
    assertThat(REPEATS.in(Sources.of(root)))
        .singleElement()
        .asString()
        .contains("lab/src/main/java/One.java:1, ", "lab/src/main/java/Two.java:1");
  }

  @Test
  void codeOfTheSameShapeIsNotACopy() throws IOException {
    plant("One", "total", 7);
    plant("Two", "sum", 7);
    assertThat(REPEATS.in(Sources.of(root))).isEmpty();
  }

  private void plant(String name, String variable, int number) throws IOException {
    Path file = root.resolve("lab/src/main/java/" + name + ".java");
    Files.createDirectories(file.getParent());
    // Each line is another one: a piece that repeats itself would be found twice.
    String steps =
        IntStream.rangeClosed(1, 8)
            .mapToObj(n -> "    V += V * %d - (V %% 3);\n".formatted(n))
            .collect(Collectors.joining());
    String text =
        """
        class N {
          int count() {
            int V = %d;
        %s
            return V;
          }
        }
        """
            .formatted(number, steps)
            .replace("class N", "class " + name)
            .replace("V", variable);
    Files.write(file, List.of(text));
  }
}
