package games.magie.table;

import games.magie.wire.protocol.ChatMessage;
import java.sql.SQLException;

/// What is to be written, in the words of a database: the same for all of them.
final class Statements {
  /// Takes a statement and what stands in its places.
  interface Sink {
    void add(String sql, Object... values) throws SQLException;
  }

  private Statements() {}

  static void of(Write write, Sink sink) throws SQLException {
    switch (write) {
      case Write.Under _ -> {} // asked before, where several servers share the store
      case Write.Open(TableRecord t) -> {
        sink.add(
            "insert into tables (id,game,version,settings,clock,on_leave,state,reason,terms,listed)"
                + " values (?,?,?,?,?,?,?,?,?,?)",
            t.id(),
            t.game(),
            t.version(),
            t.settings(),
            t.clock(),
            t.onLeave(),
            t.state().text(),
            t.reason(),
            t.terms(),
            t.listed() ? 1 : 0);
        for (TableRecord.Seat seat : t.seats()) {
          setSeat(t.id(), seat, sink);
        }
      }
      case Write.SetSeat(String table, TableRecord.Seat seat) -> setSeat(table, seat, sink);
      case Write.SetState(String table, TableRecord.State state, String reason) ->
          sink.add("update tables set state=?, reason=? where id=?", state.text(), reason, table);
      case Write.SetListed(String table, boolean listed) ->
          sink.add("update tables set listed=? where id=?", listed ? 1 : 0, table);
      case Write.Hold(String table, int seat, String device) ->
          sink.add(
              "insert into holds (table_id,seat,device) values (?,?,?) on conflict do nothing",
              table,
              seat,
              device);
      case Write.Act(String table, int seat, String command, String content) ->
          sink.add(
              "insert into acts (table_id,seat,command,content) values (?,?,?,?)",
              table,
              seat,
              command,
              content);
      case Write.Append(RowRecord r) ->
          sink.add(
              "insert into journal (table_id,number,seat,command,content,body,salt,link)"
                  + " values (?,?,?,?,?,?,?,?)",
              r.table(),
              r.number(),
              r.seat(),
              r.command(),
              r.content(),
              r.body(),
              r.salt(),
              r.link());
      case Write.SetTime(String table, int seat, String label, int moment, long spent, long bank) ->
          sink.add(
              "insert into times (table_id,seat,label,moment,spent,bank) values (?,?,?,?,?,?)"
                  + " on conflict (table_id,seat) do update set label=excluded.label,"
                  + " moment=excluded.moment, spent=excluded.spent, bank=excluded.bank",
              table,
              seat,
              label,
              moment,
              spent,
              bank);
      case Write.Say(String table, String command, ChatMessage said) ->
          sink.add(
              "insert into chat (table_id,number,seat,command,emote,said) values (?,?,?,?,?,?)",
              table,
              said.number(),
              said.seat(),
              command,
              said.emote(),
              said.text());
      case Write.Reword(String table, int number, String emote, String said) ->
          sink.add(
              "update chat set emote=?, said=? where table_id=? and number=?",
              emote,
              said,
              table,
              number);
      case Write.Rewrite(Write.Act(String table, int seat, String command, String content)) ->
          sink.add(
              "update acts set content=? where table_id=? and seat=? and command=?",
              content,
              table,
              seat,
              command);
      case Write.Rehold(String from, String to) ->
          sink.add("update holds set device=? where device=?", to, from);
      case Write.Unhold(String table, int seat) ->
          sink.add("delete from holds where table_id=? and seat=?", table, seat);
      case Write.Arrive(String pack, String table) ->
          sink.add("insert into packs (name,table_id) values (?,?)", pack, table);
      case Write.Answer(long wish, String answer) ->
          sink.add("update wishes set answer=? where arrival=?", answer, wish);
    }
  }

  private static void setSeat(String table, TableRecord.Seat s, Sink sink) throws SQLException {
    sink.add(
        "insert into seats (table_id,seat,kind,bot,name,secret,gone) values (?,?,?,?,?,?,?)"
            + " on conflict (table_id,seat) do update set kind=excluded.kind, bot=excluded.bot,"
            + " name=excluded.name, secret=excluded.secret, gone=excluded.gone",
        table,
        s.seat(),
        s.kind().text(),
        s.bot(),
        s.name(),
        s.secret(),
        s.left() ? 1 : 0);
  }
}
