/// What stores in SQL have in common: records and journals, hash chains and checksums, group
/// commit, schemas and their migrations, checks.
@NullMarked
package games.magie.table.store;

import org.jspecify.annotations.NullMarked;
