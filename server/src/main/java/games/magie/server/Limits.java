package games.magie.server;

import games.magie.kernel.BadInput;
import games.magie.server.budget.Addresses;
import games.magie.server.budget.Budget;
import games.magie.server.budget.Pace;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// How much anybody may ask for. Budgets refill evenly over a minute.
///
/// @param values each by the name that the configuration and `docs/hosting.md` give it
/// @param trusted addresses that no limit holds for: a school behind one address, a load test
public record Limits(Map<String, Integer> values, Set<String> trusted) {
  private static final String COMMANDS_BURST = "commands-burst";
  private static final String COMMANDS = "commands";
  private static final String TABLES = "tables";
  private static final String FAILURES = "failures";
  private static final String SOCKETS = "sockets";
  private static final String EXCESS = "excess";
  private static final String REQUESTS_BURST = "requests-burst";
  private static final String REQUESTS = "requests";
  private static final String CONNECTIONS = "connections";
  private static final String CONNECTIONS_IN_ALL = "connections-in-all";
  private static final String CHAT_BURST = "chat-burst";
  private static final String CHAT = "chat";
  private static final String BIDS = "bids";
  private static final String OFFERS = "offers";
  private static final String TAKE_BACKS = "take-backs";
  private static final String UNPACK_BURST = "unpack-burst";
  private static final String UNPACK = "unpack";
  private static final String WAITING = "waiting";

  public static final Limits DEFAULT = new Limits(usual(), Set.of());

  private static final int MOST = 1_000_000;
  private static final int LOOKS_BURST = 300;
  private static final int LOOKS_PER_MINUTE = 900;

  /// A message may come in parts, and is answered by pongs now and then.
  private static final int FRAMES_PER_COMMAND = 3;

  /// After so many sockets were ended for it, an address is not given any patience for a while.
  private static final int FLOODS_PER_ADDRESS = 3;

  /// A browser asks for one thing after the other on each of its connections.
  private static final int REQUESTS_IN_A_ROW = 16;

  private static final int CONNECTIONS_OF_A_BROWSER = 4;

  /// Several people may share an address.
  private static final int SEATS_PER_ADDRESS = 4;

  public Limits {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    trusted = Set.copyOf(trusted);
  }

  private static Map<String, Integer> usual() {
    var usual = new LinkedHashMap<String, Integer>();
    usual.put(COMMANDS_BURST, 60);
    usual.put(COMMANDS, 1800);
    usual.put(TABLES, 60);
    usual.put(FAILURES, 120);
    usual.put(SOCKETS, 200);
    usual.put(EXCESS, 200);
    usual.put(REQUESTS_BURST, 1000);
    usual.put(REQUESTS, 6000);
    usual.put(CONNECTIONS, 400);
    usual.put(CONNECTIONS_IN_ALL, 10_000);
    usual.put(CHAT_BURST, 5);
    usual.put(CHAT, 30);
    usual.put(BIDS, 60);
    usual.put(OFFERS, 20);
    usual.put(TAKE_BACKS, 20);
    usual.put(UNPACK_BURST, 32_768);
    usual.put(UNPACK, 128);
    usual.put(WAITING, 512);
    return usual;
  }

  /// @param changes `tables=600,sockets=1000`; what is not named stays as it is by default
  /// @param trusted addresses with commas between
  public static Limits parse(String changes, String trusted) {
    var values = new LinkedHashMap<>(DEFAULT.values);
    for (String change : parts(changes)) {
      int equals = change.indexOf('=');
      String name = equals < 0 ? "" : change.substring(0, equals);
      if (!values.containsKey(name)) {
        throw new BadInput(
            "limits: '%s' should be like %s=%d".formatted(change, COMMANDS, values.get(COMMANDS)));
      }
      values.put(name, number(change, change.substring(equals + 1)));
    }
    var plain = new TreeSet<String>();
    parts(trusted).forEach(each -> plain.add(Addresses.plain(each)));
    return new Limits(values, plain);
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

  private int value(String name) {
    return values.getOrDefault(name, 0);
  }

  /// Of tables that one address opens.
  public Budget opening() {
    return budget(TABLES);
  }

  /// Of wrong secrets and unreadable requests of one address.
  public Budget failing() {
    return budget(FAILURES);
  }

  /// Of one socket.
  public Pace commands() {
    return new Pace(value(COMMANDS_BURST), value(COMMANDS), System::nanoTime);
  }

  /// Of one socket, whatever its frames are: pings, parts of a message, commands.
  public Pace frames() {
    return new Pace(
        FRAMES_PER_COMMAND * value(COMMANDS_BURST),
        FRAMES_PER_COMMAND * value(COMMANDS),
        System::nanoTime);
  }

  /// How many frames over its budget end a socket.
  public int excess() {
    return value(EXCESS);
  }

  /// Of frames over the budgets of its sockets that one address sends.
  public Budget addressExcess() {
    return budget(FLOODS_PER_ADDRESS * value(EXCESS), FLOODS_PER_ADDRESS * value(EXCESS));
  }

  /// Of one address, whatever it asks for.
  public Budget requests() {
    return budget(value(REQUESTS_BURST), value(REQUESTS));
  }

  /// Of one connection. An address may ask for a thousand things at once, but not in one line: that
  /// line would keep a carrier thread busy until it is through.
  public Pace requestsInARow() {
    int perMinute = Math.max(1, value(REQUESTS) / CONNECTIONS_OF_A_BROWSER);
    return new Pace(REQUESTS_IN_A_ROW, perMinute, System::nanoTime);
  }

  /// How many one address may have open.
  public int connections() {
    return value(CONNECTIONS);
  }

  public int connectionsInAll() {
    return value(CONNECTIONS_IN_ALL);
  }

  /// Of looking at games that were played: who pulls the slider over a long one asks often.
  public Budget looking() {
    return budget(LOOKS_BURST, LOOKS_PER_MINUTE);
  }

  /// What one seat may say, whoever sits there.
  public Budget seatTalk() {
    return budget(value(CHAT_BURST), value(CHAT));
  }

  public Budget addressTalk() {
    return budget(SEATS_PER_ADDRESS * value(CHAT_BURST), SEATS_PER_ADDRESS * value(CHAT));
  }

  /// Of one seat.
  public Budget bids() {
    return budget(BIDS);
  }

  /// Of one seat.
  public Budget offers() {
    return budget(OFFERS);
  }

  /// Of one seat.
  public Budget takeBacks() {
    return budget(TAKE_BACKS);
  }

  /// Of kilobytes of files that one address sends.
  public Budget unpacking() {
    return budget(value(UNPACK_BURST), value(UNPACK));
  }

  /// Megabytes that the files of all tables may have that wait for their people.
  int waiting() {
    return value(WAITING);
  }

  public boolean trusts(String address) {
    return trusted.contains(address);
  }

  private Budget budget(String name) {
    return budget(value(name), value(name));
  }

  private Budget budget(int burst, int perMinute) {
    return new Budget(burst, perMinute, System::nanoTime, trusted);
  }

  public boolean allowsSocket(String address, int open) {
    return open < value(SOCKETS) || trusts(address);
  }
}
