/// The board in a terminal.
@NullMarked
package games.magie.go.terminal;

import org.jspecify.annotations.NullMarked;
