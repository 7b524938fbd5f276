package games.magie.table.store;

import games.magie.table.StoreFailure;
import java.util.List;

/// What a store consists of, the same for a file and for a database of several servers. Written as
/// SQLite reads it; [PostgresSchema] says the few words that differ.
public final class StoreSchema {
  /// What each version added to the one before it.
  public static final List<List<String>> STEPS =
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
              """),
          List.of(
              // What the host asks a running server for, and what became of it.
              """
              create table wishes (arrival integer primary key, table_id text not null,
                errand text not null, answer text not null)\
              """,
              "create table packs (name text primary key, table_id text not null)",
              """
              insert into packs select substr(command, 6), min(table_id) from acts
                where substr(command, 1, 5) = 'from ' group by substr(command, 6)\
              """),
          List.of(
              "alter table tables add column listed integer not null default 0",
              "create index tables_listed on tables (id) where listed=1"),
          List.of(
              """
              create table heads (table_id text primary key, chain integer not null,
                length integer not null, proof text not null)\
              """,
              "alter table journal add column proof text not null default ''",
              "alter table tables add column checksum text not null default ''",
              "alter table seats add column checksum text not null default ''",
              "alter table holds add column checksum text not null default ''",
              "alter table acts add column checksum text not null default ''",
              "alter table times add column checksum text not null default ''",
              "alter table chat add column checksum text not null default ''",
              "alter table packs add column checksum text not null default ''",
              // Since when nothing has happened at a table, and who was forgotten, so that no old
              // backup brings them back.
              """
              create table ages (table_id text primary key, mark text not null,
                since integer not null, checksum text not null)\
              """,
              """
              create table forgotten (table_id text not null, seat integer not null,
                checksum text not null, primary key (table_id, seat))\
              """,
              "create index if not exists holds_device on holds (device)",
              """
              create table server_secret (name text primary key, value text not null,
                checksum text not null)\
              """));

  /// The version from which on journals have heads and rows have checksums, see [ChainMigration].
  public static final int CHAINED = 6;

  /// Whatever has rows of one table, and goes with it.
  static final List<String> OF_A_TABLE =
      List.of("journal", "heads", "acts", "chat", "times", "seats", "holds", "packs", "ages");

  private StoreSchema() {}

  public static StoreFailure newer(String store, int version) {
    return new StoreFailure(
        "%s was written by a newer program (store version %d, this one knows %d)"
            .formatted(store, version, STEPS.size()));
  }
}
