package games.magie.kernel.mind;

import games.magie.kernel.Bot;
import games.magie.kernel.Chance;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.State;
import games.magie.kernel.View;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Somebody who plays at a silent table: a bot that reads its choice off the view, or a thinker
/// with the effort that it may make.
///
/// @param bot null for a thinker
/// @param thinker null for a bot
public record Player<M extends Move, V extends View>(
    @Nullable Bot<M, V> bot, @Nullable Thinker<M, V> thinker, int effort) {
  public static <M extends Move, V extends View> Player<M, V> of(Bot<M, V> bot) {
    return new Player<>(bot, null, 0);
  }

  public static <M extends Move, V extends View> Player<M, V> of(
      Thinker<M, V> thinker, int effort) {
    return new Player<>(null, thinker, effort);
  }

  public static <M extends Move, V extends View> List<Player<M, V>> all(
      List<? extends Bot<M, V>> bots) {
    return bots.stream().map(bot -> Player.<M, V>of(bot)).toList();
  }

  /// What this player chooses at a position, which must not change meanwhile. Where it has more to
  /// do with a position than this one choice, a [Playout] is cheaper.
  ///
  /// @param effort what a thinker may make, whatever its usual effort is
  /// @param own never the game's chance
  public <S extends State<S>> M choose(
      Game<S, M, V> game, S position, int seats, int seat, int effort, Chance own) {
    var rules = game.rules();
    var legal = new Moves<M>();
    rules.legal(position, seat, legal);
    V view = rules.view(position, seat);
    if (thinker != null) {
      return thinker.choose(view, legal, Worlds.of(game, position, seats, seat), effort, own);
    }
    Bot<M, V> reflexes = Objects.requireNonNull(bot);
    M proposal = reflexes.wantsProposals() ? rules.propose(position, seat, own) : null;
    if (proposal != null) {
      legal.add(proposal);
    }
    return reflexes.choose(view, legal, own);
  }
}
