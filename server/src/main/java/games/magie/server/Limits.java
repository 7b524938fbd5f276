package games.magie.server;

/// How much anybody may ask for. Budgets refill evenly over a minute.
///
/// @param commandsBurst commands of one socket at once
/// @param commandsPerMinute commands of one socket
/// @param tablesPerMinute tables that one address may open
/// @param failuresPerMinute wrong secrets and unreadable requests of one address
/// @param socketsPerAddress sockets that one address may hold open
/// @param chatBurst messages of one seat at once; an address may have that four times
/// @param chatPerMinute messages of one seat
public record Limits(
    int commandsBurst,
    int commandsPerMinute,
    int tablesPerMinute,
    int failuresPerMinute,
    int socketsPerAddress,
    int chatBurst,
    int chatPerMinute) {
  /// Several people may share an address.
  static final int SEATS_PER_ADDRESS = 4;

  public static final Limits DEFAULT = new Limits(60, 1800, 60, 120, 200);

  /// With the usual limits for talk.
  public Limits(
      int commandsBurst,
      int commandsPerMinute,
      int tablesPerMinute,
      int failuresPerMinute,
      int socketsPerAddress) {
    this(
        commandsBurst,
        commandsPerMinute,
        tablesPerMinute,
        failuresPerMinute,
        socketsPerAddress,
        5,
        30);
  }
}
