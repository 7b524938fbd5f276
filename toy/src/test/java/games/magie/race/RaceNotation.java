package games.magie.race;

import games.magie.kernel.BadInput;
import games.magie.kernel.Notation;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.text.Fields;
import games.magie.kernel.text.Named;

/// Moves and positions as text.
final class RaceNotation implements Notation<RaceState, RaceMove, RaceView> {
  @Override
  public RaceMove move(RaceState s, int seat, String text) {
    return Named.parse(RaceMove.ALL, text, "move");
  }

  @Override
  public void position(RaceState s, Fields out) {
    out.star(s.over() ? 0 : Seats.mask(s.active));
    out.put("active", Seats.letter(s.active));
    out.put("step", s.step);
    out.put(Fields.TABLE, "agreed", s.agreed);
    for (int seat = 0; seat < s.square.length; seat++) {
      out.put(seat, "square", s.square[seat]);
      out.put(seat, "left", (s.running & Seats.mask(seat)) == 0);
    }
  }

  @Override
  public RaceState position(Settings settings, int seats, Fields in) {
    var s = new RaceState(seats);
    s.active = Seats.seat(in.take(Fields.TABLE, "active", "A"), seats);
    s.step = in.take("step", 1, Integer.MAX_VALUE - 1, 1);
    s.agreed = in.yes(Fields.TABLE, "agreed");
    int atGoal = 0;
    for (int seat = 0; seat < seats; seat++) {
      s.square[seat] = in.take(seat, "square", 0, RaceState.GOAL, 0);
      atGoal += s.square[seat] == RaceState.GOAL ? 1 : 0;
      if (in.yes(seat, "left")) {
        s.running &= ~Seats.mask(seat);
      }
    }
    in.allTaken();
    if (s.running == 0) {
      throw new BadInput("left: somebody is still there when the race ends");
    }
    if (atGoal > 1) {
      throw new BadInput("square: only one can be the first at the goal");
    }
    if (!s.over() && (s.running & Seats.mask(s.active)) == 0) {
      throw new BadInput("active: it is the turn of somebody who left");
    }
    return s;
  }

  @Override
  public void view(RaceView view, Fields out) {
    position(view.s, out);
  }
}
