package games.magie.wire.scenario;

import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.text.Fields;
import games.magie.kernel.text.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Compares what a scenario expects with the position; throws [Unmet] where they differ.
final class Expectations<S extends State<S>, M extends Move, V extends View> {
  private final Game<S, M, V> game;
  private final S position;
  private final int seats;

  Expectations(Game<S, M, V> game, S position, int seats) {
    this.game = game;
    this.position = position;
    this.seats = seats;
  }

  /// @param events as rows keep them: audience, clause, code, arguments
  static void told(Statement.Told told, List<String> events) {
    boolean found = false;
    for (String event : events) {
      List<String> words = Words.split(event);
      List<String> text = words.subList(2, words.size());
      found |=
          words.get(1).equals(told.clause()) && Collections.indexOfSubList(text, told.words()) >= 0;
    }
    if (found == told.wanted()) {
      return;
    }
    var details = new ArrayList<String>();
    String wanted = (told.clause() + " " + String.join(" ", told.words())).strip();
    details.add("expected  " + (told.wanted() ? "event " : "no event ") + wanted);
    details.add("happened  " + (events.isEmpty() ? "no event" : "these events"));
    for (String event : events) {
      details.add("            " + event.substring(event.indexOf(' ') + 1));
    }
    throw new Unmet(details);
  }

  private List<String> moves(int seat) {
    var moves = new Moves<M>();
    game.rules().legal(position, seat, moves);
    return moves.texts();
  }

  void legal(Statement.Legal legal) {
    List<String> actual = moves(legal.seat());
    if (!actual.equals(legal.moves())) {
      throw new Unmet(listed(legal.moves()), listed(actual));
    }
  }

  void notLegal(Statement.NotLegal notLegal) {
    List<String> actual = moves(notLegal.seat());
    for (String move : notLegal.moves()) {
      if (actual.contains(move)) {
        throw new Unmet("'" + move + "' is not offered", listed(actual));
      }
    }
  }

  private static String listed(List<String> moves) {
    return "legal: " + (moves.isEmpty() ? "-" : String.join(", ", moves));
  }

  void stands(Statement.Stands stands) {
    var actual = new Fields();
    game.notation().position(position, actual);
    compare(actual, stands.fields());
  }

  void seen(Statement.Seen seen) {
    var actual = new Fields();
    game.notation().view(game.rules().view(position, seen.seat()), actual);
    compare(actual, seen.fields());
  }

  void absent(Statement.Absent absent) {
    var actual = new Fields();
    game.notation().position(position, actual);
    String value = actual.take(absent.subject(), absent.name());
    if (value != null) {
      throw new Unmet("no field " + absent.name(), absent.name() + ": " + value);
    }
  }

  private void compare(Fields actual, String expected) {
    List<String> differences = actual.differences(Fields.parse(expected, seats));
    if (!differences.isEmpty()) {
      throw new Unmet(differences);
    }
  }

  void awaited(Statement.Awaited awaited) {
    int actual = game.rules().awaited(position);
    if (actual != awaited.seats()) {
      throw new Unmet(
          "awaited " + Seats.letters(awaited.seats()), "awaited " + Seats.letters(actual));
    }
  }

  void winners(Statement.Winners winners) {
    int actual = 0;
    for (int seat = 0; seat < seats; seat++) {
      actual |= game.rules().rank(position, seat) == 1 ? Seats.mask(seat) : 0;
    }
    if (actual != winners.seats()) {
      throw new Unmet("first place: " + Seats.letters(winners.seats()), end(actual));
    }
  }

  private String end(int winners) {
    return game.rules().over(position)
        ? "first place: " + Seats.letters(winners)
        : "the game goes on";
  }

  void rank(Statement.Rank rank) {
    int actual = game.rules().rank(position, rank.seat());
    if (actual != rank.rank()) {
      throw new Unmet(
          Seats.letter(rank.seat()) + " has rank " + rank.rank(),
          game.rules().over(position) ? "rank " + actual : "the game goes on");
    }
  }

  /// The lines in which two texts differ, the first with `-`, the second with `+`.
  static List<String> changes(String first, String second) {
    List<String> old = first.lines().toList();
    List<String> now = second.lines().toList();
    var changes = new ArrayList<String>();
    old.stream().filter(line -> !now.contains(line)).forEach(line -> changes.add("- " + line));
    now.stream().filter(line -> !old.contains(line)).forEach(line -> changes.add("+ " + line));
    return changes;
  }
}
