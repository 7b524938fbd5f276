package games.magie.app.load;

import games.magie.wire.json.JsonIn;
import games.magie.wire.json.JsonLimits;
import java.nio.charset.StandardCharsets;
import java.util.random.RandomGenerator;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

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
  static Seen read(byte[] bytes, int from, int length, RandomGenerator random) {
    return new Reading(new String(bytes, from, length, StandardCharsets.UTF_8), random).frame();
  }

  /// One frame being read.
  private static final class Reading {
    private final String json;
    private final JsonIn in;
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

    Reading(String json, RandomGenerator random) {
      this.json = json;
      this.in = new JsonIn(json, JsonLimits.WIDE);
      this.random = random;
    }

    Seen frame() {
      in.openObject();
      while (in.next()) {
        switch (in.name()) {
          case "type" -> type = String.valueOf(in.text());
          case "n" -> number = in.number();
          case "id" -> id = String.valueOf(in.text());
          case "ok" -> ok = in.flag();
          case "waiting" -> waiting = seats();
          case "log" -> log();
          case "view" -> view = checksum();
          case "asked" -> choice = in.nothing() ? null : Choice.read(in, random);
          case "table" -> state = field("state");
          case "error" -> error = in.nothing() ? "" : field("code");
          default -> in.skip();
        }
      }
      return new Seen(type, number, waiting, view, logFrom, logEnd, choice, state, id, ok, error);
    }

    private int seats() {
      int seats = 0;
      in.openList();
      while (in.item()) {
        seats |= 1 << in.number();
      }
      return seats;
    }

    private void log() {
      int entries = 0;
      in.openObject();
      while (in.next()) {
        if (in.name().equals("from")) {
          logFrom = in.number();
        } else {
          in.openList();
          while (in.item()) {
            entries++;
            in.skip();
          }
        }
      }
      logEnd = logFrom + entries;
    }

    private long checksum() {
      int begin = in.position();
      in.skip();
      var sum = new CRC32C();
      sum.update(json.substring(begin, in.position()).getBytes(StandardCharsets.UTF_8));
      return sum.getValue();
    }

    private String field(String wanted) {
      String found = "";
      in.openObject();
      while (in.next()) {
        if (in.name().equals(wanted)) {
          found = String.valueOf(in.text());
        } else {
          in.skip();
        }
      }
      return found;
    }
  }
}
