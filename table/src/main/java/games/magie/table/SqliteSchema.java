package games.magie.table;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/// The tables of the file, and how an older file becomes one of today.
final class SqliteSchema {
  /// What each version added to the one before it.
  private static final List<List<String>> STEPS =
      List.of(
          List.of(
              """
              create table tables (id text primary key, game text not null,
                version integer not null, settings text not null, clock integer not null,
                on_leave text not null, state text not null, reason text not null)\
              """,
              """
              create table seats (table_id text not null, seat integer not null,
                kind text not null, bot text not null, name text not null, secret text not null,
                gone integer not null, primary key (table_id, seat)) without rowid\
              """,
              """
              create table holds (table_id text not null, seat integer not null,
                device text not null, primary key (table_id, seat, device)) without rowid\
              """,
              // In order of arrival: appending at the end is several times faster than clustering
              // by table.
              """
              create table journal (arrival integer primary key, table_id text not null,
                number integer not null, seat integer not null, command text not null,
                content text not null, body text not null, salt text not null,
                link text not null, unique (table_id, number))\
              """,
              """
              create unique index journal_command on journal (table_id, seat, command)
                where command <> ''\
              """),
          List.of(
              """
              create table acts (arrival integer primary key, table_id text not null,
                seat integer not null, command text not null, content text not null,
                unique (table_id, seat, command))\
              """),
          List.of(
              "alter table tables add column terms text not null default ''",
              """
              create table times (table_id text not null, seat integer not null,
                label text not null, moment integer not null, spent integer not null,
                bank integer not null, primary key (table_id, seat)) without rowid\
              """,
              """
              create table chat (arrival integer primary key, table_id text not null,
                number integer not null, seat integer not null, command text not null,
                emote text not null, said text not null, unique (table_id, number))\
              """));

  private SqliteSchema() {}

  /// To be asked before anything else, so that a file that is refused is not touched.
  static void refuseNewer(Connection connection, String file) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      int version = version(statement);
      if (version > STEPS.size()) {
        throw new StoreFailure(
            "%s was written by a newer program (store version %d, this one knows %d)"
                .formatted(file, version, STEPS.size()));
      }
    }
  }

  /// The same for somebody who only reads: a file of another program is refused, too.
  static void refuseOthers(Connection connection, String file) throws SQLException {
    refuseNewer(connection, file);
    try (Statement statement = connection.createStatement()) {
      if (version(statement) == 0) {
        throw new StoreFailure(file + " is no store of this program");
      }
    }
  }

  private static int version(Statement statement) throws SQLException {
    return Integer.parseInt(first(statement, "pragma user_version"));
  }

  /// Makes the file one of today, or refuses it with one line.
  static void bring(Connection connection, String file) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      int version = version(statement);
      if (version < STEPS.size()) {
        statement.execute("begin");
        for (List<String> step : STEPS.subList(version, STEPS.size())) {
          for (String sql : step) {
            statement.execute(sql);
          }
        }
        statement.execute("pragma user_version=" + STEPS.size());
        statement.execute("commit");
      }
      String check = first(statement, "pragma quick_check");
      if (!check.equals("ok")) {
        throw new StoreFailure(file + " is damaged: " + check.lines().findFirst().orElse(""));
      }
    }
  }

  static String first(Statement statement, String sql) throws SQLException {
    try (ResultSet result = statement.executeQuery(sql)) {
      return result.next() ? String.valueOf(result.getString(1)) : "";
    }
  }
}
