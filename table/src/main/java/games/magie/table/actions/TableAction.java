package games.magie.table.actions;

import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;
import games.magie.table.TableRecord.State;
import games.magie.table.Write;
import games.magie.wire.protocol.Action;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Something done at a table that is no move and that [TableState] follows from. This is its only
/// codec: a store keeps the text, and everything else sees these types.
public sealed interface TableAction {
  /// A player's own, by a command.
  ///
  /// @param text what it is about, empty where it needs none
  record OfSeat(int seat, Action action, String text) implements TableAction {}

  /// The pause that was asked for begins.
  record PauseBegins() implements TableAction {}

  /// The time of a seat was up, and a bot stands in.
  record StandIn(int seat, String bot) implements TableAction {}

  /// The host has taken a seat's right to speak, or given it back.
  record Silence(int seat, boolean silent) implements TableAction {}

  /// The host, or a fault, has stopped the table.
  ///
  /// @param was what it was until then
  record Stopped(State was) implements TableAction {}

  /// A seat has opened the table at which the same people play again.
  ///
  /// @param table its id
  record Rematch(int seat, String table) implements TableAction {
    /// Nobody has.
    public static final Rematch NONE = new Rematch(Seats.SPECTATOR, "");
  }

  /// What stands for the table's own and the host's actions in the store.
  String PAUSED = "paused";

  String STAND_IN = "stand-in ";
  String HUSHED = "hushed";
  String HEARD = "heard";
  String WAS = "was ";
  String REMATCH = "rematch ";
  String DO = "do";

  private String text() {
    return switch (this) {
      case OfSeat(_, Action action, String text) -> (DO + " " + action.text() + " " + text).strip();
      case PauseBegins() -> PAUSED;
      case StandIn(_, String bot) -> STAND_IN + bot;
      case Silence(_, boolean silent) -> silent ? HUSHED : HEARD;
      case Stopped(State was) -> WAS + was.text();
      case Rematch(_, String table) -> REMATCH + table;
    };
  }

  private int about() {
    return switch (this) {
      case OfSeat(int seat, _, _) -> seat;
      case StandIn(int seat, _) -> seat;
      case Silence(int seat, _) -> seat;
      case Rematch(int seat, _) -> seat;
      case PauseBegins(), Stopped(_) -> Seats.SPECTATOR;
    };
  }

  /// As the table itself or the host does it; a player's own is kept under the id of its command.
  default Write.Action kept(String table) {
    return Write.Action.ofTable(table, about(), text());
  }

  /// What was kept. Throws [BadInput] for what only another version of the program knows: to skip
  /// it could be to let somebody speak who was silenced.
  static TableAction of(Write.Action kept) {
    String text = kept.content();
    if (text.equals(PAUSED)) {
      return new PauseBegins();
    }
    if (text.startsWith(STAND_IN)) {
      return new StandIn(kept.seat(), text.substring(STAND_IN.length()));
    }
    if (text.equals(HUSHED) || text.equals(HEARD)) {
      return new Silence(kept.seat(), text.equals(HUSHED));
    }
    if (text.startsWith(WAS)) {
      return new Stopped(State.of(text.substring(WAS.length())));
    }
    if (text.startsWith(REMATCH)) {
      return new Rematch(kept.seat(), text.substring(REMATCH.length()));
    }
    String[] words = text.split(" ", 3);
    @Nullable Action action =
        words[0].equals(DO) && words.length > 1 ? Action.find(words[1]) : null;
    if (action == null) {
      throw new BadInput("this version knows no action '%s' of a table".formatted(text));
    }
    return new OfSeat(kept.seat(), action, words.length > 2 ? words[2] : "");
  }

  /// Those that are no [PackingRecord], in order.
  static List<TableAction> all(List<Write.Action> kept) {
    return kept.stream().filter(each -> !PackingRecord.is(each)).map(TableAction::of).toList();
  }
}
