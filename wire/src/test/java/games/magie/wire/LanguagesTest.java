package games.magie.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every language says everything that English says.
class LanguagesTest {
  private static final Pattern FORMS = Pattern.compile(":count ([^}]*)}");
  private static final List<String> NAMES = List.of("Ann", "Bea", "Cy");

  static Stream<String> files() {
    Stream<String> ofGames =
        Catalogue.games().stream().flatMap(game -> Stream.of(Catalogue.bookOf(game), game.id()));
    return Stream.concat(Stream.of("table"), ofGames)
        .distinct()
        .flatMap(file -> Messages.LANGUAGES.stream().skip(1).map(each -> each + "/" + file));
  }

  @ParameterizedTest
  @MethodSource("files")
  void everyTextIsThereAndNamesWhatTheEnglishOneNames(String file) throws IOException {
    String language = file.substring(0, file.indexOf('/'));
    Properties english = read(file.substring(file.indexOf('/') + 1));
    Properties other = read(file);
    var faults = new ArrayList<String>();
    for (String key : new TreeSet<>(other.stringPropertyNames())) {
      if (english.getProperty(key) == null || key.startsWith("clause.")) {
        faults.add(key + ": English has no such text");
      }
    }
    for (String key : new TreeSet<>(english.stringPropertyNames())) {
      String text = other.getProperty(key, "");
      String wanted = english.getProperty(key);
      if (key.startsWith("clause.")) {
        continue; // the same in every language
      }
      if (text.isBlank()) {
        faults.add(key + ": missing, in English '" + wanted + "'");
      } else if (!slots(text).equals(slots(wanted))) {
        faults.add(key + ": names " + slots(text) + " where English names " + slots(wanted));
      }
      for (Matcher forms = FORMS.matcher(text); forms.find(); ) {
        int count = forms.group(1).split("\\|", -1).length;
        if (count != (language.equals("ar") ? 6 : 2)) {
          faults.add(key + ": " + count + " forms in '" + forms.group(1) + "'");
        }
      }
    }
    assertThat(faults).as("to be mended in messages/" + file + ".properties").isEmpty();
  }

  /// A counted word may stand where another language has the bare number.
  private static Set<String> slots(String text) {
    var slots = new TreeSet<String>();
    Template.slots(text).forEach(slot -> slots.add(slot.replace(":count", "")));
    return slots;
  }

  private static Properties read(String file) throws IOException {
    String path = "/messages/" + file + ".properties";
    var properties = new Properties();
    try (InputStream in = LanguagesTest.class.getResourceAsStream(path)) {
      assertThat(in).as("file " + path).isNotNull();
      properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    }
    return properties;
  }

  @Test
  void numbersAndListsAreWrittenAsTheLanguageDoes() {
    Messages german = Messages.of("express").in("de");
    assertThat(german.event("go A 1200", NAMES)).isEqualTo("Ann kassiert 1.200\u00a0$ für LOS.");
    assertThat(german.event("scored-houses A 1 1000", NAMES)).isEqualTo("1.000\u00a0$ für 1 Haus.");
    assertThat(german.event("ended ABC", NAMES))
        .isEqualTo("Das Spiel ist aus. Gewonnen: Ann, Bea und Cy.");
    assertThat(Messages.of("express").in("ar").event("go A 1200", NAMES))
        .isEqualTo("Ann يقبض 1,200\u00a0$ عن الانطلاق.");
  }

  @Test
  void arabicHasSixFormsAndMayLeaveTheNumberOut() {
    Locale arabic = Locale.forLanguageTag("ar-u-nu-latn");
    String forms = "zero|one|two|# few|# many|# other";
    assertThat(
            IntStream.of(0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 111)
                .mapToObj(number -> Plurals.count(arabic, number, forms)))
        .containsExactly(
            "zero",
            "one",
            "two",
            "3 few",
            "10 few",
            "11 many",
            "99 many",
            "100 other",
            "102 other",
            "103 few",
            "111 many");
    assertThat(Plurals.count(arabic, 5, "cottage|cottages")).isEqualTo("5 cottages");
    assertThat(Plurals.count(Locale.GERMAN, 1000, "noch # Karte|noch # Karten"))
        .isEqualTo("noch 1.000 Karten");
  }

  @Test
  void anEditionKeepsItsOwnWordsInEveryLanguage() {
    assertThat(Messages.of("brands").in("de").event("built A boardwalk 2", NAMES))
        .isEqualTo("Ann baut auf Traum\u00adfabrik\u00adboulevard: 2 Hütten.");
    assertThat(Messages.of("pocket").in("ar").text("space.boardwalk")).isEqualTo("Boardwalk");
    assertThat(Messages.of("pocket").in("en").keys()).isEqualTo(Messages.of("pocket").keys());
  }
}
