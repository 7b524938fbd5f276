package games.magie.kernel;

import games.magie.kernel.chance.Seeded;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What only a game can say of itself when the laws judge it: what must add up, what is secret,
/// what is sealed, which moves are made of parts.
public interface Invariants<S extends State<S>, M extends Move> {
  /// Throws [IllegalStateException] if something came from nowhere, got lost, or contradicts what
  /// the position keeps beside it.
  void conserved(S s);

  /// A position that differs from `s` only in what `seat` (or a spectator) may not know, made
  /// independently of [Rules#imagine]; null where nothing is hidden.
  default @Nullable S otherSecrets(S s, Settings settings, int seats, int seat, Seeded random) {
    return null;
  }

  /// Whether this move is sealed: nobody learns it before the others have chosen, so the order does
  /// not matter.
  default boolean sealed(S s, int seat, M move) {
    return false;
  }

  /// Whether a field of a view hides something that can have one value only in this position.
  default boolean onlyOneValue(S s, int seat, String field) {
    return false;
  }

  /// One compound decision with its parts in different orders, wise or not, each as the texts of
  /// the moves that make it, one after the other; empty where this seat has nothing of the kind to
  /// decide.
  default List<List<String>> orders(S s, int seat, Seeded random) {
    return List.of();
  }

  /// The names of the fields whose words and numbers may be moved about between the seats and the
  /// table to make random positions: what is owned, and not what is pending.
  default List<String> possessions() {
    return List.of();
  }

  /// Words for things that nobody may own yet and that can come into those fields.
  default List<String> wares() {
    return List.of();
  }

  /// Whether nothing is pending that hangs on what is owned, so that possessions may be moved
  /// about.
  default boolean quiet(S s) {
    return true;
  }

  /// For checks in the hot path: nothing is formatted while they hold.
  static void hold(boolean holds, String what) {
    if (!holds) {
      throw new IllegalStateException("wrong: " + what);
    }
  }

  static void same(long kept, long counted, String what) {
    if (kept != counted) {
      throw new IllegalStateException("wrong: " + what + ", " + kept + " and not " + counted);
    }
  }
}
