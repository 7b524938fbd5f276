package games.magie.server;

import games.magie.kernel.Chance;
import games.magie.kernel.Game;
import games.magie.kernel.Seats;
import games.magie.kernel.match.Match;
import games.magie.table.Host;
import games.magie.table.RowRecord;
import games.magie.table.Services;
import games.magie.table.Store;
import games.magie.table.TableRecord;
import games.magie.table.Tokens;
import games.magie.table.Write;
import games.magie.table.store.postgres.PostgresStore;
import games.magie.table.store.sqlite.SqliteStore;
import games.magie.wire.HashChain;
import games.magie.wire.JournalFile;
import games.magie.wire.protocol.Protocol;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/// A server whose tables begin in given positions, with a person on every seat; with
/// `-Dmagie.nodes=2` two of them, and seats alternate.
public final class World implements AutoCloseable {
  private final List<MagieServer> servers;

  public World(
      Path folder,
      List<Match<?, ?, ?>> tables,
      Supplier<Chance> chance,
      Function<String, Game<?, ?, ?>> games) {
    Path file = folder.resolve("magie.db");
    Database database =
        House.TWO_NODES ? new Database(House.url(House.shared(folder)), "") : Database.NONE;
    try (Store store =
        database.isNone() ? new SqliteStore(file) : new PostgresStore(database.url())) {
      for (int number = 0; number < tables.size(); number++) {
        store.write(given(id(number), tables.get(number))).join();
      }
    }
    var config = new ServerConfig(0, file, false, "", Duration.ZERO, House.WIDE).with(database);
    Supplier<MagieServer> start =
        () ->
            MagieServer.start(
                config, store -> new Host(new Services(store, chance, config.think()), games));
    servers = database.isNone() ? List.of(start.get()) : List.of(start.get(), start.get());
  }

  public static String id(int number) {
    return "table-" + number;
  }

  private static String secret(int seat) {
    return "the secret of seat " + Seats.letter(seat);
  }

  private static List<Write> given(String id, Match<?, ?, ?> match) {
    var seats =
        IntStream.range(0, match.seats())
            .mapToObj(seat ->
                new TableRecord.Seat(
                    seat,
                    TableRecord.Kind.PERSON,
                    "",
                    "Player " + Seats.letter(seat),
                    Tokens.hash(secret(seat)),
                    false))
            .toList();
    var record =
        new TableRecord(
            id,
            match.game().id(),
            match.game().version(),
            match.settings().text(),
            0,
            "out",
            TableRecord.State.PLAYING,
            "",
            seats);
    var salt = new byte[HashChain.SALT_BYTES];
    String body = JournalFile.row(match.lastRow());
    String link = new HashChain().link(salt, body);
    var row = new RowRecord(id, 0, -1, "", "", body, HexFormat.of().formatHex(salt), link);
    return List.of(new Write.Open(record), new Write.Append(row));
  }

  /// Connects a seat, -1 for a spectator.
  public Client connect(String table, int seat) {
    return Client.connect(
        servers.get(Math.floorMod(seat, servers.size())).port(),
        Protocol.socket(table, seat < 0 ? "-" : Seats.letter(seat)),
        seat < 0 ? Map.of() : Map.of("Authorization", "Bearer " + secret(seat)));
  }

  public Device device() {
    return new Device(servers.getFirst().port());
  }

  @Override
  public void close() {
    servers.forEach(MagieServer::close);
  }
}
