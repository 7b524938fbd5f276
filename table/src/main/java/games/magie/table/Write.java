package games.magie.table;

import games.magie.wire.protocol.ChatMessage;

/// Something to be made safe.
public sealed interface Write {
  record Open(TableRecord table) implements Write {}

  record SetSeat(String table, TableRecord.Seat seat) implements Write {}

  record SetState(String table, TableRecord.State state, String reason) implements Write {}

  /// Whether anybody may find the table and watch.
  record SetListed(String table, boolean listed) implements Write {}

  /// A device, by the hash of its cookie, holds a seat.
  record Hold(String table, int seat, String device) implements Write {}

  /// Something that changed no position, such as a vote or a pause.
  record Action(String table, int seat, String command, String content) implements Write {
    /// What the table itself or its host does, be it to a seat.
    public static Action ofTable(String table, int seat, String content) {
      return new Action(table, seat, "table-" + Tokens.id(), content);
    }
  }

  record Append(RowRecord row) implements Write {}

  /// How the clock of a seat stands: what it has used for the question of this moment, and what its
  /// bank holds, in milliseconds.
  record SetTime(String table, int seat, String label, int moment, long spent, long bank)
      implements Write {}

  /// Something that was said; it is no part of the journal.
  record Say(String table, String command, ChatMessage message) implements Write {
    /// What makes a repeated command the same.
    public String content() {
      return message.emote().isEmpty() ? "do say " + message.text() : "do emote " + message.emote();
    }
  }

  /// What was said is replaced; both empty: it is taken away. Its number stays.
  record Reword(String table, int number, String emote, String said) implements Write {}

  /// An action is replaced by another of the same name.
  record Rewrite(Action action) implements Write {}

  /// A seat that one device held is held by another, both by the hashes of their cookies.
  record Rehold(String table, int seat, String from, String to) implements Write {}

  /// No device holds a seat any more.
  record Unhold(String table, int seat) implements Write {}

  /// Of all devices only this one, by the hash of its cookie, goes on holding a seat.
  record UnholdOthers(String table, int seat, String device) implements Write {}

  /// A table came out of a file; no second one can.
  ///
  /// @param key as [KnownFile] makes it
  record Arrive(String key, String table) implements Write {}

  /// Since when a table has been as it is.
  ///
  /// @param mark what it is, see [Retention]
  /// @param since in seconds of the epoch
  record Age(String table, String mark, long since) implements Write {}

  /// Somebody was forgotten; it is kept for ever.
  record Bury(Tombstone tombstone) implements Write {}

  /// Nothing is left of a table.
  record Delete(String table) implements Write {}

  /// What became of something that the host has asked a running server for.
  record Answer(long entry, String answer) implements Write {}

  /// What is written together with this is written only if the server still holds the table.
  ///
  /// @param epoch how often the table had been taken when it took it
  record Under(String table, long epoch) implements Write {}
}
