package games.magie.wire;

import games.magie.kernel.BadInput;
import games.magie.kernel.Refusal;
import games.magie.kernel.text.Words;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/// Texts for people, from the files `messages/GAME.properties` and `messages/table.properties`, and
/// for another language than English those of the same name in `messages/LANGUAGE/`. Where editions
/// share a rule book, its file comes first and the edition's own, its theme, on top.
///
/// Keys: an event by its code (`go`), a refusal by `refusal.CODE`, a move by `move.VERB`, an option
/// by `option.NAME` and `option.NAME.about`, the clause that allows a move by `clause.VERB`, other
/// words by `KIND.WORD` (`group.green`).
///
/// What stands in braces is filled in by [Template].
public final class Messages {
  private static final String ENGLISH = "en";

  /// What all texts are there in; English first.
  public static final List<String> LANGUAGES = List.of(ENGLISH, "de", "ar");

  /// Read once for all tables, by game and language.
  private static final Map<String, Messages> READ = new ConcurrentHashMap<>();

  private final String game;
  private final Locale locale;
  private final Map<String, String> theme;

  /// In the order of the alphabet.
  private final Map<String, String> texts;

  private final Template template;

  private Messages(String game, String language, Map<String, String> theme) {
    this.game = game;
    // The digits are those on the boards and dice in every language.
    this.locale = Locale.forLanguageTag(language + "-u-nu-latn");
    this.theme = theme;
    var sorted = new TreeMap<String, String>();
    load("", game, sorted);
    if (!language.equals(ENGLISH)) {
      load(language + "/", game, sorted);
    }
    sorted.putAll(theme);
    this.texts = new LinkedHashMap<>(sorted);
    this.template = new Template(texts, locale);
  }

  public static Messages of(String game) {
    return of(game, ENGLISH);
  }

  private static Messages of(String game, String language) {
    return READ.computeIfAbsent(language + " " + game, _ -> new Messages(game, language, Map.of()));
  }

  /// The same game and theme in another of the [#LANGUAGES].
  public Messages in(String language) {
    if (!LANGUAGES.contains(language)) {
      throw new BadInput(
          "no language '%s': there are %s".formatted(language, String.join(", ", LANGUAGES)));
    }
    return theme.isEmpty() ? of(game, language) : new Messages(game, language, theme);
  }

  private static void load(String folder, String game, Map<String, String> into) {
    String book = Catalogue.book(game);
    read(folder + "table", into);
    read(folder + book, into);
    if (!book.equals(game)) {
      read(folder + game, into);
    }
  }

  private static void read(String name, Map<String, String> into) {
    String path = "/messages/" + name + ".properties";
    try (InputStream in = Messages.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new IllegalStateException("no " + path);
      }
      var properties = new Properties();
      properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      properties.stringPropertyNames().forEach(k -> into.put(k, properties.getProperty(k)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// With the texts of a theme file in the place of its own. A file may name only what is there,
  /// and a text only what the text it replaces names.
  public Messages with(Path file) {
    var themed = new TreeMap<>(theme);
    for (Map.Entry<String, String> own : ThemeFile.read(file).entrySet()) {
      String key = own.getKey();
      String before = texts.get(key);
      if (before == null || key.startsWith("clause.")) {
        throw new BadInput("%s: there is no text '%s' to rename".formatted(file, key));
      }
      List<String> known = Template.slots(before);
      for (String slot : Template.slots(own.getValue())) {
        if (!known.contains(slot)) {
          throw new BadInput(
              "%s: %s: %s stands for nothing here%s"
                  .formatted(
                      file,
                      key,
                      slot,
                      known.isEmpty() ? "" : "; there is " + String.join(" ", known)));
        }
      }
      themed.put(key, own.getValue());
    }
    return new Messages(game, locale.getLanguage(), themed);
  }

  /// All keys in the order of the alphabet.
  public List<String> keys() {
    return List.copyOf(texts.keySet());
  }

  public Optional<String> find(String key) {
    return Optional.ofNullable(texts.get(key));
  }

  /// The text with this key as it stands in the file.
  public String text(String key) {
    String text = texts.get(key);
    if (text == null) {
      throw new IllegalStateException("no message " + key);
    }
    return text;
  }

  /// @param text of an event: a code, then arguments
  /// @param names of the players, seat A first
  public String event(String text, List<String> names) {
    List<String> words = Words.split(text);
    return sentence(fill(text(words.getFirst()), words.subList(1, words.size()), names));
  }

  /// An event as a row of a journal keeps it, after its audience and clause.
  public String rowEvent(String text, List<String> names) {
    return event(text.split(" ", 3)[2], names);
  }

  public String refusal(Refusal refusal, List<String> names) {
    return fill(text("refusal." + refusal.code()), refusal.args(), names);
  }

  public String move(String text, List<String> names) {
    List<String> words = Words.split(text);
    return fill(text("move." + words.getFirst()), words.subList(1, words.size()), names).strip();
  }

  /// The first words of all moves.
  public List<String> verbs() {
    return texts.keySet().stream()
        .filter(key -> key.startsWith("move."))
        .map(key -> key.substring("move.".length()))
        .toList();
  }

  /// A text that begins with a word of an argument begins with a capital letter all the same.
  private static String sentence(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  public static String money(int amount) {
    return Template.money(amount, Locale.ROOT, "${0}");
  }

  /// Things and money that are joined by `+`, in words.
  public String items(String joined) {
    return template.items(joined);
  }

  private String fill(String text, List<String> args, List<String> names) {
    return template.fill(text, args, names);
  }
}
