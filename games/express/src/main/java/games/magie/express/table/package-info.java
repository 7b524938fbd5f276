/// The position, [ExpressState].
@NullMarked
package games.magie.express.table;

import org.jspecify.annotations.NullMarked;
