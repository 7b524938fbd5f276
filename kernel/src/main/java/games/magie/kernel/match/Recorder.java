package games.magie.kernel.match;

import games.magie.kernel.Clause;
import games.magie.kernel.Event;
import games.magie.kernel.Out;
import java.util.ArrayList;
import java.util.List;

/// Keeps what is told, in order.
public final class Recorder implements Out {
  private final List<Told> told = new ArrayList<>();

  @Override
  public boolean silent() {
    return false;
  }

  @Override
  public void tell(int audience, Clause why, Event what) {
    told.add(new Told(audience, why, what));
  }

  public List<Told> told() {
    return List.copyOf(told);
  }
}
