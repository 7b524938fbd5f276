package games.magie.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import games.magie.checks.planted.express.Nondeterminism;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Every rule can fail: it finds the violation planted for it, and lets the lawful code pass.
class RulesTest {

  private static final String ROOT = "games.magie.checks.planted";
  private static final Rules RULES = new Rules(ROOT, Set.of("express", "other"));
  private static final JavaClasses PLANTED = new ClassFileImporter().importPackages(ROOT);

  @ParameterizedTest
  @CsvSource({
    "kernel, kernel.UsesGame",
    "express, express.UsesBots",
    "express, express.UsesOtherGame",
    "bots, bots.UsesWire",
    "wire, wire.UsesLab",
    "lab, lab.UsesApp",
    "app, app.UsesTestkit",
  })
  void usesOnlyModulesBelow(String module, String culprit) {
    assertFinds(RULES.usesOnlyModulesBelow(module), culprit);
  }

  @Test
  void everyModuleHasDirections() {
    assertFinds(RULES.everyModuleHasDirections(), "stray.Stray");
  }

  @Test
  void kernelStandsAlone() {
    assertFinds(RULES.kernelStandsAlone(), "kernel.UsesLibrary");
    assertFinds(RULES.kernelStandsAlone(), "kernel.UsesGame");
  }

  @Test
  void gamesAreStrangers() {
    assertFinds(RULES.gamesAreStrangers("express"), "express.UsesOtherGame");
    assertThat(report(RULES.gamesAreStrangers("other"))).isEmpty();
  }

  @Test
  void onlyTheCatalogueKnowsGames() {
    assertFinds(RULES.onlyTheCatalogueKnowsGames(), "app.UsesGame");
    assertThat(report(RULES.onlyTheCatalogueKnowsGames()))
        .doesNotContain("bots.UsesGame")
        .doesNotContain("wire.Catalogue");
  }

  @Test
  void entersByTheDoor() {
    assertFinds(RULES.entersByTheDoor("lab", Set.of(ROOT + ".lab")), "app.UsesRoom");
    assertThat(report(RULES.entersByTheDoor("lab", Set.of(ROOT + ".lab"))))
        .doesNotContain("app.UsesDoor")
        .doesNotContain("lab.Study");
    assertThat(report(RULES.entersByTheDoor("lab", Set.of(ROOT + ".lab", ROOT + ".lab.room"))))
        .isEmpty();
  }

  @Test
  void jsonIsOurOwn() {
    assertFinds(RULES.jsonIsOurOwn(), "kernel.UsesJson.avaje");
    assertFinds(RULES.jsonIsOurOwn(), "kernel.UsesJson.jackson2");
    assertFinds(RULES.jsonIsOurOwn(), "kernel.UsesJson.jackson3");
    assertFinds(RULES.jsonIsOurOwn(), "wire.UsesJson.jackson3");
  }

  static Stream<String> nondeterminism() {
    return Arrays.stream(Nondeterminism.class.getDeclaredMethods())
        .filter(method -> !method.isSynthetic())
        .map(method -> method.getName());
  }

  @ParameterizedTest
  @MethodSource("nondeterminism")
  void rulesAreDeterministic(String culprit) {
    assertFinds(RULES.rulesAreDeterministic(), "express.Nondeterminism." + culprit + "(");
  }

  @Test
  void rulesAreDeterministicInTheKernelToo() {
    assertFinds(RULES.rulesAreDeterministic(), "kernel.UsesChance");
  }

  @Test
  void othersMayUseChance() {
    assertThat(report(RULES.rulesAreDeterministic()))
        .doesNotContain("bots.Lawful")
        .doesNotContain("express.Lawful");
  }

  @Test
  void noCycles() {
    assertFinds(RULES.noCycles(), "express.UsesBots");
  }

  @Test
  void everyPackageIsNullMarked() {
    assertFinds(RULES.everyPackageIsNullMarked(), "unmarked.Unmarked");
    assertThat(report(RULES.everyPackageIsNullMarked())).doesNotContain("express.");
  }

  private static void assertFinds(ArchRule rule, String culprit) {
    assertThat(report(rule)).contains(ROOT + "." + culprit);
  }

  private static String report(ArchRule rule) {
    return String.join("\n", rule.evaluate(PLANTED).getFailureReport().getDetails());
  }
}
