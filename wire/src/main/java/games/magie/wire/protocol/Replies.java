package games.magie.wire.protocol;

import games.magie.kernel.Option;
import games.magie.kernel.text.WordOf;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The bodies of answers to requests.
public final class Replies {
  private Replies() {}

  public record Games(List<GameInfo> games) {
    public Games {
      games = List.copyOf(games);
    }
  }

  /// @param room what makes room for more than `mostSeats`
  /// @param orders the standing orders that a seat may leave with the table
  /// @param terms what else can be chosen for a table, whichever the game
  public record GameInfo(
      String id,
      int fewestSeats,
      int mostSeats,
      List<Room> room,
      List<String> bots,
      List<OptionInfo> options,
      List<OptionInfo> orders,
      List<OptionInfo> terms) {
    public GameInfo {
      room = List.copyOf(room);
      orders = List.copyOf(orders);
      terms = List.copyOf(terms);
      bots = List.copyOf(bots);
      options = List.copyOf(options);
    }
  }

  /// With this value of an option another number may play.
  public record Room(String option, String value, int mostSeats) {}

  public record OptionInfo(
      String name, String fallback, List<String> values, int least, int most, String clause) {
    public OptionInfo {
      values = List.copyOf(values);
    }

    public static OptionInfo of(Option option) {
      return new OptionInfo(
          option.name(),
          option.fallback(),
          option.values(),
          option.least(),
          option.most(),
          option.clause().id());
    }
  }

  /// A table that was opened; the seats that this device took, with their secrets.
  public record Opened(String table, String link, List<SeatSecret> seats) {
    public Opened {
      seats = List.copyOf(seats);
    }
  }

  public record SeatSecret(int seat, String secret, String link) {}

  /// @param qr the link as a picture, SVG
  public record SeatLink(int seat, String secret, String link, String qr) {}

  public record Claimed(int seat) {}

  /// A table that came out of a file, or is in one.
  public record Unpacked(String table, @WordOf(TableInfo.State.class) String state) {}

  public record RuleTexts(String game, List<ClauseText> clauses) {
    public RuleTexts {
      clauses = List.copyOf(clauses);
    }
  }

  public record ClauseText(String id, String text) {}

  public record MessageTexts(Map<String, String> texts) {
    public MessageTexts {
      texts = new TreeMap<>(texts);
    }
  }

  public record Device(List<DeviceTable> tables, LanInfo lan) {
    public Device {
      tables = List.copyOf(tables);
    }
  }

  public record DeviceTable(
      String table,
      String game,
      @WordOf(TableInfo.State.class) String state,
      List<Integer> seats,
      boolean waiting) {
    public DeviceTable {
      seats = List.copyOf(seats);
    }
  }

  /// @param address where other devices reach the server, empty if they do not
  public record LanInfo(boolean on, boolean mayChange, String address) {}

  /// Running games that anybody may watch.
  public record PublicTables(List<PublicTable> tables) {
    public PublicTables {
      tables = List.copyOf(tables);
    }
  }

  /// @param names of the players, seat by seat
  /// @param moves how many there were
  public record PublicTable(String table, String game, List<String> names, int moves) {
    public PublicTable {
      names = List.copyOf(names);
    }
  }

  /// @param trouble why not, in one line
  public record Ready(boolean ready, String trouble) {}

  /// A game that is over, to be watched again: what each step told, from the first to the last.
  public record Replay(int first, int last, List<ReplayLine> log) {
    public Replay {
      log = List.copyOf(log);
    }
  }

  public record ReplayLine(int step, String clause, String text) {}

  public record ReplaySteps(List<ReplayStep> steps) {
    public ReplaySteps {
      steps = List.copyOf(steps);
    }
  }

  /// How one viewer saw the table after a step, and what was told in it.
  public record ReplayStep(int step, List<Log.Entry> events, List<Integer> waiting, Record view) {
    public ReplayStep {
      events = List.copyOf(events);
      waiting = List.copyOf(waiting);
    }
  }

  /// How a game went.
  ///
  /// @param measures what is measured: `worth`, `score`, `sets`, `cash` or `blocks`
  public record Course(List<String> measures, List<CoursePoint> points) {
    public Course {
      measures = List.copyOf(measures);
      points = List.copyOf(points);
    }
  }

  /// @param values by measure, then by seat
  public record CoursePoint(int step, List<List<Integer>> values) {
    public CoursePoint {
      values = values.stream().map(List::copyOf).toList();
    }
  }

  /// @param whole every draw of a game that is over; of a running one only those that all may know
  public record Draws(boolean whole, List<DrawnNumber> draws) {
    public Draws {
      draws = List.copyOf(draws);
    }
  }

  /// @param number from 1 to `bound`
  /// @param text what it means, empty where the rules that knew it are gone
  public record DrawnNumber(
      int step, String label, int number, int bound, String text, boolean die) {}

  /// The table at which the same people play again.
  public record Rematch(String table) {}

  public record Done() {}
}
