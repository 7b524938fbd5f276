/// Tests of tables and their store.
@NullMarked
package games.magie.table;

import org.jspecify.annotations.NullMarked;
