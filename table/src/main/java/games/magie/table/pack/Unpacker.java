package games.magie.table.pack;

import games.magie.bots.Bots;
import games.magie.kernel.BadInput;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Journal;
import games.magie.kernel.match.Match;
import games.magie.table.RowRecord;
import games.magie.table.TableRecord;
import games.magie.table.TableRecord.Seat;
import games.magie.table.TimeTerms;
import games.magie.table.Tokens;
import games.magie.table.Write;
import games.magie.table.actions.PackingRecord;
import games.magie.table.actions.PlayerNames;
import games.magie.table.store.KnownFile;
import games.magie.wire.LinkedRow;
import games.magie.wire.pack.PackHead;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.pack.PackedTable;
import games.magie.wire.pack.Seal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// Makes a table of a file. Nothing in it is believed: names, options and seats are checked as if
/// somebody asked for a new table, and the journal is played again by the rules.
///
/// @param games finds a game by its name
public record Unpacker(Function<String, Game<?, ?, ?>> games) {
  /// @param writes that make the new table
  public record Unpacked(TableRecord table, List<Write> writes) {}

  /// Throws [BadInput] with one line where something is wrong.
  public Unpacked unpack(PackedTable packed) {
    PackHead head = packed.head();
    Game<?, ?, ?> game = games.apply(head.game());
    check(game, head);
    var table =
        new TableRecord(
            Tokens.id(),
            game.id(),
            head.version(),
            head.settings(),
            head.clock(),
            head.onLeave(),
            head.terms(),
            TableRecord.State.WAITING,
            "",
            seats(packed),
            false);
    String text = PackedFile.text(packed);
    var writes = new ArrayList<Write>();
    writes.add(new Write.Open(table));
    writes.add(new Write.Arrive(KnownFile.key(text), table.id()));
    writes.add(new PackingRecord.Arrived(head.pack(), text).kept(table.id()));
    if (packed.seal() instanceof Seal.Open) {
      List<LinkedRow> rows = packed.rows();
      if (replay(game, packed.journal(rows))) {
        writes.add(new PackingRecord.Mark(0, "open").kept(table.id()));
      }
      stored(table.id(), rows).forEach(row -> writes.add(new Write.Append(row)));
    } else if (packed.seal() instanceof Seal.Phrase) {
      writes.add(new PackingRecord.Mark(0, "phrase").kept(table.id()));
    }
    return new Unpacked(table, writes);
  }

  private static void check(Game<?, ?, ?> game, PackHead head) {
    if (head.version() > game.version()) {
      throw new BadInput(
          "the game is of version %d of the rules of %s, this program knows %d"
              .formatted(head.version(), game.id(), game.version()));
    }
    Settings settings = Settings.parse(game.options(), head.settings());
    var _ = Settings.parse(TimeTerms.options(game), head.terms());
    game.checkSeats(head.seats().size(), settings);
    if (!head.onLeave().equals("out")) {
      var _ = Bots.player(game, head.onLeave());
    }
    if (head.seats().stream().noneMatch(PackHead.Seat::person)) {
      throw new BadInput("nobody is left at this table");
    }
    for (PackHead.Seat seat : head.seats()) {
      if (seat.kind() == PackHead.Kind.BOT) {
        var _ = Bots.player(game, seat.bot());
      }
    }
  }

  private static List<Seat> seats(PackedTable packed) {
    var seats = new ArrayList<Seat>();
    for (PackHead.Seat one : packed.head().seats()) {
      int seat = seats.size();
      String name = PlayerNames.apart(one.player().name(), seats);
      String secret =
          packed.seal() instanceof Seal.Shares shares && one.person()
              ? String.valueOf(shares.checks().get(seat))
              : "";
      seats.add(
          switch (one.kind()) {
            case BOT -> Seat.bot(seat, one.bot(), name);
            case PERSON -> Seat.person(seat, name, secret);
            case LEFT -> Seat.person(seat, name, "").gone();
          });
    }
    return seats;
  }

  /// Plays a journal again; whether it holds secrets. Throws [BadInput] where that is not possible.
  public static boolean replay(Game<?, ?, ?> game, Journal journal) {
    try {
      return Secrecy.of(resume(game, journal));
    } catch (BadInput e) {
      throw e;
    } catch (RuntimeException | StackOverflowError e) {
      throw new BadInput("the journal cannot be played again by the rules");
    }
  }

  public static <S extends State<S>, M extends Move, V extends View> Match<S, M, V> resume(
      Game<S, M, V> game, Journal journal) {
    Match<S, M, V> match = Match.resume(game, journal);
    if (game.rules().over(match.position())) {
      throw new BadInput("the game is over, there is nothing to go on with");
    }
    return match;
  }

  public static List<RowRecord> stored(String table, List<LinkedRow> rows) {
    var stored = new ArrayList<RowRecord>();
    for (LinkedRow row : rows) {
      stored.add(
          new RowRecord(table, stored.size(), -1, "", "", row.body(), row.salt(), row.link()));
    }
    return stored;
  }
}
