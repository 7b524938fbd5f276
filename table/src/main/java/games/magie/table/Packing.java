package games.magie.table;

import games.magie.kernel.BadInput;
import games.magie.kernel.Match;
import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.wire.LinkedRow;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.pack.Seal;
import games.magie.wire.protocol.PackInfo;
import games.magie.wire.protocol.Problem;
import java.util.ArrayList;
import java.util.List;

/// A table on its way into a file, and closed here while it is in it; [Arrival] is the way out.
/// Used under the table's lock only.
final class Packing<S extends State<S>, M extends Move, V extends View> {
  private static final String PHRASE = "phrase";

  private final Play<S, M, V> play;
  private final Services services;
  private final Arrival<S, M, V> arrival;

  private List<String> packs = List.of();
  private String seal = "";
  private String mark = "";

  /// Who agrees to a phrase. It is not kept: a phrase is used at once or agreed on again.
  private int consent;

  Packing(Play<S, M, V> play, Services services, Arrival<S, M, V> arrival) {
    this.play = play;
    this.services = services;
    this.arrival = arrival;
  }

  void restore(List<Write.Act> acts) {
    Papers papers = Papers.of(acts);
    packs = papers.packs();
    mark = papers.mark();
    if (play.record().state() == TableRecord.State.PACKED) {
      seal = papers.packed().isEmpty() ? PHRASE : PackedFile.top(papers.packed()).seal().text();
    } else if (play.record().state() == TableRecord.State.WAITING) {
      arrival.restore(papers);
    }
  }

  PackInfo info() {
    Match<S, M, V> now = play.running();
    boolean secret = now != null && Secrecy.of(now);
    return new PackInfo(
        packs.isEmpty() ? "" : packs.getLast(),
        seal.isEmpty() ? arrival.seal() : seal,
        mark,
        secret,
        arrival.locked(),
        Masks.seats(arrival.missing()),
        Masks.seats(consent));
  }

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
    mark = made.packed().seal() instanceof Seal.Phrase ? PHRASE : mark;
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
    String pack = papers().packs().getLast();
    String file = services.store().file(play.id(), Papers.packedAs(pack));
    if (file.isEmpty()) {
      throw new Refused("not-found", "the file was forgotten here, with somebody's name in it");
    }
    return file;
  }

  /// What one person needs at the other end.
  String code(int seat) {
    String code = papers().codes().get(seat);
    if (code == null) {
      throw new Refused("not-found", "this seat needs no link");
    }
    return code;
  }

  /// The file of the last packing comes back. Nothing is read from it but its name: everything else
  /// is here.
  void reopen(String file) {
    var _ = papers();
    if (!PackedFile.parse(file).head().pack().equals(packs.getLast())) {
      throw new Refused("exists", "this table was packed again since that file was made");
    }
    play.ledger().safe(List.of(new Write.SetState(play.id(), TableRecord.State.PLAYING, "")));
    seal = "";
    play.turn(TableRecord.State.PLAYING);
  }
}
