package games.magie.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What the fuzzer found once, read again in every build, and a few changes of good texts.
class KeptTextsTest {
  private static final Path CORPUS = Path.of("corpus");
  private static final int CHANGES = 200;

  static List<String> readers() {
    return Readers.names();
  }

  static Stream<Path> kept() throws IOException {
    try (Stream<Path> files = Files.walk(CORPUS)) {
      return files.filter(Files::isRegularFile).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("kept")
  void whatWasFoundOnceIsReadOrRefusedInOneLine(Path file) throws IOException {
    Reader reader = Readers.of(CORPUS.relativize(file).getName(0).toString());
    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    assertThatNoException().isThrownBy(() -> reader.read(text));
  }

  @ParameterizedTest
  @MethodSource("readers")
  void goodTextsAreReadAndChangedOnesAreReadOrRefusedInOneLine(String name) {
    Reader reader = Readers.of(name);
    List<String> seeds = reader.seeds();
    assertThat(seeds).isNotEmpty();
    var random = new SplittableRandom(name.hashCode());
    for (int change = 0; change < CHANGES; change++) {
      String seed = seeds.get(random.nextInt(seeds.size()));
      String text = change == 0 ? seed : changed(seed, random);
      assertThatNoException().as(text).isThrownBy(() -> reader.read(text));
    }
  }

  private static String changed(String seed, SplittableRandom random) {
    int at = random.nextInt(seed.length());
    int to = Math.min(seed.length(), at + random.nextInt(1, 12));
    String between =
        switch (random.nextInt(4)) {
          case 0 -> "";
          case 1 -> seed.substring(at, to).repeat(2);
          case 2 -> String.valueOf(random.nextInt(-2, Integer.MAX_VALUE));
          default -> String.valueOf((char) random.nextInt(0x500));
        };
    return seed.substring(0, at) + between + seed.substring(to);
  }

  @Test
  void everyFolderOfTheCorpusBelongsToAReader() throws IOException {
    try (Stream<Path> folders = Files.list(CORPUS)) {
      assertThat(folders.filter(Files::isDirectory).map(folder -> folder.getFileName().toString()))
          .allMatch(Readers.names()::contains);
    }
  }
}
