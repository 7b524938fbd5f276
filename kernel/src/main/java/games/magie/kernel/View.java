package games.magie.kernel;

import org.jspecify.annotations.Nullable;

/// What one seat may know of a position, and nothing else: a final class with the position in a
/// private field, so that a bot reads live numbers without a copy and cannot reach beyond them. It
/// follows the position it was made of.
public interface View {
  /// The same knowledge as an immutable record, for everything that leaves the JVM.
  Record picture();

  /// The picture after a move to which there is no objection, for whoever thinks about it; null
  /// where that depends on chance or would uncover something.
  default @Nullable Record outlook(Move move) {
    return null;
  }
}
