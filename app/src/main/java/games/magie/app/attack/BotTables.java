package games.magie.app.attack;

import java.io.IOException;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/// Tables at which only bots play, opened from all addresses.
record BotTables(int most) implements Attack {
  @Override
  public void strike(Target target) throws InterruptedException {
    var left = new AtomicInteger(most);
    try (var crew = new Crew(target)) {
      crew.strike(target.scale.attackers(), attacker -> open(target, attacker, left));
    }
  }

  private static void open(Target target, int attacker, AtomicInteger left)
      throws IOException, InterruptedException {
    for (int address = attacker;
        address < target.scale.addresses();
        address += target.scale.attackers()) {
      try (HttpClient http = target.http(address)) {
        while (!target.over() && left.decrementAndGet() >= 0) {
          target.table(http, true);
          target.tally.add("tables");
        }
      } catch (IOException e) {
        target.tally.add(String.valueOf(e.getMessage()));
      }
    }
    target.pause(Duration.ofSeconds(1));
  }
}
