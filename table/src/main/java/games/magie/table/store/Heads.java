package games.magie.table.store;

import games.magie.table.RowRecord;
import games.magie.table.Write;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/// The heads of the chains to which one transaction appends. Each is written together with its
/// rows: how many a journal has and what the last one proves, so that a missing end is noticed.
public final class Heads {
  /// @param chain by which version the rows prove each other
  /// @param length of the journal
  /// @param proof of its last row, empty if there is none
  public record Head(int chain, int length, String proof) {
    /// Every row carries a link over its body alone. Tables of older programs whose links did not
    /// hold stay at this version.
    public static final int LINKS = 1;

    /// Every row carries a proof over all of its columns as well.
    static final int PROOFS = 2;

    static final Head NONE = new Head(PROOFS, 0, "");

    Head with(RowRecord row) {
      return new Head(chain, length + 1, chain == LINKS ? "" : Checksum.proof(proof, row));
    }
  }

  private final Map<String, Head> heads;

  /// Whose head has to be written; in order, so that two servers never wait for each other.
  private final Map<String, Head> changed = new TreeMap<>();

  private Heads(Map<String, Head> heads) {
    this.heads = heads;
  }

  /// Reads, in the transaction that will write them, the heads that these writes need.
  static Heads of(Connection connection, List<Write> writes) throws SQLException {
    var tables = new TreeSet<String>();
    for (Write write : writes) {
      if (write instanceof Write.Append(RowRecord row)) {
        tables.add(row.table());
      }
    }
    var heads = new HashMap<String, Head>();
    if (!tables.isEmpty()) {
      String places = String.join(",", Collections.nCopies(tables.size(), "?"));
      try (PreparedStatement statement =
          connection.prepareStatement(
              "select table_id,chain,length,proof from heads where table_id in (" + places + ")")) {
        int at = 1;
        for (String table : tables) {
          statement.setString(at++, table);
        }
        try (ResultSet r = statement.executeQuery()) {
          while (r.next()) {
            heads.put(r.getString(1), new Head(r.getInt(2), r.getInt(3), r.getString(4)));
          }
        }
      }
    }
    return new Heads(heads);
  }

  /// A new table has a chain without rows.
  void open(String table) {
    changed.put(table, heads.getOrDefault(table, Head.NONE));
  }

  /// Returns what the row proves.
  String append(RowRecord row) {
    Head next = heads.getOrDefault(row.table(), Head.NONE).with(row);
    heads.put(row.table(), next);
    changed.put(row.table(), next);
    return next.proof;
  }

  /// After everything else.
  void write(Statements.Sink sink) throws SQLException {
    for (Map.Entry<String, Head> each : changed.entrySet()) {
      write(each.getKey(), each.getValue(), sink);
    }
  }

  static void write(String table, Head head, Statements.Sink sink) throws SQLException {
    sink.add(
        "insert into heads (table_id,chain,length,proof) values (?,?,?,?)"
            + " on conflict (table_id) do update set chain=excluded.chain,"
            + " length=excluded.length, proof=excluded.proof",
        table,
        head.chain,
        head.length,
        head.proof);
  }
}
