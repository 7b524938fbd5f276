/// Tables in files: making one, reading one, and what of a game has to be sealed.
@NullMarked
package games.magie.table.pack;

import org.jspecify.annotations.NullMarked;
