package games.magie.table.host;

import games.magie.table.RowRecord;
import games.magie.table.Store;
import games.magie.table.TableRecord;
import games.magie.table.TableRecord.Seat;
import games.magie.table.TableRecord.State;
import games.magie.table.Tombstone;
import games.magie.table.Write;
import games.magie.table.actions.PackingRecord;
import games.magie.table.actions.PackingRecords;
import games.magie.table.actions.PlayerNames;
import games.magie.wire.LinkedRow;
import games.magie.wire.pack.PackHead;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.pack.PackedTable;
import games.magie.wire.pack.Seal;
import games.magie.wire.protocol.ChatMessage;
import java.util.ArrayList;
import java.util.List;

/// Whoever sits on a seat is forgotten. The journal has no names, so it stays as it is and every
/// hash holds; what has names is changed or goes.
public final class Forgetting {
  private static final String CLOSED = "somebody is forgotten whose name stood in the sealed file";

  private final TableRecord table;
  private final int seat;
  private final Store store;
  private final String name;
  private final String instead;
  private final List<Write> writes = new ArrayList<>();

  public Forgetting(TableRecord table, int seat, Store store) {
    this.table = table;
    this.seat = seat;
    this.store = store;
    this.name = table.seats().get(seat).name();
    this.instead = PlayerNames.ofNobody(table, seat);
  }

  public List<Write> writes() {
    writes.add(new Write.Bury(new Tombstone(table.id(), seat)));
    seat();
    chat();
    String reason = PlayerNames.without(name, table.reason());
    State state = files(store.actions(table.id()));
    if (state != table.state() || !reason.equals(table.reason())) {
      String why = state == table.state() ? reason : CLOSED;
      writes.add(new Write.SetState(table.id(), state, why));
    }
    return List.copyOf(writes);
  }

  /// While the game goes on its player may go on, under another name. Afterwards nothing leads from
  /// a device to the seat.
  private void seat() {
    Seat sitting = table.seats().get(seat).named(instead);
    boolean done = table.state() == State.OVER || table.state() == State.CLOSED;
    if (done) {
      sitting = new Seat(seat, sitting.kind(), sitting.bot(), sitting.name(), "", sitting.left());
      writes.add(new Write.Unhold(table.id(), seat));
    }
    writes.add(new Write.SetSeat(table.id(), sitting));
  }

  private void chat() {
    for (Write.Say each : store.chat(table.id())) {
      ChatMessage said = each.message();
      if (said.seat() == seat) {
        writes.add(new Write.Reword(table.id(), said.number(), "", ""));
      } else {
        String text = PlayerNames.without(name, said.text());
        if (!text.equals(said.text())) {
          writes.add(new Write.Reword(table.id(), said.number(), said.emote(), text));
        }
      }
    }
  }

  /// The files into which the table was packed, and from which it came; returns the state in which
  /// that leaves the table.
  private State files(List<Write.Action> actions) {
    PackingRecords packings = PackingRecords.of(actions);
    State state = table.state();
    for (Write.Action each : actions) {
      if (!PackingRecord.is(each) || each.content().isEmpty()) {
        continue;
      }
      switch (PackingRecord.of(each)) {
        case PackingRecord.Packed(String pack, _) -> {
          boolean stands = state == State.PACKED && pack.equals(packings.packs().getLast());
          rewrite(new PackingRecord.Packed(pack, stands ? packed(packings) : ""));
        }
        case PackingRecord.Arrived(String pack, _) -> {
          boolean stands = state == State.WAITING && pack.equals(packings.packs().getLast());
          String text = stands ? arrived(pack) : "";
          if (stands && text.isEmpty()) {
            state = State.CLOSED; // nobody here can open it and write it again
          }
          rewrite(new PackingRecord.Arrived(pack, text));
        }
        case PackingRecord.Code _,
            PackingRecord.Mark _,
            PackingRecord.Share _,
            PackingRecord.Unlocked _ -> {}
      }
    }
    return state;
  }

  private void rewrite(PackingRecord without) {
    writes.add(new Write.Rewrite(without.kept(table.id())));
  }

  /// The file from which the table came under the new name; empty if it is sealed.
  private String arrived(String pack) {
    String kept = store.file(table.id(), PackingRecord.Arrived.name(pack));
    PackedTable file = PackedFile.parse(kept);
    return file.seal() instanceof Seal.Open
        ? PackedFile.text(PackedTable.open(renamed(file.head()), file.rows()))
        : "";
  }

  /// The file of a packed table under the new name, sealed anew for the same codes; empty if it was
  /// sealed with a phrase, which nobody here knows.
  private String packed(PackingRecords packings) {
    PackedFile.Top file = PackedFile.top(packings.packed());
    PackHead head = renamed(file.head());
    List<LinkedRow> rows = store.rows(table.id()).stream().map(RowRecord::linked).toList();
    return switch (file.seal()) {
      case Seal.Open _ -> PackedFile.text(PackedTable.open(head, rows));
      case Seal.Shares _ -> PackedFile.text(PackedTable.withShares(head, rows, packings.codes()));
      case Seal.Phrase _ -> "";
    };
  }

  private PackHead renamed(PackHead head) {
    var seats = new ArrayList<>(head.seats());
    PackHead.Seat old = seats.get(seat);
    seats.set(seat, new PackHead.Seat(old.kind(), old.bot(), instead));
    return new PackHead(
        head.pack(),
        head.game(),
        head.version(),
        head.settings(),
        head.terms(),
        head.clock(),
        head.onLeave(),
        seats,
        head.rows(),
        head.last());
  }
}
