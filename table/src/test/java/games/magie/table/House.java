package games.magie.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.chance.Seeded;
import games.magie.table.store.sqlite.SqliteStore;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Problem;
import games.magie.wire.protocol.Requests.NewSeat;
import games.magie.wire.protocol.Requests.NewTable;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/// A host with its store, for tests; the same dice every time.
public final class House implements AutoCloseable {
  public static final String DEVICE = "device-of-the-test";

  private static final AtomicInteger IDS = new AtomicInteger();

  private final Store store;
  private final Host host;

  public House(Store store) {
    this(store, Timer.ofMachine());
  }

  public House(Store store, Timer timer) {
    this(store, timer, Keep.USUAL);
  }

  public House(Store store, Timer timer, Keep keep) {
    this.store = store;
    var streams = new AtomicInteger();
    host =
        new Host(
            new Services(
                store, () -> new Seeded(7, streams.getAndIncrement()), Duration.ZERO, timer),
            keep);
  }

  public Store store() {
    return store;
  }

  public House(Path file, Timer timer) {
    this(new SqliteStore(file), timer);
  }

  public House(Path file) {
    this(new SqliteStore(file));
  }

  public List<RowRecord> rows(Table table) {
    return store.rows(table.id());
  }

  public Host host() {
    return host;
  }

  public Table table(String id) {
    return host.table(id).orElseThrow();
  }

  /// @param seats `me`, `open` or the name of a bot
  public Table open(String onLeave, int clock, String... seats) {
    return open("express", Map.of("target", "10000"), onLeave, clock, seats);
  }

  public Table open(
      String game, Map<String, String> options, String onLeave, int clock, String... seats) {
    return open(game, options, onLeave, clock, Map.of(), seats);
  }

  public Table open(
      String game,
      Map<String, String> options,
      String onLeave,
      int clock,
      Map<String, String> terms,
      String... seats) {
    var wanted = new ArrayList<NewSeat>();
    for (String seat : seats) {
      wanted.add(
          switch (seat) {
            case "me" -> new NewSeat("me", "Player " + wanted.size(), "");
            case "open" -> new NewSeat("open", "", "");
            default -> new NewSeat("bot", "", seat);
          });
    }
    var request = new NewTable(game, options, clock, terms, onLeave, List.copyOf(wanted), false);
    return host.open(request, DEVICE).table();
  }

  public static Command move(int moment, String text) {
    return new Command("command-" + IDS.incrementAndGet(), moment, text, "");
  }

  public static Command act(String act) {
    return act(act, "");
  }

  public static Command act(String act, String text) {
    return new Command("command-" + IDS.incrementAndGet(), 0, "", act, text);
  }

  public static void ok(@Nullable Problem problem) {
    assertThat(problem).isNull();
  }

  /// Plays one move of a seat: sets dice aside while it can, then stops.
  public static void playOne(Table table, Ear ear) {
    var asked = ear.asked();
    assertThat(asked).isNotNull();
    for (String verb : List.of("free", "place", "stop", "roll")) {
      for (var each : asked.verbs()) {
        if (each.verb().equals(verb) && !each.moves().isEmpty()) {
          var problem =
              table.command(ear.seat(), move(asked.moment(), each.moves().getFirst().text()));
          if (problem == null || !verb.equals("stop")) {
            ok(problem);
            return;
          }
        }
      }
    }
    throw new AssertionError("nothing to do in " + asked);
  }

  @Override
  public void close() {
    host.close();
  }
}
