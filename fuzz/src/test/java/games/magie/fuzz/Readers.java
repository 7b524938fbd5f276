package games.magie.fuzz;

import games.magie.kernel.Game;
import games.magie.wire.Catalogue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/// All readers by name.
final class Readers {
  private static final Map<String, Supplier<Reader>> ALL = new LinkedHashMap<>();

  static {
    for (Game<?, ?, ?> game : Catalogue.games()) {
      ALL.put("input-" + game.id(), () -> new InputReader<>(game));
      ALL.put("position-" + game.id(), () -> new PositionReader<>(game));
    }
    ALL.put("scenario", ScenarioFileReader::new);
    ALL.put("journal", JournalFileReader::new);
    ALL.put("pack", PackReader::new);
    ALL.put("message", MessageReader::new);
    ALL.put("theme", ThemeReader::new);
    ALL.put("config", ConfigReader::new);
    ALL.put("options", OptionReader::new);
    ALL.put("bot", BotReader::new);
    ALL.put("study", StudyFileReader::new);
  }

  private Readers() {}

  static List<String> names() {
    return List.copyOf(ALL.keySet());
  }

  static Reader of(String name) {
    Supplier<Reader> reader = ALL.get(name);
    if (reader == null) {
      throw new IllegalArgumentException("no reader " + name + ", but " + names());
    }
    return reader.get();
  }
}
