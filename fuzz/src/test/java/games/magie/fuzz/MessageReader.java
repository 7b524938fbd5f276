package games.magie.fuzz;

import games.magie.wire.json.BadJson;
import games.magie.wire.json.JsonIn;
import games.magie.wire.json.JsonLimits;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Json;
import games.magie.wire.protocol.Requests;
import java.util.List;

/// Commands and requests in JSON; and what the strict reader passes over as an object, the quick
/// one passes over to the same place.
final class MessageReader implements Reader {
  private static final List<Class<? extends Record>> TYPES =
      List.of(
          Command.class,
          Requests.NewTable.class,
          Requests.Sit.class,
          Requests.Claim.class,
          Requests.OneSeat.class,
          Requests.Start.class,
          Requests.Lan.class,
          Requests.ListTable.class,
          Requests.Pack.class,
          Requests.Consent.class,
          Requests.Phrase.class);

  @Override
  public void read(String text) {
    TYPES.forEach(type -> read(text, type));
    int end = end(text, JsonLimits.STRICT);
    if (end >= 0 && text.startsWith("{")) {
      Reader.same(end, end(text, JsonLimits.WIDE));
    }
  }

  /// Where the first value of a text ends, -1 if it isn't JSON.
  private static int end(String text, JsonLimits limits) {
    try {
      var in = new JsonIn(text, limits);
      in.skip();
      return in.position();
    } catch (BadJson e) {
      return -1;
    }
  }

  private static <T extends Record> void read(String text, Class<T> type) {
    Reader.accepts(() -> {
      T read = Json.read(text, type);
      String written = Json.write(read);
      if (written.length() <= Json.LARGEST) {
        // Half a pair of surrogates, which JSON can name, has no bytes: it is sent as a question
        // mark.
        Reader.same(written, Json.write(Json.read(written, type)));
      }
    });
  }

  @Override
  public List<String> seeds() {
    return List.of(
        "{\"id\":\"12345678\",\"moment\":3,\"move\":\"roll\"}",
        "{\"id\":\"12345678\",\"moment\":3,\"action\":\"say\",\"text\":\"hello\"}",
        "{\"id\":\"12345678\",\"moment\":3,\"move\":\"roll\",\"action\":\"consider\"}",
        "{\"game\":\"express\",\"options\":{\"target\":\"10000\"},\"clock\":30,\"terms\":{\"bank\":\"120\"},"
            + "\"onLeave\":\"out\",\"seats\":[{\"kind\":\"me\",\"name\":\"Ann\"},{\"kind\":\"bot\",\"bot\":\"easy\"}],"
            + "\"listed\":true}",
        "{\"seat\":1,\"name\":\"Bob\"}",
        "{\"secret\":\"x\"}",
        "{\"seat\":-1}",
        "{\"bot\":\"easy\"}",
        "{\"on\":true}",
        "{\"seat\":0,\"phrase\":\"\"}",
        "{\"seat\":0,\"yes\":false}",
        "{\"phrase\":\"twelve or more\"}");
  }
}
