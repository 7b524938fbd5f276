package games.magie.table;

import games.magie.table.TableRecord.Seat;
import games.magie.table.TableRecord.State;
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
final class Forgetting {
  private static final String CLOSED = "somebody is forgotten whose name stood in the sealed file";

  private final TableRecord table;
  private final int seat;
  private final Store store;
  private final String name;
  private final String instead;
  private final List<Write> writes = new ArrayList<>();

  Forgetting(TableRecord table, int seat, Store store) {
    this.table = table;
    this.seat = seat;
    this.store = store;
    this.name = table.seats().get(seat).name();
    this.instead = Names.ofNobody(table, seat);
  }

  List<Write> writes() {
    writes.add(new Write.Bury(new Tombstone(table.id(), seat)));
    seat();
    chat();
    String reason = Names.without(name, table.reason());
    State state = papers(store.acts(table.id()));
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
        String text = Names.without(name, said.text());
        if (!text.equals(said.text())) {
          writes.add(new Write.Reword(table.id(), said.number(), said.emote(), text));
        }
      }
    }
  }

  /// The files into which the table was packed, and from which it came; returns the state in which
  /// that leaves the table.
  private State papers(List<Write.Act> acts) {
    Papers papers = Papers.of(acts);
    State state = table.state();
    for (Write.Act act : acts) {
      if (Papers.isFile(act) && !act.content().isEmpty()) {
        String text = "";
        String last = papers.packs().getLast();
        if (state == State.PACKED && act.command().equals(Papers.packedAs(last))) {
          text = packed(papers);
        } else if (state == State.WAITING && act.command().equals(Papers.arrivedAs(last))) {
          PackedTable file = PackedFile.parse(store.file(table.id(), act.command()));
          if (file.seal() instanceof Seal.Open) {
            text = PackedFile.text(PackedTable.open(renamed(file.head()), file.rows()));
          } else {
            state = State.CLOSED; // nobody here can open it and write it again
          }
        }
        writes.add(new Write.Rewrite(new Write.Act(table.id(), act.seat(), act.command(), text)));
      }
    }
    return state;
  }

  /// The file of a packed table under the new name, sealed anew for the same codes; empty if it was
  /// sealed with a phrase, which nobody here knows.
  private String packed(Papers papers) {
    PackedFile.Top file = PackedFile.top(papers.packed());
    PackHead head = renamed(file.head());
    List<LinkedRow> rows = store.rows(table.id()).stream().map(RowRecord::linked).toList();
    return switch (file.seal()) {
      case Seal.Open _ -> PackedFile.text(PackedTable.open(head, rows));
      case Seal.Shares _ -> PackedFile.text(PackedTable.withShares(head, rows, papers.codes()));
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
