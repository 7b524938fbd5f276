package games.magie.app.terminal;

import games.magie.kernel.BadInput;
import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Attempt;
import games.magie.kernel.match.Row;
import games.magie.kernel.terminal.Ink;
import games.magie.wire.Messages;
import games.magie.wire.SavedGame.Player;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// One sitting: from the first question to the end of the game or to `quit`.
final class Session<S extends State<S>, M extends Move, V extends View> {
  /// How many rows are told again when a game goes on.
  private static final int RECALLED = 5;

  private final TerminalTable<S, M, V> table;
  private final Terminal terminal;
  private final Narrator narrator;
  private final Keeping keeping;
  private final Asking<S, M, V> asking;
  private final LongClock<S, M, V> clock;

  /// @param file from which the game was resumed, if it was
  Session(TerminalTable<S, M, V> table, Terminal terminal, Messages messages, @Nullable Path file) {
    this.table = table;
    this.terminal = terminal;
    this.narrator = new Narrator(messages, table::names, watcher(table.players()));
    this.keeping = new Keeping(table, file);
    this.asking = new Asking<>(table, terminal, messages, narrator, keeping);
    this.clock = new LongClock<>(table, System::nanoTime);
  }

  private static int watcher(List<Player> players) {
    int[] people =
        IntStream.range(0, players.size()).filter(seat -> players.get(seat).person()).toArray();
    return people.length == 1 ? people[0] : Seats.SPECTATOR;
  }

  void run() {
    recall();
    while (!table.over()) {
      Input<M> passed = clock.passed();
      int seat = table.next();
      if (passed != null) {
        tell(table.put(passed));
      } else if (seat < 0) {
        tell(table.put(table.onlyClock()));
      } else if (!table.players().get(seat).person()) {
        tell(table.put(new Input.Played<>(seat, table.botMove(seat))));
      } else if (!askAlone(seat)) {
        leave();
        return;
      }
    }
    ranking();
    leave();
  }

  /// Where people share the screen, a secret is asked behind a curtain: first the others look away,
  /// and afterwards nothing of it is left to read.
  private boolean askAlone(int seat) {
    long people = table.players().stream().filter(Player::person).count();
    if (people < 2 || !asking.secret(seat)) {
      return asking.ask(seat);
    }
    terminal.curtain();
    if (terminal.ask("Only " + table.names().get(seat) + " looks now. Enter when ready: ")
        == null) {
      return false;
    }
    boolean goesOn = asking.ask(seat);
    terminal.curtain();
    return goesOn;
  }

  private void recall() {
    List<Row> rows = table.match().rows();
    for (Row row : rows) {
      List<String> lines = narrator.row(row);
      if (row.number() >= rows.size() - RECALLED) {
        terminal.say(lines);
      }
    }
  }

  private void tell(Attempt<S> attempt) {
    switch (attempt) {
      case Attempt.Ready<S> ready -> terminal.say(narrator.row(ready.row()));
      case Attempt.Refused<S>(var why) -> throw new IllegalStateException("refused: " + why.text());
    }
  }

  private void ranking() {
    Ink ink = terminal.ink();
    terminal.say("");
    terminal.say(asking.drawn(Seats.SPECTATOR));
    terminal.say("");
    terminal.say(ink.bold(" Final ranking"));
    var rules = table.game().rules();
    var seats = new ArrayList<Integer>();
    for (int seat = 0; seat < table.match().seats(); seat++) {
      seats.add(seat);
    }
    S position = table.match().position();
    seats.sort(Comparator.comparingInt(seat -> rules.rank(position, seat)));
    for (int seat : seats) {
      terminal.say("  %d. %s".formatted(rules.rank(position, seat), table.names().get(seat)));
    }
  }

  /// Offers to save what would be lost, to somebody who can answer.
  private void leave() {
    while (terminal.live() && keeping.unsaved()) {
      String name = terminal.ask("Save to which file? (Enter: do not save) ");
      if (name == null || name.isEmpty()) {
        break;
      }
      try {
        terminal.say(keeping.save(name));
      } catch (BadInput e) {
        terminal.say(String.valueOf(e.getMessage()));
      }
    }
    if (!table.over() && !keeping.resumeHint().isEmpty()) {
      terminal.say(keeping.resumeHint());
    }
  }
}
