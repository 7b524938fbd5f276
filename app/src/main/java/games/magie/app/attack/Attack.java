package games.magie.app.attack;

import java.io.IOException;

/// One way to hurt a server. Ends by itself when the target says that it is over.
interface Attack {
  /// What is needed before, such as tables; not measured.
  default void prepare(Target target) throws IOException, InterruptedException {}

  void strike(Target target) throws IOException, InterruptedException;
}
