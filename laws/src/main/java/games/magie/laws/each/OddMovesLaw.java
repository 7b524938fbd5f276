package games.magie.laws.each;

import games.magie.kernel.BadInput;
import games.magie.kernel.Move;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Recorder;
import games.magie.laws.Law;
import games.magie.laws.LawBroken;
import games.magie.laws.Step;
import java.util.ArrayList;
import java.util.List;

/// No move, however odd, throws out of the rules. Moves of other positions and texts with odd words
/// are judged here, by any seat: a text is read or is a [BadInput] of one line; a move is refused
/// with a clause of this game, or accepted, and then it is listed or of an open family and can be
/// played. Judging changes nothing.
public final class OddMovesLaw<S extends State<S>, M extends Move, V extends View>
    implements Law<S, M, V> {
  private static final int POOL = 200;
  private static final int TRIES = 4;

  private final List<String> texts = new ArrayList<>();

  @Override
  public String name() {
    return "no move throws";
  }

  @Override
  public boolean judge(Step<S, M, V> step) {
    Seeded random = step.random();
    for (int seat = 0; seat < step.seats(); seat++) {
      List<M> moves = step.before().legal(seat);
      if (!moves.isEmpty()) {
        keep(moves.get(random.below(moves.size())).text(), random);
      }
      M proposal =
          random.below(4) == 0
              ? step.rules().propose(step.before().position(), seat, random)
              : null;
      if (proposal != null) {
        keep(proposal.text(), random);
      }
    }
    for (int tries = 0; tries < TRIES && !texts.isEmpty(); tries++) {
      String text = texts.get(random.below(texts.size()));
      boolean odd = random.below(2) == 0;
      tryOut(step, step.anySeat(), odd ? OddTexts.change(text, texts, random) : text);
    }
    step.before().unlessSame(step.before().position(), "judging moves has changed the position to");
    return !texts.isEmpty();
  }

  private void keep(String text, Seeded random) {
    if (texts.size() < POOL) {
      texts.add(text);
    } else if (random.below(8) == 0) {
      texts.set(random.below(POOL), text);
    }
  }

  private void tryOut(Step<S, M, V> step, int seat, String text) {
    S s = step.before().position();
    try {
      M move;
      try {
        move = step.game().notation().move(s, seat, text);
      } catch (BadInput e) {
        String why = String.valueOf(e.getMessage());
        LawBroken.unless(!why.isBlank() && why.indexOf('\n') < 0, "a complaint of several lines");
        return;
      }
      Refusal refusal = step.rules().objection(s, seat, move);
      if (refusal != null) {
        LawBroken.unless(
            step.game().clauses().contains(refusal.clause()),
            "refused by " + refusal.clause().id() + " of another game");
        return;
      }
      if (!step.rules().open(move) && !step.before().legal(seat).contains(move)) {
        throw new LawBroken("accepted and not listed: " + move);
      }
      S copy = step.before().copy();
      step.rules().play(copy, seat, move, step.random(), new Recorder());
      step.game().invariants().conserved(copy);
      step.setting().readsBack(copy, step.random());
    } catch (RuntimeException e) {
      throw OddTexts.because("%s %s".formatted(Seats.letter(seat), text), e);
    }
  }
}
