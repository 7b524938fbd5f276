package games.magie.express.text;

import games.magie.express.Dice;
import games.magie.express.Die;
import games.magie.express.Face;
import games.magie.express.Group;
import games.magie.express.table.ExpressState;
import games.magie.express.table.ExpressState.Phase;
import games.magie.kernel.Seats;
import games.magie.kernel.text.Fields;

/// Writes a position; nothing in it is hidden from anybody.
public final class PositionWriter {
  private PositionWriter() {}

  public static void write(ExpressState s, Fields out) {
    out.star(s.phase == Phase.OVER ? 0 : Seats.mask(s.active));
    out.put("turn", s.turn).put("starter", Seats.letter(s.starter)).put("step", s.step);
    out.put("rolls", s.rolls).put("money", s.money).put("turn-houses", s.turnHouses);
    if (s.phase == Phase.FREEING) {
      out.put("pending", "free");
    }
    if (s.phase == Phase.OVER) {
      out.put("active", Seats.letter(s.active));
      out.put("over", s.end.text());
    }
    dice(s, out);
    for (int seat = 0; seat < s.seats; seat++) {
      out.put(seat, "score", s.score[seat]).put(seat, "houses", s.houses[seat]);
      if (s.hasLeft(seat)) {
        out.put(seat, "left", true);
      }
    }
  }

  private static void dice(ExpressState s, Fields out) {
    var loose = new StringBuilder();
    for (int die = 1; die <= Dice.HOUSE_DIE; die++) {
      if (s.loose(die)) {
        loose.append(loose.isEmpty() ? "" : " ").append(die).append('=').append(face(s, die));
      }
    }
    out.put("loose", loose.toString());
    out.put("jail", listed(s, ExpressState.IN_JAIL));
    for (Group group : Group.ALL) {
      if ((s.occupied & group.bit()) != 0) {
        out.put(group.text(), listed(s, group.ordinal()));
      }
    }
    if (s.freshChance != 0) {
      var fresh = new StringBuilder();
      for (int die = 1; die <= Dice.PROPERTY_DICE; die++) {
        if ((s.freshChance >> die & 1) != 0) {
          fresh.append(fresh.isEmpty() ? "" : " ").append(die);
        }
      }
      out.put("fresh", fresh.toString());
    }
  }

  private static String face(ExpressState s, int die) {
    return s.face[die] == ExpressState.UNROLLED ? "-" : Face.ALL.get(s.face[die]).text();
  }

  /// The dice at a place; a Chance with a star.
  private static String listed(ExpressState s, int place) {
    var text = new StringBuilder();
    for (int die = 1; die <= Dice.LAST_JAIL_DIE; die++) {
      if (s.place[die] == place) {
        text.append(text.isEmpty() ? "" : " ").append(die);
        text.append(s.shows(die, Face.CHANCE) ? "*" : "");
      }
    }
    return text.toString();
  }

  /// The faces of every die, for programs that play.
  public static void faces(ExpressState s, Fields out) {
    var faces = new StringBuilder();
    for (int number = 1; number <= Dice.HOUSE_DIE; number++) {
      Die die = s.options.die(number);
      faces.append(faces.isEmpty() ? "" : " ").append(die.number()).append('=');
      faces.append(String.join(",", die.faces().stream().map(Face::text).toList()));
    }
    out.put("faces", faces.toString());
  }
}
