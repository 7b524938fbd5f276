package games.magie.wire;

import games.magie.kernel.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Fills the slots of message templates, whose grammar is `docs/howto/messages.md`. The page has an
/// engine of its own, `words.ts`; both pass the examples of `message-templates.json`.
///
/// @param texts what a slot may name by its key
record Template(Map<String, String> texts, Locale locale) {
  private static final Pattern SLOT = Pattern.compile("\\{(\\d)(\\+)?(?::([a-z]+)(?: ([^}]*))?)?}");

  /// What a text names; the forms of a counted word are its own affair.
  static List<String> slots(String text) {
    return SLOT.matcher(text)
        .results()
        .map(slot -> slot.group().replaceFirst(" [^}]*(?=})", ""))
        .toList();
  }

  static String money(int amount, Locale locale, String form) {
    String number = String.format(locale, "%,d", Math.abs((long) amount));
    return (amount < 0 ? "-" : "") + form.replace("{0}", number);
  }

  /// @param names of the players, seat A first
  String fill(String text, List<String> args, List<String> names) {
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
      case "dice" -> dice(arg);
      case "place" -> place(arg);
      case "ref" -> card(arg);
      default -> text(type + "." + arg);
    };
  }

  private String text(String key) {
    String text = texts.get(key);
    if (text == null) {
      throw new IllegalStateException("no message " + key);
    }
    return text;
  }

  private String sum(String amount) {
    return money(Integer.parseInt(amount), locale, text("form.money"));
  }

  /// With no-break spaces: what one die shows stays on one line.
  private String dice(String arg) {
    int equals = arg.indexOf('=');
    String face = text("face." + arg.substring(equals + 1));
    return (arg.substring(0, equals) + " " + face).replace(' ', '\u00a0');
  }

  /// Things and money that are joined by `+`, in words.
  String items(String joined) {
    var items = new ArrayList<String>();
    for (String item : joined.split("\\+", -1)) {
      boolean number = item.chars().allMatch(Character::isDigit);
      String own = texts.get("item." + item);
      items.add(number ? sum(item) : own != null ? own : text("space." + item));
    }
    return String.join(" + ", items);
  }

  private String card(String arg) {
    int at = arg.indexOf('@');
    return at < 0
        ? numbered("card.", arg)
        : text("card." + arg.substring(0, at)) + " (" + place(arg.substring(at + 1)) + ")";
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
