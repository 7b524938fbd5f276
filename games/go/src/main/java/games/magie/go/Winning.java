package games.magie.go;

import games.magie.kernel.Out;
import games.magie.kernel.Seats;

/// The landmark, the tie-break of one round, and the ranks.
final class Winning {
  /// Blocks of one colour on one square.
  static final int LANDMARK = 4;

  private Winning() {}

  /// All have placed the blocks of their spaces: of those who have built, most blocks win.
  static void commonCheck(GoState s, Out out) {
    if (s.built == 0) {
      return;
    }
    int most = 0;
    int winners = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      if ((s.built >> seat & 1) == 0) {
        continue;
      }
      tellLandmark(s, seat, out);
      if (s.blocks[seat] > most) {
        most = s.blocks[seat];
        winners = 0;
      }
      if (s.blocks[seat] == most) {
        winners |= Seats.mask(seat);
      }
    }
    boolean several = Integer.bitCount(s.built) > 1;
    end(s, winners, several ? GoClause.WIN_SAME_ROUND : GoClause.WIN_LANDMARK, out);
  }

  private static void tellLandmark(GoState s, int seat, Out out) {
    for (Colour colour : Colour.ALL) {
      if (s.height(seat, colour.ordinal()) >= LANDMARK && !out.silent()) {
        out.tell(GoClause.WIN_LANDMARK, new GoEvent.LandmarkBuilt(seat, colour));
      }
    }
  }

  /// A block was placed outside the common check: a fourth one wins at once.
  static void checkAtOnce(GoState s, int seat, int colour, Out out) {
    if (s.height(seat, colour) >= LANDMARK) {
      tellLandmark(s, seat, out);
      end(s, Seats.mask(seat), GoClause.WIN_LANDMARK, out);
    }
  }

  private static void end(GoState s, int winners, GoClause why, Out out) {
    for (int seat = 0; seat < s.seats; seat++) {
      Attacks.dropAll(s, seat, GoClause.WIN_BEFORE_ATTACKS, out);
    }
    finish(s, End.LANDMARK, winners, why, out);
  }

  /// The last round is over: most blocks on the board.
  static void limit(GoState s, Out out) {
    int most = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      most = Math.max(most, s.blocks[seat]);
    }
    int winners = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.plays(seat) && s.blocks[seat] == most) {
        winners |= Seats.mask(seat);
      }
    }
    finish(s, End.LIMIT, winners, GoClause.END_LIMIT, out);
  }

  static void agree(GoState s, Out out) {
    Heists.forget(s);
    s.phase = Phase.OVER;
    s.end = End.AGREED;
    int winners = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      winners |= rank(s, seat) == 1 ? Seats.mask(seat) : 0;
    }
    finish(s, End.AGREED, winners, GoClause.AGREE, out);
  }

  static void finish(GoState s, End how, int winners, GoClause why, Out out) {
    s.phase = Phase.OVER;
    s.end = how;
    s.winners = winners;
    s.awaited = 0;
    if (!out.silent()) {
      out.tell(why, new GoEvent.Ended(winners));
    }
  }

  /// A win ranks the winners first and all others next; an agreed end ranks by the tallest stack,
  /// then by blocks. Who left comes last.
  static int rank(GoState s, int seat) {
    if (s.phase != Phase.OVER) {
      return 0;
    }
    if (!s.plays(seat)) {
      return Integer.bitCount(s.playing()) + 1;
    }
    if (s.end != End.AGREED) {
      return (s.winners >> seat & 1) != 0 ? 1 : Integer.bitCount(s.winners) + 1;
    }
    int better = 0;
    for (int other = 0; other < s.seats; other++) {
      if (s.plays(other) && standing(s, other) > standing(s, seat)) {
        better++;
      }
    }
    return better + 1;
  }

  private static int standing(GoState s, int seat) {
    return tallest(s, seat) * 100 + s.blocks[seat];
  }

  static int tallest(GoState s, int seat) {
    int tallest = 0;
    for (int colour = 0; colour < GoState.COLOURS; colour++) {
      tallest = Math.max(tallest, s.height(seat, colour));
    }
    return tallest;
  }
}
