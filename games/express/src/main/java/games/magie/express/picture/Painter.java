package games.magie.express.picture;

import games.magie.express.Dice;
import games.magie.express.ExpressPicture;
import games.magie.express.ExpressView;
import games.magie.express.Face;
import games.magie.express.Group;
import games.magie.express.rules.TurnFlow;
import games.magie.express.table.ExpressState;
import java.util.ArrayList;
import java.util.List;

/// Makes the record of what everybody sees.
public final class Painter {
  private Painter() {}

  /// What the view shows of the position.
  public static ExpressPicture paint(ExpressView view, ExpressState s) {
    return new ExpressPicture(
        s.phase.text(),
        s.active,
        s.turn,
        s.rolls,
        view.target(),
        s.money,
        view.over() ? 0 : view.turnValue(),
        s.unlocked(),
        s.policemen,
        s.housesInBank(),
        view.bustWays(),
        view.bustWhole(),
        players(s),
        groups(s),
        dice(s));
  }

  private static List<ExpressPicture.Player> players(ExpressState s) {
    var players = new ArrayList<ExpressPicture.Player>();
    for (int each = 0; each < s.seats; each++) {
      players.add(
          new ExpressPicture.Player(
              s.score[each], s.houses[each], s.hasLeft(each), TurnFlow.rank(s, each)));
    }
    return players;
  }

  private static List<ExpressPicture.GroupState> groups(ExpressState s) {
    var groups = new ArrayList<ExpressPicture.GroupState>();
    for (Group group : Group.ALL) {
      int at = group.ordinal();
      var dice = new ArrayList<Integer>();
      for (int die = 1; die <= Dice.PROPERTY_DICE; die++) {
        if (s.place[die] == at) {
          dice.add(die);
        }
      }
      groups.add(
          new ExpressPicture.GroupState(
              group.text(),
              s.options.squares(at),
              group.faceValue(),
              group.completeValue(),
              s.complete(group),
              s.shown[at],
              s.chanceOn(group),
              dice));
    }
    return groups;
  }

  private static List<ExpressPicture.DieState> dice(ExpressState s) {
    var dice = new ArrayList<ExpressPicture.DieState>();
    for (int die = 1; die <= Dice.HOUSE_DIE; die++) {
      String where =
          s.place[die] == ExpressState.IN_JAIL
              ? "jail"
              : s.place[die] != ExpressState.LOOSE
                  ? Group.ALL.get(s.place[die]).text()
                  : s.loose(die) ? "loose" : "aside";
      dice.add(
          new ExpressPicture.DieState(
              die,
              where,
              s.face[die] == ExpressState.UNROLLED ? "" : Face.ALL.get(s.face[die]).text(),
              s.options.die(die).faces().stream().map(Face::text).toList()));
    }
    return dice;
  }
}
