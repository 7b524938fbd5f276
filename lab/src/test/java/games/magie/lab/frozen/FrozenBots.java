package games.magie.lab.frozen;

import games.magie.bots.Known;
import games.magie.bots.MoreBots;
import games.magie.classic.Classic;
import games.magie.deal.Deal;
import games.magie.express.Express;
import games.magie.go.Go;
import games.magie.kernel.mind.Player;
import games.magie.lab.frozen.classic.EasyClassic;
import games.magie.lab.frozen.deal.EasyDeal;
import games.magie.lab.frozen.express.EasyExpress;
import games.magie.lab.frozen.go.EasyGo;
import java.util.List;

/// `easy@1` of every game: the measure of all later players.
public final class FrozenBots implements MoreBots {
  @Override
  public List<Known> bots() {
    return List.of(
        Known.of(Classic.pocket(), "easy@1", () -> Player.of(new EasyClassic())),
        Known.of(Classic.brands(), "easy@1", () -> Player.of(new EasyClassic())),
        Known.of(new Express(), "easy@1", () -> Player.of(new EasyExpress())),
        Known.of(new Deal(), "easy@1", () -> Player.of(new EasyDeal())),
        Known.of(new Go(), "easy@1", () -> Player.of(new EasyGo())));
  }
}
