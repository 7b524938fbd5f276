package games.magie.checks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.laws.LawBook;
import games.magie.laws.RandomCheck;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Somebody adds a row to deal's `Card`: the game is compiled with it and played. Either it just
/// works, or the class that has no room for it says so.
class AddedDealCardTest {
  private static final Path SOURCES =
      Path.of("..", "games", "deal", "src/main/java/games/magie/deal");
  private static final int TRANSITIONS = 4_000;

  /// Rows are added before these.
  private static final String PROPERTIES = "  MEDITERRANEAN(";

  private static final String WILDS = "  WILD_BROWN_LIGHT_BLUE(";

  @TempDir private Path classes = Path.of("");

  private record Source(String path, String text) {
    JavaFileObject file() {
      return new SimpleJavaFileObject(URI.create("string:///" + path), JavaFileObject.Kind.SOURCE) {
        @Override
        public CharSequence getCharContent(boolean ignoreErrors) {
          return text;
        }
      };
    }
  }

  /// The game's own classes come from the folder, all others from where they always come from.
  private static final class Added extends URLClassLoader {
    Added(Path classes) throws IOException {
      super(new URL[] {classes.toUri().toURL()}, AddedDealCardTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith("games.magie.deal.")) {
        return super.loadClass(name, resolve);
      }
      synchronized (getClassLoadingLock(name)) {
        Class<?> known = findLoadedClass(name);
        return known == null ? findClass(name) : known;
      }
    }
  }

  private Game<?, ?, ?> with(String before, String... rows) throws Exception {
    compile(before, String.join("\n", rows) + "\n");
    Class<?> deal = new Added(classes).loadClass("games.magie.deal.Deal");
    return (Game<?, ?, ?>) deal.getConstructor().newInstance();
  }

  /// Where a class was loaded from.
  private static Path place(Class<?> type) {
    return Path.of(URI.create(type.getProtectionDomain().getCodeSource().getLocation().toString()));
  }

  private void compile(String before, String rows) throws IOException {
    var files = new ArrayList<JavaFileObject>();
    try (Stream<Path> all = Files.walk(SOURCES)) {
      for (Path file : all.filter(each -> each.toString().endsWith(".java")).toList()) {
        String text = Files.readString(file, StandardCharsets.UTF_8);
        if (file.endsWith("deal/Card.java")) {
          assertThat(text).containsOnlyOnce(before);
          text = text.replace(before, rows + before);
        }
        files.add(new Source(SOURCES.relativize(file).toString(), text).file());
      }
    }
    String libraries = place(Game.class) + File.pathSeparator + place(NullMarked.class);
    var options = List.of("-proc:none", "-d", classes.toString(), "-cp", libraries);
    var errors = new java.io.StringWriter();
    assertThat(
            ToolProvider.getSystemJavaCompiler()
                .getTask(errors, null, null, options, null, files)
                .call())
        .as(errors::toString)
        .isTrue();
  }

  private static <S extends State<S>, M extends Move, V extends View> void play(Game<S, M, V> game)
      throws InterruptedException {
    var result = new RandomCheck<>(game, LawBook.KERNEL, 1).run(TRANSITIONS, 1, 1, judged -> {});
    assertThat(result.failure()).isNull();
  }

  /// A property, an action and a rent card more, of kinds of cards that there are.
  @Test
  void cardsOfKnownKindsJustWork() throws Exception {
    play(
        with(
            PROPERTIES,
            "  SECOND_BIRTHDAY(\"name-day\", 2, 2, new Claim(3, true)),",
            "  RENT_BROWN_UTILITY(\"rent-brown-utility\", 2, 1, rent(BROWN, UTILITY)),",
            "  KANSAS(\"kansas\", 1, 3, new Property(RED)),"));
  }

  @Test
  void aSixtyFifthKindIsRefusedAtStart() {
    String[] rows =
        IntStream.range(0, 7)
            .mapToObj(n -> "  P%d(\"p%d\", 1, 3, new Property(RED)),".formatted(n, n))
            .toArray(String[]::new);
    assertThatThrownBy(() -> with(PROPERTIES, rows))
        .hasRootCauseMessage("kinds of cards in a mask: 65 do not fit, there is room for 64");
  }

  @Test
  void aNinthKindOfCardInAColourIsRefusedAtStart() {
    assertThatThrownBy(() -> with(WILDS, "  KANSAS(\"kansas\", 1, 2, new Property(RAILROAD)),"))
        .hasRootCauseMessage("kinds of cards in railroad: 9 do not fit, there is room for 8");
  }

  @Test
  void aCardOfAnotherValueIsRefusedAtStart() {
    assertThatThrownBy(() -> with("  TEN(", "  SEVEN(\"7\", 1, 7, new Money()),"))
        .hasRootCauseMessage("7: no other card is worth 7, see Sums");
  }

  @Test
  void aCardOutOfOrderIsRefusedAtStart() {
    assertThatThrownBy(() -> with(WILDS, "  SEVEN(\"7\", 1, 5, new Money()),"))
        .hasRootCauseMessage("7: first cards for the bank, then properties, then wilds");
  }
}
