package games.magie.fuzz;

import games.magie.bots.Bots;
import games.magie.kernel.Game;
import games.magie.wire.Catalogue;
import java.util.ArrayList;
import java.util.List;

/// Names of bots, with their effort or without, as requests and packed tables have them.
final class BotReader implements Reader {
  @Override
  public void read(String text) {
    for (Game<?, ?, ?> game : Catalogue.games()) {
      Reader.accepts(() -> {
        int effort = Bots.player(game, text).effort();
        if (text.contains("/")) {
          Reader.same(text.substring(text.indexOf('/') + 1), String.valueOf(effort));
        }
      });
    }
  }

  @Override
  public List<String> seeds() {
    var seeds = new ArrayList<>(List.of("hard/1", "medium/2000", "master/10000000"));
    for (Game<?, ?, ?> game : Catalogue.games()) {
      seeds.addAll(Bots.names(game.id()));
    }
    return seeds;
  }
}
