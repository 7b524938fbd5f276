package games.magie.table;

import games.magie.kernel.Seats;
import games.magie.table.TableRecord.Kind;
import games.magie.wire.protocol.Deed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// What holds at a table beside its game: who wants to end it, whether it is paused, who is stood
/// in for, who may not speak, and the standing orders of each seat. It follows from the acts that
/// are kept beside the journal, so a table that was paused is paused after a restart.
///
/// @param agreed the seats that want to end the game, as a mask
/// @param pausing the seats that want a pause
/// @param standIns by seat the bot that plays for it, empty for none
/// @param orders by seat the text of its orders
/// @param hushed the seats that may not speak
record Accord(
    int agreed,
    int pausing,
    boolean paused,
    List<String> standIns,
    List<String> orders,
    int hushed) {
  /// What the table itself keeps: that the pause begins, and that a bot stands in.
  static final String PAUSED = "paused";

  /// What the host does to a seat.
  static final String HUSHED = "hushed";

  static final String HEARD = "heard";

  private static final String STAND_IN = "stand-in ";
  static final String NO_ORDERS = "-";

  Accord {
    standIns = List.copyOf(standIns);
    orders = List.copyOf(orders);
  }

  static Accord none(int seats) {
    List<String> empty = Collections.nCopies(seats, "");
    return new Accord(0, 0, false, empty, empty, 0);
  }

  static String standIn(String bot) {
    return STAND_IN + bot;
  }

  Accord after(List<Write.Act> acts) {
    Accord accord = this;
    for (Write.Act act : acts) {
      accord = accord.after(act);
    }
    return accord;
  }

  Accord after(Write.Act act) {
    int seat = act.seat();
    String content = act.content();
    if (content.equals(PAUSED)) {
      return new Accord(agreed, pausing, true, standIns, orders, hushed);
    }
    if (content.startsWith(STAND_IN)) {
      return withStandIn(seat, content.substring(STAND_IN.length()));
    }
    if (content.equals(HUSHED) || content.equals(HEARD)) {
      int mask = content.equals(HUSHED) ? hushed | Seats.mask(seat) : hushed & ~Seats.mask(seat);
      return new Accord(agreed, pausing, paused, standIns, orders, mask);
    }
    String[] words = content.split(" ", 3);
    Deed deed = words[0].equals("do") ? Deed.find(words[1]) : null;
    if (deed == null) {
      return this;
    }
    return switch (deed) {
      case AGREE -> withAgreed(agreed | Seats.mask(seat));
      case DISAGREE -> withAgreed(agreed & ~Seats.mask(seat));
      case PAUSE ->
          new Accord(agreed, pausing | Seats.mask(seat), paused, standIns, orders, hushed);
      case RESUME -> new Accord(agreed, 0, false, standIns, orders, hushed);
      case RETURN -> withStandIn(seat, "");
      case STEP_OUT -> withStandIn(seat, words[2]);
      case LEAVE -> withStandIn(seat, "").withOrders(seat, "");
      case ORDER -> withOrders(seat, words[2].equals(NO_ORDERS) ? "" : words[2]);
      case TAKE_BACK, GRANT, SAY, EMOTE, REPORT -> this;
    };
  }

  private Accord withAgreed(int votes) {
    return new Accord(votes, pausing, paused, standIns, orders, hushed);
  }

  private Accord withStandIn(int seat, String bot) {
    return new Accord(agreed, pausing, paused, with(standIns, seat, bot), orders, hushed);
  }

  private Accord withOrders(int seat, String text) {
    return new Accord(agreed, pausing, paused, standIns, with(orders, seat, text), hushed);
  }

  private static List<String> with(List<String> all, int seat, String one) {
    var changed = new ArrayList<>(all);
    changed.set(seat, one);
    return changed;
  }

  boolean isHushed(int seat) {
    return (hushed >> seat & 1) != 0;
  }

  /// The bot that plays for a seat, be it its own or one that stands in; empty for a person.
  String botOf(TableRecord.Seat seat) {
    return seat.kind() == Kind.BOT ? seat.bot() : seat.left() ? "" : standIns.get(seat.seat());
  }

  /// Whether all people who are still there are in a mask; bots have no vote.
  static boolean unanimous(int mask, TableRecord table) {
    var people =
        table.seats().stream().filter(each -> each.kind() == Kind.PERSON && !each.left()).toList();
    return !people.isEmpty() && people.stream().allMatch(each -> (mask >> each.seat() & 1) != 0);
  }
}
