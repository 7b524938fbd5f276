/// The embedded store: one SQLite file, its write-ahead log, and the lock that keeps a second
/// server away.
@NullMarked
package games.magie.table.store.sqlite;

import org.jspecify.annotations.NullMarked;
