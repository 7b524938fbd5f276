package games.magie.table.pack;

import games.magie.kernel.BadInput;
import games.magie.table.TableRecord;
import games.magie.table.TableRecord.Kind;
import games.magie.table.TableRecord.Seat;
import games.magie.table.Tokens;
import games.magie.table.Write;
import games.magie.table.actions.PackingRecord;
import games.magie.wire.LinkedRow;
import games.magie.wire.pack.Key;
import games.magie.wire.pack.PackHead;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.pack.PackedTable;
import games.magie.wire.pack.Seal;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// Makes the file of a table whose game goes on, and what must be kept with it.
///
/// @param secret whether its journal holds what not everybody may know
public record Packer(TableRecord table, List<LinkedRow> rows, boolean secret) {
  /// @param packed the new file's content
  /// @param writes that close the table here
  public record Packed(PackedTable packed, List<Write> writes) {}

  public static boolean plays(Seat seat) {
    return seat.kind() == Kind.PERSON && !seat.left();
  }

  /// @param phrase instead of a share for each person, empty for shares
  /// @param before how many packings there were
  public Packed pack(String phrase, int before) {
    if (table.seats().stream().noneMatch(Packer::plays)) {
      throw new BadInput("nobody sits at this table to whom it could be given");
    }
    PackHead head = head();
    var codes = new TreeMap<Integer, String>();
    PackedTable packed;
    if (!secret) {
      packed = PackedTable.open(head, rows);
    } else if (phrase.isEmpty()) {
      table.seats().stream()
          .filter(Packer::plays)
          .forEach(seat -> codes.put(seat.seat(), Tokens.secret()));
      packed = PackedTable.withShares(head, rows, codes);
    } else {
      packed = PackedTable.withPhrase(head, rows, phrase);
    }
    String text = PackedFile.text(packed);
    if (text.length() > PackedFile.LARGEST) {
      throw new BadInput("the file would be larger than " + PackedFile.largest());
    }
    readBack(text, codes, phrase);
    var writes = new ArrayList<Write>();
    writes.add(new PackingRecord.Packed(head.pack(), text).kept(table.id()));
    codes.forEach((seat, code) ->
        writes.add(new PackingRecord.Code(head.pack(), seat, code).kept(table.id())));
    if (secret && !phrase.isEmpty()) {
      writes.add(new PackingRecord.Mark(before, "phrase").kept(table.id()));
    }
    writes.add(new Write.SetState(table.id(), TableRecord.State.PACKED, ""));
    return new Packed(packed, writes);
  }

  /// A table is closed only for a file that can be read, opened and played again.
  private void readBack(String text, SortedMap<Integer, String> codes, String phrase) {
    try {
      PackedTable read = PackedFile.parse(text);
      String pack = read.head().pack();
      List<LinkedRow> found =
          switch (read.seal()) {
            case Seal.Open _ -> read.rows();
            case Seal.Shares _ ->
                read.rows(
                    Key.ofShares(
                        codes.values().stream().map(code -> Key.share(pack, code)).toList()));
            case Seal.Phrase sealed -> read.rows(Key.ofPhrase(phrase, sealed.salt()));
          };
      var _ = read.journal(found);
      if (!found.equals(rows)) {
        throw new BadInput("other rows came out than went in");
      }
    } catch (BadInput e) {
      throw new BadInput("the file could not be read again, nothing was closed: " + e.getMessage());
    }
  }

  private PackHead head() {
    return new PackHead(
        PackedTable.newName(),
        table.game(),
        table.version(),
        table.settings(),
        table.terms(),
        table.clock(),
        table.onLeave(),
        table.seats().stream().map(Packer::seat).toList(),
        rows.size(),
        rows.getLast().link());
  }

  private static PackHead.Seat seat(Seat seat) {
    PackHead.Kind kind =
        seat.kind() == Kind.BOT
            ? PackHead.Kind.BOT
            : seat.left() ? PackHead.Kind.LEFT : PackHead.Kind.PERSON;
    return new PackHead.Seat(kind, seat.bot(), seat.name());
  }
}
