/// The store that several servers share: a PostgreSQL database, with the leases that say who writes
/// to which table.
@NullMarked
package games.magie.table.store.postgres;

import org.jspecify.annotations.NullMarked;
