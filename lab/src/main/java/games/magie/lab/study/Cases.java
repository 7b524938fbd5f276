package games.magie.lab.study;

import games.magie.bots.Bots;
import games.magie.kernel.BadInput;
import games.magie.kernel.Game;
import games.magie.kernel.Settings;
import games.magie.kernel.text.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;

/// What a study varies, multiplied out: every game with every line of seats and every choice of the
/// varied options.
final class Cases {
  private static final int MOST = 64;
  private static final int MOST_SEATS = 26;

  private record Varied(String option, List<String> values) {}

  private final List<Game<?, ?, ?>> games;
  private final List<List<String>> seatings = new ArrayList<>();
  private final List<Varied> varied = new ArrayList<>();
  private String options = "";

  Cases(List<Game<?, ?, ?>> games) {
    this.games = games;
  }

  /// A line of seats, for example `easy easy` or `easy*3`.
  void seats(List<String> words) {
    var bots = new ArrayList<String>();
    for (String word : words) {
      int star = word.indexOf('*');
      int times = star < 0 ? 1 : times(word.substring(star + 1));
      bots.addAll(Collections.nCopies(times, star < 0 ? word : word.substring(0, star)));
    }
    for (Game<?, ?, ?> game : games) {
      choices().forEach(chosen -> game.checkSeats(bots.size(), settings(game, chosen)));
    }
    if (seatings.contains(bots)) {
      throw new BadInput("these seats are given twice");
    }
    seatings.add(bots);
  }

  private static int times(String text) {
    if (!text.matches("[1-9][0-9]?") || Integer.parseInt(text) > MOST_SEATS) {
      throw new BadInput("'*%s' should be a number of seats, such as *3".formatted(text));
    }
    return Integer.parseInt(text);
  }

  private Settings settings(Game<?, ?, ?> game, String chosen) {
    return Settings.parse(game.options(), joined(options, chosen));
  }

  /// Options of every case; they and what is varied must be known before seats are, as an option
  /// may make room for more.
  void options(String text) {
    games.forEach(game -> Settings.parse(game.options(), text));
    options = text;
  }

  /// For example `free-parking-pot=off,on`.
  void vary(String text) {
    int equals = text.indexOf('=');
    if (equals < 1 || text.indexOf(' ') >= 0) {
      throw new BadInput("'" + text + "' should look like option=value,value");
    }
    String option = text.substring(0, equals);
    List<String> values = List.of(text.substring(equals + 1).split(",", -1));
    if (values.size() < 2 || new LinkedHashSet<>(values).size() < values.size()) {
      throw new BadInput("option %s needs two or more different values".formatted(option));
    }
    for (Game<?, ?, ?> game : games) {
      for (String value : values) {
        Settings.parse(game.options(), joined(options, option + "=" + value));
      }
    }
    if (varied.stream().anyMatch(one -> one.option().equals(option))) {
      throw new BadInput("option %s is varied twice".formatted(option));
    }
    varied.add(new Varied(option, values));
    if (count() > MOST) {
      throw new BadInput("at most %d cases, not %d".formatted(MOST, count()));
    }
  }

  private long count() {
    long count = (long) games.size() * Math.max(1, seatings.size());
    for (Varied one : varied) {
      count *= one.values().size();
    }
    return count;
  }

  private static String joined(String some, String more) {
    return some.isEmpty() ? more : some + " " + more;
  }

  List<StudyCase> all() {
    if (count() > MOST) {
      throw new BadInput("at most %d cases, not %d".formatted(MOST, count()));
    }
    var all = new ArrayList<StudyCase>();
    for (Game<?, ?, ?> game : games) {
      for (List<String> bots : seatings.isEmpty() ? List.of(usual(game)) : seatings) {
        vary(game, bots, all);
      }
    }
    return all;
  }

  private static List<String> usual(Game<?, ?, ?> game) {
    return Collections.nCopies(game.fewestSeats(), Bots.usual(game.id()));
  }

  /// The cases of one game and one line of seats. The first is what the others are compared with;
  /// where no option is varied that is the very first case of all.
  private void vary(Game<?, ?, ?> game, List<String> bots, List<StudyCase> into) {
    int base = varied.isEmpty() ? 0 : into.size();
    for (String chosen : choices()) {
      int own = into.size();
      int against = own == base ? StudyCase.ALONE : base;
      into.add(
          new StudyCase(label(game, bots, chosen), game, settings(game, chosen), bots, against));
    }
  }

  private List<String> choices() {
    List<String> choices = List.of("");
    for (Varied one : varied) {
      var more = new ArrayList<String>();
      for (String choice : choices) {
        one.values().forEach(value -> more.add(joined(choice, one.option() + "=" + value)));
      }
      choices = more;
    }
    return choices;
  }

  private String label(Game<?, ?, ?> game, List<String> bots, String chosen) {
    var words = new ArrayList<String>();
    if (games.size() > 1 || (seatings.size() < 2 && chosen.isEmpty())) {
      words.add(game.id());
    }
    if (seatings.size() > 1) {
      boolean same = new LinkedHashSet<>(bots).size() == 1;
      words.add(same ? bots.size() + "×" + bots.getFirst() : String.join("+", bots));
    }
    words.addAll(Words.split(chosen));
    return String.join(" ", words);
  }
}
