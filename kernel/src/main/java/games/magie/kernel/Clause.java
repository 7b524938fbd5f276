package games.magie.kernel;

/// One sentence of `docs/rules`, by its id. Each game lists its clauses in an enum; the build
/// compares the two.
public interface Clause {
  /// For example `express.police.three`.
  String id();
}
