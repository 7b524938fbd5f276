package games.magie.kernel.chance;

import games.magie.kernel.BadInput;
import games.magie.kernel.Chance;
import games.magie.kernel.Draw;
import java.util.List;

/// Gives the numbers of a journal again and objects when the game asks for anything else.
public final class Replayed implements Chance {
  private final List<Drawn> tape;
  private int at;

  public Replayed(List<Drawn> tape) {
    this.tape = List.copyOf(tape);
  }

  @Override
  public int draw(Draw from) {
    if (at == tape.size()) {
      throw new BadInput("the rules draw " + from.label() + ", the journal has no such draw");
    }
    Drawn drawn = tape.get(at++);
    if (!drawn.label().equals(from.label()) || drawn.bound() != from.bound()) {
      throw new BadInput(
          "the rules draw %s of %d, the journal has %s"
              .formatted(from.label(), from.bound(), drawn.text()));
    }
    return drawn.value();
  }

  /// Whether every number was used.
  public boolean spent() {
    return at == tape.size();
  }
}
