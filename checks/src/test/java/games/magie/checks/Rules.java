package games.magie.checks;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.UUID;
import java.util.WeakHashMap;
import org.jspecify.annotations.NullMarked;

/// The rules of the code base, for all code below one root package.
///
/// The root is a parameter so that [RulesTest] can show, on planted code, that every rule can fail.
///
/// @param root the package that holds the modules' packages
/// @param games the names of the game packages below it
record Rules(String root, Set<String> games) {

  /// The modules that may know a game by its class: players of one game, and what measures it.
  private static final List<String> GAME_USERS = List.of("bots", "bench");

  /// What each module may use of the others. Nobody but `app` may use everything, nobody may use
  /// `app`, and `testkit` and `testdb` are for tests alone.
  Map<String, Set<String>> directions() {
    Set<String> base = new TreeSet<>(games);
    base.add("kernel");
    Map<String, Set<String>> allowed = new LinkedHashMap<>();
    allowed.put("kernel", Set.of());
    allowed.put("checks", Set.of());
    allowed.put("codegen", Set.of());
    allowed.put("testdb", Set.of());
    allowed.put("laws", Set.of("kernel"));
    allowed.put("testkit", Set.of("kernel", "laws"));
    for (String game : games) {
      allowed.put(game, Set.of("kernel"));
    }
    allowed.put("bots", base);
    allowed.put("wire", base);
    allowed.put("bench", with(base, "bots", "wire", "lab"));
    allowed.put("lab", with(base, "bots", "wire"));
    allowed.put("site", Set.of("kernel", "wire"));
    allowed.put("table", with(base, "bots", "wire"));
    allowed.put("server", with(base, "bots", "wire", "table"));
    allowed.put("app", with(base, "laws", "bots", "wire", "lab", "table", "server"));
    return allowed;
  }

  /// A module uses only the modules below it.
  ArchRule usesOnlyModulesBelow(String module) {
    List<String> usable = new ArrayList<>();
    usable.add(in(module));
    directions().getOrDefault(module, Set.of()).forEach(other -> usable.add(in(other)));
    DescribedPredicate<JavaClass> beyond =
        resideInAPackage(root + "..").and(not(resideInAnyPackage(usable.toArray(String[]::new))));
    return noClasses()
        .that()
        .resideInAPackage(in(module))
        .should()
        .dependOnClassesThat(beyond.as("are in none of %s", usable));
  }

  /// The kernel needs nothing but the JDK.
  ArchRule kernelStandsAlone() {
    return classes()
        .that()
        .resideInAPackage(in("kernel"))
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "org.jspecify..", in("kernel"));
  }

  /// A game knows no other game.
  ArchRule gamesAreStrangers(String game) {
    String[] others =
        games.stream().filter(other -> !other.equals(game)).map(this::in).toArray(String[]::new);
    return noClasses()
        .that()
        .resideInAPackage(in(game))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(others);
  }

  /// Everybody else is told of games by the catalogue, so a new game is one line in it. What is
  /// generated for their records knows them too.
  ArchRule onlyTheCatalogueKnowsGames() {
    List<String> free = new ArrayList<>();
    games.forEach(game -> free.add(in(game)));
    GAME_USERS.forEach(module -> free.add(in(module)));
    return noClasses()
        .that()
        .resideInAPackage(root + "..")
        .and()
        .resideOutsideOfPackages(free.toArray(String[]::new))
        .and()
        .doNotHaveFullyQualifiedName(root + ".wire.Catalogue")
        .and()
        .resideOutsideOfPackage(root + ".wire.codec")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(games.stream().map(this::in).toArray(String[]::new));
  }

  /// Who isn't of a module uses only the packages that it exports. The compiler sees to that
  /// between modules with descriptors, but programs and tests are on the class path, where all
  /// doors are open.
  ///
  /// @param exported the packages with a door, of one module
  ArchRule entersByTheDoor(String module, Set<String> exported) {
    DescribedPredicate<JavaClass> inside =
        resideInAPackage(in(module))
            .and(describe("not exported", used -> !exported.contains(used.getPackageName())));
    return noClasses()
        .that()
        .resideInAPackage(root + "..")
        .and()
        .resideOutsideOfPackage(in(module))
        .should()
        .dependOnClassesThat(inside.as("are in a package that %s doesn't export", module));
  }

  /// JSON is read and written by code of our own; libraries for it are for tests.
  ArchRule jsonIsOurOwn() {
    return noClasses()
        .that()
        .resideInAPackage(root + "..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("com.fasterxml..", "tools.jackson..", "io.avaje.jsonb..");
  }

  /// The same seed and the same decisions give the same game, on every machine and at every time:
  /// kernel and games use no chance, clock, thread, reflection, output or arbitrary order of their
  /// own.
  ArchRule rulesAreDeterministic() {
    List<String> packages = new ArrayList<>(List.of(in("kernel")));
    games.forEach(game -> packages.add(in(game)));
    return noClasses()
        .that()
        .resideInAnyPackage(packages.toArray(String[]::new))
        .should()
        .dependOnClassesThat(
            belongToAnyOf(
                    Random.class,
                    SplittableRandom.class,
                    UUID.class,
                    java.time.Clock.class,
                    Thread.class,
                    ThreadLocal.class,
                    HashMap.class,
                    HashSet.class,
                    Hashtable.class,
                    IdentityHashMap.class,
                    WeakHashMap.class,
                    IO.class,
                    System.Logger.class)
                .or(
                    resideInAnyPackage(
                        "java.util.random..",
                        "java.util.concurrent..",
                        "java.util.logging..",
                        "java.lang.reflect..")))
        .orShould()
        .accessTargetWhere(
            targets(
                "chance, time, threads, output or object identity",
                target -> FORBIDDEN.contains(target.getOwner().getName() + "." + target.getName())))
        .orShould()
        .accessTargetWhere(
            targets(
                "the present time",
                target ->
                    target.getOwner().getPackageName().startsWith("java.time")
                        && target.getName().equals("now")))
        .orShould()
        .accessTargetWhere(
            targets(
                "parallel streams",
                target ->
                    target.getName().equals("parallelStream")
                        || (target.getName().equals("parallel")
                            && target.getOwner().getPackageName().equals("java.util.stream"))));
  }

  private static final Set<String> FORBIDDEN =
      Set.of(
          "java.lang.Math.random",
          "java.lang.StrictMath.random",
          "java.lang.System.currentTimeMillis",
          "java.lang.System.nanoTime",
          "java.lang.System.identityHashCode",
          "java.lang.System.out",
          "java.lang.System.err",
          "java.lang.System.getLogger",
          "java.util.Collections.shuffle");

  /// The modules' packages form no cycle.
  ArchRule noCycles() {
    return slices().matching(root + ".(*)..").should().beFreeOfCycles();
  }

  /// Null checking is on everywhere. Generated benchmark code is not ours to mark.
  ArchRule everyPackageIsNullMarked() {
    return classes()
        .that()
        .resideInAPackage(root + "..")
        .and()
        .resideOutsideOfPackage("..jmh_generated..")
        .should(
            new ArchCondition<JavaClass>("be in a @NullMarked package") {
              @Override
              public void check(JavaClass item, ConditionEvents events) {
                JavaPackage itsPackage = item.getPackage();
                boolean marked =
                    itsPackage
                        .tryGetPackageInfo()
                        .map(info -> info.isAnnotatedWith(NullMarked.class))
                        .orElse(false);
                events.add(
                    new SimpleConditionEvent(
                        item, marked, item.getName() + " is in a package without @NullMarked"));
              }
            });
  }

  /// Every package directly below the root has a place in [#directions], or nothing limits it.
  ArchRule everyModuleHasDirections() {
    String[] known = directions().keySet().stream().map(this::in).toArray(String[]::new);
    return classes().that().resideInAPackage(root + "..").should().resideInAnyPackage(known);
  }

  private String in(String module) {
    return root + "." + module + "..";
  }

  private static Set<String> with(Set<String> base, String... more) {
    Set<String> all = new TreeSet<>(base);
    all.addAll(List.of(more));
    return all;
  }

  private static DescribedPredicate<JavaAccess<?>> targets(
      String what, java.util.function.Predicate<AccessTarget> test) {
    return describe("the target is " + what, access -> test.test(access.getTarget()));
  }
}
