package games.magie.app.laws;

import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.laws.Law;
import games.magie.laws.LawBook;
import java.util.List;

/// The laws of what lies on a disk.
final class FileLaws implements LawBook {
  @Override
  public <S extends State<S>, M extends Move, V extends View> List<Law<S, M, V>> laws(
      Game<S, M, V> game) {
    return List.of(new FileLaw<>());
  }
}
