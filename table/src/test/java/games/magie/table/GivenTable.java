package games.magie.table;

import static games.magie.table.House.move;
import static games.magie.table.House.ok;

import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Match;
import games.magie.kernel.text.Fields;
import games.magie.table.store.sqlite.SqliteStore;
import games.magie.wire.Catalogue;
import games.magie.wire.HashChain;
import games.magie.wire.JournalFile;
import games.magie.wire.protocol.Frame;
import games.magie.wire.protocol.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/// A table of people at a given position, with somebody listening at every seat and a spectator.
public final class GivenTable implements AutoCloseable {
  public static final String ID = "the-table";

  private final HandTimer timer;
  private final House house;
  private final Table table;
  private final List<Ear> ears = new ArrayList<>();
  private final Map<Integer, List<String>> sent = new TreeMap<>();

  public GivenTable(
      Path file, HandTimer timer, String game, int seats, int clock, String position) {
    this.timer = timer;
    try (var store = new SqliteStore(file)) {
      store.write(writes(Catalogue.game(game), seats, clock, position)).join();
    }
    house = new House(file, timer);
    table = house.table(ID);
    for (int seat = -1; seat < seats; seat++) {
      var ear = new Ear(seat);
      ears.add(ear);
      table.attach(new Timed(ear, sent.computeIfAbsent(seat, _ -> new ArrayList<>())), 0);
    }
  }

  private static <S extends State<S>, M extends Move, V extends View> List<Write> writes(
      Game<S, M, V> game, int seats, int clock, String position) {
    var settings = Settings.defaults(game.options());
    S given = game.notation().position(settings, seats, Fields.parse(position, seats));
    String body = JournalFile.row(Match.from(game, settings, seats, given).lastRow());
    var people =
        IntStream.range(0, seats)
            .mapToObj(seat -> TableRecord.Seat.person(seat, "Player " + seat, "hash"))
            .toList();
    var playing = TableRecord.State.PLAYING;
    var record =
        new TableRecord(ID, game.id(), game.version(), "", clock, "out", playing, "", people);
    var salt = new byte[HashChain.SALT_BYTES];
    String link = new HashChain().link(salt, body);
    return List.of(
        new Write.Open(record),
        new Write.Append(
            new RowRecord(ID, 0, -1, "", "", body, HexFormat.of().formatHex(salt), link)));
  }

  public Table table() {
    return table;
  }

  public Ear ear(int seat) {
    return ears.get(seat + 1);
  }

  public void play(int seat, String text) {
    int moment = Objects.requireNonNull(ear(seat).asked()).moment();
    ok(table.command(seat, move(moment, text)));
  }

  public List<String> log() {
    return ear(-1).log();
  }

  public List<String> rows() {
    return house.rows(table).stream().map(RowRecord::body).toList();
  }

  /// What each viewer was sent, and when, counted from the beginning.
  public Map<Integer, List<String>> sent() {
    return sent;
  }

  @Override
  public void close() {
    house.close();
  }

  private final class Timed implements Listener {
    private final Ear ear;
    private final List<String> sent;
    private final long begin = timer.nanos();

    Timed(Ear ear, List<String> sent) {
      this.ear = ear;
      this.sent = sent;
    }

    @Override
    public int seat() {
      return ear.seat();
    }

    @Override
    public void send(IntFunction<Frame> frame) {
      ear.send(frame);
      sent.add((timer.nanos() - begin) + " " + Json.text(ear.frames().getLast()));
    }
  }
}
