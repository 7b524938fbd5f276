package games.magie.table;

import games.magie.wire.LinkedRow;

/// A row of a journal as a store keeps it.
///
/// @param seat whose command it was, -1 for a clock or the table itself
/// @param command the id that the client gave it, empty if none did
/// @param content what makes a repeated command the same
/// @param body the lines of the row
/// @param salt 16 random bytes in hexadecimal
/// @param link the link of the hash chain that closes it
public record RowRecord(
    String table,
    int number,
    int seat,
    String command,
    String content,
    String body,
    String salt,
    String link) {
  public LinkedRow linked() {
    return new LinkedRow(body, salt, link);
  }
}
