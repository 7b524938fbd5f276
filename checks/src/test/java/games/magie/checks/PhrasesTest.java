package games.magie.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Nothing new is written in the phrases of [Phrases]; the old places are known and become fewer.
class PhrasesTest {
  private static final Path KNOWN = Path.of("src/test/resources/known-phrases.txt");

  @TempDir private Path folder = Path.of("");

  @Test
  void noPhraseComesBack() throws IOException {
    var known = known();
    Phrases.in(Path.of(".."))
        .forEach((phrase, files) ->
            assertThat(files)
                .as(
                    "files with '%s', which reads as translated; Phrases says what is better",
                    phrase)
                .hasSizeLessThanOrEqualTo(known.getOrDefault(phrase, 0)));
  }

  private static Map<String, Integer> known() throws IOException {
    try (var lines = Files.lines(KNOWN)) {
      return lines
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split(" ", 2))
          .collect(Collectors.toMap(words -> words[1], words -> Integer.valueOf(words[0])));
    }
  }

  @Test
  void everyPhraseIsFoundInATextOverTwoLines() throws IOException {
    Files.writeString(
        folder.resolve("planted.md"),
        "The board is set up anew. Hints go on at another\ndevice. It is no wild that arrives.\n");
    Files.createDirectories(folder.resolve("target"));
    Files.writeString(folder.resolve("target/built.md"), "anew");
    assertThat(Phrases.in(folder))
        .containsOnlyKeys(
            "\\banew\\b",
            "\\bis no (wild|whole|move|file|seat|number|word)\\b",
            "go on at another device")
        .allSatisfy((_, files) -> assertThat(files).containsExactly("planted.md"));
  }
}
