package games.magie.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
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
  void onlyTheCatalogueKnowsGames() {
    RULES.onlyTheCatalogueKnowsGames().check(CODE);
  }

  /// The modules that have a descriptor, with the packages they export.
  static Stream<Arguments> doors() throws IOException {
    var doors = new ArrayList<Arguments>();
    for (URL url :
        Collections.list(CodeTest.class.getClassLoader().getResources("module-info.class"))) {
      try (InputStream in = url.openStream()) {
        ModuleDescriptor module = ModuleDescriptor.read(in);
        if (module.name().startsWith(ROOT + ".")) {
          Set<String> exported =
              module.exports().stream()
                  .filter(export -> !export.isQualified())
                  .map(ModuleDescriptor.Exports::source)
                  .collect(Collectors.toSet());
          doors.add(Arguments.of(module.name().substring(ROOT.length() + 1), exported));
        }
      }
    }
    return doors.stream();
  }

  @ParameterizedTest
  @MethodSource("doors")
  void entersByTheDoor(String module, Set<String> exported) {
    RULES.entersByTheDoor(module, exported).check(CODE);
  }

  @Test
  void everyLibraryHasADoor() throws IOException {
    assertThat(doors().map(door -> door.get()[0]))
        .contains("kernel", "laws", "testkit", "bots", "wire", "lab", "table")
        .containsAll(games());
  }

  @Test
  void jsonIsOurOwn() {
    RULES.jsonIsOurOwn().check(CODE);
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
