package games.magie.app.attack;

import static java.nio.charset.StandardCharsets.UTF_8;

import games.magie.kernel.BadInput;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/// All attacks by name, in the order in which they are made: those that leave something behind in
/// the server come last.
final class Attacks {
  private static final int BOMB = 8 << 20;
  private static final Map<String, Supplier<Attack>> ALL = new LinkedHashMap<>();

  static {
    ALL.put("frames", () -> Flood.of("frames", 500, text("{}")));
    ALL.put("pings", () -> Flood.of("pings", 500, Frames.frame(Frames.LAST | Frames.PING, b("x"))));
    ALL.put("fragments", () -> Flood.of("messages", 5, Frames.fragments(b(blanks(100)))));
    ALL.put("deep-json", () -> Flood.of("messages", 20, text("[".repeat(4_000))));
    ALL.put("long-json", () -> Flood.of("messages", 20, text("[" + "1,".repeat(1_900) + "1]")));
    ALL.put("deflate-bomb", () -> Flood.deflated("messages", Frames.deflated(b(" ".repeat(BOMB)))));
    ALL.put("slow-deflate", () -> Flood.deflated("messages", Frames.emptyBlocks(12_000)));
    ALL.put("pipelining", Pipelining::new);
    ALL.put("slow-heads", () -> new Slow("GET /api/games HTTP/1.1\r\nHost: %s\r\nX-", "slow"));
    ALL.put(
        "slow-bodies",
        () ->
            new Slow(
                "POST /api/tables HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\n"
                    + "Content-Length: 4000\r\n\r\n{",
                " "));
    ALL.put("half-open", () -> new Slow("", ""));
    ALL.put("spectators", Crowding::spectators);
    ALL.put("reconnects", Crowding::seats);
    ALL.put("bot-tables", () -> new BotTables(300));
    ALL.put("uploads", () -> new Uploads(100));
  }

  private Attacks() {}

  static List<String> names() {
    return List.copyOf(ALL.keySet());
  }

  static Attack of(String name) {
    Supplier<Attack> attack = ALL.get(name);
    if (attack == null) {
      throw new BadInput(
          "--only: there is no attack '%s', but %s".formatted(name, String.join(", ", names())));
    }
    return attack.get();
  }

  private static byte[] text(String text) {
    return Frames.frame(Frames.LAST | Frames.TEXT, b(text));
  }

  /// Read as JSON that has not ended.
  private static String blanks(int length) {
    return "{" + " ".repeat(length);
  }

  private static byte[] b(String text) {
    return text.getBytes(UTF_8);
  }
}
