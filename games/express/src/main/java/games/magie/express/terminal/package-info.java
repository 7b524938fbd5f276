/// The board in a terminal.
@NullMarked
package games.magie.express.terminal;

import org.jspecify.annotations.NullMarked;
