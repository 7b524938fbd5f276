package games.magie.kernel;

/// What one seat may know of a position, and nothing else: a final class with the position in a
/// private field, so that a bot reads live numbers without a copy and cannot reach beyond them. It
/// follows the position it was made of.
public interface View {
  /// The same knowledge as an immutable record, for everything that leaves the JVM.
  Record picture();
}
