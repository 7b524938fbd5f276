package games.magie.server;

/// How much anybody may ask for. Budgets refill evenly over a minute.
///
/// @param commandsBurst commands of one socket at once
/// @param commandsPerMinute commands of one socket
/// @param tablesPerMinute tables that one address may open
/// @param failuresPerMinute wrong secrets and unreadable requests of one address
/// @param socketsPerAddress sockets that one address may hold open
public record Limits(
    int commandsBurst,
    int commandsPerMinute,
    int tablesPerMinute,
    int failuresPerMinute,
    int socketsPerAddress) {
  public static final Limits DEFAULT = new Limits(60, 1800, 60, 120, 200);
}
