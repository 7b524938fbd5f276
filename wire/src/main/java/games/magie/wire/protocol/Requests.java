package games.magie.wire.protocol;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The bodies of requests. A field that is absent takes the harmless default; what is unknown is
/// refused before this.
@SuppressWarnings("ConstantConditions") // a field that is absent arrives as null
public final class Requests {
  private Requests() {}

  /// Opens a table.
  ///
  /// @param clock seconds for a decision, 0 for none
  /// @param terms of the table, such as its bank of time
  /// @param listed whether anybody may find it and watch
  public record NewTable(
      String game,
      Map<String, String> options,
      int clock,
      Map<String, String> terms,
      String onLeave,
      List<NewSeat> seats,
      boolean listed) {
    static final int LONGEST_CLOCK = 24 * 60 * 60;

    /// A private table with the usual terms.
    public NewTable(
        String game, Map<String, String> options, int clock, String onLeave, List<NewSeat> seats) {
      this(game, options, clock, Map.of(), onLeave, seats, false);
    }

    public NewTable {
      game = orEmpty(game);
      options = options == null ? Map.of() : new TreeMap<>(options);
      terms = terms == null ? Map.of() : new TreeMap<>(terms);
      onLeave = onLeave == null ? "out" : onLeave;
      seats = seats == null ? List.of() : List.copyOf(seats);
      if (clock < 0 || clock > LONGEST_CLOCK) {
        throw BadMessage.field("clock", "0 to " + LONGEST_CLOCK + " seconds");
      }
    }
  }

  /// @param kind `open`, `me` or `bot`
  public record NewSeat(String kind, String name, String bot) {
    public NewSeat {
      kind = orEmpty(kind);
      name = orEmpty(name);
      bot = orEmpty(bot);
      if (!kind.matches("open|me|bot")) {
        throw BadMessage.field("seats", "kind is open, me or bot");
      }
    }
  }

  /// Takes an open seat, -1 for any.
  public record Sit(int seat, String name) {
    public Sit {
      name = orEmpty(name);
    }
  }

  public record Claim(String secret) {
    public Claim {
      secret = orEmpty(secret);
    }
  }

  /// About a seat that this device holds: a new secret for it, or another game after this one.
  public record OneSeat(int seat) {}

  /// Starts before the table is full; open seats become this bot.
  public record Start(String bot) {
    public Start {
      bot = orEmpty(bot);
    }
  }

  public record Lan(boolean on) {}

  /// Whether anybody may find a table and watch.
  public record ListTable(boolean on) {}

  /// Packs a table at which this device plays a seat.
  ///
  /// @param phrase in the place of a share for each person, if all agreed to that; else empty
  public record Pack(int seat, String phrase) {
    public Pack {
      phrase = orEmpty(phrase);
    }
  }

  /// Whether a seat agrees to a phrase.
  public record Consent(int seat, boolean yes) {}

  public record Phrase(String phrase) {
    public Phrase {
      phrase = orEmpty(phrase);
    }
  }

  private static String orEmpty(String text) {
    return text == null ? "" : text;
  }
}
