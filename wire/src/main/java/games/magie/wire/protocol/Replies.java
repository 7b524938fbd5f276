package games.magie.wire.protocol;

import games.magie.kernel.Option;
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

  public record GameInfo(
      String id, int fewestSeats, int mostSeats, List<String> bots, List<OptionInfo> options) {
    public GameInfo {
      bots = List.copyOf(bots);
      options = List.copyOf(options);
    }
  }

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
  public record Unpacked(String table, String state) {}

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
      String table, String game, String state, List<Integer> seats, boolean waiting) {
    public DeviceTable {
      seats = List.copyOf(seats);
    }
  }

  /// @param address where other devices reach the server, empty if they do not
  public record LanInfo(boolean on, boolean mayChange, String address) {}

  /// @param trouble why not, in one line
  public record Ready(boolean ready, String trouble) {}

  public record Done() {}
}
