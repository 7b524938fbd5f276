/// Which tables a server runs: all of its own file, or those of a shared database on which it holds
/// a lease. They are taken up when somebody asks for them and evicted when they are idle.
@NullMarked
package games.magie.table.lease;

import org.jspecify.annotations.NullMarked;
