package games.magie.go;

/// Numbers the questions of each seat: the number grows when a seat is asked again after its answer,
/// and when somebody else's act changes what it is asked, and at no other time.
final class Moments {
  private static final int KINDS = 16;
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

  static void update(GoState s) {
    int allowed = Pending.allowed(s);
    for (int rest = s.askedSeats & ~allowed; rest != 0; rest &= rest - 1) {
      s.asked[Integer.numberOfTrailingZeros(rest)] = 0;
    }
    s.askedSeats = allowed;
    int round = s.round * KINDS;
    for (int rest = allowed; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      int question = round + kind(s, seat);
      if (question != s.asked[seat]) {
        s.asked[seat] = question;
        s.moment[seat]++;
      }
    }
  }

  /// A seat has answered: whatever it is asked from now on is a new question.
  static void answered(GoState s, int seat) {
    s.asked[seat] = 0;
  }

  /// For a position that was read: what is asked in it is not news.
  static void settle(GoState s, int[] moments) {
    update(s);
    System.arraycopy(moments, 0, s.moment, 0, s.seats);
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
