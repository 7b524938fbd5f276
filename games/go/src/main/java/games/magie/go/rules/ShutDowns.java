package games.magie.go.rules;

import games.magie.go.GoClause;
import games.magie.go.GoEvent;
import games.magie.go.GoMove;
import games.magie.go.Tile;
import games.magie.go.table.GoState;
import games.magie.go.table.Phase;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// A Shut Down names a player and a block; that player may answer with a Shield. Whoever keeps any
/// tile is asked, so that the question does not tell who keeps a Shield.
final class ShutDowns {
  private ShutDowns() {}

  static @Nullable Refusal objection(GoState s, int seat, GoMove.ShutDown move) {
    Refusal attack = Attacks.objection(s, seat, move);
    if (attack != null || s.height(move.target(), move.colour()) > 0) {
      return attack;
    }
    return new Refusal(GoClause.SHUTDOWN_MAY, "no-such-block", move.colour().text());
  }

  static void play(GoState s, GoMove.ShutDown move, Out out) {
    s.dropAttack(s.actor);
    s.target = move.target();
    s.named = move.colour();
    s.phase = Phase.SHIELD;
    if (!out.silent()) {
      out.tell(GoClause.SHUTDOWN_MAY, new GoEvent.ShutDownBegan(s.actor, s.target, move.colour()));
    }
    boolean blocked = cannotAnswer(s, s.target);
    boolean shield = !blocked && s.held(s.target, Tile.SHIELD) > 0;
    if (s.options.autoShield() && shield) {
      shield(s, out);
    } else if (blocked || s.options.autoShield() || (s.options.openTiles() && !shield)) {
      accept(s, out);
    }
  }

  /// As everybody can see.
  private static boolean cannotAnswer(GoState s, int target) {
    return s.tiles[target] == 0 || Tiles.blockedByJail(s, target);
  }

  /// Whether a Shut Down uses up a Shield at once, or shows that there is none.
  static boolean meetsTiles(GoState s, int target) {
    boolean seen = s.options.openTiles() && s.held(target, Tile.SHIELD) == 0;
    return s.options.autoShield() && !cannotAnswer(s, target) && !seen;
  }

  static void legalAnswers(GoState s, Moves<GoMove> into) {
    if (s.held(s.target, Tile.SHIELD) > 0) {
      into.add(MoveTable.SHIELD);
    }
    into.add(MoveTable.ACCEPT);
  }

  static @Nullable Refusal objectionToShield(GoState s, int seat) {
    boolean robbed = s.phase == Phase.DIALS || s.phase == Phase.STEAL;
    if (robbed && seat == s.target) {
      return new Refusal(GoClause.CHANCE_SHIELD, "no-shield-against-heist");
    }
    if (s.phase != Phase.SHIELD || seat != s.target) {
      return new Refusal(GoClause.CHANCE_SHIELD, "nothing-to-stop");
    }
    return Tiles.objectionToHold(s, seat, Tile.SHIELD);
  }

  static @Nullable Refusal objectionToAccept(GoState s, int seat) {
    return s.phase == Phase.SHIELD && seat == s.target
        ? null
        : new Refusal(GoClause.SHUTDOWN_SHIELD, "nothing-to-accept");
  }

  static Refusal objectionToPass(GoState s, int seat) {
    return seat == s.target
        ? new Refusal(GoClause.SHUTDOWN_SHIELD, "must-answer")
        : new Refusal(GoClause.ROUND_ORDER, "wait-for", Seats.letter(s.target));
  }

  static void shield(GoState s, Out out) {
    Tiles.use(s, s.target, Tile.SHIELD, out);
    s.phase = Phase.ATTACK;
    if (!out.silent()) {
      out.tell(GoClause.SHUTDOWN_SHIELD, new GoEvent.Shielded(s.target));
    }
  }

  static void accept(GoState s, Out out) {
    s.remove(s.target, s.named);
    s.addToTray(s.named, 1);
    s.phase = Phase.ATTACK;
    if (!out.silent()) {
      out.tell(GoClause.SHUTDOWN_MAY, new GoEvent.Returned(s.target, s.named, 1));
    }
  }
}
