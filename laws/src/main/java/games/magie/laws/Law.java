package games.magie.laws;

import games.magie.kernel.Move;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Match;

/// One thing that every game keeps, judged at every step of a random walk. A law may remember what
/// it has seen in this walk: each walk has its own.
public interface Law<S extends State<S>, M extends Move, V extends View> {
  /// A few words that name the law wherever it is reported and documented.
  String name();

  /// Throws [LawBroken], or whatever the game itself throws, where the law is broken.
  ///
  /// @return whether this step had anything for the law to look at
  boolean judge(Step<S, M, V> step);

  /// Looks at the whole game once the walk is over.
  default void atEnd(Match<S, M, V> match, Step<S, M, V> last) {}
}
