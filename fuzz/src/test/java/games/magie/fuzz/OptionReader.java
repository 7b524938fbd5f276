package games.magie.fuzz;

import games.magie.kernel.Game;
import games.magie.kernel.Settings;
import games.magie.server.Limits;
import games.magie.wire.Catalogue;
import java.util.ArrayList;
import java.util.List;

/// Options of games and standing orders, and limits of a server.
final class OptionReader implements Reader {
  @Override
  public void read(String text) {
    for (Game<?, ?, ?> game : Catalogue.games()) {
      Reader.accepts(() -> {
        Settings read = Settings.parse(game.options(), text);
        Reader.same(read.text(), Settings.parse(game.options(), read.text()).text());
        game.mostSeats(read);
      });
      Reader.accepts(() -> Settings.parse(game.orders(), text));
    }
    Reader.accepts(() -> Limits.parse(text, text));
  }

  @Override
  public List<String> seeds() {
    var seeds = new ArrayList<>(List.of("tables=600,sockets=1000", "127.0.0.1,10.0.0.1"));
    for (Game<?, ?, ?> game : Catalogue.games()) {
      game.options().forEach(option -> seeds.add(option.name() + "=" + option.fallback()));
    }
    return seeds;
  }
}
