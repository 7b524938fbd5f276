package games.magie.table;

/// Something to be made safe.
public sealed interface Write {
  record Open(TableRecord table) implements Write {}

  record SetSeat(String table, TableRecord.Seat seat) implements Write {}

  record SetState(String table, TableRecord.State state, String reason) implements Write {}

  /// A device, by the hash of its cookie, holds a seat.
  record Hold(String table, int seat, String device) implements Write {}

  /// A command that changed no position, such as a vote.
  record Act(String table, int seat, String command, String content) implements Write {}

  record Append(RowRecord row) implements Write {}

  /// What is written together with this is written only if the server still holds the table.
  ///
  /// @param epoch how often the table had been taken when it took it
  record Under(String table, long epoch) implements Write {}
}
