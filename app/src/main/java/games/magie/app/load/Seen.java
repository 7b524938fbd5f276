package games.magie.app.load;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What matters of a frame. The rest is passed over unread: a generator that is busy with parsing
/// measures itself.
///
/// @param text the frame as it came
/// @param waiting the seats that the game waits for
/// @param id of the command that an answer belongs to
record Seen(
    String text,
    String type,
    int number,
    List<Integer> waiting,
    String state,
    String id,
    boolean ok,
    String error) {
  private static final JsonMapper MAPPER = JsonMapper.shared();

  static Seen read(String text) {
    String type = "";
    String state = "";
    String id = "";
    String error = "";
    int number = -1;
    boolean ok = false;
    List<Integer> waiting = List.of();
    try (JsonParser parser = MAPPER.createParser(text)) {
      parser.nextToken();
      while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
        String name = parser.currentName();
        parser.nextToken();
        switch (name) {
          case "type" -> type = parser.getString();
          case "n" -> number = parser.getIntValue();
          case "id" -> id = parser.getString();
          case "ok" -> ok = parser.getBooleanValue();
          case "waiting" -> waiting = numbers(parser);
          case "table" -> state = field(parser, "state");
          case "error" -> error = field(parser, "code");
          default -> parser.skipChildren();
        }
      }
    }
    return new Seen(text, type, number, waiting, state, id, ok, error);
  }

  private static List<Integer> numbers(JsonParser parser) {
    var numbers = new ArrayList<Integer>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      numbers.add(parser.getIntValue());
    }
    return numbers;
  }

  private static String field(JsonParser parser, String wanted) {
    String found = "";
    if (parser.currentToken() != JsonToken.START_OBJECT) {
      return found;
    }
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = parser.currentName();
      parser.nextToken();
      if (name.equals(wanted)) {
        found = parser.getString();
      } else {
        parser.skipChildren();
      }
    }
    return found;
  }

  /// The question of this frame, read only when it is answered.
  JsonNode asked() {
    return MAPPER.readTree(text).path("asked");
  }
}
