package games.magie.table.store;

import games.magie.kernel.BadInput;
import games.magie.table.RowRecord;
import games.magie.table.store.Heads.Head;
import java.util.List;
import java.util.Optional;

/// Whether a journal is the one that was written: all of its rows and every column of them.
///
/// @param head empty if it is missing
/// @param proofs of all rows in order, read at the same moment as the head
public record ChainCheck(Optional<Head> head, List<String> proofs) {
  /// Throws [BadInput] with one line that says what does not hold.
  ///
  /// @param rows the journal as it was read a moment before; it may have grown since
  public void check(List<RowRecord> rows) {
    Head end = head.orElseThrow(() -> new BadInput("the head of its chain is missing"));
    if (end.length() != proofs.size() || rows.size() > proofs.size()) {
      throw new BadInput(
          "the journal has %d rows, and %d were written"
              .formatted(Math.min(rows.size(), proofs.size()), end.length()));
    }
    if (end.chain() == Head.LINKS) {
      return; // the links say what is wrong with it
    }
    if (end.chain() != Head.PROOFS) {
      throw new BadInput("its chain is of version %d, this program knows 2".formatted(end.chain()));
    }
    String proof = "";
    for (int number = 0; number < rows.size(); number++) {
      proof = Checksum.proof(proof, rows.get(number));
      if (!proof.equals(proofs.get(number))) {
        throw new BadInput("row " + number + ": the proof does not fit, it was changed");
      }
    }
    if (!end.proof().equals(proofs.isEmpty() ? "" : proofs.getLast())) {
      throw new BadInput("the head of its chain does not fit the last row");
    }
  }
}
