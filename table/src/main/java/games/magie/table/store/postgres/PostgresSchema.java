package games.magie.table.store.postgres;

import games.magie.table.StoreFailure;
import games.magie.table.store.ChainMigration;
import games.magie.table.store.SqlSource;
import games.magie.table.store.StoreSchema;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/// The tables of a database that several servers share, and how an older one becomes one of today.
public final class PostgresSchema {
  /// So that servers that start together do not all make the tables.
  private static final long LOCK = 0x6d61676965L;

  /// What belongs to the first version besides what every store has: who holds which table.
  private static final List<String> SHARING =
      List.of(
          "alter table tables add column arrival bigint generated always as identity",
          "create index holds_device on holds (device)",
          """
          create table nodes (id text primary key, address text not null, secret text not null,
            lease interval not null, expires timestamptz not null)\
          """,
          """
          create table leases (table_id text primary key, node text not null,
            epoch bigint not null)\
          """,
          "create index leases_node on leases (node)");

  /// They would go on to write rows as they know them, and these would look damaged.
  private static final String OTHERS =
      "select count(*) from nodes where clock_timestamp() <"
          + " greatest(expires, pg_postmaster_start_time() + lease)";

  private PostgresSchema() {}

  /// Makes the database one of today, or refuses it with one line.
  static void bring(Connection connection, String name) throws SQLException {
    connection.setAutoCommit(false);
    try (Statement statement = connection.createStatement()) {
      statement.execute("select pg_advisory_xact_lock(" + LOCK + ")");
      statement.execute("create table if not exists store_version (version integer not null)");
      int version = version(statement);
      if (version > StoreSchema.STEPS.size()) {
        throw StoreSchema.newer(name, version);
      }
      boolean chains = version < StoreSchema.CHAINED;
      if (chains && version > 0 && !first(statement, OTHERS).equals("0")) {
        throw new StoreFailure(
            name + " is in use by servers of an older program: stop all of them first");
      }
      for (int step = version; step < StoreSchema.STEPS.size(); step++) {
        for (String sql : StoreSchema.STEPS.get(step)) {
          statement.execute(translated(sql));
        }
        for (String sql : step == 0 ? SHARING : List.<String>of()) {
          statement.execute(sql);
        }
      }
      if (chains) {
        new ChainMigration(connection).run();
      }
      if (version < StoreSchema.STEPS.size()) {
        statement.execute("delete from store_version");
        statement.execute("insert into store_version values (" + StoreSchema.STEPS.size() + ")");
      }
      connection.commit();
    } finally {
      connection.rollback();
      connection.setAutoCommit(true);
    }
  }

  /// Does something while no other server brings the database up to date.
  static <T> T alone(Connection connection, SqlSource.Work<T> work) throws SQLException {
    connection.setAutoCommit(false);
    try (Statement statement = connection.createStatement()) {
      statement.execute("select pg_advisory_xact_lock(" + LOCK + ")");
      T done = work.with(connection);
      connection.commit();
      return done;
    } finally {
      connection.rollback();
      connection.setAutoCommit(true);
    }
  }

  /// For somebody who only reads.
  public static void refuseOthers(Connection connection, String name) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      if (first(statement, "select to_regclass('store_version')").isEmpty()) {
        throw new StoreFailure(name + " is no store of this program");
      }
      int version = version(statement);
      if (version > StoreSchema.STEPS.size()) {
        throw StoreSchema.newer(name, version);
      }
    }
  }

  /// Whether its journals have heads and its rows have checksums.
  public static boolean isChained(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      return version(statement) >= StoreSchema.CHAINED;
    }
  }

  private static int version(Statement statement) throws SQLException {
    String version = first(statement, "select max(version) from store_version");
    return version.isEmpty() ? 0 : Integer.parseInt(version);
  }

  private static String translated(String sql) {
    return sql.replace("integer primary key", "bigint generated always as identity primary key")
        .replace(" integer ", " bigint ")
        .replace(" without rowid", "");
  }

  static String first(Statement statement, String sql) throws SQLException {
    try (ResultSet result = statement.executeQuery(sql)) {
      String found = result.next() ? result.getString(1) : null;
      return found == null ? "" : found;
    }
  }
}
