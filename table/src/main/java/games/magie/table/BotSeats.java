package games.magie.table;

import games.magie.bots.Bots;
import games.magie.kernel.Bot;
import games.magie.kernel.Chance;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.State;
import games.magie.kernel.View;
import java.util.Map;
import java.util.TreeMap;

/// The bots of one table and how they choose. Used under the table's lock only.
final class BotSeats<S extends State<S>, M extends Move, V extends View> {
  private final Game<S, M, V> game;

  /// By seat and name.
  private final Map<String, Bot<M, V>> bots = new TreeMap<>();

  BotSeats(Game<S, M, V> game) {
    this.game = game;
  }

  /// @param own never the game's chance
  M choose(S position, int seat, String name, Chance own) {
    Bot<M, V> bot = bots.computeIfAbsent(seat + name, _ -> Bots.bot(game, name));
    var rules = game.rules();
    var moves = new Moves<M>();
    rules.legal(position, seat, moves);
    M proposal = bot.wantsProposals() ? rules.propose(position, seat, own) : null;
    if (proposal != null) {
      moves.add(proposal);
    }
    // A bot reads a copy: whatever it does, the table's position is out of its reach.
    return bot.choose(rules.view(position.copy(), seat), moves, own);
  }
}
