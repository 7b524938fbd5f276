package games.magie.table.actions;

import games.magie.kernel.Seats;
import games.magie.table.TableRecord;
import games.magie.table.TableRecord.Kind;
import games.magie.table.Write;
import games.magie.wire.protocol.Action;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// What holds at a table beside its game: who wants to end it, whether it is paused, who is stood
/// in for, who may not speak, and the standing orders of each seat. It follows from the actions
/// that are kept beside the journal (event sourcing), so a table that was paused is paused after a
/// restart.
///
/// @param agreed the seats that want to end the game, as a mask
/// @param pausing the seats that want a pause
/// @param standIns by seat the bot that plays for it, empty for none
/// @param orders by seat the text of its orders
/// @param hushed the seats that may not speak
/// @param rematch the table at which the same people play again
public record TableState(
    int agreed,
    int pausing,
    boolean paused,
    List<String> standIns,
    List<String> orders,
    int hushed,
    TableAction.Rematch rematch) {
  public static final String NO_ORDERS = "-";

  public TableState {
    standIns = List.copyOf(standIns);
    orders = List.copyOf(orders);
  }

  public static TableState none(int seats) {
    List<String> empty = Collections.nCopies(seats, "");
    return new TableState(0, 0, false, empty, empty, 0, TableAction.Rematch.NONE);
  }

  public TableState after(List<Write.Action> actions) {
    TableState state = this;
    for (TableAction action : TableAction.all(actions)) {
      state = state.after(action);
    }
    return state;
  }

  public TableState after(TableAction action) {
    return switch (action) {
      case TableAction.OfSeat(int seat, Action what, String text) -> after(seat, what, text);
      case TableAction.PauseBegins() ->
          new TableState(agreed, pausing, true, standIns, orders, hushed, rematch);
      case TableAction.StandIn(int seat, String bot) -> withStandIn(seat, bot);
      case TableAction.Silence(int seat, boolean silent) ->
          new TableState(
              agreed,
              pausing,
              paused,
              standIns,
              orders,
              silent ? hushed | Seats.mask(seat) : hushed & ~Seats.mask(seat),
              rematch);
      case TableAction.Rematch again ->
          new TableState(agreed, pausing, paused, standIns, orders, hushed, again);
      case TableAction.Stopped(_) -> this;
    };
  }

  private TableState after(int seat, Action what, String text) {
    return switch (what) {
      case AGREE -> withAgreed(agreed | Seats.mask(seat));
      case DISAGREE -> withAgreed(agreed & ~Seats.mask(seat));
      case PAUSE ->
          new TableState(
              agreed, pausing | Seats.mask(seat), paused, standIns, orders, hushed, rematch);
      case RESUME -> new TableState(agreed, 0, false, standIns, orders, hushed, rematch);
      case RETURN -> withStandIn(seat, "");
      case STEP_OUT -> withStandIn(seat, text);
      case LEAVE -> withStandIn(seat, "").withOrders(seat, "");
      case ORDER -> withOrders(seat, text.equals(NO_ORDERS) ? "" : text);
      case TAKE_BACK, GRANT, SAY, EMOTE, REPORT -> this;
    };
  }

  private TableState withAgreed(int votes) {
    return new TableState(votes, pausing, paused, standIns, orders, hushed, rematch);
  }

  private TableState withStandIn(int seat, String bot) {
    return new TableState(
        agreed, pausing, paused, with(standIns, seat, bot), orders, hushed, rematch);
  }

  private TableState withOrders(int seat, String text) {
    return new TableState(
        agreed, pausing, paused, standIns, with(orders, seat, text), hushed, rematch);
  }

  private static List<String> with(List<String> all, int seat, String one) {
    var changed = new ArrayList<>(all);
    changed.set(seat, one);
    return changed;
  }

  public boolean isHushed(int seat) {
    return (hushed >> seat & 1) != 0;
  }

  /// The bot that plays for a seat, be it its own or one that stands in; empty for a person.
  public String botOf(TableRecord.Seat seat) {
    return seat.kind() == Kind.BOT ? seat.bot() : seat.left() ? "" : standIns.get(seat.seat());
  }

  /// Whether all people who are still there are in a mask; bots have no vote.
  public static boolean unanimous(int mask, TableRecord table) {
    var people =
        table.seats().stream().filter(each -> each.kind() == Kind.PERSON && !each.left()).toList();
    return !people.isEmpty() && people.stream().allMatch(each -> (mask >> each.seat() & 1) != 0);
  }
}
