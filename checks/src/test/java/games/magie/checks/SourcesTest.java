package games.magie.checks;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.wire.Catalogue;
import java.io.IOException;
import java.nio.file.Path;
import java.util.SortedSet;
import org.junit.jupiter.api.Test;

/// The sources keep the [Limits], but for the exceptions that are known.
class SourcesTest {
  private static final Sources SOURCES = Sources.of(Path.of(".."));
  private static final Limits LIMITS = new Limits(SOURCES);

  /// A walk that finds nothing would find nothing wrong.
  @Test
  void sourcesOfEveryKindAreRead() {
    assertThat(SOURCES.files())
        .extracting(Source::path)
        .contains(
            "kernel/src/main/java/games/magie/kernel/Game.java",
            "games/express/src/main/java/games/magie/express/Express.java",
            "checks/src/test/java/games/magie/checks/SourcesTest.java",
            "web/src/main/ts/main.ts");
  }

  @Test
  void noPackageIsTooFull() throws IOException {
    assertKept("full-package", LIMITS.fullPackages());
  }

  @Test
  void noFileIsTooLong() throws IOException {
    assertKept("long-file", LIMITS.longFiles());
  }

  @Test
  void importsAreNames() throws IOException {
    assertKept("wildcard-import", LIMITS.wildcardImports());
  }

  @Test
  void switchesOverOurTypesAreExhaustive() throws IOException {
    assertKept("default-over-own-type", LIMITS.defaultsOverOwnTypes("games.magie"));
  }

  @Test
  void codesOfGamesHaveTypes() throws IOException {
    assertKept("mixed-ints", LIMITS.mixedInts());
  }

  @Test
  void nobodyKnowsAGameByItsId() throws IOException {
    assertKept("game-by-name", LIMITS.gamesByName(Catalogue.ids()));
  }

  private static void assertKept(String limit, SortedSet<String> broken) throws IOException {
    assertThat(broken)
        .as("the known exceptions of %s, and nothing else", limit)
        .containsExactlyElementsOf(KnownExceptions.of(limit));
  }
}
