package games.magie.table;

import games.magie.kernel.BadInput;
import games.magie.wire.Catalogue;
import games.magie.wire.LinkedRow;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.pack.PackedTable;
import java.util.List;
import java.util.concurrent.CompletionException;

/// Packs and unpacks tables of a store that no server uses now.
///
/// @param store whose lock keeps servers away
public record StorePacking(Store store) {
  /// Closes a table here and returns its file. The people find their links on its page.
  public String pack(TableRecord table) {
    if (table.state() != TableRecord.State.PLAYING) {
      throw new BadInput(
          "only a game that goes on can be packed, this one is " + table.state().text());
    }
    List<RowRecord> rows = store.rows(table.id());
    boolean secret =
        Unpacker.replay(Catalogue.game(table.game()), new RowReader(table).journal(rows));
    List<LinkedRow> linked = rows.stream().map(RowRecord::linked).toList();
    int before = Papers.of(store.acts(table.id())).packs().size();
    Packer.Packed made = new Packer(table, linked, secret).pack("", before);
    write(made.writes());
    return PackedFile.text(made.packed());
  }

  /// Makes a table of a file, or opens the one again that was packed into it; returns its id.
  public String unpack(String file) {
    PackedTable packed = PackedFile.parse(file);
    for (TableRecord table : store.tables()) {
      Papers papers = Papers.of(store.acts(table.id()));
      if (papers.packs().contains(packed.head().pack())) {
        return reopen(table, papers, file);
      }
    }
    Unpacker.Unpacked unpacked = new Unpacker(Catalogue::game).unpack(packed);
    write(unpacked.writes());
    return unpacked.table().id();
  }

  private String reopen(TableRecord table, Papers papers, String file) {
    if (table.state() != TableRecord.State.PACKED) {
      throw new BadInput("the table of this file is here already: " + table.id());
    }
    if (!papers.packed().equals(file)) {
      throw new BadInput("this table was packed again since that file was made");
    }
    write(List.of(new Write.SetState(table.id(), TableRecord.State.PLAYING, "")));
    return table.id();
  }

  private void write(List<Write> writes) {
    try {
      store.write(writes).join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof StoreFailure failure ? failure : e;
    }
  }
}
