package games.magie.go.rules;

import games.magie.go.Attack;
import games.magie.go.GoClause;
import games.magie.go.GoEvent;
import games.magie.go.GoMove;
import games.magie.go.table.GoState;
import games.magie.go.table.Jail;
import games.magie.go.table.Phase;
import games.magie.kernel.Bits;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// Bank Heists and Shut Downs wait until all blocks are placed, then go clockwise from the roller,
/// those of one player in the order gained.
final class Attacks {
  private Attacks() {}

  static void gain(GoState s, int seat, Attack attack, GoClause why, Out out) {
    s.addAttack(seat, attack);
    if (!out.silent()) {
      out.tell(why, new GoEvent.AttackWaits(seat, attack));
    }
  }

  /// Finds the next attack that has a target, and drops those that have none; false if there is no
  /// more.
  static boolean awaitNext(GoState s, Out out) {
    while (s.attacking != 0) {
      int seat = s.first(s.attacking);
      if (targets(s, seat) != 0) {
        s.actor = seat;
        return true;
      }
      drop(s, seat, GoClause.HEIST_MAY, out);
    }
    return false;
  }

  /// The other players who have blocks, as a mask.
  private static int targets(GoState s, int seat) {
    return s.owners & ~Seats.mask(seat);
  }

  static void dropAll(GoState s, int seat, GoClause why, Out out) {
    while (s.attacks[seat] != 0) {
      drop(s, seat, why, out);
    }
  }

  private static void drop(GoState s, int seat, GoClause why, Out out) {
    if (!out.silent()) {
      Attack attack = Attack.first(s.attacks[seat]);
      boolean noTarget = why == GoClause.HEIST_MAY && attack == Attack.SHUT_DOWN;
      out.tell(noTarget ? GoClause.SHUTDOWN_MAY : why, new GoEvent.AttackDropped(seat, attack));
    }
    s.dropAttack(seat);
  }

  static void legal(GoState s, Moves<GoMove> into) {
    int targets = targets(s, s.actor);
    if (Attack.first(s.attacks[s.actor]) == Attack.HEIST) {
      into.addAll(MoveTable.HEISTS[targets]);
      return;
    }
    for (int rest = targets; rest != 0; rest = Bits.rest(rest)) {
      int target = Bits.first(rest);
      for (int colours = s.stacked[target]; colours != 0; colours = Bits.rest(colours)) {
        into.add(MoveTable.SHUT_DOWN[target][Bits.first(colours)]);
      }
    }
    into.add(MoveTable.PASS);
  }

  static @Nullable Refusal objection(GoState s, int seat, GoMove.Heist move) {
    Refusal why = objection(s, seat, Attack.HEIST);
    return why == null ? objectionToTarget(s, Attack.HEIST, move.target()) : why;
  }

  static @Nullable Refusal objection(GoState s, int seat, GoMove.ShutDown move) {
    Refusal why = objection(s, seat, Attack.SHUT_DOWN);
    return why == null ? objectionToTarget(s, Attack.SHUT_DOWN, move.target()) : why;
  }

  private static GoClause may(Attack attack) {
    return attack == Attack.HEIST ? GoClause.HEIST_MAY : GoClause.SHUTDOWN_MAY;
  }

  /// Why this seat cannot carry out such an attack now.
  private static @Nullable Refusal objection(GoState s, int seat, Attack attack) {
    if (s.attacks[seat] == 0) {
      return s.jail(seat) == Jail.FREE
          ? new Refusal(may(attack), "no-attack")
          : new Refusal(GoClause.SPACE_JAIL, "in-jail");
    }
    if (s.phase != Phase.ATTACK) {
      return new Refusal(GoClause.ROUND_WAIT, "blocks-first");
    }
    if (seat != s.actor) {
      return new Refusal(GoClause.ROUND_ORDER, "wait-for", Seats.letter(s.actor));
    }
    Attack next = Attack.first(s.attacks[seat]);
    return attack == next ? null : new Refusal(may(attack), "other-attack", next.text());
  }

  /// Why the attacker cannot attack this seat.
  private static @Nullable Refusal objectionToTarget(GoState s, Attack attack, int target) {
    if (target == s.actor || target < 0 || target >= s.seats || !s.plays(target)) {
      return new Refusal(may(attack), "no-such-target");
    }
    return s.blocks[target] > 0
        ? null
        : new Refusal(may(attack), "target-without-blocks", Seats.letter(target));
  }

  static @Nullable Refusal objectionToPass(GoState s, int seat) {
    return seat == s.actor
        ? null
        : new Refusal(GoClause.ROUND_ORDER, "wait-for", Seats.letter(s.actor));
  }

  static void pass(GoState s, Out out) {
    boolean heist = Attack.first(s.attacks[s.actor]) == Attack.HEIST;
    s.dropAttack(s.actor);
    if (!out.silent()) {
      out.tell(heist ? GoClause.HEIST_MAY : GoClause.SHUTDOWN_MAY, new GoEvent.Passed(s.actor));
    }
  }
}
