package games.magie.classic.rules;

import games.magie.classic.BoardEvent;
import games.magie.classic.ClassicClause;
import games.magie.classic.ClassicMove;
import games.magie.classic.ClassicMove.Order;
import games.magie.classic.ClassicMove.Standing;
import games.magie.classic.MoveTable;
import games.magie.classic.Phase;
import games.magie.classic.table.ClassicState;
import games.magie.classic.trade.Trades;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// The time between two turns: it waits for who could still claim, answer or do business, and for
/// nobody who has said `done`. Standing orders spare a seat from being waited for.
public final class Window {
  private Window() {}

  static int awaited(ClassicState s) {
    int waiting = s.alive() & ~s.done;
    if (waiting == 0) {
      return 0;
    }
    int asked = s.openRents.owners();
    asked |= s.offers.count == 0 ? 0 : Trades.answerers(s);
    int rest = waiting & ~s.autoDone & ~asked;
    if (rest != 0 && s.options.windowSeconds() > 0) {
      for (; rest != 0; rest &= rest - 1) {
        int seat = Integer.numberOfTrailingZeros(rest);
        asked |= Business.possible(s, seat) ? Seats.mask(seat) : 0;
      }
    }
    return waiting & asked;
  }

  static void legal(ClassicState s, int seat, Moves<ClassicMove> into) {
    if (s.phase == Phase.WINDOW && (awaited(s) >> seat & 1) != 0) {
      into.add(ClassicMove.Plain.DONE);
      if ((s.heldOnce >> seat & 1) == 0) {
        into.add(ClassicMove.Plain.HOLD);
      }
    }
  }

  static void legalOrders(ClassicState s, int seat, Moves<ClassicMove> into) {
    for (Standing what : Standing.ALL) {
      boolean fixed = what == Standing.AUTO_CLAIM && s.options.mustAsk();
      if (!fixed && (s.ordered & changedBit(seat, what)) == 0) {
        into.add(MoveTable.order(what, !on(s, seat, what)));
      }
    }
  }

  static @Nullable Refusal objectionToDone(ClassicState s, int seat) {
    boolean asked = s.phase == Phase.WINDOW && (awaited(s) >> seat & 1) != 0;
    return asked ? null : new Refusal(ClassicClause.WINDOW, "not-waited-for");
  }

  static @Nullable Refusal objectionToHold(ClassicState s, int seat) {
    Refusal why = objectionToDone(s, seat);
    if (why == null && (s.heldOnce >> seat & 1) != 0) {
      return new Refusal(ClassicClause.WINDOW, "held-already");
    }
    return why;
  }

  static void done(ClassicState s, int seat, Out out) {
    s.done |= Seats.mask(seat);
    if (!out.silent()) {
      out.tell(ClassicClause.WINDOW, new BoardEvent.Done(seat));
    }
  }

  /// The seat's clock becomes the longer one.
  static void hold(ClassicState s, int seat, Out out) {
    s.held |= Seats.mask(seat);
    s.heldOnce |= Seats.mask(seat);
    if (!out.silent()) {
      out.tell(ClassicClause.WINDOW, new BoardEvent.Held(seat));
    }
  }

  public static boolean on(ClassicState s, int seat, Standing what) {
    return switch (what) {
      case AUTO_CLAIM -> (s.asksByHand >> seat & 1) == 0;
      case AUTO_DONE -> (s.autoDone >> seat & 1) != 0;
    };
  }

  private static ClassicClause clause(Standing what) {
    return switch (what) {
      case AUTO_CLAIM -> ClassicClause.RENT_CLAIM;
      case AUTO_DONE -> ClassicClause.WINDOW;
    };
  }

  private static int changedBit(int seat, Standing what) {
    return 1 << (ClassicState.MOST_SEATS * what.ordinal() + seat);
  }

  public static @Nullable Refusal objection(ClassicState s, int seat, Order order) {
    ClassicClause clause = clause(order.what());
    if (order.what() == Standing.AUTO_CLAIM && s.options.mustAsk()) {
      return new Refusal(clause, "must-ask");
    }
    if (on(s, seat, order.what()) == order.on()) {
      return new Refusal(clause, "ordered-already");
    }
    if ((s.ordered & changedBit(seat, order.what())) != 0) {
      return new Refusal(clause, "ordered-this-turn");
    }
    return Business.objection(s, seat, clause);
  }

  static void order(ClassicState s, int seat, Order order, Out out) {
    s.ordered |= changedBit(seat, order.what());
    switch (order.what()) {
      case AUTO_CLAIM -> s.asksByHand ^= Seats.mask(seat);
      case AUTO_DONE -> s.autoDone ^= Seats.mask(seat);
    }
    if (!out.silent()) {
      out.tell(clause(order.what()), new BoardEvent.Ordered(seat, order));
    }
  }
}
