package games.magie.kernel.chance;

import games.magie.kernel.Chance;
import games.magie.kernel.Draw;
import java.util.ArrayList;
import java.util.List;

/// Passes another source on and keeps what was drawn, for the journal.
public final class Taped implements Chance {
  private final Chance source;
  private final List<Drawn> tape = new ArrayList<>();

  public Taped(Chance source) {
    this.source = source;
  }

  @Override
  public int draw(Draw from) {
    int value = source.draw(from);
    tape.add(new Drawn(from.label(), value, from.bound()));
    return value;
  }

  public List<Drawn> tape() {
    return List.copyOf(tape);
  }
}
