package games.magie.go.rules;

import games.magie.go.Colour;
import games.magie.go.GoClause;
import games.magie.go.GoEvent;
import games.magie.go.table.End;
import games.magie.go.table.GoState;
import games.magie.go.table.Phase;
import games.magie.kernel.Bits;
import games.magie.kernel.Out;
import games.magie.kernel.Ranking;
import games.magie.kernel.Seats;

/// The landmark, the tie-break of one round, and the ranks.
public final class Winning {
  private Winning() {}

  /// All have placed the blocks of their spaces: of those who have built, most blocks win.
  static void commonCheck(GoState s, Out out) {
    if (s.built == 0) {
      return;
    }
    for (int rest = s.built; rest != 0; rest = Bits.rest(rest)) {
      tellLandmark(s, Bits.first(rest), out);
    }
    boolean several = Integer.bitCount(s.built) > 1;
    int winners = mostBlocks(s, s.built);
    end(s, winners, several ? GoClause.WIN_SAME_ROUND : GoClause.WIN_LANDMARK, out);
  }

  private static void tellLandmark(GoState s, int seat, Out out) {
    for (Colour colour : Colour.ALL) {
      if (s.height(seat, colour) >= GoState.LANDMARK && !out.silent()) {
        out.tell(GoClause.WIN_LANDMARK, new GoEvent.LandmarkBuilt(seat, colour));
      }
    }
  }

  /// A block was placed outside the common check: a fourth one wins at once.
  static void checkAtOnce(GoState s, int seat, Colour colour, Out out) {
    if (s.height(seat, colour) >= GoState.LANDMARK) {
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
    finish(s, End.LIMIT, mostBlocks(s, s.playing()), GoClause.END_LIMIT, out);
  }

  /// Of a mask of seats, those who have the most blocks on their boards.
  private static int mostBlocks(GoState s, int among) {
    return Ranking.highest(among, seat -> s.blocks[seat]);
  }

  static void agree(GoState s, Out out) {
    Heists.forget(s);
    s.phase = Phase.OVER;
    s.end = End.AGREED;
    int winners = Ranking.firsts(s.seats, seat -> rank(s, seat));
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
  public static int rank(GoState s, int seat) {
    if (s.phase != Phase.OVER) {
      return 0;
    }
    if (!s.plays(seat)) {
      return Integer.bitCount(s.playing()) + 1;
    }
    if (s.end != End.AGREED) {
      return (s.winners >> seat & 1) != 0 ? 1 : Integer.bitCount(s.winners) + 1;
    }
    int own = standing(s, seat);
    return Ranking.rank(s.seats, other -> s.plays(other) && standing(s, other) > own);
  }

  private static int standing(GoState s, int seat) {
    return tallest(s, seat) * 100 + s.blocks[seat];
  }

  public static int tallest(GoState s, int seat) {
    int tallest = 0;
    for (Colour colour : Colour.ALL) {
      tallest = Math.max(tallest, s.height(seat, colour));
    }
    return tallest;
  }
}
