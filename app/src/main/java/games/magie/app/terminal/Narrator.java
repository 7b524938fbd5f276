package games.magie.app.terminal;

import games.magie.kernel.Refusal;
import games.magie.kernel.Row;
import games.magie.kernel.Seats;
import games.magie.wire.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/// Tells rows of a journal in words, and remembers what was told and why.
final class Narrator {
  private final Messages messages;
  private final Supplier<List<String>> names;

  /// The seat through whose eyes it is told; a spectator's where several people share the screen.
  private final int watcher;

  private final List<String> log = new ArrayList<>();
  private List<String> why = List.of();

  Narrator(Messages messages, Supplier<List<String>> names, int watcher) {
    this.messages = messages;
    this.names = names;
    this.watcher = watcher;
  }

  /// The row as a paragraph.
  List<String> row(Row row) {
    var sentences = new ArrayList<String>();
    var clauses = new ArrayList<String>();
    for (String event : row.events()) {
      String[] parts = event.split(" ", 3);
      if (Seats.reaches(Seats.parseLetters(parts[0]), watcher)) {
        sentences.add(messages.event(parts[2], names.get()));
        if (!clauses.contains(parts[1])) {
          clauses.add(parts[1]);
        }
      }
    }
    why = clauses;
    if (sentences.isEmpty()) {
      return List.of();
    }
    List<String> lines = Lines.wrap(String.join(" ", sentences), "  ");
    log.addAll(lines);
    return lines;
  }

  String refusal(Refusal refusal) {
    why = List.of(refusal.clause().id());
    return messages.refusal(refusal, names.get());
  }

  /// The clauses behind what was told last.
  List<String> why() {
    return why;
  }

  /// The last lines of what was told.
  List<String> log(int most) {
    return List.copyOf(log.subList(Math.max(0, log.size() - most), log.size()));
  }
}
