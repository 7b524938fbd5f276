package games.magie.table;

/// Where a table runs that does not run here.
///
/// @param node the server's name, new at each start
/// @param address where it listens for the other servers, like `http://10.0.0.5:8080`
/// @param secret what it believes other servers by
public record Route(String table, long epoch, String node, String address, String secret) {}
