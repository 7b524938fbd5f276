package games.magie.wire;

import games.magie.kernel.BadInput;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import games.magie.kernel.Words;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Texts for people, from the files `messages/GAME.properties` and `messages/table.properties`, and
/// for another language than English those of the same name in `messages/LANGUAGE/`. Where editions
/// share a rule book, its file comes first and the edition's own, its theme, on top.
///
/// Keys: an event by its code (`go`), a refusal by `refusal.CODE`, a move by `move.VERB`, an option
/// by `option.NAME` and `option.NAME.about`, the clause that allows a move by `clause.VERB`, other
/// words by `KIND.WORD` (`group.green`).
///
/// In a text `{0}` is the first argument of the event, refusal or move as it is, and
///
/// - `{0:seat}` the name of the player of seat `A`, `{0:seats}` the names of `AC`;
/// - `{1:money}` 1200 as $1,200;
/// - `{1:count house|houses}` 1 as "1 house", 2 as "2 houses", see [Plurals];
/// - `{2+:dice}` all arguments from the third on, `3=green`, as "3 Green, 5 Pink" with no-break
///   spaces inside each;
/// - `{0:party}` the names of seats, or the text `party.bank` where the argument is `bank`;
/// - `{4:items}` what is joined by `+`, money and things with the key `item.` or `space.`;
/// - `{1:place}` the colour `red` or the pile `red.2`, `{1:ref}` the card `kentucky` or one that
///   lies somewhere, `kentucky.2`, `house@red`;
/// - `{1:group}`, and any other word, the text with the key `group.ARGUMENT`.
public final class Messages {
  private static final Pattern SLOT = Pattern.compile("\\{(\\d)(\\+)?(?::([a-z]+)(?: ([^}]*))?)?}");

  private static final String ENGLISH = "en";

  /// What all texts are there in; English first.
  public static final List<String> LANGUAGES = List.of(ENGLISH, "de", "ar");

  /// Read once for all tables, by game and language.
  private static final Map<String, Messages> READ = new ConcurrentHashMap<>();

  private final String game;
  private final Locale locale;
  private final Map<String, String> theme;
  private final Map<String, String> texts = new TreeMap<>();

  private Messages(String game, String language, Map<String, String> theme) {
    this.game = game;
    // The digits are those on the boards and dice in every language.
    this.locale = Locale.forLanguageTag(language + "-u-nu-latn");
    this.theme = theme;
    load("", game);
    if (!language.equals(ENGLISH)) {
      load(language + "/", game);
    }
    texts.putAll(theme);
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

  private void load(String folder, String game) {
    String book = Catalogue.book(game);
    read(folder + "table");
    read(folder + book);
    if (!book.equals(game)) {
      read(folder + game);
    }
  }

  private void read(String name) {
    String path = "/messages/" + name + ".properties";
    try (InputStream in = Messages.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new IllegalStateException("no " + path);
      }
      var properties = new Properties();
      properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      properties.stringPropertyNames().forEach(k -> texts.put(k, properties.getProperty(k)));
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
      List<String> known = slots(before);
      for (String slot : slots(own.getValue())) {
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

  /// What a text names; the forms of a counted word are its own affair.
  static List<String> slots(String text) {
    return SLOT.matcher(text)
        .results()
        .map(slot -> slot.group().replaceFirst(" [^}]*(?=})", ""))
        .toList();
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
    return money(amount, Locale.ROOT, "${0}");
  }

  private static String money(int amount, Locale locale, String form) {
    String number = String.format(locale, "%,d", Math.abs((long) amount));
    return (amount < 0 ? "-" : "") + form.replace("{0}", number);
  }

  private String sum(String amount) {
    return money(Integer.parseInt(amount), locale, text("form.money"));
  }

  private String fill(String text, List<String> args, List<String> names) {
    return SLOT.matcher(text)
        .replaceAll(slot -> Matcher.quoteReplacement(value(slot, args, names)));
  }

  private String value(MatchResult slot, List<String> args, List<String> names) {
    int first = Integer.parseInt(slot.group(1));
    int last = slot.group(2) == null ? first + 1 : args.size();
    if (last > args.size()) {
      throw new IllegalStateException("no argument " + first + " in " + args);
    }
    var values = new ArrayList<String>();
    for (String arg : args.subList(first, last)) {
      values.add(value(arg, slot.group(3), slot.group(4), names));
    }
    return list(values);
  }

  private String list(List<String> values) {
    return values.stream().reduce((all, next) -> form("list", all, next)).orElse("");
  }

  private String value(
      String arg, @Nullable String type, @Nullable String forms, List<String> names) {
    return switch (type) {
      case null -> arg;
      case "seat" -> names.get(Seats.seat(arg, names.size()));
      case "seats" -> names(arg, names);
      case "party" -> texts.containsKey("party." + arg) ? text("party." + arg) : names(arg, names);
      case "items" -> items(arg);
      case "money" -> sum(arg);
      case "count" -> Plurals.count(locale, Integer.parseInt(arg), String.valueOf(forms));
      case "dice" -> {
        int equals = arg.indexOf('=');
        String face = text("face." + arg.substring(equals + 1));
        yield (arg.substring(0, equals) + " " + face).replace(' ', '\u00a0');
      }
      case "place" -> place(arg);
      case "ref" -> {
        int at = arg.indexOf('@');
        yield at < 0
            ? numbered("card.", arg)
            : text("card." + arg.substring(0, at)) + " (" + place(arg.substring(at + 1)) + ")";
      }
      default -> text(type + "." + arg);
    };
  }

  /// Things and money that are joined by `+`, in words.
  public String items(String joined) {
    var items = new ArrayList<String>();
    for (String item : joined.split("\\+", -1)) {
      boolean number = item.chars().allMatch(Character::isDigit);
      String own = texts.get("item." + item);
      items.add(number ? sum(item) : own != null ? own : text("space." + item));
    }
    return String.join(" + ", items);
  }

  private String place(String arg) {
    return numbered("colour.", arg);
  }

  /// `red.2` is the second pile of red.
  private String numbered(String kind, String arg) {
    int dot = arg.indexOf('.');
    return dot < 0
        ? text(kind + arg)
        : form("pile", text(kind + arg.substring(0, dot)), arg.substring(dot + 1));
  }

  private String form(String name, String... args) {
    return fill(text("form." + name), List.of(args), List.of());
  }

  private String names(String letters, List<String> names) {
    int mask = Seats.parseLetters(letters);
    var chosen = new ArrayList<String>();
    for (int seat = 0; seat < names.size(); seat++) {
      if ((mask & Seats.mask(seat)) != 0) {
        chosen.add(names.get(seat));
      }
    }
    if (chosen.size() < 2) {
      return String.join("", chosen);
    }
    String last = chosen.removeLast();
    return form("and", list(chosen), last);
  }
}
