package games.magie.table;

import games.magie.kernel.BadInput;
import games.magie.kernel.Match;
import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.table.Table.Taken;
import games.magie.table.TableRecord.Seat;
import games.magie.wire.LinkedRow;
import games.magie.wire.pack.Key;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.pack.PackedTable;
import games.magie.wire.pack.Seal;
import games.magie.wire.protocol.PackInfo;
import games.magie.wire.protocol.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// A table on its way: closed here because it is in a file, or out of a file and waiting for its
/// people. Used under the table's lock only.
final class Packing<S extends State<S>, M extends Move, V extends View> {
  private final Play<S, M, V> play;
  private final Services services;

  private List<String> packs = List.of();
  private String seal = "";
  private String mark = "";

  /// The file from which the table came, while it waits.
  private @Nullable PackedTable arrived;

  private SortedMap<Integer, String> shares = new TreeMap<>();
  private boolean locked;

  /// Who agrees to a phrase. It is not kept: a phrase is used at once or agreed on again.
  private int consent;

  Packing(Play<S, M, V> play, Services services) {
    this.play = play;
    this.services = services;
  }

  void restore(List<Write.Act> acts) {
    Papers papers = Papers.of(acts);
    packs = papers.packs();
    mark = papers.mark();
    switch (play.record().state()) {
      case WAITING -> {
        arrived = PackedFile.parse(papers.arrived());
        shares = papers.shares();
        seal = arrived.seal().text();
        locked = arrived.seal() instanceof Seal.Phrase && !papers.unlocked();
      }
      case PACKED -> seal = PackedFile.parse(papers.packed()).seal().text();
      case OPEN, PLAYING, OVER, FROZEN -> {}
    }
  }

  PackInfo info() {
    Match<S, M, V> now = play.running();
    boolean secret = now != null && Secrecy.of(now);
    return new PackInfo(
        packs.isEmpty() ? "" : packs.getLast(),
        seal,
        mark,
        secret,
        locked,
        arrived == null ? List.of() : Masks.seats(missing()),
        Masks.seats(consent));
  }

  /// Whether the table was packed under this name once, here or where it came from.
  boolean knows(String pack) {
    return packs.contains(pack);
  }

  // From the table to the file.

  void consent(int seat, boolean yes) {
    consent = yes ? consent | Seats.mask(seat) : consent & ~Seats.mask(seat);
    play.tellTable();
  }

  /// Packs the table and closes it here.
  ///
  /// @param phrase instead of a share for each person, empty for shares
  void pack(String phrase) {
    Match<S, M, V> now = play.running();
    if (now == null) {
      throw new Refused("not-playing", "only a game that goes on can be packed");
    }
    boolean secret = Secrecy.of(now);
    if (!phrase.isEmpty()) {
      checkPhrase(secret);
    }
    List<LinkedRow> rows =
        services.store().rows(play.id()).stream().map(RowRecord::linked).toList();
    Packer.Packed made;
    try {
      made = new Packer(play.record(), rows, secret).pack(phrase, packs.size());
    } catch (BadInput e) {
      throw new Refused(
          Problem.field(phrase.isEmpty() ? "" : "phrase", String.valueOf(e.getMessage())));
    }
    play.ledger().safe(made.writes());
    var all = new ArrayList<>(packs);
    all.add(made.packed().head().pack());
    packs = List.copyOf(all);
    seal = made.packed().seal().text();
    mark = made.packed().seal() instanceof Seal.Phrase ? "phrase" : mark;
    consent = 0;
    play.turn(TableRecord.State.PACKED);
  }

  private void checkPhrase(boolean secret) {
    if (!secret) {
      throw new Refused(Problem.field("phrase", "nothing is secret here, no phrase is needed"));
    }
    boolean all =
        play.record().seats().stream()
            .filter(Packer::plays)
            .allMatch(seat -> (consent >> seat.seat() & 1) != 0);
    if (!all) {
      throw new Refused("no-consent", "a phrase is possible when all people agree to it");
    }
  }

  private Papers papers() {
    if (play.record().state() != TableRecord.State.PACKED) {
      throw new Refused("not-found", "this table is not packed");
    }
    return Papers.of(services.store().acts(play.id()));
  }

  String file() {
    return papers().packed();
  }

  /// What one person needs at the other end.
  String code(int seat) {
    String code = papers().codes().get(seat);
    if (code == null) {
      throw new Refused("not-found", "this seat needs no link");
    }
    return code;
  }

  /// The same file comes back.
  void reopen(String file) {
    if (!papers().packed().equals(file)) {
      throw new Refused("exists", "this table was packed again since that file was made");
    }
    play.ledger()
        .safe(List.of(new Write.SetState(play.id(), TableRecord.State.PLAYING, "")));
    seal = "";
    play.turn(TableRecord.State.PLAYING);
  }

  // From the file to the table.

  private int missing() {
    PackedTable from = Objects.requireNonNull(arrived);
    int missing = 0;
    for (Seat seat : play.record().seats()) {
      boolean there =
          from.seal() instanceof Seal.Shares
              ? shares.containsKey(seat.seat())
              : !seat.secret().isEmpty();
      missing |= Packer.plays(seat) && !there ? Seats.mask(seat.seat()) : 0;
    }
    return missing;
  }

  /// Somebody opens the link of a seat; false where the table does not wait for any.
  ///
  /// @param hold keeps that the seat is theirs
  boolean arrive(int seat, String code, Write.Hold hold) {
    PackedTable from = arrived;
    if (from == null || !(from.seal() instanceof Seal.Shares)) {
      return false;
    }
    if (shares.containsKey(seat)) {
      throw new Refused(
          "given", "the link of seat %s was opened already".formatted(Seats.letter(seat)));
    }
    String share = Key.share(from.head().pack(), code);
    var all = new TreeMap<>(shares);
    all.put(seat, share);
    var writes =
        new ArrayList<Write>(List.of(hold, Papers.share(play.id(), seat, share)));
    if ((missing() & ~Seats.mask(seat)) == 0) {
      begin(play.record(), from.rows(Key.ofShares(all.values())), writes, true);
    } else {
      play.ledger().safe(writes);
      shares = all;
      play.tellTable();
    }
    return true;
  }

  /// Somebody takes a seat at a table whose journal is open.
  ///
  /// @param device the hash of its cookie
  Taken take(int seat, String device) {
    TableRecord record = play.record();
    if (arrived == null || arrived.seal() instanceof Seal.Shares || locked) {
      throw new Refused("not-found", "there is no seat to be taken");
    }
    if (seat < 0 || seat >= record.seats().size() || (missing() >> seat & 1) == 0) {
      throw new Refused("full", "this seat is taken");
    }
    String secret = Secrets.secret();
    Seat taken = Seat.person(seat, record.seats().get(seat).name(), Secrets.hash(secret));
    var writes =
        new ArrayList<Write>(
            List.of(
                new Write.SetSeat(play.id(), taken), new Write.Hold(play.id(), seat, device)));
    if ((missing() & ~Seats.mask(seat)) == 0) {
      List<LinkedRow> rows =
          services.store().rows(play.id()).stream().map(RowRecord::linked).toList();
      begin(record.with(taken), rows, writes, false);
    } else {
      play.ledger().safe(writes);
      play.set(record.with(taken));
      play.tellTable();
    }
    return new Taken(seat, secret);
  }

  /// The phrase opens the journal; then people take their seats.
  void unlock(String phrase) {
    if (arrived == null || !locked || !(arrived.seal() instanceof Seal.Phrase sealed)) {
      throw new Refused("not-found", "this table waits for no phrase");
    }
    var writes = new ArrayList<Write>();
    try {
      List<LinkedRow> rows = arrived.rows(Key.ofPhrase(phrase, sealed.salt()));
      var _ = Unpacker.replay(play.game(), arrived.journal(rows));
      Unpacker.stored(play.id(), rows).forEach(row -> writes.add(new Write.Append(row)));
    } catch (BadInput e) {
      throw new Refused(Problem.field("phrase", String.valueOf(e.getMessage())));
    }
    writes.add(Papers.unlocked(play.id()));
    play.ledger().safe(writes);
    locked = false;
    play.tellTable();
  }

  /// The last one is there.
  ///
  /// @param append whether the rows are not in the store yet
  private void begin(
      TableRecord seated, List<LinkedRow> linked, List<Write> writes, boolean append) {
    Match<S, M, V> resumed;
    try {
      resumed =
          Unpacker.resume(play.game(), Objects.requireNonNull(arrived).journal(linked));
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
      play.ledger().append(resumed.lastRow(), List.of());
    }
    arrived = null;
    shares = new TreeMap<>();
    seal = "";
    play.begin(resumed, seated.with(TableRecord.State.PLAYING, ""));
  }
}
