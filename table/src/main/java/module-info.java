/// Tables, seats, clocks, talk, bots, and the stores that keep them.
@SuppressWarnings("requires-automatic") // the driver of PostgreSQL has no descriptor of its own
module games.magie.table {
  exports games.magie.table;

  requires transitive games.magie.kernel;
  requires transitive games.magie.wire;
  requires games.magie.bots;
  requires java.sql;
  requires org.postgresql.jdbc;
  requires org.xerial.sqlitejdbc;
  requires static org.checkerframework.checker.qual;
  requires static transitive org.jspecify;
}
