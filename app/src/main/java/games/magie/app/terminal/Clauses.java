package games.magie.app.terminal;

import games.magie.kernel.Game;
import games.magie.kernel.terminal.Lines;
import games.magie.wire.Catalogue;
import games.magie.wire.ClauseBook;
import games.magie.wire.RuleText;
import java.util.List;
import java.util.Optional;

/// The text of a clause of the game, or of what holds at every table.
final class Clauses {
  private final List<ClauseBook> books;

  Clauses(Game<?, ?, ?> game) {
    books = List.of(ClauseBook.of(Catalogue.bookOf(game)), ClauseBook.of(Catalogue.TABLE_BOOK));
  }

  /// By its id, with or without the name of the game before it; empty where there is none.
  List<String> text(String id) {
    for (ClauseBook book : books) {
      Optional<RuleText> rule = book.find(id).or(() -> book.find(book.name() + "." + id));
      if (rule.isPresent()) {
        return Lines.wrap(rule.get().id() + " — " + rule.get().text(), "  ");
      }
    }
    return List.of();
  }
}
