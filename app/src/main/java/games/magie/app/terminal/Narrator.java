package games.magie.app.terminal;

import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import games.magie.kernel.match.Row;
import games.magie.kernel.terminal.Lines;
import games.magie.kernel.text.Words;
import games.magie.wire.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/// Tells rows of a journal in words, and remembers what was told and why.
final class Narrator {
  /// Events of every game that have a line of their own: a turn begins, the game is over.
  private static final Set<String> MILESTONES = Set.of("turn", "ended");

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

  /// The row as a paragraph, and milestones by themselves.
  List<String> row(Row row) {
    var lines = new ArrayList<String>();
    var sentences = new ArrayList<String>();
    var clauses = new ArrayList<String>();
    for (String event : row.events()) {
      String[] parts = event.split(" ", 3);
      if (Seats.reaches(Seats.parseLetters(parts[0]), watcher)) {
        String sentence = messages.event(parts[2], names.get());
        if (MILESTONES.contains(Words.split(parts[2]).getFirst())) {
          flush(sentences, lines);
          lines.add("▸ " + sentence);
        } else {
          sentences.add(sentence);
        }
        if (!clauses.contains(parts[1])) {
          clauses.add(parts[1]);
        }
      }
    }
    why = clauses;
    flush(sentences, lines);
    log.addAll(lines);
    return lines;
  }

  private static void flush(List<String> sentences, List<String> into) {
    if (!sentences.isEmpty()) {
      into.addAll(Lines.wrap(String.join(" ", sentences), "  "));
      sentences.clear();
    }
  }

  String refusal(Refusal refusal) {
    why = List.of(refusal.clause().id());
    return messages.refusal(refusal, names.get());
  }

  /// The clauses behind what was told last.
  List<String> why() {
    return why;
  }

  /// How many lines were told.
  int told() {
    return log.size();
  }

  /// The last lines of what was told.
  List<String> log(int most) {
    return List.copyOf(log.subList(Math.max(0, log.size() - most), log.size()));
  }
}
