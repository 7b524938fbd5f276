package games.magie.fuzz;

import games.magie.kernel.match.Match;
import games.magie.kernel.match.Row;
import games.magie.wire.Catalogue;
import games.magie.wire.Messages;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Themes. The first character says for which game, the rest is the file. A theme that is accepted
/// can tell a whole game, in every language.
final class ThemeReader implements Reader {
  private static final List<String> NAMES = List.of("Ann", "Bob", "Cleo", "Dan");

  private final List<Match<?, ?, ?>> matches = new ArrayList<>();

  ThemeReader() {
    Catalogue.games().forEach(game -> matches.add(Played.match(game, 2, 100, 5)));
  }

  @Override
  public void read(String text) {
    if (text.isEmpty()) {
      return;
    }
    Match<?, ?, ?> match = matches.get(text.charAt(0) % matches.size());
    Path file = Scratch.file(text.substring(1));
    var read = new ArrayList<Messages>();
    if (Reader.accepts(() -> read.add(Messages.of(match.game().id()).with(file)))) {
      for (String language : Messages.LANGUAGES) {
        tell(read.getFirst().in(language), match.rows());
      }
    }
  }

  private static void tell(Messages messages, List<Row> rows) {
    for (Row row : rows) {
      for (String event : row.events()) {
        messages.rowEvent(event, NAMES);
      }
    }
  }

  @Override
  public List<String> seeds() {
    var seeds = new ArrayList<String>();
    for (int game = 0; game < matches.size(); game++) {
      char first = (char) ('A' + (game - 'A' % matches.size() + matches.size()) % matches.size());
      Repository.texts("examples", ".theme").forEach(theme -> seeds.add(first + theme));
      Messages messages = Messages.of(matches.get(game).game().id());
      List<String> keys = messages.keys();
      for (int at = 0; at < keys.size(); at += 10) {
        seeds.add(first + keys.get(at) + " = " + messages.text(keys.get(at)));
      }
    }
    return seeds;
  }
}
