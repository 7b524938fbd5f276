package games.magie.bench;

import games.magie.bots.Bots;
import games.magie.kernel.Bot;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Rules;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Digest;

/// A position in the middle of a game of `easy` bots, and the single steps that are measured on it.
final class Ground<S extends State<S>, M extends Move, V extends View> {
  private static final int SEATS = 2;

  /// How many moves the position must at least offer.
  private static final int CHOICES = 6;

  private final Game<S, M, V> game;
  private final Rules<S, M, V> rules;
  private final Bot<M, V> bot;
  private final Seeded chance = new Seeded(7);
  private final Seeded own = new Seeded(8);
  private final Moves<M> legal = new Moves<>();
  private final S position;
  private final S scratch;
  private final V view;
  private final int seat;

  Ground(Game<S, M, V> game, int moves) {
    this.game = game;
    rules = game.rules();
    bot = Bots.bot(game, "easy");
    position = rules.setUp(Settings.defaults(game.options()), SEATS, chance, Out.SILENT);
    for (int move = 0; move < moves || legal(awaited()) < CHOICES; move++) {
      int mover = awaited();
      legal(mover);
      M chosen = bot.choose(rules.view(position, mover), legal, own);
      rules.play(position, mover, chosen, chance, Out.SILENT);
    }
    seat = awaited();
    view = rules.view(position, seat);
    scratch = position.copy();
    legal(seat);
  }

  private int awaited() {
    return Integer.numberOfTrailingZeros(rules.awaited(position));
  }

  private int legal(int mover) {
    legal.clear();
    rules.legal(position, mover, legal);
    return legal.size();
  }

  Object copy() {
    return position.copy();
  }

  Object become() {
    scratch.become(position);
    return scratch;
  }

  int legal() {
    return legal(seat);
  }

  Object choose() {
    return bot.choose(view, legal, own);
  }

  /// Plays the first of the listed moves on the scratch copy.
  Object move() {
    scratch.become(position);
    rules.play(scratch, seat, legal.get(0), chance, Out.SILENT);
    return scratch;
  }

  long digest() {
    return Digest.of(game.text(position));
  }
}
