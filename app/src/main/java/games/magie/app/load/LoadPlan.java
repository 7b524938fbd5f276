package games.magie.app.load;

import games.magie.kernel.BadInput;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.List;

/// What is to be sent, and when: the schedule is fixed before and does not wait for answers.
///
/// @param rate moves a second, over all tables
/// @param warmUp time before the measured part, at the same rate
/// @param games played in turn, table by table
public record LoadPlan(
    URI server, int tables, int rate, Duration warmUp, Duration measured, List<String> games) {
  /// Every game of the catalogue can be played by four.
  public static final int SEATS = 4;

  public LoadPlan {
    games = List.copyOf(games);
    if (!"http".equals(server.getScheme()) || server.getHost() == null) {
      throw new BadInput("--server must be like http://localhost:8080, without TLS: " + server);
    }
    if (tables < 1 || rate < 1) {
      throw new BadInput("--tables and --rate must be at least 1");
    }
    if (measured.isNegative() || measured.isZero() || warmUp.isNegative()) {
      throw new BadInput("--minutes must be more than 0, --warm-up not less");
    }
    if (games.isEmpty()) {
      throw new BadInput("--games names no game");
    }
  }

  public static InetSocketAddress address(URI server) {
    return new InetSocketAddress(server.getHost(), server.getPort() < 0 ? 80 : server.getPort());
  }

  /// When a move is due, in nanoseconds after the start.
  long due(long number) {
    return number * 1_000_000_000L / rate;
  }

  long firstMeasured() {
    return warmUp.toMillis() * rate / 1000;
  }

  long moves() {
    return firstMeasured() + measured.toMillis() * rate / 1000;
  }
}
