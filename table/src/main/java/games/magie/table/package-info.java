/// The door of the module: tables at which games are played, as servers and the `magie` command see
/// them. A [games.magie.table.Host] runs tables, a [games.magie.table.Store] keeps them, a
/// [games.magie.table.Caretaker] does what the person who hosts a server asks for, and a
/// [games.magie.table.StoreFile] looks at a store from outside. Knows nothing of HTTP. It is the
/// only package that is exported; the rooms behind it, from the ground up:
///
/// - `acts`: what is kept of a table beside its journal, and what follows from it;
/// - `store`: journals and records in SQL, with `store.sqlite` and `store.postgres`;
/// - `pack`: tables in files;
/// - `live`: a table that is played at;
/// - `lease`: which tables a server runs;
/// - `host`: what the person who hosts a server does, and what is done for them.
@NullMarked
package games.magie.table;

import org.jspecify.annotations.NullMarked;
