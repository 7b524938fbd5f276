package games.magie.app.load;

import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/// A legal move, drawn from the question while it is read, as any program could: first a verb, then
/// one of its moves. Nothing else of the question is kept.
public record Choice(int moment, String move) {
  /// Reads a question, of which the parser has just entered the object; null if it offers no move.
  static @Nullable Choice read(JsonParser parser, RandomGenerator random) {
    int moment = 0;
    String chosen = "";
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = parser.currentName();
      parser.nextToken();
      switch (name) {
        case "moment" -> moment = parser.getIntValue();
        case "verbs" -> chosen = anyVerb(parser, random);
        default -> parser.skipChildren();
      }
    }
    return chosen.isEmpty() ? null : new Choice(moment, chosen);
  }

  private static String anyVerb(JsonParser parser, RandomGenerator random) {
    String chosen = "";
    int count = 0;
    while (parser.nextToken() == JsonToken.START_OBJECT) {
      String move = ofVerb(parser, random);
      if (!move.isEmpty() && random.nextInt(++count) == 0) {
        chosen = move;
      }
    }
    return chosen;
  }

  private static String ofVerb(JsonParser parser, RandomGenerator random) {
    String verb = "";
    String chosen = "";
    int least = 0;
    int most = -1;
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = parser.currentName();
      parser.nextToken();
      switch (name) {
        case "verb" -> verb = parser.getString();
        case "moves" -> chosen = anyMove(parser, random);
        case "least" -> least = parser.getIntValue();
        case "most" -> most = parser.getIntValue();
        default -> parser.skipChildren();
      }
    }
    return chosen.isEmpty() && least <= most
        ? verb + " " + random.nextInt(least, most + 1)
        : chosen;
  }

  private static String anyMove(JsonParser parser, RandomGenerator random) {
    String chosen = "";
    int count = 0;
    while (parser.nextToken() == JsonToken.START_OBJECT) {
      boolean take = random.nextInt(++count) == 0;
      while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
        boolean text = parser.currentName().equals("text");
        parser.nextToken();
        if (text && take) {
          chosen = parser.getString();
        } else {
          parser.skipChildren();
        }
      }
    }
    return chosen;
  }
}
