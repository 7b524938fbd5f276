package games.magie.table;

import games.magie.wire.PlainText;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.protocol.ChatMessage;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads what a database holds, be it a file or a server.
///
/// @param name what is read, for messages
/// @param arrival the column that says in which order tables were opened
record SqlReader(String name, SqlSource source, String arrival) {
  private static final String TABLES = "select * from tables";
  static final String ROWS =
      "select number,seat,command,content,body,salt,link from journal where table_id=?"
          + " order by number";

  private static final String LISTED = "listed=1 and state='playing'";
  private static final String SEATS = "select seat,kind,bot,name,secret,gone,table_id from seats";

  /// What does not hold of everything that is no journal, as lines.
  List<String> wrong() {
    try {
      return source.use(StoreCheck::checksums);
    } catch (SQLException e) {
      throw new StoreFailure("cannot read " + name + ": " + e.getMessage(), e);
    }
  }

  private interface Reader<T> {
    T read(ResultSet row) throws SQLException;
  }

  /// All seats are read at once: there may be thousands of tables, and a server starts with this.
  List<TableRecord> tables() {
    var seats = new HashMap<String, List<TableRecord.Seat>>();
    query(
        SEATS + " order by table_id,seat",
        r -> seats.computeIfAbsent(r.getString(7), _ -> new ArrayList<>()).add(seat(r)));
    return query(
        TABLES + " order by " + arrival,
        r -> table(r, seats.getOrDefault(r.getString("id"), List.of())));
  }

  Optional<TableRecord> table(String id) {
    List<TableRecord.Seat> seats = query(SEATS + " where table_id=? order by seat", this::seat, id);
    return query(TABLES + " where id=?", r -> table(r, seats), id).stream().findFirst();
  }

  private TableRecord table(ResultSet r, List<TableRecord.Seat> seats) throws SQLException {
    return new TableRecord(
        r.getString("id"),
        r.getString("game"),
        r.getInt("version"),
        r.getString("settings"),
        r.getInt("clock"),
        r.getString("on_leave"),
        has(r, "terms") ? r.getString("terms") : "",
        TableRecord.State.of(r.getString("state")),
        PlainText.shown(r.getString("reason")), // it may quote what somebody sent
        seats,
        has(r, "listed") && r.getInt("listed") == 1);
  }

  /// Files of an older program, which are only looked at, lack a column or two.
  private static boolean has(ResultSet row, String column) throws SQLException {
    ResultSetMetaData columns = row.getMetaData();
    for (int at = 1; at <= columns.getColumnCount(); at++) {
      if (columns.getColumnName(at).equals(column)) {
        return true;
      }
    }
    return false;
  }

  /// The running games that anybody may watch, those first in which something happened last.
  List<Store.Listed> listed(int most) {
    var seats = new HashMap<String, List<TableRecord.Seat>>();
    query(
        SEATS + " where table_id in (select id from tables where " + LISTED + ") order by seat",
        r -> seats.computeIfAbsent(r.getString(7), _ -> new ArrayList<>()).add(seat(r)));
    return query(
        "select t.*, (select max(number) from journal where table_id=t.id) as moves,"
            + " (select arrival from journal where table_id=t.id order by number desc limit 1) as latest"
            + (" from tables t where " + LISTED + " order by latest desc limit " + most),
        r -> {
          TableRecord table = table(r, seats.getOrDefault(r.getString("id"), List.of()));
          return new Store.Listed(table, r.getInt("moves"));
        });
  }

  private TableRecord.Seat seat(ResultSet r) throws SQLException {
    return new TableRecord.Seat(
        r.getInt(1),
        TableRecord.Kind.of(r.getString(2)),
        r.getString(3),
        PlainText.shown(r.getString(4)), // older programs let more into a name
        r.getString(5),
        r.getInt(6) == 1);
  }

  List<RowRecord> rows(String table) {
    return query(ROWS, r -> row(table, r), table);
  }

  /// A row as [#ROWS] finds it.
  static RowRecord row(String table, ResultSet r) throws SQLException {
    return new RowRecord(
        table,
        r.getInt(1),
        r.getInt(2),
        r.getString(3),
        r.getString(4),
        r.getString(5),
        r.getString(6),
        r.getString(7));
  }

  /// What is known of a table's journal besides its rows, all at one moment.
  ChainCheck chain(String table) {
    var heads = new ArrayList<Heads.Head>();
    List<String> proofs =
        query(
                "select h.chain,h.length,h.proof,j.proof from heads h left join journal j"
                    + " on j.table_id=h.table_id where h.table_id=? order by j.number",
                r -> {
                  heads.add(new Heads.Head(r.getInt(1), r.getInt(2), r.getString(3)));
                  return Optional.ofNullable(r.getString(4));
                },
                table)
            .stream()
            .flatMap(Optional::stream)
            .toList();
    return new ChainCheck(heads.stream().findFirst(), proofs);
  }

  List<Write.Hold> holds() {
    return query(
        "select table_id,seat,device from holds",
        r -> new Write.Hold(r.getString(1), r.getInt(2), r.getString(3)));
  }

  /// What the host has asked for and nobody has answered.
  ///
  /// @param number counts what was asked for
  record Wish(long number, String table, String errand) {}

  List<Wish> wishes() {
    return query(
        "select arrival,table_id,errand from wishes where answer='' order by arrival",
        r -> new Wish(r.getLong(1), r.getString(2), r.getString(3)));
  }

  /// The seats of one device.
  List<Write.Hold> holds(String device) {
    return query(
        "select table_id,seat from holds where device=?",
        r -> new Write.Hold(r.getString(1), r.getInt(2), device),
        device);
  }

  /// The devices of one seat.
  List<String> holders(String table, int seat) {
    return query(
        "select device from holds where table_id=? and seat=?", r -> r.getString(1), table, seat);
  }

  /// Of files only the beginning: they may be large, see [#file].
  List<Write.Act> acts(String table) {
    return query(
        "select seat,command,case when substr(command,1,5) in ('pack ','from ') then"
            + (" substr(content,1," + PackedFile.TOP + ") else content end")
            + " from acts where table_id=? order by arrival",
        r -> new Write.Act(table, r.getInt(1), r.getString(2), r.getString(3)),
        table);
  }

  /// The whole content of an act of the table itself, empty if there is none of this name.
  String file(String table, String command) {
    return query(
            "select content from acts where table_id=? and seat=-1 and command=?",
            r -> r.getString(1),
            table,
            command)
        .stream()
        .findFirst()
        .orElse("");
  }

  /// The table that came out of a file, by what [KnownFile] calls it.
  Optional<String> arrived(String key) {
    return query("select table_id from packs where name=?", r -> r.getString(1), key).stream()
        .findFirst();
  }

  /// How many tables are in each state.
  Map<TableRecord.State, Integer> states() {
    var states = new EnumMap<TableRecord.State, Integer>(TableRecord.State.class);
    query(
        "select state,count(*) from tables group by state",
        r -> states.put(TableRecord.State.of(r.getString(1)), r.getInt(2)));
    return states;
  }

  /// How many bytes the files have whose tables wait for their people.
  long waitingBytes() {
    return query(
            "select coalesce(sum(octet_length(a.content)),0) from tables t join acts a on"
                + " a.table_id=t.id and a.seat=-1 where t.state='waiting' and"
                + " substr(a.command,1,5)='from '",
            r -> r.getLong(1))
        .getFirst();
  }

  /// Who was forgotten here.
  List<Tombstone> forgotten() {
    return query(
        "select table_id,seat from forgotten", r -> new Tombstone(r.getString(1), r.getInt(2)));
  }

  /// A table with whatever changes when something happens there.
  ///
  /// @param mark the same as long as nothing happens
  /// @param claimed whether a device holds one of its seats
  /// @param before the mark when somebody looked last, empty if nobody has
  /// @param since when it was first seen with that mark, in seconds of the epoch
  record Age(
      String table,
      TableRecord.State state,
      String mark,
      boolean claimed,
      String before,
      long since) {}

  /// @param where of which tables, in SQL
  List<Age> ages(String where, Object... values) {
    return query(
        "select t.id, t.state, coalesce((select max(number) from journal where table_id=t.id),-1),"
            + " (select count(*) from acts where table_id=t.id),"
            + " coalesce((select max(number) from chat where table_id=t.id),0),"
            + " (select count(*) from holds where table_id=t.id), coalesce(a.mark,''),"
            + " coalesce(a.since,0) from tables t left join ages a on a.table_id=t.id where "
            + where,
        r -> {
          String mark =
              "%s %d %d %d %d"
                  .formatted(
                      r.getString(2), r.getLong(3), r.getLong(4), r.getLong(5), r.getLong(6));
          return new Age(
              r.getString(1),
              TableRecord.State.of(r.getString(2)),
              mark,
              r.getLong(6) > 0,
              r.getString(7),
              r.getLong(8));
        },
        values);
  }

  /// The tables that have an act with one of two names.
  List<String> withAct(List<String> names) {
    return query(
        "select table_id from acts where command in (?,?) order by arrival",
        r -> r.getString(1),
        names.getFirst(),
        names.getLast());
  }

  List<Write.SetTime> times(String table) {
    return query(
        "select seat,label,moment,spent,bank from times where table_id=? order by seat",
        r ->
            new Write.SetTime(
                table, r.getInt(1), r.getString(2), r.getInt(3), r.getLong(4), r.getLong(5)),
        table);
  }

  List<Write.Say> chat(String table) {
    return query(
        "select number,seat,command,emote,said from chat where table_id=? order by number",
        r ->
            new Write.Say(
                table,
                r.getString(3),
                new ChatMessage(r.getInt(1), r.getInt(2), r.getString(4), r.getString(5))),
        table);
  }

  private <T> List<T> query(String sql, Reader<T> reader, Object... values) {
    try {
      return source.use(connection -> {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
          for (int at = 0; at < values.length; at++) {
            statement.setObject(at + 1, values[at]);
          }
          var found = new ArrayList<T>();
          try (ResultSet result = statement.executeQuery()) {
            while (result.next()) {
              found.add(reader.read(result));
            }
          }
          return found;
        }
      });
    } catch (SQLException e) {
      throw new StoreFailure("cannot read " + name + ": " + e.getMessage(), e);
    }
  }
}
