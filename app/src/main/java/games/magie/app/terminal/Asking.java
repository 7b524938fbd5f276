package games.magie.app.terminal;

import games.magie.kernel.BadInput;
import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Attempt;
import games.magie.kernel.terminal.Board;
import games.magie.kernel.terminal.Lines;
import games.magie.wire.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Asks one person for a move, and answers everything else that can be typed there.
final class Asking<S extends State<S>, M extends Move, V extends View> {
  private static final int SHORT_LOG = 20;

  private final TerminalTable<S, M, V> table;
  private final Terminal terminal;
  private final Messages messages;
  private final Narrator narrator;
  private final Keeping keeping;
  private final Board<V> board;
  private final Answers<S, M, V> answers;
  private final Clauses clauses;
  private final Curtain<S, M, V> curtain;

  Asking(
      TerminalTable<S, M, V> table,
      Terminal terminal,
      Messages messages,
      Narrator narrator,
      Keeping keeping) {
    this.table = table;
    this.terminal = terminal;
    this.messages = messages;
    this.narrator = narrator;
    this.keeping = keeping;
    this.board = Boards.of(table.game(), messages, terminal.ink());
    this.answers = new Answers<>(table.game(), messages.verbs());
    this.clauses = new Clauses(table.game());
    this.curtain = new Curtain<>(table, terminal, narrator);
  }

  List<String> drawn(int seat) {
    return board.draw(table.view(seat), table.names());
  }

  /// Whether the others at this screen should look away while this seat is asked.
  boolean secret(int seat) {
    return board.secret(table.view(seat));
  }

  /// False where the person, or the input, wants to end the sitting.
  boolean ask(int seat) {
    if (!curtain.pass(seat)) {
      return false;
    }
    List<M> listed = table.legal(seat).toList();
    show(seat, listed);
    int rows = table.match().rows().size();
    while (table.match().rows().size() == rows && table.players().get(seat).person()) {
      String line = terminal.ask(table.names().get(seat) + "> ");
      if (line == null || line.equals("quit") || line.equals("q")) {
        return false;
      }
      try {
        answer(line, seat, listed);
      } catch (BadInput e) {
        terminal.say("  " + e.getMessage());
      }
    }
    return true;
  }

  private void show(int seat, List<M> listed) {
    terminal.say("");
    terminal.say(drawn(seat));
    terminal.say("");
    var items = new ArrayList<String>();
    for (M move : listed) {
      items.add(
          Lines.right(String.valueOf(items.size() + 1), 2)
              + " "
              + messages.move(move.text(), table.names()));
    }
    terminal.say(Lines.columns(items, 26, " "));
  }

  private void answer(String line, int seat, List<M> listed) {
    String[] words = line.split(" +", 2);
    String rest = words.length == 1 ? "" : words[1];
    switch (words[0]) {
      case "" -> {}
      case "help", "?" -> help();
      case "why" -> why(rest);
      case "board" -> show(seat, listed);
      case "log" -> terminal.say(narrator.log(rest.equals("all") ? Integer.MAX_VALUE : SHORT_LOG));
      case "save" -> terminal.say("  " + keeping.save(rest));
      case "back" -> back(seat);
      case "leave" -> leave(seat);
      case "agree" -> agree(seat);
      default -> {
        if (board.looks().containsKey(line)) {
          terminal.say(board.look(line, table.view(seat)));
        } else {
          play(line, seat, listed);
        }
      }
    }
  }

  /// One move or several, up to the first that is refused. After a draw the player has seen
  /// something new, so what was typed before does not count any more.
  private void play(String line, int seat, List<M> listed) {
    List<String> parts =
        List.of(line.split("[;,]", -1)).stream().filter(part -> !part.isBlank()).toList();
    for (int at = 0; at < parts.size(); at++) {
      S position = table.match().position();
      M move = answers.move(parts.get(at).strip(), listed, table.legal(seat), position, seat);
      if (!put(new Input.Played<>(seat, move))) {
        return;
      }
      boolean drew = !table.match().lastRow().draws().isEmpty();
      if (at + 1 < parts.size() && (drew || table.next() != seat)) {
        terminal.say("  The rest of the line is left out: look at the board first.");
        return;
      }
    }
  }

  private boolean put(Input<M> input) {
    return switch (table.put(input)) {
      case Attempt.Ready<S> ready -> {
        terminal.say(narrator.row(ready.row()));
        yield true;
      }
      case Attempt.Refused<S>(var why) -> {
        terminal.say("  " + narrator.refusal(why) + " (Type why to see the rule.)");
        yield false;
      }
    };
  }

  private void why(String id) {
    if (!id.isEmpty()) {
      List<String> text = clauses.text(id);
      terminal.say(text.isEmpty() ? List.of("  There is no clause '" + id + "'.") : text);
      return;
    }
    for (String clause : narrator.why()) {
      terminal.say(clauses.text(clause));
    }
  }

  private void back(int seat) {
    int number = table.match().canTakeBack(seat);
    put(new Input.TakenBack<>(seat, number));
  }

  private void leave(int seat) {
    if (table.substitutes()) {
      terminal.say("  A bot plays on for " + table.names().get(seat) + ".");
      table.substitute(seat);
    } else {
      put(new Input.Left<>(seat));
    }
  }

  /// The game ends here if every other person says yes.
  private void agree(int seat) {
    for (int other = 0; other < table.match().seats(); other++) {
      if (other != seat && table.players().get(other).person() && !table.gone(other)) {
        String name = table.names().get(other);
        String said = terminal.ask(name + ", end the game here? (y/n) ");
        if (said == null || !said.toLowerCase(java.util.Locale.ROOT).startsWith("y")) {
          terminal.say("  " + name + " would rather play on.");
          return;
        }
      }
    }
    put(new Input.AgreedEnd<>());
  }

  private void help() {
    say("a move", "its number, or its text: roll, place 3 green, 3 green, 3 gr");
    say("moves", "several in one line: 3 green; 5 pink or 3, 5, 7");
    for (Map.Entry<String, String> look : board.looks().entrySet()) {
      say(look.getKey(), look.getValue());
    }
    say("why", "the rule behind what was told last; why CLAUSE: any rule");
    say("log", "what happened; log all: from the beginning");
    say("board", "draw the board again");
    say("back", "take your last move back, while no die was rolled since");
    say("leave", table.substitutes() ? "give up; a bot plays on" : "give up your seat");
    say("agree", "end the game here, if everybody agrees");
    say("save FILE", "keep the game; quit: stop playing");
  }

  private void say(String word, String meaning) {
    terminal.say("  " + Lines.left(word, 11) + meaning);
  }
}
