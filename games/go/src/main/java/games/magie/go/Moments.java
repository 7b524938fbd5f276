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
    int awaited = s.phase == Phase.BEFORE ? Pending.awaited(s) : allowed;
    for (int seat = 0; seat < s.seats; seat++) {
      if ((allowed >> seat & 1) == 0) {
        s.asked[seat] = 0;
        continue;
      }
      int question = s.round * KINDS + kind(s, seat, (awaited >> seat & 1) != 0);
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

  private static int kind(GoState s, int seat, boolean awaited) {
    return switch (s.phase) {
      case BOARD -> BOARD;
      case BEFORE ->
          s.todo[seat] != Todo.NONE
              ? SPACE + s.todo[seat].ordinal()
              : awaited ? ROLL : TILES_BEFORE;
      case SPACES, WINDOW ->
          s.todo[seat] != Todo.NONE ? SPACE + s.todo[seat].ordinal() : TILES_AFTER;
      case ATTACK -> ATTACK;
      case DIALS -> DIAL;
      case STEAL -> STEAL;
      case SHIELD -> SHIELD;
      case MEGA -> MEGA;
      case OVER -> 0;
    };
  }
}
