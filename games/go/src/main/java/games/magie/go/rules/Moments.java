package games.magie.go.rules;

import games.magie.go.table.GoState;
import games.magie.go.table.Phase;

/// Names the question of a seat by a number that follows from the position alone: how often the
/// seat has answered in this game, the round, the kind of question and, where somebody attacks, who
/// does. What others do changes it only if it changes what this seat is asked.
public final class Moments {
  private static final int SEATS = 4;
  private static final int KINDS = 16;
  private static final int ROUNDS = 512;

  private static final int BOARD = 1;
  private static final int ROLL = 2;
  private static final int TILES_BEFORE = 3;
  private static final int SPACE = 4;
  private static final int TILES_AFTER = 9;
  private static final int ATTACK = 10;
  private static final int DIAL = 11;
  private static final int STEAL = 12;
  private static final int SHIELD = 13;
  private static final int MEGA = 14;

  private Moments() {}

  /// 0 where the seat is asked nothing.
  static int of(GoState s, int seat) {
    if ((Pending.allowed(s) >> seat & 1) == 0) {
      return 0;
    }
    boolean attacked = s.phase == Phase.DIALS || s.phase == Phase.SHIELD;
    int number = s.answers[seat] * ROUNDS + s.round;
    return (number * KINDS + kind(s, seat)) * SEATS + (attacked ? s.actor : 0);
  }

  private static int kind(GoState s, int seat) {
    if ((s.busy >> seat & 1) != 0) {
      return SPACE + s.todo[seat].ordinal();
    }
    return switch (s.phase) {
      case BOARD -> BOARD;
      case BEFORE -> seat == s.roller && s.busy == 0 ? ROLL : TILES_BEFORE;
      case SPACES, WINDOW -> TILES_AFTER;
      case ATTACK -> ATTACK;
      case DIALS -> DIAL;
      case STEAL -> STEAL;
      case SHIELD -> SHIELD;
      case MEGA -> MEGA;
      case OVER -> 0;
    };
  }
}
