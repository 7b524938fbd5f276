package games.magie.server;

import games.magie.kernel.BadInput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// How much anybody may ask for. Budgets refill evenly over a minute.
///
/// @param commandsBurst commands of one socket at once
/// @param commandsPerMinute commands of one socket
/// @param tablesPerMinute tables that one address may open
/// @param failuresPerMinute wrong secrets and unreadable requests of one address
/// @param socketsPerAddress sockets that one address may hold open
/// @param chatBurst messages of one seat at once; an address may have that four times
/// @param chatPerMinute messages of one seat
/// @param trusted addresses that no limit holds for: a school behind one address, a load test
public record Limits(
    int commandsBurst,
    int commandsPerMinute,
    int tablesPerMinute,
    int failuresPerMinute,
    int socketsPerAddress,
    int chatBurst,
    int chatPerMinute,
    Set<String> trusted) {
  public static final Limits DEFAULT = new Limits(60, 1800, 60, 120, 200);

  private static final List<String> NAMES =
      List.of("commands-burst", "commands", "tables", "failures", "sockets", "chat-burst", "chat");
  private static final int MOST = 1_000_000;
  private static final int LOOKS_BURST = 300;
  private static final int LOOKS_PER_MINUTE = 900;

  /// Several people may share an address.
  private static final int SEATS_PER_ADDRESS = 4;

  private static final int CHAT_BURST = 5;
  private static final int CHAT_PER_MINUTE = 30;

  public Limits {
    trusted = Set.copyOf(trusted);
  }

  public Limits(int commandsBurst, int commands, int tables, int failures, int sockets) {
    this(commandsBurst, commands, tables, failures, sockets, CHAT_BURST, CHAT_PER_MINUTE, Set.of());
  }

  /// @param changes `tables=600,sockets=1000`; what is not named stays as it is by default
  /// @param trusted addresses with commas between
  public static Limits parse(String changes, String trusted) {
    var values = new ArrayList<>(DEFAULT.values().values());
    for (String change : parts(changes)) {
      int equals = change.indexOf('=');
      int name = equals < 0 ? -1 : NAMES.indexOf(change.substring(0, equals));
      if (name < 0) {
        throw new BadInput(
            "limits: '%s' should be like %s=%d".formatted(change, NAMES.get(1), values.get(1)));
      }
      values.set(name, number(change, change.substring(equals + 1)));
    }
    return new Limits(
        values.get(0),
        values.get(1),
        values.get(2),
        values.get(3),
        values.get(4),
        values.get(5),
        values.get(6),
        new TreeSet<>(parts(trusted)));
  }

  private static List<String> parts(String text) {
    return text.isBlank() ? List.of() : List.of(text.strip().split("\\s*,\\s*"));
  }

  private static int number(String change, String text) {
    if (!text.matches("\\d{1,7}") || Integer.parseInt(text) > MOST || text.matches("0+")) {
      throw new BadInput("limits: '%s' is not a number from 1 to %d".formatted(change, MOST));
    }
    return Integer.parseInt(text);
  }

  /// Each by the name that the configuration gives it.
  public Map<String, Integer> values() {
    var values = new LinkedHashMap<String, Integer>();
    var all =
        List.of(
            commandsBurst,
            commandsPerMinute,
            tablesPerMinute,
            failuresPerMinute,
            socketsPerAddress,
            chatBurst,
            chatPerMinute);
    for (int at = 0; at < all.size(); at++) {
      values.put(NAMES.get(at), all.get(at));
    }
    return values;
  }

  Budget opening() {
    return budget(tablesPerMinute, tablesPerMinute);
  }

  Budget failing() {
    return budget(failuresPerMinute, failuresPerMinute);
  }

  Budget commands() {
    return budget(commandsBurst, commandsPerMinute);
  }

  /// Of looking at games that were played: who pulls the slider over a long one asks often.
  Budget looking() {
    return budget(LOOKS_BURST, LOOKS_PER_MINUTE);
  }

  /// What one seat may say, whoever sits there.
  Budget seatTalk() {
    return budget(chatBurst, chatPerMinute);
  }

  Budget addressTalk() {
    return budget(SEATS_PER_ADDRESS * chatBurst, SEATS_PER_ADDRESS * chatPerMinute);
  }

  boolean trusts(String address) {
    return trusted.contains(address);
  }

  private Budget budget(int burst, int perMinute) {
    return new Budget(burst, perMinute, System::nanoTime, trusted);
  }

  boolean allowsSocket(String address, int open) {
    return open < socketsPerAddress || trusts(address);
  }
}
