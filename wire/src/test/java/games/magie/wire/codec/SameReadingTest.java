package games.magie.wire.codec;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.wire.protocol.BadMessage;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Json;
import games.magie.wire.protocol.Requests;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The generated readers accept what Jackson accepted, and refuse the rest with the same code and
/// field: judged by messages that are nearly right. Of fractions with more than twelve digits
/// Jackson said one thing or the other, depending on what followed; they are all `bad-json` now.
class SameReadingTest {
  private static final int MESSAGES = Integer.getInteger("magie.messages", 40_000);

  private static final List<String> RIGHT =
      List.of(
          "{\"id\":\"12345678\",\"moment\":3,\"move\":\"roll\"}",
          "{\"id\":\"12345678\",\"moment\":3,\"action\":\"say\",\"text\":\"hello\"}",
          "{\"id\":\"12345678\",\"moment\":3,\"move\":\"roll\",\"action\":\"consider\"}",
          "{\"id\":\"12345678\",\"moment\":3,\"move\":\"\",\"action\":\"pause\",\"text\":\"\"}",
          "{\"game\":\"express\",\"options\":{\"target\":\"10000\",\"x\":\"y\"},\"clock\":30,"
              + "\"terms\":{\"bank\":\"120\"},\"onLeave\":\"out\",\"seats\":[{\"kind\":\"me\","
              + "\"name\":\"Ann\"},{\"kind\":\"bot\",\"bot\":\"easy\"}],\"listed\":true}",
          "{\"seat\":1,\"name\":\"Bob\"}",
          "{\"seats\":[{\"kind\":\"open\",\"name\":null,\"bot\":\"\"}]}",
          "{\"secret\":\"x\"}",
          "{\"seat\":-1}",
          "{\"bot\":\"easy\"}",
          "{\"on\":true}",
          "{\"seat\":0,\"phrase\":\"\"}",
          "{\"seat\":0,\"yes\":false}",
          "{\"phrase\":\"twelve or more\"}",
          "{}");

  private static final List<String> PIECES =
      List.of(
          "{",
          "}",
          "[",
          "]",
          ",",
          ":",
          "\"",
          "\\",
          "null",
          "true",
          "false",
          "nul",
          "truex",
          "TRUE",
          "0",
          "1",
          "-1",
          "-",
          "+1",
          "-0",
          "01",
          "1.0",
          "1.",
          ".5",
          "1e1",
          "1e",
          "1E+2",
          "NaN",
          "2147483647",
          "2147483648",
          "-2147483649",
          "99999999999",
          "123456789012",
          "1234567890123",
          "1.5",
          "12.5e3",
          "\"\"",
          "\"x\"",
          "{}",
          "[]",
          "[null]",
          "[1]",
          "[{}]",
          "{\"a\":1}",
          "{\"a\":null}",
          "[[[[[[[[1]]]]]]]]",
          "{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":1}}}}}}}",
          " ",
          "\n",
          "\t",
          "\r",
          "\f",
          "\u0000",
          "\u001f",
          "\u00a0",
          "\ufeff",
          "é",
          "\ud83c",
          "\ud83c\udfb2",
          "\\u0041",
          "\\u00",
          "\\x",
          "\\/",
          "\\\"",
          "\\ud83c",
          "'x'",
          "/*x*/",
          "//x\n",
          "#",
          "\"seat\":1,",
          "\"on\":true,",
          "\"id\":\"12345678\",",
          ",\"text\":\"x\"",
          ",\"x\":1",
          ",\"x\":",
          "\"kind\":\"king\",",
          "\"clock\":-1,",
          "\"name\":null,",
          ",\"move\":null",
          "$",
          "]]",
          "}}");

  private static final Pattern LONG_FRACTION = Pattern.compile("[0-9.eE+-]{13,}");

  private final Random random = new Random(11);

  private String piece() {
    return switch (random.nextInt(12)) {
      case 0 -> "\"" + "x".repeat(510 + random.nextInt(5)) + "\"";
      case 1 -> "\"" + "n".repeat(62 + random.nextInt(5)) + "\":1,";
      default -> PIECES.get(random.nextInt(PIECES.size()));
    };
  }

  /// A message with a few things put in, taken away, replaced or told twice.
  private String nearlyRight() {
    String text = changed();
    while (LONG_FRACTION.matcher(text).find()) {
      text = changed();
    }
    return text;
  }

  private String changed() {
    String text = RIGHT.get(random.nextInt(RIGHT.size()));
    for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
      int from = boundary(text);
      int to = Math.min(text.length(), from + random.nextInt(4));
      text =
          switch (random.nextInt(5)) {
            case 0 -> text.substring(0, from) + text.substring(to);
            case 1 -> text.substring(0, from) + piece() + text.substring(from);
            case 2 -> text.substring(0, from) + piece() + text.substring(to);
            case 3 -> value(text, piece());
            default -> text.substring(0, to) + text.substring(from);
          };
    }
    return text;
  }

  private int boundary(String text) {
    return random.nextInt(text.length() + 1);
  }

  /// Another value in the place of one.
  private String value(String text, String other) {
    var colons = new ArrayList<Integer>();
    for (int at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
      colons.add(at);
    }
    if (colons.isEmpty()) {
      return text + other;
    }
    int colon = colons.get(random.nextInt(colons.size()));
    int end = colon + 1;
    while (end < text.length() && ",}]".indexOf(text.charAt(end)) < 0) {
      end++;
    }
    return text.substring(0, colon + 1) + other + text.substring(end);
  }

  @FunctionalInterface
  private interface Reading {
    Record read();
  }

  private static String outcome(Reading reading) {
    try {
      return "read: " + reading.read();
    } catch (BadMessage e) {
      // What isn't JSON is told in the same words or nearly so.
      return "refused: " + (e.problem().code().equals("bad-json") ? "code=bad-json," : e.problem());
    }
  }

  @SuppressWarnings("unchecked") // all of them are records
  private static List<Class<? extends Record>> types() {
    var types = new ArrayList<Class<? extends Record>>(List.of(Command.class));
    Arrays.stream(Requests.class.getDeclaredClasses())
        .forEach(type -> types.add((Class<? extends Record>) type));
    return types;
  }

  @Test
  void everyMessageIsReadOrRefusedAsBefore() {
    var outcomes = new TreeMap<String, Integer>();
    for (int message = 0; message < MESSAGES; message++) {
      String text = message < RIGHT.size() ? RIGHT.get(message) : nearlyRight();
      for (Class<? extends Record> type : types()) {
        String before = outcome(() -> OldJson.read(text, type));
        assertThat(outcome(() -> Json.read(text, type)))
            .as("%s of %s", type.getSimpleName(), text)
            .isEqualTo(before);
        outcomes.merge(before.replaceFirst("(?s)(code=[^,]*|read).*", "$1"), 1, Integer::sum);
      }
    }
    assertThat(outcomes.keySet())
        .as("messages of all kinds were judged")
        .contains("read")
        .anyMatch(each -> each.endsWith("code=bad-json"))
        .anyMatch(each -> each.endsWith("code=bad-field"))
        .anyMatch(each -> each.endsWith("code=unknown-field"));
  }
}
