package games.magie.app.terminal;

import games.magie.kernel.BadInput;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.text.Numbers;
import games.magie.kernel.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Understands what a person types as a move: a number of the list, the text of a move, or so much
/// of it that only one legal move is meant (`3 gr` for `place 3 green`).
final class Answers<S extends State<S>, M extends Move, V extends View> {
  private final Game<S, M, V> game;
  private final List<String> verbs;

  Answers(Game<S, M, V> game, List<String> verbs) {
    this.game = game;
    this.verbs = verbs;
  }

  /// @param listed what the numbers mean
  /// @param legal what is allowed now, which may be less when several moves stand in one line
  M move(String text, List<M> listed, Moves<M> legal, S position, int seat) {
    if (text.matches("\\d+")) {
      int number = Numbers.parse(text, "a move");
      if (number < 1 || number > listed.size()) {
        throw new BadInput("there is no move " + number + ", the list goes to " + listed.size());
      }
      return listed.get(number - 1);
    }
    String typed = text.toLowerCase(Locale.ROOT);
    List<M> meant = legal.toList().stream().filter(move -> means(typed, move)).toList();
    if (meant.size() == 1) {
      return meant.getFirst();
    }
    var readings = new ArrayList<>(readings(text));
    readings.addAll(readings(typed));
    for (String whole : readings) {
      try {
        return game.notation().move(position, seat, whole);
      } catch (BadInput e) {
        // perhaps the next reading makes sense
      }
    }
    if (meant.isEmpty()) {
      throw new BadInput("'" + text + "' is no move here; type help, or a number of the list");
    }
    List<String> texts = meant.stream().limit(4).map(Move::text).toList();
    throw new BadInput("'" + text + "' could be " + String.join(" or ", texts));
  }

  /// The words begin those of the move in turn; its first word, the verb, may be left out.
  private static boolean means(String typed, Move move) {
    List<String> given = Words.split(typed.replace('-', ' '));
    List<String> words = Words.split(move.text().toLowerCase(Locale.ROOT).replace('-', ' '));
    return begins(given, words) || begins(given, words.subList(1, words.size()));
  }

  private static boolean begins(List<String> given, List<String> words) {
    if (given.isEmpty() || given.size() > words.size()) {
      return false;
    }
    for (int at = 0; at < given.size(); at++) {
      String word = given.get(at);
      boolean number = word.matches("\\d+");
      if (number ? !words.get(at).equals(word) : !words.get(at).startsWith(word)) {
        return false;
      }
    }
    return true;
  }

  /// What the text may be short for, where it is no legal move but could be refused with a reason.
  private List<String> readings(String typed) {
    var readings = new ArrayList<>(List.of(typed));
    List<String> words = Words.split(typed);
    String dashed =
        words.size() < 3
            ? typed
            : words.getFirst() + " " + String.join("-", words.subList(1, words.size()));
    for (String verb : verbs) {
      readings.add(verb + " " + typed);
      readings.add(verb + " " + dashed);
    }
    return readings;
  }
}
