package games.magie.table.store;

import games.magie.table.Host;
import games.magie.table.Listener;
import games.magie.table.Services;
import games.magie.table.Table;
import games.magie.table.TableRecord;
import games.magie.table.store.sqlite.SqliteStore;
import games.magie.wire.Catalogue;
import games.magie.wire.SecretChance;
import games.magie.wire.protocol.Asked;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Frame;
import games.magie.wire.protocol.Requests.NewSeat;
import games.magie.wire.protocol.Requests.NewTable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A store under load, to be watched from outside: tables of every game are played at by random
/// legal moves, and each move that is safe is told in a file of acknowledgements, one system call
/// each. The moves of a table are numbered in the ids of their commands.
final class PowerLoad {
  static final int WRITERS = 2 * Catalogue.ids().size();
  private static final int SEATS = 4;

  private PowerLoad() {}

  /// The id of a table's command.
  static String command(int number) {
    return "command-" + number;
  }

  /// Arguments: the store, the acknowledgements, how SQLite forces its files, moves per writer.
  public static void main(String[] args) throws Exception {
    var store = new SqliteStore(Path.of(args[0]), SqliteStore.Synchronous.valueOf(args[2]));
    var host = new Host(new Services(store, SecretChance::new, Duration.ZERO));
    int moves = Integer.parseInt(args[3]);
    try (var acknowledgements =
        FileChannel.open(Path.of(args[1]), StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
      var writers = new Thread[WRITERS];
      for (int writer = 0; writer < WRITERS; writer++) {
        var player = new Player(host, writer, acknowledgements);
        writers[writer] = Thread.ofPlatform().start(() -> player.play(moves));
      }
      for (Thread writer : writers) {
        writer.join();
      }
    }
    // Without closing the store: the power goes while it is open.
    Runtime.getRuntime().halt(0);
  }

  /// What a seat was asked last.
  private static final class Seat implements Listener {
    private final int seat;
    private volatile @Nullable Asked asked;

    Seat(int seat) {
      this.seat = seat;
    }

    @Override
    public int seat() {
      return seat;
    }

    @Override
    public void send(IntFunction<Frame> frame) {
      switch (frame.apply(0)) {
        case Frame.Welcome w -> asked = w.waiting().contains(seat) ? w.asked() : null;
        case Frame.News n -> asked = n.waiting().contains(seat) ? n.asked() : null;
        default -> {}
      }
    }
  }

  /// Plays one game after the other for all seats of its table.
  private static final class Player {
    private final Host host;
    private final String game;
    private final Random random;
    private final FileChannel acknowledgements;

    Player(Host host, int number, FileChannel acknowledgements) {
      this.host = host;
      this.game = Catalogue.ids().get(number % Catalogue.ids().size());
      this.random = new Random(number);
      this.acknowledgements = acknowledgements;
    }

    void play(int moves) {
      for (int left = moves; left > 0; ) {
        left -= playOne(left);
      }
    }

    /// Returns how many moves the game had.
    private int playOne(int most) {
      List<NewSeat> people =
          IntStream.range(0, SEATS).mapToObj(n -> new NewSeat("me", "Player " + n, "")).toList();
      Table table = host.open(new NewTable(game, Map.of(), 0, "out", people), "device").table();
      List<Seat> seats = IntStream.range(0, SEATS).mapToObj(Seat::new).toList();
      seats.forEach(seat -> table.attach(seat, 0));
      int number = 0;
      while (number < most && table.record().state() == TableRecord.State.PLAYING) {
        Seat seat = seats.get(random.nextInt(SEATS));
        Asked asked = seat.asked;
        // A clock of the rules may be quicker, then the next question is there.
        if (asked != null
            && table.command(
                    seat.seat, new Command(command(number), asked.moment(), any(asked), ""))
                == null) {
          tell(table.id(), number++);
        }
      }
      return number;
    }

    private String any(Asked asked) {
      List<Asked.MoveText> moves =
          asked.verbs().stream().flatMap(verb -> verb.moves().stream()).toList();
      return moves.isEmpty() ? "" : moves.get(random.nextInt(moves.size())).text();
    }

    private void tell(String table, int number) {
      var bytes = (table + " " + number + "\n").getBytes(StandardCharsets.UTF_8);
      try {
        acknowledgements.write(ByteBuffer.wrap(bytes));
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
