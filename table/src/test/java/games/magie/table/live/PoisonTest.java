package games.magie.table.live;

import static games.magie.table.House.act;
import static games.magie.table.House.move;
import static games.magie.table.House.ok;
import static org.assertj.core.api.Assertions.assertThat;

import games.magie.express.Express;
import games.magie.kernel.Game;
import games.magie.kernel.Rules;
import games.magie.kernel.chance.Seeded;
import games.magie.table.Ear;
import games.magie.table.Services;
import games.magie.table.Store;
import games.magie.table.StoreSamples;
import games.magie.table.Table;
import games.magie.table.TableRecord;
import games.magie.table.TableRecord.State;
import games.magie.table.Write;
import games.magie.table.store.sqlite.SqliteStore;
import games.magie.wire.protocol.Frame;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A game whose rules break down stops alone.
class PoisonTest {
  @TempDir private Path folder = Path.of("");

  /// Express, of which one method throws once the test names it.
  private static Game<?, ?, ?> poisoned(AtomicReference<String> method) {
    var real = new Express();
    Rules<?, ?, ?> rules = proxy(Rules.class, real.rules(), method);
    return (Game<?, ?, ?>)
        Proxy.newProxyInstance(
            PoisonTest.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (_, called, args) ->
                called.getName().equals("rules") ? rules : invoke(real, called, args));
  }

  private static <T> T proxy(Class<T> type, Object real, AtomicReference<String> method) {
    return type.cast(
        Proxy.newProxyInstance(
            PoisonTest.class.getClassLoader(),
            new Class<?>[] {type},
            (_, called, args) -> {
              if (called.getName().equals(method.get())) {
                throw new ArithmeticException("planted");
              }
              return invoke(real, called, args);
            }));
  }

  private static Object invoke(Object real, java.lang.reflect.Method called, Object[] args)
      throws Throwable {
    try {
      called.setAccessible(true);
      return called.invoke(real, args);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"play", "objection", "moment", "over", "view", "legal", "awaited", "deadlines"})
  void anExceptionOfTheRulesFreezesOneTableOnly(String method) {
    var poison = new AtomicReference<>("none");
    var store = new SqliteStore(folder.resolve("store.db"));
    try (var services = services(store)) {
      Table sick = open("sick", poisoned(poison), services);
      Table well = open("well", new Express(), services);
      Ear ear = active(sick);
      Ear healthy = active(well);
      int moment = Objects.requireNonNull(ear.asked()).moment();

      poison.set(method);
      var problem = sick.command(ear.seat(), move(moment, "roll"));
      assertThat(problem).isNotNull();
      assertThat(problem.code()).isEqualTo("unavailable");
      assertThat(sick.record().state()).isEqualTo(State.FROZEN);
      assertThat(sick.record().reason()).contains("planted").doesNotContain("\n");
      ear.awaitState("frozen");
      assertThat(sick.command(ear.seat(), act("agree"))).isNotNull();
      var late = new Ear(0);
      sick.attach(late, 0);
      assertThat(late.frames().getFirst()).isInstanceOf(Frame.Welcome.class);
      assertThat(sick.waitsFor(3)).isFalse();

      ok(well.command(healthy.seat(), move(moment, "roll")));
    }
    try (var again = new SqliteStore(folder.resolve("store.db"))) {
      assertThat(again.tables())
          .extracting(TableRecord::state)
          .containsExactly(State.FROZEN, State.PLAYING);
    }
  }

  private static TableServices services(Store store) {
    return new TableServices(new Services(store, () -> new Seeded(7), Duration.ZERO));
  }

  private static Table open(String id, Game<?, ?, ?> game, TableServices services) {
    TableRecord record =
        StoreSamples.table(id).with(TableRecord.Seat.person(1, "Bob", "hash of Bob"));
    services.store().write(java.util.List.of(new Write.Open(record))).join();
    LiveTable<?, ?, ?> table = LiveTable.open(game, record, services);
    table.beginIfFull();
    return table;
  }

  private static Ear active(Table table) {
    var a = new Ear(0);
    var b = new Ear(1);
    table.attach(a, 0);
    table.attach(b, 0);
    return a.asked() != null ? a : b;
  }

  @Test
  void aViewThatFailsWhenSomebodyConnectsFreezesTheTable() {
    var poison = new AtomicReference<>("none");
    var store = new SqliteStore(folder.resolve("store.db"));
    try (var services = services(store)) {
      Table sick = open("sick", poisoned(poison), services);
      poison.set("view");
      var ear = new Ear(0);
      sick.attach(ear, 0);
      assertThat(ear.frames().getFirst())
          .isInstanceOfSatisfying(
              Frame.Welcome.class, w -> assertThat(w.table().state()).isEqualTo("frozen"));
    }
  }

  @Test
  void aBotThatFailsFreezesItsTable() {
    var poison = new AtomicReference<>("none");
    var store = new SqliteStore(folder.resolve("store.db"));
    try (var services = services(store)) {
      poison.set("legal");
      TableRecord record =
          StoreSamples.table("bots").with(TableRecord.Seat.bot(0, "easy", "Easy A"));
      services.store().write(java.util.List.of(new Write.Open(record))).join();
      LiveTable<?, ?, ?> table = LiveTable.open(poisoned(poison), record, services);
      var ear = new Ear(-1);
      table.attach(ear, 0);
      table.beginIfFull();
      ear.awaitState("frozen");
      assertThat(table.record().reason()).startsWith("bot easy failed");
    }
  }
}
