package games.magie.table;

import games.magie.kernel.Seats;
import games.magie.kernel.text.Named;
import java.util.ArrayList;
import java.util.List;

/// What is kept of a table beside its journal. Names stand here and never in the journal, so that a
/// person can be forgotten while every hash still holds.
///
/// @param settings the text of the options
/// @param clock seconds for a decision, 0 for none
/// @param onLeave `out`, or the bot that plays on for who leaves
/// @param terms the text of what else was chosen, see [TimeTerms]
/// @param listed whether anybody may find it and watch
public record TableRecord(
    String id,
    String game,
    int version,
    String settings,
    int clock,
    String onLeave,
    String terms,
    State state,
    String reason,
    List<Seat> seats,
    boolean listed) {
  public TableRecord {
    seats = List.copyOf(seats);
  }

  /// A private table with the usual terms.
  public TableRecord(
      String id,
      String game,
      int version,
      String settings,
      int clock,
      String onLeave,
      State state,
      String reason,
      List<Seat> seats) {
    this(id, game, version, settings, clock, onLeave, "", state, reason, seats, false);
  }

  /// How far the table is.
  public enum State implements Named {
    /// Seats are free, the game has not begun.
    OPEN,
    PLAYING,
    OVER,
    /// The game goes on in a file or where that was unpacked.
    PACKED,
    /// Unpacked from a file; not all of its people are there yet.
    WAITING,
    /// Stopped because its rules or its journal failed; every other table goes on.
    FROZEN,
    /// Stopped by the host, until the host lets it go on.
    STOPPED,
    /// Ended by the host for good.
    CLOSED;

    /// Whether nothing goes on or is shown of the game.
    public boolean standsStill() {
      return this == FROZEN || this == STOPPED || this == CLOSED;
    }

    @Override
    public String text() {
      return Named.of(this);
    }

    public static State of(String text) {
      return Named.parse(values(), text, "state of a table");
    }
  }

  /// @param secret the hash of the secret that makes somebody this player, empty for bots and free
  ///   seats
  public record Seat(int seat, Kind kind, String bot, String name, String secret, boolean left) {
    public static Seat open(int seat) {
      return new Seat(seat, Kind.OPEN, "", "", "", false);
    }

    public static Seat bot(int seat, String bot, String name) {
      return new Seat(seat, Kind.BOT, bot, name, "", false);
    }

    public static Seat person(int seat, String name, String secret) {
      return new Seat(seat, Kind.PERSON, "", name, secret, false);
    }

    /// The same under another name.
    public Seat named(String other) {
      return new Seat(seat, kind, bot, other, secret, left);
    }

    public Seat gone() {
      return new Seat(seat, kind, bot, name, secret, true);
    }
  }

  /// Who sits there.
  public enum Kind {
    OPEN,
    PERSON,
    BOT;

    public String text() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }

    public static Kind of(String text) {
      return valueOf(text.toUpperCase(java.util.Locale.ROOT));
    }
  }

  public TableRecord with(Seat seat) {
    var changed = new ArrayList<>(seats);
    changed.set(seat.seat(), seat);
    return new TableRecord(
        id, game, version, settings, clock, onLeave, terms, state, reason, changed, listed);
  }

  public TableRecord with(State newState, String newReason) {
    return new TableRecord(
        id, game, version, settings, clock, onLeave, terms, newState, newReason, seats, listed);
  }

  public TableRecord listed(boolean on) {
    return new TableRecord(
        id, game, version, settings, clock, onLeave, terms, state, reason, seats, on);
  }

  /// The seat of the host: the first person who is still there, or a spectator's if nobody is.
  public int host() {
    return seats.stream()
        .filter(seat -> seat.kind() == Kind.PERSON && !seat.left())
        .mapToInt(Seat::seat)
        .findFirst()
        .orElse(Seats.SPECTATOR);
  }

  public boolean full() {
    return seats.stream().noneMatch(seat -> seat.kind() == Kind.OPEN);
  }
}
