package games.magie.lab.exact;

import games.magie.bots.Known;
import games.magie.bots.MoreBots;
import games.magie.classic.Classic;
import games.magie.express.Express;
import games.magie.kernel.Bot;
import games.magie.kernel.Chance;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.View;
import games.magie.kernel.mind.Player;
import java.util.List;

/// Players so simple that what comes of them can be worked out exactly: they roll wherever they
/// may, and otherwise make the first of some moves that is legal.
public final class ExactBots implements MoreBots {
  /// @param wanted moves as texts, the most wanted first
  private record First<M extends Move, V extends View>(List<String> wanted) implements Bot<M, V> {
    @Override
    public M choose(V view, Moves<M> legal, Chance own) {
      for (String text : wanted) {
        for (int at = 0; at < legal.size(); at++) {
          if (legal.get(at).text().equals(text)) {
            return legal.get(at);
          }
        }
      }
      return legal.get(0);
    }

    @Override
    public boolean wantsProposals() {
      return false;
    }
  }

  @Override
  public List<Known> bots() {
    return List.of(
        Known.of(
            Classic.pocket(),
            "walker",
            () -> Player.of(new First<>(List.of("roll", "decline", "pass", "pay", "done")))),
        Known.of(new Express(), "roller", () -> Player.of(new First<>(List.of("roll")))));
  }
}
