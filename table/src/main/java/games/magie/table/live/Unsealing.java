package games.magie.table.live;

import games.magie.kernel.BadInput;
import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Match;
import games.magie.table.Refused;
import games.magie.table.RowRecord;
import games.magie.table.Table.Taken;
import games.magie.table.TableRecord;
import games.magie.table.TableRecord.Seat;
import games.magie.table.Tokens;
import games.magie.table.Write;
import games.magie.table.actions.PackingRecord;
import games.magie.table.pack.Unpacker;
import games.magie.wire.LinkedRow;
import games.magie.wire.pack.Key;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.pack.PackedTable;
import games.magie.wire.pack.Seal;
import games.magie.wire.protocol.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/// A table that came out of a file and waits for its people. Used under the table's lock only.
final class Unsealing<S extends State<S>, M extends Move, V extends View> {
  private final Play<S, M, V> play;
  private final TableServices services;

  private final PackState<S, M, V> packing;

  Unsealing(Play<S, M, V> play, TableServices services, PackState<S, M, V> packing) {
    this.play = play;
    this.services = services;
    this.packing = packing;
  }

  /// Somebody opens the link of a seat; false where the table does not wait for any.
  ///
  /// @param hold keeps that the seat is theirs
  boolean arrive(int seat, String code, Write.Hold hold) {
    PackedFile.Top from = packing.arrived();
    if (from == null || !(from.seal() instanceof Seal.Shares)) {
      return false;
    }
    if (packing.shares().containsKey(seat)) {
      throw new Refused(
          "given", "the link of seat %s was opened already".formatted(Seats.letter(seat)));
    }
    String share = Key.share(from.head().pack(), code);
    var all = new TreeMap<>(packing.shares());
    all.put(seat, share);
    var writes =
        new ArrayList<Write>(List.of(hold, new PackingRecord.Share(seat, share).kept(play.id())));
    if ((packing.missing() & ~Seats.mask(seat)) == 0) {
      services.read(() -> {
        PackedTable file = file(from);
        begin(play.record(), file, opened(file, Key.ofShares(all.values())), writes, true);
        return true;
      });
    } else {
      play.ledger().safe(writes);
      packing.share(all);
      play.tellTable();
    }
    return true;
  }

  /// What was read as a whole when it came; if it cannot be now, the store is damaged and the file
  /// is no dud.
  private PackedTable file(PackedFile.Top from) {
    try {
      return PackedFile.parse(
          services.store().file(play.id(), PackingRecord.Arrived.name(from.head().pack())));
    } catch (BadInput e) {
      throw new Refused("unavailable", "the file cannot be read any more: " + e.getMessage());
    }
  }

  private static List<LinkedRow> opened(PackedTable file, Key key) {
    try {
      return file.rows(key);
    } catch (BadInput e) {
      throw new Refused(Refused.BAD_FILE, String.valueOf(e.getMessage()));
    }
  }

  /// Somebody takes a seat at a table whose journal is open.
  ///
  /// @param device the hash of its cookie
  Taken take(int seat, String device) {
    TableRecord record = play.record();
    PackedFile.Top from = packing.arrived();
    if (from == null || from.seal() instanceof Seal.Shares || packing.locked()) {
      throw new Refused("not-found", "there is no seat to be taken");
    }
    if (seat < 0 || seat >= record.seats().size() || (packing.missing() >> seat & 1) == 0) {
      throw new Refused("full", "this seat is taken");
    }
    String secret = Tokens.secret();
    Seat taken = Seat.person(seat, record.seats().get(seat).name(), Tokens.hash(secret));
    var writes =
        new ArrayList<Write>(
            List.of(new Write.SetSeat(play.id(), taken), new Write.Hold(play.id(), seat, device)));
    if ((packing.missing() & ~Seats.mask(seat)) == 0) {
      services.read(() -> {
        List<LinkedRow> rows =
            services.store().rows(play.id()).stream().map(RowRecord::linked).toList();
        begin(record.with(taken), file(from), rows, writes, false);
        return true;
      });
    } else {
      play.ledger().safe(writes);
      play.set(record.with(taken));
      play.tellTable();
    }
    return new Taken(seat, secret);
  }

  /// The phrase opens the journal; then people take their seats.
  void unlock(String phrase) {
    PackedFile.Top from = packing.arrived();
    if (from == null || !packing.locked() || !(from.seal() instanceof Seal.Phrase sealed)) {
      throw new Refused("not-found", "this table waits for no phrase");
    }
    services.read(() -> {
      PackedTable file = file(from);
      var writes = new ArrayList<Write>();
      try {
        List<LinkedRow> rows = file.rows(Key.ofPhrase(phrase, sealed.salt()));
        var _ = Unpacker.replay(play.game(), file.journal(rows));
        Unpacker.stored(play.id(), rows).forEach(row -> writes.add(new Write.Append(row)));
      } catch (BadInput e) {
        throw new Refused(Problem.field("phrase", String.valueOf(e.getMessage())));
      }
      writes.add(new PackingRecord.Unlocked().kept(play.id()));
      play.ledger().safe(writes);
      return true;
    });
    packing.unlock();
    play.tellTable();
  }

  /// The last one is there.
  ///
  /// @param append whether the rows are not in the store yet
  private void begin(
      TableRecord seated,
      PackedTable file,
      List<LinkedRow> linked,
      List<Write> writes,
      boolean append) {
    Match<S, M, V> resumed;
    try {
      resumed = Unpacker.resume(play.game(), file.journal(linked));
    } catch (RuntimeException | StackOverflowError e) {
      play.freeze("the file cannot be played again by the rules: " + e.getMessage());
      throw new Refused("unavailable", "the file cannot be played again by the rules");
    }
    List<RowRecord> rows = Unpacker.stored(play.id(), linked);
    if (append) {
      rows.forEach(row -> writes.add(new Write.Append(row)));
    }
    writes.add(new Write.SetState(play.id(), TableRecord.State.PLAYING, ""));
    play.ledger().safe(writes);
    play.ledger().restore(rows, List.of());
    if (resumed.rows().size() > rows.size()) {
      play.goOnByNewRules(resumed);
    }
    packing.complete();
    play.begin(resumed, seated.with(TableRecord.State.PLAYING, ""));
  }
}
