package games.magie.kernel.match;

import games.magie.kernel.Input;
import games.magie.kernel.Refusal;
import games.magie.kernel.State;
import java.util.List;

/// What came of an input: a refusal, or a step that is ready and has changed nothing yet.
public sealed interface Attempt<S extends State<S>> {
  record Refused<S extends State<S>>(Refusal why) implements Attempt<S> {}

  /// @param after the position that the step leads to; the host owns it once it has committed
  /// @param takeable whether the seat that made it may still take it back
  record Ready<S extends State<S>>(
      Row row, S after, List<Told> told, boolean takeable, Input<?> input) implements Attempt<S> {}
}
