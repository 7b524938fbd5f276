package games.magie.go.rules;

import static java.util.Objects.requireNonNull;

import games.magie.go.Colour;
import games.magie.go.GoClause;
import games.magie.go.GoEvent;
import games.magie.go.GoMove;
import games.magie.go.Image;
import games.magie.go.table.GoState;
import games.magie.go.table.Phase;
import games.magie.kernel.Bits;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// A Bank Heist: two dials set in secret and shown together, then perhaps a stolen block. A set
/// dial waits in the position and is told to nobody but its owner.
final class Heists {
  private Heists() {}

  static void play(GoState s, GoMove.Heist move, Out out) {
    s.dropAttack(s.actor);
    s.target = move.target();
    s.phase = Phase.DIALS;
    if (!out.silent()) {
      out.tell(GoClause.HEIST_MAY, new GoEvent.HeistBegan(s.actor, s.target));
    }
  }

  static void legalDials(GoState s, int seat, Moves<GoMove> into) {
    if (s.dial[seat] == GoState.NONE) {
      into.addAll(MoveTable.DIAL);
    }
  }

  static @Nullable Refusal objectionToDial(GoState s, int seat) {
    if (s.phase != Phase.DIALS) {
      return new Refusal(GoClause.HEIST_SECRET, "no-heist");
    }
    if (seat != s.actor && seat != s.target) {
      return new Refusal(GoClause.HEIST_SECRET, "not-in-this-heist");
    }
    return s.dial[seat] == GoState.NONE
        ? null
        : new Refusal(GoClause.HEIST_SECRET, "dial-set-already");
  }

  static void setDial(GoState s, int seat, Image image, Out out) {
    s.setDial(seat, image);
    if (!out.silent()) {
      out.tell(Seats.mask(seat), GoClause.HEIST_SECRET, new GoEvent.DialSet(seat, image));
      out.tell(Seats.allBut(seat), GoClause.HEIST_SECRET, new GoEvent.DialReady(seat));
    }
    if (s.dial[s.actor] != GoState.NONE && s.dial[s.target] != GoState.NONE) {
      show(s, out);
    }
  }

  private static void show(GoState s, Out out) {
    Image its = requireNonNull(s.dial(s.actor));
    Image other = requireNonNull(s.dial(s.target));
    forget(s);
    s.phase = its == other ? Phase.STEAL : Phase.ATTACK;
    if (!out.silent()) {
      out.tell(
          its == other ? GoClause.HEIST_SAME : GoClause.HEIST_DIFFERENT,
          new GoEvent.DialsShown(s.actor, its, s.target, other));
    }
  }

  static void forget(GoState s) {
    s.dial[s.actor] = GoState.NONE;
    s.dial[s.target] = GoState.NONE;
  }

  static void legalSteals(GoState s, Moves<GoMove> into) {
    for (int colours = s.stacked[s.target]; colours != 0; colours = Bits.rest(colours)) {
      Spaces.takes(s, s.actor, Colour.first(colours), MoveTable.STEAL, into);
    }
  }

  static @Nullable Refusal objection(GoState s, int seat, GoMove.Steal move) {
    if (s.phase != Phase.STEAL || seat != s.actor) {
      return new Refusal(GoClause.HEIST_SAME, "nothing-to-steal");
    }
    Colour colour = move.colour();
    if (s.height(s.target, colour) == 0) {
      return new Refusal(GoClause.HEIST_SAME, "no-such-block", move.colour().text());
    }
    if (s.squares(seat, colour) == 0) {
      return move.square() == 0
          ? null
          : new Refusal(GoClause.HEIST_SAME, "fits-nowhere", move.colour().text());
    }
    if (move.square() == 0) {
      return new Refusal(GoClause.HEIST_SAME, "must-be-placed", move.colour().text());
    }
    return Grabbing.objectionToPlace(s, seat, move.colour(), move.square());
  }

  static void steal(GoState s, Colour colour, int square, Out out) {
    s.remove(s.target, colour);
    if (square == 0) {
      s.addToTray(colour, 1);
    } else {
      s.place(s.actor, colour, square);
    }
    s.phase = Phase.ATTACK;
    if (!out.silent()) {
      out.tell(GoClause.HEIST_SAME, new GoEvent.Stole(s.actor, s.target, colour, square));
    }
    if (square != 0) {
      Winning.checkAtOnce(s, s.actor, colour, out);
    }
  }

  /// Why somebody cannot pass here: the challenged cannot refuse, the thief has to steal.
  static Refusal objectionToPass(GoState s, int seat) {
    if (s.phase == Phase.STEAL && seat == s.actor) {
      return new Refusal(GoClause.HEIST_SAME, "must-steal");
    }
    if (s.phase == Phase.DIALS && (seat == s.actor || seat == s.target)) {
      return new Refusal(GoClause.HEIST_MAY, "cannot-refuse");
    }
    return new Refusal(GoClause.ROUND_ORDER, "wait-for", Seats.letter(s.actor));
  }
}
