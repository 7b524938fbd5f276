package games.magie.table.store;

import games.magie.table.RowRecord;
import games.magie.table.TableRecord;
import games.magie.table.Tombstone;
import games.magie.table.Write;
import games.magie.wire.protocol.ChatMessage;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/// What is to be written, in the words of a database: the same for all of them. Rows carry what
/// [CheckedRows] checks.
public final class Statements {
  private static final String TABLES = "tables";

  /// Takes a statement and what stands in its places.
  public interface Sink {
    void add(String sql, Object... values) throws SQLException;
  }

  private Statements() {}

  /// All of these and what belongs to them, in one transaction.
  public static void of(List<Write> writes, Connection connection, Sink sink) throws SQLException {
    Heads heads = Heads.of(connection, writes);
    for (Write write : writes) {
      of(write, heads, sink);
    }
    heads.write(sink);
  }

  private static void of(Write write, Heads heads, Sink sink) throws SQLException {
    switch (write) {
      case Write.Under _ -> {} // asked before, where several servers share the store
      case Write.Open(TableRecord t) -> {
        sink.add(
            "insert into tables"
                + " (id,game,version,settings,clock,on_leave,state,reason,terms,listed,checksum)"
                + " values (?,?,?,?,?,?,?,?,?,?,?)",
            t.id(),
            t.game(),
            t.version(),
            t.settings(),
            t.clock(),
            t.onLeave(),
            t.state().text(),
            t.reason(),
            t.terms(),
            t.listed() ? 1 : 0,
            Checksum.of(
                    TABLES,
                    t.id(),
                    t.game(),
                    t.version(),
                    t.settings(),
                    t.clock(),
                    t.onLeave(),
                    t.terms())
                + Checksum.of(TABLES, t.id(), t.state().text(), t.reason())
                + Checksum.of(TABLES, t.id(), t.listed() ? 1 : 0));
        heads.open(t.id());
        for (TableRecord.Seat seat : t.seats()) {
          setSeat(t.id(), seat, sink);
        }
      }
      case Write.SetSeat(String table, TableRecord.Seat seat) -> setSeat(table, seat, sink);
      case Write.SetState(String table, TableRecord.State state, String reason) ->
          sink.add(
              "update tables set state=?, reason=?, checksum="
                  + "substr(checksum,1,16) || ? || substr(checksum,33) where id=?",
              state.text(),
              reason,
              Checksum.of(TABLES, table, state.text(), reason),
              table);
      case Write.SetListed(String table, boolean listed) ->
          sink.add(
              "update tables set listed=?, checksum=substr(checksum,1,32) || ? where id=?",
              listed ? 1 : 0,
              Checksum.of(TABLES, table, listed ? 1 : 0),
              table);
      case Write.Hold(String table, int seat, String device) -> hold(table, seat, device, sink);
      case Write.Action(String table, int seat, String command, String content) ->
          sink.add(
              "insert into acts (table_id,seat,command,content,checksum) values (?,?,?,?,?)",
              table,
              seat,
              command,
              content,
              Checksum.of("acts", table, seat, command, content));
      case Write.Append(RowRecord r) ->
          sink.add(
              "insert into journal (table_id,number,seat,command,content,body,salt,link,proof)"
                  + " values (?,?,?,?,?,?,?,?,?)",
              r.table(),
              r.number(),
              r.seat(),
              r.command(),
              r.content(),
              r.body(),
              r.salt(),
              r.link(),
              heads.append(r));
      case Write.SetTime(String table, int seat, String label, int moment, long spent, long bank) ->
          sink.add(
              "insert into times (table_id,seat,label,moment,spent,bank,checksum)"
                  + " values (?,?,?,?,?,?,?)"
                  + " on conflict (table_id,seat) do update set label=excluded.label,"
                  + " moment=excluded.moment, spent=excluded.spent, bank=excluded.bank,"
                  + " checksum=excluded.checksum",
              table,
              seat,
              label,
              moment,
              spent,
              bank,
              Checksum.of("times", table, seat, label, moment, spent, bank));
      case Write.Say(String table, String command, ChatMessage said) ->
          sink.add(
              "insert into chat (table_id,number,seat,command,emote,said,checksum)"
                  + " values (?,?,?,?,?,?,?)",
              table,
              said.number(),
              said.seat(),
              command,
              said.emote(),
              said.text(),
              Checksum.of("chat", table, said.number(), said.seat(), command)
                  + Checksum.of("chat", table, said.number(), said.emote(), said.text()));
      case Write.Reword(String table, int number, String emote, String said) ->
          sink.add(
              "update chat set emote=?, said=?, checksum=substr(checksum,1,16) || ?"
                  + " where table_id=? and number=?",
              emote,
              said,
              Checksum.of("chat", table, number, emote, said),
              table,
              number);
      case Write.Rewrite(Write.Action(String table, int seat, String command, String content)) ->
          sink.add(
              "update acts set content=?, checksum=? where table_id=? and seat=? and command=?",
              content,
              Checksum.of("acts", table, seat, command, content),
              table,
              seat,
              command);
      case Write.Rehold(String table, int seat, String from, String to) -> {
        sink.add("delete from holds where table_id=? and seat=? and device=?", table, seat, from);
        hold(table, seat, to, sink);
      }
      case Write.Unhold(String table, int seat) ->
          sink.add("delete from holds where table_id=? and seat=?", table, seat);
      case Write.UnholdOthers(String table, int seat, String device) ->
          sink.add(
              "delete from holds where table_id=? and seat=? and device<>?", table, seat, device);
      case Write.Arrive(String key, String table) ->
          sink.add(
              "insert into packs (name,table_id,checksum) values (?,?,?)",
              key,
              table,
              Checksum.of("packs", key, table));
      case Write.Age(String table, String mark, long since) ->
          sink.add(
              "insert into ages (table_id,mark,since,checksum) values (?,?,?,?)"
                  + " on conflict (table_id) do update set mark=excluded.mark,"
                  + " since=excluded.since, checksum=excluded.checksum",
              table,
              mark,
              since,
              Checksum.of("ages", table, mark, since));
      case Write.Bury(Tombstone(String table, int seat)) ->
          sink.add(
              "insert into forgotten (table_id,seat,checksum) values (?,?,?)"
                  + " on conflict do nothing",
              table,
              seat,
              Checksum.of("forgotten", table, seat));
      case Write.Delete(String table) -> {
        for (String each : StoreSchema.OF_A_TABLE) {
          sink.add("delete from " + each + " where table_id=?", table);
        }
        sink.add("delete from tables where id=?", table);
      }
      case Write.Answer(long entry, String answer) ->
          sink.add("update wishes set answer=? where arrival=?", answer, entry);
    }
  }

  private static void hold(String table, int seat, String device, Sink sink) throws SQLException {
    sink.add(
        "insert into holds (table_id,seat,device,checksum) values (?,?,?,?)"
            + " on conflict do nothing",
        table,
        seat,
        device,
        Checksum.of("holds", table, seat, device));
  }

  private static void setSeat(String table, TableRecord.Seat s, Sink sink) throws SQLException {
    sink.add(
        "insert into seats (table_id,seat,kind,bot,name,secret,gone,checksum)"
            + " values (?,?,?,?,?,?,?,?)"
            + " on conflict (table_id,seat) do update set kind=excluded.kind, bot=excluded.bot,"
            + " name=excluded.name, secret=excluded.secret, gone=excluded.gone,"
            + " checksum=excluded.checksum",
        table,
        s.seat(),
        s.kind().text(),
        s.bot(),
        s.name(),
        s.secret(),
        s.left() ? 1 : 0,
        Checksum.of(
            "seats",
            table,
            s.seat(),
            s.kind().text(),
            s.bot(),
            s.name(),
            s.secret(),
            s.left() ? 1 : 0));
  }
}
