package games.magie.wire.protocol;

import games.magie.wire.codec.AnyJson;
import games.magie.wire.codec.FrameJson;
import games.magie.wire.json.BadJson;
import games.magie.wire.json.ByReflection;
import games.magie.wire.json.JsonIn;
import games.magie.wire.json.JsonLimits;
import games.magie.wire.json.JsonOut;
import games.magie.wire.json.Written;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/// Records to JSON and back, by code that was generated for them. Reading is strict: closed
/// records, no unknown or double fields, no conversion, small limits.
public final class Json {
  /// The largest body or frame that is read at all.
  public static final int LARGEST = 4096;

  private static final int USUAL = 1024;
  private static final int LONGEST_NAME_TOLD = 40;

  private Json() {}

  public static String write(Record record) {
    return new String(bytes(record), StandardCharsets.UTF_8);
  }

  public static String text(Frame frame) {
    return new String(frame(frame), StandardCharsets.UTF_8);
  }

  public static byte[] frame(Frame frame) {
    return frame(frame, new ByReflection());
  }

  /// The same where there is no reflection.
  ///
  /// @param others writes what no code was generated for
  public static byte[] frame(Frame frame, JsonOut.Others others) {
    var out = new JsonOut(others, USUAL);
    FrameJson.write(out, frame);
    return out.toBytes();
  }

  public static byte[] bytes(Record record) {
    return bytes(record, new ByReflection());
  }

  public static byte[] bytes(Record record, JsonOut.Others others) {
    var out = new JsonOut(others, USUAL);
    AnyJson.write(out, record);
    return out.toBytes();
  }

  public static byte[] bytes(Map<String, String> texts) {
    var out = new JsonOut(new ByReflection(), USUAL);
    out.texts(texts);
    return out.toBytes();
  }

  /// What several frames hold.
  public static Written once(Record record) {
    return new Written(bytes(record));
  }

  /// Reads a closed record; throws [BadMessage] with one line that names the field.
  public static <T extends Record> T read(String text, Class<T> type) {
    if (text.length() > LARGEST) {
      throw bad("too-large", "the message is longer than " + LARGEST + " characters");
    }
    try {
      var in = new JsonIn(text, JsonLimits.STRICT);
      T read = AnyJson.read(in, type);
      in.end();
      if (read == null) {
        throw bad("bad-json", "an object is needed, not null");
      }
      return read;
    } catch (BadJson e) {
      throw bad(e.fault(), shorten(e.field()));
    }
  }

  private static BadMessage bad(BadJson.Fault fault, String field) {
    return switch (fault) {
      case SYNTAX -> bad("bad-json", "this is no JSON that is accepted here");
      case FORM -> bad("bad-json", "the message has the wrong form");
      case TYPE -> BadMessage.field(field, "field '" + field + "' has the wrong type");
      case UNKNOWN ->
          new BadMessage(
              new Problem("unknown-field", field, "", "unknown field '" + field + "'", List.of()));
    };
  }

  private static BadMessage bad(String code, String message) {
    return new BadMessage(Problem.of(code, message));
  }

  private static String shorten(String text) {
    return text.length() <= LONGEST_NAME_TOLD ? text : text.substring(0, LONGEST_NAME_TOLD) + "…";
  }
}
