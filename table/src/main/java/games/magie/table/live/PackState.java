package games.magie.table.live;

import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Match;
import games.magie.table.TableRecord;
import games.magie.table.TableRecord.Seat;
import games.magie.table.actions.Masks;
import games.magie.table.actions.PackingRecords;
import games.magie.table.pack.Packer;
import games.magie.table.pack.Secrecy;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.pack.Seal;
import games.magie.wire.protocol.PackInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// How one table stands in a file, or came out of one: what [Packing] and [Unsealing] change and
/// everybody at the table is told. Used under the table's lock only.
final class PackState<S extends State<S>, M extends Move, V extends View> {
  static final String PHRASE = "phrase";

  private final Standing<S, M, V> standing;
  private List<String> packs = List.of();
  private String seal = "";
  private String mark = "";

  /// Who agrees to a phrase. It is not kept: a phrase is used at once or agreed on again.
  private int consent;

  /// The head of the file from which the table came, while it waits for its people; the file itself
  /// stays in the store until it is opened.
  private PackedFile.@Nullable Top arrived;

  private SortedMap<Integer, String> shares = new TreeMap<>();
  private boolean locked;

  PackState(Standing<S, M, V> standing) {
    this.standing = standing;
  }

  void restore(PackingRecords packings) {
    packs = packings.packs();
    mark = packings.mark();
    TableRecord.State state = standing.record().state();
    if (state == TableRecord.State.PACKED) {
      seal = packings.packed().isEmpty() ? PHRASE : PackedFile.top(packings.packed()).seal().text();
    } else if (state == TableRecord.State.WAITING) {
      arrived = PackedFile.top(packings.arrived());
      shares = packings.shares();
      locked = arrived.seal() instanceof Seal.Phrase && !packings.unlocked();
    }
  }

  PackInfo info() {
    Match<S, M, V> now = standing.running();
    boolean secret = now != null && Secrecy.of(now);
    String of = arrived == null ? "" : arrived.seal().text();
    return new PackInfo(
        packs.isEmpty() ? "" : last(),
        seal.isEmpty() ? of : seal,
        mark,
        secret,
        locked,
        Masks.seats(missing()),
        Masks.seats(consent));
  }

  /// How often the table was packed.
  int count() {
    return packs.size();
  }

  /// The name of the last packing, of which there must be one.
  String last() {
    return packs.getLast();
  }

  void packed(String pack, Seal by) {
    var all = new ArrayList<>(packs);
    all.add(pack);
    packs = List.copyOf(all);
    seal = by.text();
    mark = by instanceof Seal.Phrase ? PHRASE : mark;
    consent = 0;
  }

  void reopened() {
    seal = "";
  }

  void consent(int seat, boolean yes) {
    consent = yes ? consent | Seats.mask(seat) : consent & ~Seats.mask(seat);
  }

  boolean consents(int seat) {
    return (consent >> seat & 1) != 0;
  }

  /// The file whose people the table waits for, null if it waits for nobody.
  PackedFile.@Nullable Top arrived() {
    return arrived;
  }

  SortedMap<Integer, String> shares() {
    return shares;
  }

  void share(SortedMap<Integer, String> all) {
    shares = all;
  }

  /// Whether nobody has given the phrase yet.
  boolean locked() {
    return locked;
  }

  void unlock() {
    locked = false;
  }

  /// All of its people are there.
  void complete() {
    arrived = null;
    shares = new TreeMap<>();
  }

  /// The seats whose people are not there yet.
  int missing() {
    PackedFile.Top from = arrived;
    int missing = 0;
    if (from != null) {
      for (Seat seat : standing.record().seats()) {
        boolean there =
            from.seal() instanceof Seal.Shares
                ? shares.containsKey(seat.seat())
                : !seat.secret().isEmpty();
        missing |= Packer.plays(seat) && !there ? Seats.mask(seat.seat()) : 0;
      }
    }
    return missing;
  }
}
