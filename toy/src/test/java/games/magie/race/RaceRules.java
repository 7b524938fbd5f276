package games.magie.race;

import games.magie.kernel.Chance;
import games.magie.kernel.Deadline;
import games.magie.kernel.Draw;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Ranking;
import games.magie.kernel.Refusal;
import games.magie.kernel.Rules;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The whole rulebook: `docs/rules/race.md`.
final class RaceRules implements Rules<RaceState, RaceMove, RaceView> {
  private static final int PIPS = 6;

  /// The die, written by its pips.
  private record Die(String label, int bound) implements Draw {
    @Override
    public String text(int value) {
      return String.valueOf(value + 1);
    }
  }

  private static final Draw DIE = new Die("die", PIPS);

  @Override
  public RaceState setUp(Settings settings, int seats, Chance chance, Out out) {
    return new RaceState(seats);
  }

  @Override
  public boolean over(RaceState s) {
    return s.over();
  }

  @Override
  public int awaited(RaceState s) {
    return s.over() ? 0 : Seats.mask(s.active);
  }

  @Override
  public int moment(RaceState s, int seat) {
    return (awaited(s) & Seats.mask(seat)) == 0 ? 0 : s.step;
  }

  @Override
  public void legal(RaceState s, int seat, Moves<RaceMove> into) {
    candidates(
        s,
        seat,
        move -> {
          if (objection(s, seat, move) == null) {
            into.add(move);
          }
        });
  }

  @Override
  public void candidates(RaceState s, int seat, Consumer<? super RaceMove> into) {
    for (RaceMove move : RaceMove.ALL) {
      into.accept(move);
    }
  }

  @Override
  public @Nullable Refusal objection(RaceState s, int seat, RaceMove move) {
    if (s.over()) {
      return new Refusal(RaceClause.GOAL, "over");
    }
    return seat == s.active
        ? null
        : new Refusal(RaceClause.TURN, "not-your-turn", Seats.letter(s.active));
  }

  @Override
  public void play(RaceState s, int seat, RaceMove move, Chance chance, Out out) {
    switch (move) {
      case WALK -> walk(s, out);
      case DASH -> dash(s, chance.draw(DIE) + 1, out);
    }
    next(s, out);
  }

  private static void walk(RaceState s, Out out) {
    s.square[s.active]++;
    if (!out.silent()) {
      out.tell(RaceClause.WALK, new RaceEvent.Walked(s.active, s.square[s.active]));
    }
  }

  private static void dash(RaceState s, int pips, Out out) {
    boolean falls = pips == PIPS;
    s.square[s.active] = falls ? 0 : Math.min(RaceState.GOAL, s.square[s.active] + pips);
    if (!out.silent()) {
      out.tell(
          RaceClause.DASH,
          falls
              ? new RaceEvent.Fell(s.active)
              : new RaceEvent.Dashed(s.active, pips, s.square[s.active]));
    }
  }

  private void next(RaceState s, Out out) {
    s.step++;
    if (s.over()) {
      end(s, RaceClause.GOAL, out);
    } else {
      s.active = Seats.next(s.active, s.running);
    }
  }

  private void end(RaceState s, RaceClause why, Out out) {
    if (!out.silent()) {
      out.tell(why, new RaceEvent.Ended(Ranking.firsts(s.square.length, seat -> rank(s, seat))));
    }
  }

  @Override
  public void deadlines(RaceState s, List<Deadline> into) {
    into.add(Deadline.courtesy("move", awaited(s)));
  }

  @Override
  public void timeUp(RaceState s, String label, int seats, Chance chance, Out out) {
    if (!out.silent()) {
      out.tell(RaceClause.TIME, new RaceEvent.TimeRanOut(s.active));
    }
    walk(s, out);
    next(s, out);
  }

  @Override
  public void leave(RaceState s, int seat, Chance chance, Out out) {
    s.running &= ~Seats.mask(seat);
    s.step++;
    if (!out.silent()) {
      out.tell(RaceClause.LEAVE, new RaceEvent.Left(seat));
    }
    if (s.over()) {
      end(s, RaceClause.LEAVE, out);
    } else if (seat == s.active) {
      s.active = Seats.next(s.active, s.running);
    }
  }

  @Override
  public void agree(RaceState s, Out out) {
    s.agreed = true;
    s.step++;
    end(s, RaceClause.AGREE, out);
  }

  @Override
  public RaceView view(RaceState s, int seat) {
    return new RaceView(s);
  }

  /// Those who still run come before those who left, and among them the furthest is first.
  @Override
  public int rank(RaceState s, int seat) {
    return s.over() ? Ranking.rank(s.square.length, other -> worth(s, other) > worth(s, seat)) : 0;
  }

  private static int worth(RaceState s, int seat) {
    return (s.running & Seats.mask(seat)) == 0 ? -1 : s.square[seat];
  }
}
