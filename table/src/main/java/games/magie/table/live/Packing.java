package games.magie.table.live;

import games.magie.kernel.BadInput;
import games.magie.kernel.Move;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Match;
import games.magie.table.Refused;
import games.magie.table.RowRecord;
import games.magie.table.TableRecord;
import games.magie.table.Write;
import games.magie.table.actions.PackingRecord;
import games.magie.table.actions.PackingRecords;
import games.magie.table.pack.Packer;
import games.magie.table.pack.Secrecy;
import games.magie.wire.LinkedRow;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.protocol.Problem;
import java.util.List;

/// A table on its way into a file, and closed here while it is in it; [Unsealing] is the way out.
/// Used under the table's lock only.
final class Packing<S extends State<S>, M extends Move, V extends View> {
  private final Play<S, M, V> play;
  private final TableServices services;
  private final PackState<S, M, V> packing;

  Packing(Play<S, M, V> play, TableServices services, PackState<S, M, V> packing) {
    this.play = play;
    this.services = services;
    this.packing = packing;
  }

  void consent(int seat, boolean yes) {
    packing.consent(seat, yes);
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
      made = new Packer(play.record(), rows, secret).pack(phrase, packing.count());
    } catch (BadInput e) {
      throw new Refused(
          Problem.field(phrase.isEmpty() ? "" : "phrase", String.valueOf(e.getMessage())));
    }
    play.ledger().safe(made.writes());
    packing.packed(made.packed().head().pack(), made.packed().seal());
    play.turn(TableRecord.State.PACKED);
  }

  private void checkPhrase(boolean secret) {
    if (!secret) {
      throw new Refused(Problem.field("phrase", "nothing is secret here, no phrase is needed"));
    }
    boolean all =
        play.record().seats().stream()
            .filter(Packer::plays)
            .allMatch(seat -> packing.consents(seat.seat()));
    if (!all) {
      throw new Refused("no-consent", "a phrase is possible when all people agree to it");
    }
  }

  private PackingRecords packings() {
    if (play.record().state() != TableRecord.State.PACKED) {
      throw new Refused("not-found", "this table is not packed");
    }
    return PackingRecords.of(services.store().actions(play.id()));
  }

  String file() {
    String pack = packings().packs().getLast();
    String file = services.store().file(play.id(), PackingRecord.Packed.name(pack));
    if (file.isEmpty()) {
      throw new Refused("not-found", "the file was forgotten here, with somebody's name in it");
    }
    return file;
  }

  /// What one person needs at the other end.
  String code(int seat) {
    String code = packings().codes().get(seat);
    if (code == null) {
      throw new Refused("not-found", "this seat needs no link");
    }
    return code;
  }

  /// The file of the last packing comes back. Nothing is read from it but its name: everything else
  /// is here.
  void reopen(String file) {
    var _ = packings();
    if (!PackedFile.parse(file).head().pack().equals(packing.last())) {
      throw new Refused("exists", "this table was packed again since that file was made");
    }
    play.ledger().safe(List.of(new Write.SetState(play.id(), TableRecord.State.PLAYING, "")));
    packing.reopened();
    play.turn(TableRecord.State.PLAYING);
  }
}
