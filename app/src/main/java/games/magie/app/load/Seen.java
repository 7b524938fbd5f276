package games.magie.app.load;

import java.util.random.RandomGenerator;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.json.JsonMapper;

/// What matters of a frame. The rest is passed over unread: a generator that is busy with parsing
/// measures itself.
///
/// @param waiting a mask of the seats that the game waits for
/// @param view a checksum of the view, by which two of them can be compared
/// @param logFrom the number of the first entry of the log
/// @param logEnd the number after its last entry
/// @param choice a move that the frame offers
/// @param id of the command that an answer belongs to
public record Seen(
    String type,
    int number,
    int waiting,
    long view,
    int logFrom,
    int logEnd,
    @Nullable Choice choice,
    String state,
    String id,
    boolean ok,
    String error) {
  private static final JsonMapper MAPPER = JsonMapper.shared();

  static Seen read(byte[] bytes, int from, int length, RandomGenerator random) {
    try (JsonParser parser = MAPPER.createParser(bytes, from, length)) {
      return new Reading(bytes, from, parser, random).frame();
    }
  }

  /// One frame being read.
  private static final class Reading {
    private final byte[] bytes;
    private final int start;
    private final JsonParser parser;
    private final RandomGenerator random;
    private String type = "";
    private String state = "";
    private String id = "";
    private String error = "";
    private int number = -1;
    private int waiting;
    private long view;
    private int logFrom;
    private int logEnd;
    private @Nullable Choice choice;
    private boolean ok;

    Reading(byte[] bytes, int start, JsonParser parser, RandomGenerator random) {
      this.bytes = bytes;
      this.start = start;
      this.parser = parser;
      this.random = random;
    }

    Seen frame() {
      parser.nextToken();
      while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
        String name = parser.currentName();
        boolean object = parser.nextToken() == JsonToken.START_OBJECT;
        switch (name) {
          case "type" -> type = parser.getString();
          case "n" -> number = parser.getIntValue();
          case "id" -> id = parser.getString();
          case "ok" -> ok = parser.getBooleanValue();
          case "waiting" -> waiting = seats();
          case "log" -> log();
          case "view" -> view = checksum();
          case "asked" -> choice = object ? Choice.read(parser, random) : null;
          case "table" -> state = field("state");
          case "error" -> error = object ? field("code") : "";
          default -> parser.skipChildren();
        }
      }
      return new Seen(type, number, waiting, view, logFrom, logEnd, choice, state, id, ok, error);
    }

    private int seats() {
      int seats = 0;
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        seats |= 1 << parser.getIntValue();
      }
      return seats;
    }

    private void log() {
      int entries = 0;
      while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
        boolean from = parser.currentName().equals("from");
        JsonToken value = parser.nextToken();
        if (from) {
          logFrom = parser.getIntValue();
        } else if (value == JsonToken.START_ARRAY) {
          while (parser.nextToken() != JsonToken.END_ARRAY) {
            entries++;
            parser.skipChildren();
          }
        }
      }
      logEnd = logFrom + entries;
    }

    private long checksum() {
      int begin = (int) parser.currentTokenLocation().getByteOffset();
      parser.skipChildren();
      int end = (int) parser.currentLocation().getByteOffset();
      var sum = new CRC32C();
      sum.update(bytes, start + begin, end - begin);
      return sum.getValue();
    }

    private String field(String wanted) {
      String found = "";
      while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
        boolean it = parser.currentName().equals(wanted);
        parser.nextToken();
        if (it) {
          found = parser.getString();
        } else {
          parser.skipChildren();
        }
      }
      return found;
    }
  }
}
