package games.magie.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The code obeys the [Rules].
class CodeTest {

  private static final String ROOT = "games.magie";
  private static final Rules RULES = new Rules(ROOT, games());
  private static final JavaClasses CODE =
      new ClassFileImporter()
          .withImportOption(location -> !location.contains("/test-classes/"))
          .importPackages(ROOT);

  /// A game is a module in the folder `games`, and its package has the folder's name.
  private static Set<String> games() {
    try (Stream<Path> folders = Files.list(Path.of("..", "games"))) {
      return folders
          .filter(folder -> Files.exists(folder.resolve("pom.xml")))
          .map(folder -> folder.getFileName().toString())
          .collect(Collectors.toCollection(TreeSet::new));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// A module that is missing on the class path of this one would be checked by nothing.
  @Test
  void everyModuleIsChecked() throws IOException {
    Set<String> modules = games();
    try (Stream<Path> folders = Files.list(Path.of(".."))) {
      folders
          .filter(folder -> Files.exists(folder.resolve("src/main/java")))
          .forEach(folder -> modules.add(folder.getFileName().toString()));
    }
    assertThat(modules).contains("kernel", "express", "app");
    for (String module : modules) {
      assertThat(CODE).anyMatch(c -> c.getPackageName().startsWith(ROOT + "." + module));
    }
  }

  static Set<String> modules() {
    return RULES.directions().keySet();
  }

  @ParameterizedTest
  @MethodSource("modules")
  void usesOnlyModulesBelow(String module) {
    RULES.usesOnlyModulesBelow(module).check(CODE);
  }

  @Test
  void everyModuleHasDirections() {
    RULES.everyModuleHasDirections().check(CODE);
  }

  @Test
  void kernelStandsAlone() {
    RULES.kernelStandsAlone().check(CODE);
  }

  @ParameterizedTest
  @MethodSource("games")
  void gamesAreStrangers(String game) {
    RULES.gamesAreStrangers(game).check(CODE);
  }

  @Test
  void jsonStaysOutside() {
    RULES.jsonStaysOutside().check(CODE);
  }

  @Test
  void rulesAreDeterministic() {
    RULES.rulesAreDeterministic().check(CODE);
  }

  @Test
  void noCycles() {
    RULES.noCycles().check(CODE);
  }

  @Test
  void everyPackageIsNullMarked() {
    RULES.everyPackageIsNullMarked().check(CODE);
  }
}
