package games.magie.app.laws;

import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Journal;
import games.magie.kernel.match.Match;
import games.magie.kernel.match.Row;
import games.magie.laws.Law;
import games.magie.laws.LawBroken;
import games.magie.laws.Step;
import games.magie.wire.HashChain;
import games.magie.wire.JournalFile;
import games.magie.wire.LinkedRow;
import games.magie.wire.SavedGame;
import games.magie.wire.pack.PackHead;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.pack.PackedTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;

/// Every row survives being written to a file and read again, at every step; a whole save file or a
/// whole pack, which take time, at the end of some walks.
final class FileLaw<S extends State<S>, M extends Move, V extends View> implements Law<S, M, V> {
  private static final byte[] SALT = new byte[16];
  private static final int ONE_END_IN = 4;

  @Override
  public String name() {
    return "files and packs round-trip";
  }

  @Override
  public boolean judge(Step<S, M, V> step) {
    Row row = step.row();
    same(row, JournalFile.parseRow(row.number(), JournalFile.row(row)), "a row");
    return true;
  }

  @Override
  public void atEnd(Match<S, M, V> match, Step<S, M, V> last) {
    Journal journal = match.journal();
    switch (last.random().below(2 * ONE_END_IN)) {
      case 0 -> pack(journal);
      case 1 -> save(journal);
      default -> {}
    }
  }

  private static void save(Journal journal) {
    var saved =
        new SavedGame(
            journal,
            Collections.nCopies(journal.seats(), new SavedGame.Player("me", "Ann")),
            SavedGame.OnLeave.OUT);
    String text = JournalFile.text(saved, () -> SALT);
    same(saved, JournalFile.parse(text), "a save file");
  }

  private static void pack(Journal journal) {
    var chain = new HashChain();
    var rows = new ArrayList<LinkedRow>();
    String link = "";
    for (Row row : journal.rows()) {
      link = chain.link(SALT, JournalFile.row(row));
      rows.add(new LinkedRow(JournalFile.row(row), HexFormat.of().formatHex(SALT), link));
    }
    var seats = new ArrayList<PackHead.Seat>();
    for (int seat = 0; seat < journal.seats(); seat++) {
      seats.add(new PackHead.Seat(PackHead.Kind.PERSON, "", "Player " + Seats.letter(seat)));
    }
    var head =
        new PackHead(
            "0".repeat(32),
            journal.game(),
            journal.version(),
            journal.settings(),
            "",
            0,
            "out",
            seats,
            rows.size(),
            link);
    PackedTable packed = PackedTable.open(head, rows);
    PackedTable read = PackedFile.parse(PackedFile.text(packed));
    same(journal, read.journal(read.rows()), "a pack");
  }

  private static void same(Object written, Object read, String what) {
    if (!written.equals(read)) {
      throw new LawBroken("%s reads back as%n%s%ninstead of%n%s".formatted(what, read, written));
    }
  }
}
