package games.magie.go.rules;

import games.magie.go.Attack;
import games.magie.go.Colour;
import games.magie.go.GoClause;
import games.magie.go.GoEvent;
import games.magie.go.Tile;
import games.magie.go.table.End;
import games.magie.go.table.GoState;
import games.magie.go.table.Jail;
import games.magie.go.table.Phase;
import games.magie.go.table.Todo;
import games.magie.kernel.Out;
import games.magie.kernel.Seats;

/// A seat gives up and nobody plays on for it: its blocks go to the tray, its tiles to the
/// discards, and an attack by it or on it is void.
final class Leaving {
  private Leaving() {}

  static void leave(GoState s, int seat, Out out) {
    s.left |= Seats.mask(seat);
    if (!out.silent()) {
      out.tell(GoClause.LEAVE, new GoEvent.LeftTable(seat));
    }
    giveUpAttack(s, seat, out);
    for (Colour colour : Colour.ALL) {
      Megas.giveBack(s, seat, colour, GoClause.LEAVE, out);
    }
    giveUpTiles(s, seat, out);
    Grabbing.drop(s, seat);
    Attacks.dropAll(s, seat, GoClause.LEAVE, out);
    s.setTodo(seat, Todo.NONE);
    s.setJail(seat, Jail.FREE);
    s.passed &= ~Seats.mask(seat);
    if (Integer.bitCount(s.playing()) == 1) {
      Winning.finish(s, End.ALONE, s.playing(), GoClause.LEAVE, out);
    } else if (s.phase == Phase.BEFORE && s.roller == seat) {
      Rounds.begin(s, Rounds.nextRoller(s), out);
    }
  }

  private static void giveUpAttack(GoState s, int seat, Out out) {
    boolean running = s.phase == Phase.DIALS || s.phase == Phase.STEAL || s.phase == Phase.SHIELD;
    if (!running || (seat != s.actor && seat != s.target)) {
      return;
    }
    Attack attack = s.phase == Phase.SHIELD ? Attack.SHUT_DOWN : Attack.HEIST;
    Heists.forget(s);
    s.phase = Phase.ATTACK;
    if (!out.silent()) {
      out.tell(GoClause.LEAVE, new GoEvent.AttackDropped(s.actor, attack));
    }
  }

  private static void giveUpTiles(GoState s, int seat, Out out) {
    for (Tile tile : Tile.ALL) {
      while (s.held(seat, tile) > 0) {
        s.giveUp(seat, tile);
        if (!out.silent()) {
          out.tell(GoClause.LEAVE, new GoEvent.TileShown(seat, tile));
        }
        Tiles.discard(s, tile, out);
      }
    }
    if (s.todo[seat] == Todo.BAG) {
      Tiles.discard(s, Tile.MONEY_BAG, out);
    }
  }
}
