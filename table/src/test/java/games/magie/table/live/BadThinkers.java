package games.magie.table.live;

import games.magie.bots.Known;
import games.magie.bots.MoreBots;
import games.magie.express.Express;
import games.magie.express.ExpressMove;
import games.magie.express.ExpressView;
import games.magie.kernel.Chance;
import games.magie.kernel.Moves;
import games.magie.kernel.mind.Player;
import games.magie.kernel.mind.Thinker;
import games.magie.kernel.mind.Worlds;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/// Thinkers that a server must live with. Without effort they play the last move of their list,
/// which stops a turn where that may be done.
public final class BadThinkers implements MoreBots {
  private static final int EFFORT = 1_000;

  @Override
  public List<Known> bots() {
    return List.of(
        Known.of(new Express(), "throws", () -> Player.of(new Throws(), EFFORT)),
        Known.of(new Express(), "never-ends", () -> Player.of(new NeverEnds(), EFFORT)));
  }

  private static final class Throws implements Thinker<ExpressMove, ExpressView> {
    @Override
    public ExpressMove choose(
        ExpressView view,
        Moves<ExpressMove> legal,
        Worlds<ExpressMove, ExpressView> worlds,
        int effort,
        Chance own) {
      if (effort > 0) {
        throw new IllegalStateException("a planted failure");
      }
      return reflex(legal);
    }
  }

  private static final class NeverEnds implements Thinker<ExpressMove, ExpressView> {
    @Override
    public ExpressMove choose(
        ExpressView view,
        Moves<ExpressMove> legal,
        Worlds<ExpressMove, ExpressView> worlds,
        int effort,
        Chance own) {
      if (effort > 0) {
        forEver();
      }
      return reflex(legal);
    }

    private static void forEver() {
      var never = new CountDownLatch(1);
      while (never.getCount() > 0) {
        try {
          never.await();
        } catch (InterruptedException e) {
          // it does not listen
        }
      }
    }
  }

  private static ExpressMove reflex(Moves<ExpressMove> legal) {
    for (int at = 0; at < legal.size(); at++) {
      if (legal.get(at) instanceof ExpressMove.Stop) {
        return legal.get(at);
      }
    }
    return legal.get(legal.size() - 1);
  }
}
