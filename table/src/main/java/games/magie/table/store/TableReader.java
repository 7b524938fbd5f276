package games.magie.table.store;

import games.magie.table.Store;
import games.magie.table.TableRecord;
import games.magie.wire.PlainText;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads the records of tables with their seats.
///
/// @param arrival the column that says in which order tables were opened
record TableReader(Query query, String arrival) {
  private static final String TABLES = "select * from tables";
  private static final String LISTED = "listed=1 and state='playing'";
  private static final String SEATS = "select seat,kind,bot,name,secret,gone,table_id from seats";

  /// All seats are read at once: there may be thousands of tables, and a server starts with this.
  List<TableRecord> all() {
    var seats = new HashMap<String, List<TableRecord.Seat>>();
    query.list(
        SEATS + " order by table_id,seat",
        r -> seats.computeIfAbsent(r.getString(7), _ -> new ArrayList<>()).add(seat(r)));
    return query.list(
        TABLES + " order by " + arrival,
        r -> table(r, seats.getOrDefault(r.getString("id"), List.of())));
  }

  Optional<TableRecord> find(String id) {
    List<TableRecord.Seat> seats =
        query.list(SEATS + " where table_id=? order by seat", this::seat, id);
    return query.list(TABLES + " where id=?", r -> table(r, seats), id).stream().findFirst();
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
    query.list(
        SEATS + " where table_id in (select id from tables where " + LISTED + ") order by seat",
        r -> seats.computeIfAbsent(r.getString(7), _ -> new ArrayList<>()).add(seat(r)));
    return query.list(
        "select t.*, (select max(number) from journal where table_id=t.id) as moves, (select"
            + " arrival from journal where table_id=t.id order by number desc limit 1) as latest"
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

  /// How many tables are in each state.
  Map<TableRecord.State, Integer> states() {
    var states = new EnumMap<TableRecord.State, Integer>(TableRecord.State.class);
    query.list(
        "select state,count(*) from tables group by state",
        r -> states.put(TableRecord.State.of(r.getString(1)), r.getInt(2)));
    return states;
  }
}
