package games.magie.deal.rules;

import games.magie.deal.OpenEvent;
import games.magie.kernel.Clause;
import games.magie.kernel.Event;
import games.magie.kernel.Out;
import org.jspecify.annotations.Nullable;

/// Keeps the end of the game back until everything that led to it is told.
final class EndLast implements Out {
  private final Out out;
  private @Nullable Clause why;
  private OpenEvent.@Nullable Ended end;

  EndLast(Out out) {
    this.out = out;
  }

  @Override
  public boolean silent() {
    return out.silent();
  }

  @Override
  public void tell(int audience, Clause clause, Event what) {
    if (what instanceof OpenEvent.Ended ended) {
      why = clause;
      end = ended;
    } else {
      out.tell(audience, clause, what);
    }
  }

  void tellEnd() {
    if (why != null && end != null) {
      out.tell(why, end);
    }
  }
}
