package games.magie.table.live;

import games.magie.bots.Bots;
import games.magie.kernel.Chance;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.mind.Player;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/// The bots of one table. Used under the table's lock only; what [Thought] holds is thought outside
/// of it.
final class BotSeats<S extends State<S>, M extends Move, V extends View> {
  private final Game<S, M, V> game;

  /// By seat and name.
  private final Map<String, Player<M, V>> players = new TreeMap<>();

  BotSeats(Game<S, M, V> game) {
    this.game = game;
  }

  /// What a bot makes of a position. Ask it once.
  ///
  /// @param player nobody else uses it meanwhile
  /// @param copy of the position: whatever the bot does, the table's own is out of its reach
  record Thought<S extends State<S>, M extends Move, V extends View>(
      Game<S, M, V> game, Player<M, V> player, S copy, int seats, int seat, Chance own) {
    /// How much effort it would like to make; 0 for what needs no time.
    int wish() {
      return player.thinker() == null ? 0 : player.effort();
    }

    M choose(int effort) {
      return player.choose(game, copy, seats, seat, effort, own);
    }
  }

  /// @param chance never the game's
  Thought<S, M, V> ask(S position, int seats, int seat, String name, Supplier<Chance> chance) {
    Player<M, V> player = players.computeIfAbsent(seat + name, _ -> Bots.player(game, name));
    // A search draws thousands of numbers, which a cryptographic source is too slow for.
    Chance source = chance.get();
    long seed = (long) source.below(Integer.MAX_VALUE) << 32 | source.below(Integer.MAX_VALUE);
    return new Thought<>(game, player, position.copy(), seats, seat, new Seeded(seed));
  }

  /// Somebody may still think with this one: the next is another.
  void forget(int seat, String name) {
    players.remove(seat + name);
  }
}
