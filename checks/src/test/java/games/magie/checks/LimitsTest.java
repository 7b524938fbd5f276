package games.magie.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Every limit can be broken: it finds what was planted, and lets lawful sources pass.
class LimitsTest {
  @TempDir Path root;

  private Limits limits() {
    return new Limits(Sources.of(root));
  }

  private void plant(String path, String... lines) throws IOException {
    Path file = root.resolve(path);
    Files.createDirectories(file.getParent());
    Files.write(file, List.of(lines));
  }

  private void plant(String folder, int files, String ending) throws IOException {
    for (int number = 0; number < files; number++) {
      plant(folder + "/F" + number + ending, "");
    }
  }

  @Test
  void thirtyFilesAreAPackageAndOneMoreIsTooMany() throws IOException {
    plant("lab/src/main/java/a", 30, ".java");
    plant("lab/src/main/java/b", 31, ".java");
    plant("games/toy/src/test/java/c", 31, ".java");
    plant("web/src/main/ts/d", 31, ".ts");
    // Other source roots and folders below are rooms of their own.
    plant("lab/src/test/java/a", 30, ".java");
    plant("lab/src/main/java/a/inner", 30, ".java");
    assertThat(limits().fullPackages())
        .containsExactly("games/toy/src/test/java/c", "lab/src/main/java/b", "web/src/main/ts/d");
  }

  @Test
  void threeHundredLinesAreAFileAndOneMoreIsTooMany() throws IOException {
    var most = Collections.nCopies(300, "x").toArray(String[]::new);
    var more = Collections.nCopies(301, "x").toArray(String[]::new);
    plant("lab/src/main/java/Most.java", most);
    plant("lab/src/main/java/More.java", more);
    plant("web/src/main/ts/more.ts", more);
    plant("web/src/main/ts/more.test.ts", more);
    plant("lab/src/test/java/MoreTest.java", more);
    more[0] = "// Written from the records by a program; do not edit.";
    plant("web/src/main/ts/generated.ts", more);
    assertThat(limits().longFiles())
        .containsExactly("lab/src/main/java/More.java", "web/src/main/ts/more.ts");
  }

  @Test
  void wildcardImportsAreFoundInTestsToo() throws IOException {
    plant("lab/src/main/java/Types.java", "import java.util.*;");
    plant("lab/src/test/java/Members.java", "import static java.lang.Math.*;");
    plant(
        "lab/src/main/java/Lawful.java", "import java.util.List;", "// import java.util.* is bad");
    assertThat(limits().wildcardImports())
        .containsExactly("lab/src/main/java/Types.java", "lab/src/test/java/Members.java");
  }

  @Test
  void aDefaultOverOurOwnTypesIsFound() throws IOException {
    plant(
        "lab/src/main/java/planted/Own.java",
        "package planted;",
        "public sealed interface Own permits Own.A, Own.B {",
        "  record A() implements Own {}",
        "  record B() implements Own {}",
        "  enum Hue { RED, BLUE }",
        "  default int number() { return 0; }",
        "}");
    plantSwitch("Sealed", "Own own", "switch (own) { case Own.A _ -> 1; default -> 2; }");
    plantSwitch("Enums", "Own.Hue hue", "switch (hue) { case RED -> 1; case null, default -> 2; }");
    plantSwitch("Whole", "Own.Hue hue", "switch (hue) { case RED -> 1; case BLUE -> 2; }");
    plantSwitch("Numbers", "int n", "switch (n) { case 1 -> 1; default -> 2; }");
    plantSwitch("Foreign", "Thread.State s", "switch (s) { case NEW -> 1; default -> 2; }");
    plant(
        "lab/src/main/java/planted/Statement.java",
        "package planted;",
        "class Statement<T extends Own> {",
        "  void look(T own) {",
        "    switch (own) { case Own.A _: break; default: break; }",
        "  }",
        "}");
    assertThat(limits().defaultsOverOwnTypes("planted"))
        .containsExactly(
            "lab/src/main/java/planted/Enums.java",
            "lab/src/main/java/planted/Sealed.java",
            "lab/src/main/java/planted/Statement.java");
  }

  private void plantSwitch(String name, String parameter, String expression) throws IOException {
    plant(
        "lab/src/main/java/planted/" + name + ".java",
        "package planted;",
        "class " + name + " {",
        "  interface Ready { default void go() {} }",
        "  int look(" + parameter + ") { return " + expression + "; }",
        "}");
  }

  @Test
  void aSignatureThatMixesCodesIsFound() throws IOException {
    plant(
        "games/toy/src/main/java/toy/rules/Codes.java",
        "class Codes {",
        "  Codes(int seat, String name, int colour) {}",
        "  boolean takeable(int seat, final int pile) { return seat == pile; }",
        "  void pay(int seat, int amount) {}",
        "  void all(int[] seats, int pile, long card) {}",
        "  @Override public boolean equals(int seat, int pile) { return true; }",
        "  record Offer(int from, int to) { Offer { assert from != to; } }",
        "  enum Row { ONE(1, 2); Row(int space, int rent) {} }",
        "  interface Lister { int card(int seat, int pile, int index); }",
        "}");
    plant(
        "games/toy/src/main/java/toy/listing/Fast.java", "class Fast { void a(int b, int c) {} }");
    plant("games/toy/src/test/java/toy/AnyTest.java", "class AnyTest { void a(int b, int c) {} }");
    plant("lab/src/main/java/lab/Other.java", "class Other { void a(int b, int c) {} }");
    String path = "games/toy/src/main/java/toy/rules/Codes.java ";
    assertThat(limits().mixedInts())
        .containsExactly(
            path + "<init>(seat, colour)",
            path + "card(seat, pile)",
            path + "takeable(seat, pile)");
  }

  @Test
  void aGameThatIsNamedOutsideItsModuleIsFound() throws IOException {
    plantSwitch("Switch", "String id", "switch (id) { case \"toy\" -> 1; default -> 2; }");
    plantSwitch("Equal", "String id", "id.equals(\"toy\") ? 1 : 2");
    plantSwitch("Other", "String id", "id.equals(\"toys\") ? 1 : 2 /* \"toy\" */");
    plant("games/toy/src/main/java/planted/Toy.java", "class Toy { String id = \"toy\"; }");
    plant("lab/src/test/java/planted/AnyTest.java", "class AnyTest { String id = \"toy\"; }");
    plant("web/src/main/ts/frame/page.ts", "const PAIRS = new Set(['toy']);");
    plant("web/src/main/ts/frame/lawful.ts", "const WORD = 'toy box';");
    plant("web/src/main/ts/games/toy/index.ts", "export const toy = {id: 'toy'};");
    assertThat(limits().gamesByName(List.of("toy", "other")))
        .containsExactly(
            "lab/src/main/java/planted/Equal.java",
            "lab/src/main/java/planted/Switch.java",
            "web/src/main/ts/frame/page.ts");
  }
}
