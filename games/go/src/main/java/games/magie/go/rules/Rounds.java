package games.magie.go.rules;

import games.magie.go.GoClause;
import games.magie.go.GoEvent;
import games.magie.go.table.GoState;
import games.magie.go.table.Lots;
import games.magie.go.table.Phase;
import games.magie.kernel.Chance;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One roll for all, everybody's move, and how a round leads through its phases to the next.
public final class Rounds {
  /// No game of random players came near it; a safety net.
  public static final int MOST = 300;

  private Rounds() {}

  static @Nullable Refusal objectionToRoll(GoState s, int seat) {
    if (s.phase != Phase.BEFORE) {
      return new Refusal(GoClause.ROUND_ROLL, "not-the-time-to-roll");
    }
    if (seat != s.roller) {
      return new Refusal(GoClause.ROUND_ROLL, "not-the-roller", Seats.letter(s.roller));
    }
    return s.busy != 0 ? new Refusal(GoClause.GRAB, "grab-undecided") : null;
  }

  static void begin(GoState s, int roller, Out out) {
    s.phase = Phase.BEFORE;
    s.roller = roller;
    s.actor = roller;
    if (!out.silent()) {
      out.tell(GoClause.ROUND_ROLL, new GoEvent.RoundBegan(s.round, roller));
    }
  }

  /// A seat's own die, 1 to 6.
  static int roll(GoState s, int seat, Chance chance) {
    return 1 + chance.draw(Lots.DICE[s.side[seat]]);
  }

  /// Everybody moves, then lands. The tiles of Chance spaces are drawn when all stand, so that no
  /// Money Bag is played before the last draw.
  static void play(GoState s, Chance chance, Out out) {
    s.phase = Phase.SPACES;
    s.passed = 0;
    int moving = s.playing() & ~s.skipping;
    var dice = out.silent() ? null : new Integer[s.seats];
    int landing = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      int die = 0;
      if ((moving >> seat & 1) != 0) {
        die = roll(s, seat, chance);
        s.at[seat] = s.track.ahead(s.at[seat], die);
        landing |= Spaces.ask(s, seat);
      }
      if (dice != null) {
        dice[seat] = die;
      }
    }
    if (dice != null) {
      out.tell(GoClause.ROUND_ROLL, new GoEvent.Rolled(s.roller, List.of(dice)));
      tellMoves(s, moving, out);
      landing = moving;
    }
    while (landing != 0) {
      int seat = s.first(landing);
      landing &= ~Seats.mask(seat);
      Spaces.land(s, seat, chance, out);
    }
    Spaces.settle(s, GoClause.SPACE_COLOUR_NONE, out);
  }

  private static void tellMoves(GoState s, int moving, Out out) {
    for (int seat = 0; seat < s.seats; seat++) {
      if ((moving >> seat & 1) != 0) {
        out.tell(GoClause.ROUND_MOVE, new GoEvent.Moved(seat, s.at[seat], s.space(seat)));
      } else if (s.plays(seat)) {
        out.tell(GoClause.SPACE_JAIL, new GoEvent.Skipped(seat));
      }
    }
  }

  /// Goes on, from phase to phase in their order, until somebody is awaited, a clock runs, or the
  /// game is over.
  static void advance(GoState s, Chance chance, Out out) {
    switch (s.phase) {
      case BOARD -> SettingUp.advance(s, chance, out);
      case BEFORE -> Grabbing.decideIfCollected(s, chance, out);
      case SPACES -> afterSpaces(s, chance, out);
      case WINDOW -> afterWindow(s, chance, out);
      case ATTACK -> afterAttacks(s, out);
      case MEGA -> afterMegas(s, out);
      case DIALS, STEAL, SHIELD, OVER -> {}
    }
    s.awaited = Pending.awaited(s);
  }

  private static void afterSpaces(GoState s, Chance chance, Out out) {
    Grabbing.decideIfCollected(s, chance, out);
    if (s.busy == 0) {
      s.phase = Phase.WINDOW;
      Winning.commonCheck(s, out);
      afterWindow(s, chance, out);
    }
  }

  private static void afterWindow(GoState s, Chance chance, Out out) {
    Grabbing.decideIfCollected(s, chance, out);
    if (s.phase != Phase.OVER && s.busy == 0 && (Pending.holders(s) & ~s.passed) == 0) {
      s.phase = Phase.ATTACK;
      afterAttacks(s, out);
    }
  }

  private static void afterAttacks(GoState s, Out out) {
    if (!Attacks.awaitNext(s, out)) {
      s.phase = Phase.MEGA;
      s.passed = 0;
      afterMegas(s, out);
    }
  }

  private static void afterMegas(GoState s, Out out) {
    if (!Megas.awaitNext(s)) {
      finish(s, out);
    }
  }

  /// The dice pass to the left; who was sent to jail skips the next round.
  private static void finish(GoState s, Out out) {
    s.passed = 0;
    s.skipping = s.sentToJail;
    s.sentToJail = 0;
    if (s.round == MOST) {
      Winning.limit(s, out);
      return;
    }
    s.round++;
    begin(s, nextRoller(s), out);
  }

  static int nextRoller(GoState s) {
    int next = s.roller;
    do {
      next = s.after(next);
    } while (!s.plays(next));
    return next;
  }
}
