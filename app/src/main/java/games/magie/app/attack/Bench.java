package games.magie.app.attack;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;

/// One attack after the other, with a line for each.
///
/// @param niceness of the attackers
record Bench(Target target, Crowd crowd, Figures figures, int niceness, PrintWriter out) {
  private static final Duration TO_END = Duration.ofSeconds(15);
  private static final Duration TO_RECOVER = Duration.ofSeconds(20);

  /// False if the server did not live through it.
  boolean run(List<String> attacks, Duration quiet, Duration time)
      throws IOException, InterruptedException {
    out.println(
        "| attack | honest p50 / p99 before, ms | during | after | server: MB before, during, after"
            + " | descriptors | tables lost | the attackers |");
    out.println("|---|---|---|---|---|---|---|---|");
    for (String attack : attacks) {
      try (var strike = new Strike(attack, target, niceness, time)) {
        out.println(line(attack, strike, quiet, time));
      } catch (IOException e) {
        out.printf("| %s | not made: %s |%n", attack, e.getMessage());
      }
      out.flush();
      if (!figures.alive()) {
        out.println("the server is gone");
        return false;
      }
      crowd.forget();
    }
    return true;
  }

  private String line(String attack, Strike strike, Duration quiet, Duration time)
      throws IOException, InterruptedException {
    int lost = crowd.lost();
    long memoryBefore = figures.memory();
    long descriptorsBefore = figures.descriptors();
    Crowd.Span before = crowd.rest(quiet);
    strike.begin();
    // Looked at shortly before the end, when everything that can be is open.
    Crowd.Span most = crowd.rest(time.multipliedBy(9).dividedBy(10));
    long memory = figures.memory();
    long descriptors = figures.descriptors();
    Crowd.Span during = new Crowd.Span(most.from(), crowd.rest(time.dividedBy(10)).to());
    String happened = strike.end(TO_END);
    Crowd.Span after = crowd.rest(quiet);
    if (figures.alive()) {
      crowd.answeredUntil(after.to(), TO_RECOVER);
    }
    return "| %s | %s | %s | %s | %d, %d, %d | %d, %d, %d | %d | %s |"
        .formatted(
            attack,
            crowd.phase(before),
            crowd.phase(during),
            crowd.phase(after),
            memoryBefore,
            memory,
            figures.memory(),
            descriptorsBefore,
            descriptors,
            figures.descriptors(),
            crowd.lost() - lost,
            happened);
  }
}
