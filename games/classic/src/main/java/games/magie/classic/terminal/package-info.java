/// The board in a terminal.
@NullMarked
package games.magie.classic.terminal;

import org.jspecify.annotations.NullMarked;
