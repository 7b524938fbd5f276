package games.magie.table.store;

import games.magie.table.RowRecord;
import games.magie.table.Store;
import games.magie.table.TableRecord;
import games.magie.table.Tombstone;
import games.magie.table.Write;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.protocol.ChatMessage;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads what a database holds, be it a file or a server.
public final class SqlReader {
  static final String ROWS =
      "select number,seat,command,content,body,salt,link from journal where table_id=?"
          + " order by number";

  private final Query query;
  private final TableReader tables;

  /// @param name what is read, for messages
  /// @param arrival the column that says in which order tables were opened
  public SqlReader(String name, SqlSource source, String arrival) {
    this.query = new Query(name, source);
    this.tables = new TableReader(query, arrival);
  }

  /// What does not hold of everything that is no journal, as lines.
  public List<String> wrong() {
    return query.use(StoreCheck::checksums);
  }

  public List<TableRecord> tables() {
    return tables.all();
  }

  public Optional<TableRecord> table(String id) {
    return tables.find(id);
  }

  /// The running games that anybody may watch, those first in which something happened last.
  List<Store.Listed> listed(int most) {
    return tables.listed(most);
  }

  /// How many tables are in each state.
  Map<TableRecord.State, Integer> states() {
    return tables.states();
  }

  public List<RowRecord> rows(String table) {
    return query.list(ROWS, r -> row(table, r), table);
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
  public ChainCheck chain(String table) {
    var heads = new ArrayList<Heads.Head>();
    List<String> proofs =
        query
            .list(
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
    return query.list(
        "select table_id,seat,device from holds",
        r -> new Write.Hold(r.getString(1), r.getInt(2), r.getString(3)));
  }

  /// What the host has asked for and nobody has answered.
  ///
  /// @param number counts what was asked for
  public record InboxEntry(long number, String table, String command) {}

  public List<InboxEntry> inbox() {
    return query.list(
        "select arrival,table_id,errand from wishes where answer='' order by arrival",
        r -> new InboxEntry(r.getLong(1), r.getString(2), r.getString(3)));
  }

  /// The seats of one device.
  List<Write.Hold> holds(String device) {
    return query.list(
        "select table_id,seat from holds where device=?",
        r -> new Write.Hold(r.getString(1), r.getInt(2), device),
        device);
  }

  /// The devices of one seat.
  List<String> holders(String table, int seat) {
    return query.list(
        "select device from holds where table_id=? and seat=?", r -> r.getString(1), table, seat);
  }

  /// Of files only the beginning: they may be large, see [#file].
  public List<Write.Action> actions(String table) {
    return query.list(
        "select seat,command,case when substr(command,1,5) in ('pack ','from ') then"
            + (" substr(content,1," + PackedFile.TOP + ") else content end")
            + " from acts where table_id=? order by arrival",
        r -> new Write.Action(table, r.getInt(1), r.getString(2), r.getString(3)),
        table);
  }

  /// The whole content of an act of the table itself, empty if there is none of this name.
  public String file(String table, String command) {
    return query
        .list(
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
    return query.list("select table_id from packs where name=?", r -> r.getString(1), key).stream()
        .findFirst();
  }

  /// How many bytes the files have whose tables wait for their people.
  long waitingBytes() {
    return query
        .list(
            "select coalesce(sum(octet_length(a.content)),0) from tables t join acts a on"
                + " a.table_id=t.id and a.seat=-1 where t.state='waiting' and"
                + " substr(a.command,1,5)='from '",
            r -> r.getLong(1))
        .getFirst();
  }

  /// Who was forgotten here.
  public List<Tombstone> forgotten() {
    return query.list(
        "select table_id,seat from forgotten", r -> new Tombstone(r.getString(1), r.getInt(2)));
  }

  /// A table with whatever changes when something happens there.
  ///
  /// @param mark the same as long as nothing happens
  /// @param claimed whether a device holds one of its seats
  /// @param before the mark when somebody looked last, empty if nobody has
  /// @param since when it was first seen with that mark, in seconds of the epoch
  public record Age(
      String table,
      TableRecord.State state,
      String mark,
      boolean claimed,
      String before,
      long since) {}

  /// @param where of which tables, in SQL
  public List<Age> ages(String where, Object... values) {
    return query.list(
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

  /// The tables that have an action of one of these names, in the order in which they got it.
  public List<String> withAction(String... names) {
    String any = String.join(",", Collections.nCopies(names.length, "?"));
    return query.list(
        "select table_id from acts where command in (" + any + ") order by arrival",
        r -> r.getString(1),
        (Object[]) names);
  }

  List<Write.SetTime> times(String table) {
    return query.list(
        "select seat,label,moment,spent,bank from times where table_id=? order by seat",
        r ->
            new Write.SetTime(
                table, r.getInt(1), r.getString(2), r.getInt(3), r.getLong(4), r.getLong(5)),
        table);
  }

  public List<Write.Say> chat(String table) {
    return query.list(
        "select number,seat,command,emote,said from chat where table_id=? order by number",
        r ->
            new Write.Say(
                table,
                r.getString(3),
                new ChatMessage(r.getInt(1), r.getInt(2), r.getString(4), r.getString(5))),
        table);
  }
}
